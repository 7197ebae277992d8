"""Clicking: every legal move can be clicked, and every other click is answered by a rule."""

from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings

from mt_widgets.engine.controller import ClickResult, click, following
from mt_widgets.engine.game import CHANCE
from mt_widgets.games import GAMES
from mt_widgets.games.magical_towers import game
from mt_widgets.games.magical_towers.api import parse
from mt_widgets.games.magical_towers.moves import Move
from mt_widgets.games.magical_towers.state import State
from mt_widgets.games.magical_towers.tags import move_tags
from mt_widgets.games.magical_towers.view import look
from mt_widgets.games.magical_towers.voice.labels import things
from mt_widgets.games.magical_towers.voice.rulebook import explain, rules
from tests.reachable import states

GAME: Any = GAMES["magical-towers"]  # its states are ours here, and nobody's to shared code
BOARD = "K/Rbby/Tbyy/Rbby/Ty/R/T/R/T/R/6"
PLAIN = f"{BOARD} b1 b0+2-4:W3,T2,W2T4|y0+0-6:?,?,? mw,mt"


def click_all(state: State, tags: Sequence[str]) -> ClickResult[Move]:
    """The answer to the last of some clicks."""
    reply: ClickResult[Move] = ClickResult(())
    for tag in tags:
        assert reply.move is None, f"{tags} played {reply.move} too early"
        reply = click(GAME, state, reply.clicked, tag)
    return reply


@given(states())
def test_every_move_is_played_when_all_its_tags_are_clicked(state: State) -> None:
    if game.mover(state) == CHANCE:
        return
    for move in game.legal_moves(state):
        tags = move_tags(state, move).parts
        played = click_all(state, tags).move
        assert played is not None
        assert played == move or move_tags(state, played) == move_tags(state, move)


@given(states())
def test_what_may_be_clicked_next_always_leads_on(state: State) -> None:
    if game.mover(state) in (CHANCE, None):
        return
    for first in following(GAME, state, ()):
        reply = click(GAME, state, (), first)
        assert reply.refusal is None
        assert reply.move is not None or following(GAME, state, reply.clicked)


ODD = ["castle", "die", "new", "skip", "end", "pass", "spell:sw", "spell:mw", "card:W3", "card:?"]
ODD += ["player:b", "prisoner:b@5.0", "give:2", "space:12", "tower:3.1", "wizard:y@4", "wizard:v@9"]


@given(states())
@settings(max_examples=25)
def test_every_click_after_every_other_is_harmless(state: State) -> None:
    tags = {tag for group in things(look(state)).values() for tag in group} | {*ODD}
    for hand in [(), *((first,) for first in sorted(following(GAME, state, ())))]:
        for tag in sorted(tags):
            reply = click(GAME, state, hand, tag)
            assert "" not in reply.clicked
            assert reply.move is None or game.why_not(state, reply.move) is None
            if reply.refusal is not None:
                assert reply.refusal.rule in rules()
                assert explain(reply.refusal)


@pytest.mark.parametrize(
    ("tags", "move"),
    [
        (["card:W3", "wizard:b@1"], "W3:b1"),
        (["card:T2", "tower:5.1"], "T2:t5.1"),
        (["card:W2T4", "tower:5.1"], "W2T4:t5.1"),
        (["spell:mw", "wizard:y@4"], "mw:y4"),
    ],
)
def test_a_card_and_a_piece_in_any_order(tags: list[str], move: str) -> None:
    for order in permutations(tags):
        assert str(click_all(parse(PLAIN), order).move) == move


def test_a_piece_and_where_it_goes_when_one_card_leads_there() -> None:
    assert str(click_all(parse(PLAIN), ["wizard:b@1", "space:4"]).move) == "W3:b1"
    assert click_all(parse(PLAIN), ["space:4"]).clicked == ()


def test_a_card_and_the_castle_when_one_wizard_gets_there() -> None:
    state = parse("K/12/b/2 b1 b0+0-6:W3,T2|y0+0-6: mw,mt")
    assert str(click_all(state, ["card:W3", "castle"]).move) == "W3:b13"


def test_a_thing_that_stands_where_the_castle_goes_can_be_clicked_for_the_space() -> None:
    state = parse("K/R/14 b3 b0+2-4:|y0+0-6: mc")
    assert str(click_all(state, ["spell:mc", "tower:1.1"]).move) == "mc:+"


def test_a_prisoner_that_memory_shows_is_not_in_sight() -> None:
    reply = click_all(parse("K/bT/14 b1 b0+0-6:W2|y0+0-6: -"), ["card:W2", "prisoner:b@1.0"])
    assert reply.refusal is not None
    assert reply.refusal.rule == "wizard.visible"


def test_a_spell_that_cannot_be_cast_does_not_cast_another() -> None:
    state = parse("K/Ryb/14 b1 b0+1-5:W2,W3,W*T*|y0+0-6:W1 mw,fw cost=mw3,fw1")
    reply = click_all(state, ["spell:fw", "spell:mw"])
    assert (reply.move, reply.clicked) == (None, ("spell:fw",))
    assert reply.refusal is not None
    assert reply.refusal.rule == "spell.cost"


def test_another_card_takes_the_place_of_the_one_in_the_hand() -> None:
    assert click_all(parse(PLAIN), ["card:W3", "card:T2"]).clicked == ("card:T2",)
    assert click_all(parse(PLAIN), ["wizard:b@1", "tower:5.1"]).clicked == ("tower:5.1",)


def test_clicking_a_thing_again_puts_it_back() -> None:
    assert click_all(parse(PLAIN), ["card:W3", "card:W3"]).clicked == ()


def test_a_dice_card_is_not_rolled_before_the_die_is_clicked() -> None:
    state = parse(f"{BOARD} b1 b0+0-6:W**,T2|y0+0-6: mw,mt")
    assert click_all(state, ["card:W**"]).move is None
    assert str(click_all(state, ["card:W**", "die"]).move) == "W**"
    assert str(click_all(parse(f"{BOARD} b1[W**=3] b0+0-6:T2|y0+0-6: -"), ["die"]).move) == "again"


def test_a_new_hand_is_not_taken_before_the_push_is_settled() -> None:
    assert click_all(parse(PLAIN), ["new"]).move is None
    assert str(click_all(parse(PLAIN), ["new", "skip"]).move) == "new"
    assert str(click_all(parse(PLAIN), ["new", "tower:5.1"]).move) == "new:t5.1"


def test_with_an_empty_hand_what_moves_begin_with_may_be_clicked() -> None:
    firsts = {"card:W3", "card:T2", "card:W2T4", "new", "spell:mw", "spell:mt"}
    assert following(GAME, parse(PLAIN), ()) == firsts


@pytest.mark.parametrize(
    ("tags", "rule"),
    [
        (["card:W3", "wizard:y@4"], "wizard.own"),
        (["card:W3", "tower:5.1"], "wizard.own"),
        (["card:T2", "wizard:b@1"], "tower.any"),
        (["card:T2", "castle"], "tower.not-castle"),
        (["castle"], "tower.not-castle"),
        (["space:12"], "wizard.visible"),
        (["wizard:b@1", "space:6"], "card.exact"),
        (["new", "castle"], "tower.not-castle"),
        (["end"], "turn.two-actions"),
        (["card:W5"], "turn.two-actions"),
        (["spell:mw", "tower:5.1"], "spell.needs-effect"),
        (["spell:mt", "wizard:b@1"], "spell.needs-effect"),
        (["spell:mt", "castle"], "tower.not-castle"),
        (["spell:hw"], "spell.laid-out"),
        (["spell:sw"], "spell.laid-out"),
    ],
)
def test_a_click_that_leads_to_no_move_is_answered_by_a_rule(tags: list[str], rule: str) -> None:
    reply = click_all(parse(PLAIN), tags)
    assert reply.refusal is not None
    assert reply.refusal.rule == rule


PIGGYBACK = "K/3/bby/3/Rbyyyy/b/6 b1 b0+1-5:W1,W4|y0+0-6:? pb"


@pytest.mark.parametrize(
    ("tags", "rule"),
    [
        (["card:W1", "spell:pb", "wizard:b@9"], "piggyback.same-place"),
        (["card:W1", "spell:pb", "wizard:y@4"], "piggyback.own"),
        (["card:W4", "spell:pb"], "piggyback.room"),
    ],
)
def test_a_piggyback_that_cannot_be_is_answered_by_its_rule(tags: list[str], rule: str) -> None:
    reply = click_all(parse(PIGGYBACK), tags)
    assert reply.refusal is not None
    assert reply.refusal.rule == rule


def test_a_piggyback_that_cannot_be_paid_says_so() -> None:
    reply = click_all(parse(PIGGYBACK.replace("+1-5", "+0-6")), ["spell:pb"])
    assert reply.refusal is not None
    assert reply.refusal.rule == "spell.cost"


@pytest.mark.parametrize(
    ("tag", "rule"), [("spell:mw", "spell.cost"), ("wizard:y@4", "wizard.own")]
)
def test_without_full_flasks_a_first_click_may_be_refused(tag: str, rule: str) -> None:
    reply = click_all(parse(PLAIN.replace("b0+2-4", "b0+0-6")), [tag])
    assert reply.refusal is not None
    assert reply.refusal.rule == rule


def test_a_refused_click_leaves_the_hand_as_it_was() -> None:
    assert click_all(parse(PLAIN), ["card:W3", "wizard:y@4"]).clicked == ("card:W3",)
