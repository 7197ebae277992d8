"""The game as a solver plays it: chance with all its cards, and no peeking at a hidden deck."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.engine.game import CHANCE
from mt_widgets.games.wonderful_towers import forecast, game, notation, voice
from mt_widgets.games.wonderful_towers.moves import Move
from mt_widgets.games.wonderful_towers.state import State

from .reachable import positions, some_move

SEEDS = st.integers(0, 1 << 30)
TWO = "b:4,13,27,38*,52*,66,79|y:2,19,30,41,55,60,83"


def shuffled(state: State, seed: int) -> State:
    """The state with a hidden deck in another order."""
    if state.unknown:
        return state
    return state._replace(deck=bytes(Random(seed).sample(state.deck, len(state.deck))))


def seat_moves(state: State) -> list[Move]:
    """The moves of whoever decides, none where that is chance."""
    return [] if forecast.mover(state) == CHANCE else forecast.legal_moves(state)


@given(positions(), SEEDS)
def test_the_hidden_order_of_the_deck_changes_nothing(state: State, seed: int) -> None:
    other = shuffled(state, seed)
    assert forecast.mover(other) == forecast.mover(state)
    assert forecast.turn(other) == forecast.turn(state)
    assert forecast.legal_moves(other) == forecast.legal_moves(state)
    for move in seat_moves(state):
        assert forecast.play(other, move) == forecast.play(state, move)
    if forecast.mover(state) == CHANCE:
        assert forecast.outcomes(other) == forecast.outcomes(state)


@given(positions(), SEEDS)
def test_a_solver_never_learns_the_order_of_a_played_game(state: State, seed: int) -> None:
    rng = Random(seed)
    lines = [state, shuffled(state, seed)]
    for _ in range(6):
        if forecast.mover(lines[0]) is None:
            break
        if forecast.mover(lines[0]) == CHANCE:
            number = rng.randrange(len(forecast.outcomes(lines[0])))
            lines = [forecast.outcomes(line)[number].state for line in lines]
        else:
            move = rng.choice(forecast.legal_moves(lines[0]))
            lines = [forecast.play(line, move) for line in lines]
        assert lines[0] == lines[1]
        assert not lines[0].deck or lines[0].unknown, "only open cards are known"


@given(positions())
def test_it_is_the_game_of_the_rules_where_nothing_is_hidden(state: State) -> None:
    if state.deck and not state.unknown:
        return
    assert forecast.mover(state) == game.mover(state)
    assert forecast.legal_moves(state) == game.legal_moves(state)
    for move in forecast.legal_moves(state):
        assert forecast.play(state, move) == game.play(state, move)
        passed = forecast.turn_passed(state, forecast.play(state, move))
        assert passed == game.turn_passed(state, game.play(state, move))


@given(positions(), SEEDS)
def test_what_really_comes_is_one_of_the_outcomes(state: State, seed: int) -> None:
    """The forecast of a played game's move, with the card told that lies there, is what happens."""
    if game.mover(state) is None:
        return
    move = some_move(state, Random(seed))
    if game.is_chance(move):
        return
    real, seen = game.play(state, move), forecast.play(state, move)
    told = [] if state.unknown else [*state.deck]
    while told and forecast.mover(seen) == CHANCE:
        came = {outcome.name: outcome.state for outcome in forecast.outcomes(seen)}
        seen = came[f"={told.pop(0)}"]
    assert (real.towers, real.market, real.discard, real.pending, real.seat) == (
        seen.towers, seen.market, seen.discard, seen.pending, seen.seat,
    )  # fmt: skip


@given(positions())
def test_every_card_of_the_deck_is_equally_likely(state: State) -> None:
    if forecast.mover(state) != CHANCE:
        return
    found = forecast.outcomes(state)
    assert [outcome.weight for outcome in found] == [1] * len(state.unknown)
    assert [outcome.name for outcome in found] == [f"={card}" for card in state.unknown]
    for outcome in found:
        move = forecast.chance_move(outcome.name)
        assert move is not None
        assert game.is_chance(move)
        assert game.play(state, move) == outcome.state
        assert outcome.name[1:] in voice.say_outcome(state, outcome.name)


@pytest.mark.parametrize(
    ("position", "move", "after"),
    [
        pytest.param(f"{TWO} b 33 draw=70,11,48", "draw", "b[?]", id="a played game's deck"),
        pytest.param(f"{TWO} b 33 draw=70,11,?", "draw", "b[70]", id="open cards"),
        pytest.param(f"{TWO} b 33", "draw", "b[?]", id="nothing known"),
        pytest.param(f"{TWO} b 33 draw=", "draw", "b[?]", id="an empty deck is renewed"),
        pytest.param(f"{TWO} b 7 draw=70,11,?", "top", "y", id="open cards for all"),
        pytest.param(f"{TWO} b 7 draw=70,?", "top", "b[top:y]", id="one open card"),
        pytest.param(f"{TWO} b 7 draw=70,11", "top", "b[top:b]", id="two hidden cards"),
        pytest.param(f"{TWO} b 5 draw=70,11", "middle", "b[middle:y]", id="the first is spared"),
    ],
)
def test_only_open_cards_come_for_sure(position: str, move: str, after: str) -> None:
    (played,) = notation.parse_moves(move)
    then = forecast.play(notation.parse_position(position), played)
    assert str(then).split(" ")[1] == after


def test_a_name_that_no_outcome_has_is_no_move() -> None:
    assert [forecast.chance_move(name) for name in ("", "=0", "=85", "draw", "=07")] == [None] * 5
