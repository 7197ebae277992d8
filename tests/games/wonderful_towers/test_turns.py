"""Whose turn it is, when it ends, and what somebody does who does nothing."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.engine.game import CHANCE
from mt_widgets.games.wonderful_towers import game, knowledge, notation, setup, voice
from mt_widgets.games.wonderful_towers.box import ALL
from mt_widgets.games.wonderful_towers.state import Drawn, State
from mt_widgets.games.wonderful_towers.view import look

from .reachable import cards, every_move, positions, some_move

SEEDS = st.integers(0, 1 << 30)
TWO = "b:4,13,27,38,52,66,79|y:2,19,30,41,55,60,83"
ALONE = "b:4,13,27,38,52,66,79"


@given(positions())
def test_nobody_is_asked_and_nobody_can_stop(state: State) -> None:
    assert game.asked(state) is None
    assert game.idle(state) is None
    assert game.stop(state) is None
    assert game.settle(state) == (state, ())
    for move in every_move(state)[:8]:
        assert game.settle(state, move) == (state, ())


@given(positions())
def test_whoever_is_skipped_has_done_nothing_more(state: State) -> None:
    if game.mover(state) is None:
        return
    after, happened = game.skip(state)
    assert game.turn_passed(state, after)
    assert game.turn(after) == (game.turn(state) + 1) % len(state.colours) == game.mover(after)
    assert after.pending is None
    assert (after.towers, after.tokens, after.market) == (state.towers, state.tokens, state.market)
    assert (after.deck, after.unknown) == (state.deck, state.unknown)
    assert cards(after) == [*ALL]
    assert notation.parse_position(str(after)) == after
    for seat in (None, CHANCE, *range(len(state.colours))):
        assert knowledge.update(look(state, seat), happened) == look(after, seat)
    assert voice.tell(happened[-2], after) == f"{voice.say_seat(after, after.seat)} goes next."


def test_a_drawn_card_of_somebody_who_is_skipped_is_discarded() -> None:
    state = notation.parse_position(f"{TWO} b[47] 33 discard=5")
    after, happened = game.skip(state)
    assert str(after) == f"{TWO} y 33 discard=5,47"
    told = " ".join(filter(None, (voice.tell(event, after) for event in happened)))
    assert told == "Blue lays 47 on the discard pile. Yellow goes next."


@pytest.mark.parametrize("turn", ["b[?]", "b[middle:y]"])
def test_what_is_under_way_is_given_up_by_somebody_who_is_skipped(turn: str) -> None:
    assert str(game.skip(notation.parse_position(f"{TWO} {turn} 33"))[0]) == f"{TWO} y 33"


@pytest.mark.parametrize(
    ("position", "move", "passed"),
    [
        (f"{TWO} b 33", "draw", False),
        (f"{TWO} b[?] 33", "=47", False),
        (f"{TWO} b[47] 33", "put:3", True),
        (f"{TWO} b 12", "swap:3", True),
        (f"{TWO} b 5 draw=47,?", "middle", False),
        (f"{TWO} b 5 draw=47,48,?", "middle", True),
        (f"{ALONE} b 33", "draw", False),
        (f"{ALONE} b 33 draw=47,?", "draw", False),
        (f"{ALONE} b[?] 33", "=47", False),
        (f"{ALONE} b[47] 33", "put:3", True),
        (f"{ALONE} b 12", "swap:3", True),
        (f"{ALONE} b 5", "middle", False),
        (f"{ALONE} b[middle:b] -", "=47", True),
        ("b:70,60,51,30,41,21,10 b 12", "swap:4", False),
        ("b:70,60,51,30,41,21,10|y:2,19,31,42,55,61,83 b 12", "swap:4", False),
    ],
)
def test_when_a_turn_ends(position: str, move: str, passed: bool) -> None:
    state = notation.parse_position(position)
    (played,) = notation.parse_moves(move)
    assert game.why_not(state, played) is None
    assert game.turn_passed(state, game.play(state, played)) == passed


@given(positions(), SEEDS)
def test_a_turn_is_one_action_between_two_ends(state: State, seed: int) -> None:
    rng, actions = Random(seed), int(state.pending is not None)
    for _ in range(30):
        if game.mover(state) is None:
            break
        if state.pending is None:
            actions += 1
        after = game.play(state, some_move(state, rng))
        if game.turn_passed(state, after):
            assert actions == 1
            actions = 0
        state = after


@given(positions(), SEEDS)
def test_chance_makes_the_moves_that_only_chance_makes(state: State, seed: int) -> None:
    for move in game.legal_moves(state):
        assert game.is_chance(move) == (game.mover(state) == CHANCE)
    if game.mover(state) == CHANCE:
        assert game.is_chance(game.chance_move(state, Random(seed)))


@given(positions())
def test_everybody_plays_alone(state: State) -> None:
    assert [*setup.seats(state)] == [*state.colours]
    for seat in range(len(state.colours)):
        assert game.side(state, seat) == {seat}
    won = game.winners(state)
    assert notation.result(state) == ("-" if won is None else state.colours[won[0]])


@given(positions())
def test_a_state_and_its_text_are_known_for_what_they_are(state: State) -> None:
    assert notation.is_state(state)
    assert not notation.is_state(str(state))
    assert notation.is_position(str(state))
    assert notation.is_position(f"  {state}")
    for move in every_move(state):
        assert not notation.is_position(str(move))


def test_a_drawn_card_is_nobodys_secret() -> None:
    state = notation.parse_position(f"{TWO} b[47] 33")
    assert all(look(state, seat).pending == Drawn(47) for seat in (None, CHANCE, 0, 1))
