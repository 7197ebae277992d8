"""Names, labels, hints and standings: the words of buttons and pages."""

import pytest

from mt_widgets.games.labyrinth import notation, voice
from mt_widgets.games.labyrinth.rulebook import rules
from mt_widgets.games.labyrinth.tags import BUTTONS, is_tag
from mt_widgets.games.labyrinth.view import look

from .mazes import LATE, START, position


def test_all_that_can_be_pointed_at_has_a_tag_and_a_label_of_its_own() -> None:
    view = look(notation.parse_position(LATE), 0)
    things = voice.things(view)
    assert [*things] == ["Spare tile", "Arrows", "Maze", "Players"]
    assert [len(tags) for tags in things.values()] == [4, 12, 49 + 4 + 2, 2]
    tags = [tag for group in things.values() for tag in group]
    assert all(map(is_tag, (*tags, *BUTTONS)))
    for say in (voice.label, voice.thing):
        assert all(say(view, tag) for tag in tags)
    assert len({voice.label(view, tag) for tag in tags}) == len({*tags}) == len(tags)


@pytest.mark.parametrize(
    ("tag", "label", "thing"),
    [
        ("place:f2", "Place f2: east and west, token 18", "place f2"),
        ("arrow:Nb", "Arrow Nb: column b moves south", "arrow Nb"),
        ("arrow:E4", "Arrow E4: row 4 moves west", "arrow E4"),
        ("arrow:Sd", "Arrow Sd: closed", "arrow Sd"),
        ("token:18", "Token 18 (emerald), on f2", "token 18"),
        ("token:1", "Token 1 (crab apple)", "token 1"),
        ("pawn:y", "The yellow pawn, on e1", "the yellow pawn"),
        ("spare:F", "Spare tile F, open to: east and south", "the spare tile"),
        ("player:b", "Blue", "the blue panel"),
        ("price:y+w", "Yellow pays a wand", "Yellow pays a wand"),
        ("price:y-7", "Blue pays token 7 (raven's feather)", "Blue pays token 7 (raven's feather)"),
        ("stay", "Stay", "Stay"),
        ("wand", "Use a wand", "Use a wand"),
    ],
)
def test_a_label_and_what_stands_inside_a_sentence(tag: str, label: str, thing: str) -> None:
    view = look(notation.parse_position(LATE), 0)
    assert is_tag(tag)
    assert (voice.label(view, tag), voice.thing(view, tag)) == (label, thing)


@pytest.mark.parametrize("tag", ["", "place:d8", "arrow:Na", "token:21", "pawn:o", "price:y", "x"])
def test_what_is_no_tag(tag: str) -> None:
    assert not is_tag(tag)


@pytest.mark.parametrize(
    ("rest", "clicked", "hint"),
    [
        ("L b1 b1::?|y0::-", [], "Turn the spare tile as you like, then choose an arrow."),
        ("L b2 b1::?|y0::-", [], "Choose where your pawn goes, or stay."),
        ("L b3 b1::?|y0::-", [], "Use a wand for one more turn, or end this one."),
        ("L b1[y-w:Nb:F] b1::?|y0::- opt=deals", [], "Accept the deal or decline it."),
        ("L b1 b1::?|y0::- opt=deals", ["price:y-w"],
         "Now choose the shift that the deal is about."),
    ],
)  # fmt: skip
def test_a_hint_says_what_to_do_next(rest: str, clicked: list[str], hint: str) -> None:
    state = notation.parse_position(position(rest, c3="Kby", a1="F9"))
    assert voice.hint(look(state, 0), clicked) == hint


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        (LATE, ["Blue: 170 points", "Yellow: 66 points"]),
        (position("L b3 b1::?|y0:7:-", c3="Kby"),
         ["Blue: 3 points without the formula", "Yellow: 7 points",
          "A formula is unknown, so nobody can tell who wins."]),
        (position("L b1 b1::? left=0", c3="Kb", d3="H9"),
         ["Blue: 3 points without the formula", rules()["solo.limit"].text]),
        (position("L b3 b1::-", c3="Kb"), ["Blue: 3 points"]),
    ],
)  # fmt: skip
def test_the_standings(text: str, lines: list[str]) -> None:
    assert voice.standings(notation.parse_position(text)) == lines


def test_the_names_of_the_game_and_of_seats() -> None:
    state = notation.parse_position(START)
    assert voice.title() == "Master of the Labyrinth"
    assert [voice.say_seat(state, seat) for seat in (0, 1)] == ["Blue", "Yellow"]
    assert notation.parse_moves(voice.words()["example"])
