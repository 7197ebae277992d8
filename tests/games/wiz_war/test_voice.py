"""Names and sentences: what can be pointed at, what to do next, and what chance has turned up."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.engine.errors import refuse
from mt_widgets.games.wiz_war import goals, notation, voice
from mt_widgets.games.wiz_war.cards import UNKNOWN
from mt_widgets.games.wiz_war.state import State
from mt_widgets.games.wiz_war.view import View, look

from .rules.rulecase import duel
from .test_laws import ANY_STATE

PLACE = duel(
    b="15@d3:2,fireball+key", y="15@f3:shield", floor="c3:Y/e3:bush/g3:ogre.y4", more="walls=d3e:f"
)


def _view(position: str, seat: int | None = 0) -> View:
    return look(notation.parse_position(position), seat)


@given(ANY_STATE, st.sampled_from([None, -1, 0, 1]))
def test_everything_has_a_tag_of_its_own_and_words(state: State, seat: int | None) -> None:
    view = look(state, seat)
    tags = [tag for group in voice.things(view).values() for tag in group]
    assert len({*tags}) == len(tags)
    for tag in tags:
        assert voice.label(view, tag)
        assert voice.thing(view, tag)
    assert f"card:{UNKNOWN}" not in tags
    assert voice.say_expected(view)
    assert voice.board(view).endswith(voice.say_expected(view))


@pytest.mark.parametrize(
    ("tag", "label", "thing"),
    [
        ("card:fireball", "Fireball", "the card Fireball"),
        ("wizard:b", "the blue wizard on d3", "the blue wizard on d3"),
        ("creature:ogre", "the ogre of Yellow on g3", "the ogre of Yellow on g3"),
        ("creature:skeleton", "the skeleton", "the skeleton"),
        ("thing:key@b", "Master Key, carried by Blue", "Master Key, carried by Blue"),
        ("thing:Y@c3", "a yellow treasure on c3", "a yellow treasure on c3"),
        ("square:c3", "c3: a yellow treasure, base of Blue", "square c3"),
        ("square:e3", "e3: bush", "square e3"),
        ("square:g3", "g3: the ogre", "square g3"),
        ("square:a1", "a1: empty", "square a1"),
        ("border:d3e", "the wall of fire between d3 and e3", "the wall of fire between d3 and e3"),
        ("border:j3e", "the open border between j3 and a3", "the open border between j3 and a3"),
        ("border:c2s", "the door between c2 and c3", "the door between c2 and c3"),
        ("end", "End the main part", "End the main part"),
    ],
)
def test_what_a_tag_stands_for(tag: str, label: str, thing: str) -> None:
    view = _view(PLACE)
    assert voice.label(view, tag) == label
    assert voice.thing(view, tag) == thing


def test_a_dead_wizard_can_be_named() -> None:
    assert voice.thing(_view(duel("-", y="0")), "wizard:y") == "the dead yellow wizard"


def test_only_the_cards_that_a_viewer_sees_can_be_pointed_at() -> None:
    assert voice.things(_view(PLACE, 0))["Cards"] == ["card:fireball", "card:2"]
    assert voice.things(_view(PLACE, 1))["Cards"] == ["card:shield"]
    assert voice.things(_view(PLACE, -1))["Cards"] == []
    assert voice.things(_view(PLACE, None))["Cards"] == ["card:fireball", "card:2"]


@pytest.mark.parametrize(
    ("position", "clicked", "hint"),
    [
        (duel(), (), "Walk, play a card, or end the main part."),
        (duel(), ("card:fireball",), "Now choose what the card works on."),
        (duel("b[discard]", b="15@d3:" + ",".join("22222222")), (), "Choose a card to discard."),
        (duel("b[end>y]", y="15@f3:2"), (), "Answer with a card, or pass."),
        (duel("b2q[ask>y]", y="15@f3:2").replace(" opt=notrade", ""), (),
         "Give a card, or decline."),
        (duel("roll", more="first=by"), (), ""),
        (duel("-", y="0"), (), ""),
    ],
)  # fmt: skip
def test_what_to_do_next(position: str, clicked: tuple[str, ...], hint: str) -> None:
    assert voice.hint(_view(position), clicked) == hint


def test_what_chance_has_turned_up() -> None:
    state = notation.parse_position(duel("b[end>y]", y="15@f3:?,?"))
    assert voice.say_outcome(state, "shield,4") == "Yellow turns up Shield and number 4."
    drawing = notation.parse_position(duel("b[shuffle:2]", more="draw= discard=2"))
    assert voice.say_outcome(drawing, "?,pit") == "Blue draws an unknown card and Pit."


@pytest.mark.parametrize(
    ("position", "names", "possible", "case"),
    [
        (duel("roll", more="first=by"), ["=3", "=6"], "The die may show 3.",
         "If the die shows 3 or 6"),
        (duel("b3[b:rotate:c3:1=]", more="walls=e3e:w"), ["heads"], "The coin may show heads.",
         "If the coin shows heads"),
        (duel("b[shuffle:2]", more="draw= discard=2"), ["?,pit"],
         "Blue may draw an unknown card and Pit.", "If Blue draws an unknown card and Pit"),
        (duel("b[end>y]", y="15@f3:?,?"), ["shield,4", "2,3"],
         "Yellow may have Shield and number 4.",
         "If Yellow has Shield and number 4 or number 2 and number 3"),
    ],
)  # fmt: skip
def test_what_chance_may_do(position: str, names: list[str], possible: str, case: str) -> None:
    state = notation.parse_position(position)
    assert voice.say_possible(state, names[0]) == possible
    assert voice.say_case(state, names) == case


def test_names_of_the_game() -> None:
    assert voice.title() == "Wiz-War"
    (move,) = notation.parse_moves(voice.words()["example"])
    assert str(move) == voice.words()["example"]
    assert voice.words()["nobody"]
    assert (
        str(goals.parse_goal(voice.words()["goal"], notation.parse_position(duel())))
        == (voice.words()["goal"])
    )
    assert voice.say_seat(notation.parse_position(duel()), 1) == "Yellow"
    assert voice.explain(refuse("move", place="k1")) == "there is no k1 on this board"
