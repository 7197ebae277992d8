"""The rules as shared code asks for them: whose turn it is, waiting, stopping and skipping."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.games.labyrinth import game, notation
from mt_widgets.games.labyrinth.events import TurnPassed
from mt_widgets.games.labyrinth.state import State

from .laws import check_followed
from .mazes import START, position
from .reachable import some_move, states


@given(states(), st.integers(0, 999))
def test_a_turn_has_passed_exactly_when_that_is_told(state: State, seed: int) -> None:
    rng = Random(seed)
    for _ in range(10):
        if game.mover(state) is None:
            break
        move = some_move(state, rng)
        after = game.play(state, move)
        happened = game.events(state, move)
        told = any(isinstance(event, TurnPassed) for event in happened)
        assert {type(event).__name__ for event in happened} <= game.EVENTS
        assert game.turn_passed(state, after) == told
        assert not game.is_chance(move)
        assert game.settle(state, move) == (state, ())
        state = after


@given(states())
def test_who_skips_a_turn_has_done_nothing(state: State) -> None:
    if game.mover(state) is None:
        return
    after, seen = game.skip(state)
    seats = len(state.setup.colours)
    assert game.turn(after) == (game.turn(state) + 1) % seats
    assert after._replace(turn=state.turn, left=state.left) == state
    assert notation.parse_position(str(after)) == after
    fresh = state.turn == after.turn and state.left == after.left  # alone, with no limit
    assert game.turn_passed(state, after) != fresh
    check_followed(state, seen, after)


def test_a_skipped_turn_leaves_the_arrow_closed_and_counts() -> None:
    before = notation.parse_position(position("L!Sd b2* b1::- left=1", c3="Kb", d3="H9"))
    after, _ = game.skip(before)
    assert str(after) == position("L!Sd b1 b1::- left=0", c3="Kb", d3="H9")
    assert game.winners(after) == ()


def test_a_skipped_turn_forgets_the_deal_that_waits() -> None:
    before = position("L b1[y+w:Nb:F] b1::?|y1::? opt=deals", c3="Kby", a1="F9")
    after, _ = game.skip(notation.parse_position(before))
    assert str(after) == before.replace("b1[y+w:Nb:F]", "y1")


@given(states())
def test_idle_is_to_decline_where_a_deal_waits(state: State) -> None:
    move = game.idle(state)
    assert (move is None) == (state.turn.deal is None)
    assert game.asked(state) is None
    assert game.interrupts(state) or state.turn.deal is None
    if move is not None:
        assert game.why_not(state, move) is None
        assert game.mover(state) != game.turn(state)
        assert game.mover(game.play(state, move)) == game.turn(state)


@given(states())
def test_to_stop_is_a_legal_move_that_ends_the_turn(state: State) -> None:
    move = game.stop(state)
    ends = [
        legal
        for legal in game.legal_moves(state)
        if str(legal) in ("end", "stay") and game.turn_passed(state, game.play(state, legal))
    ]
    assert ends == ([] if move is None else [move])


def test_to_stop_after_each_step() -> None:
    rest = "L b{step} b{wands}::?|y0::?"
    stops = {
        (step, wands): str(game.stop(notation.parse_position(
            position(rest.format(step=step, wands=wands), c3="Kby", a1="F9"))))
        for step in ("1", "2", "3", "2*", "3*") for wands in (0, 1)
    }  # fmt: skip
    assert {key: move for key, move in stops.items() if move != "None"} == {
        ("2", 0): "stay", ("2*", 0): "stay", ("2*", 1): "stay", ("3", 0): "end", ("3", 1): "end",
        ("3*", 0): "end", ("3*", 1): "end",
    }  # fmt: skip


def test_everybody_plays_alone() -> None:
    state = notation.parse_position(START)
    assert [game.side(state, seat) for seat in (0, 1)] == [{0}, {1}]
    assert game.turn(state) == 0
