"""What the rules tell of the course of a game: whose turn it is, who is asked, what is skipped."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.engine.game import CHANCE
from mt_widgets.games.wiz_war import events as e
from mt_widgets.games.wiz_war import game, notation
from mt_widgets.games.wiz_war.moves import Decline, End, Pass
from mt_widgets.games.wiz_war.observing import observe, update
from mt_widgets.games.wiz_war.state import NOBODY, State
from mt_widgets.games.wiz_war.view import look

from .reachable import some_move
from .rules.rulecase import crowd, duel, three
from .test_laws import ANY_STATE


@given(ANY_STATE, st.integers(0, 999))
def test_a_turn_has_passed_exactly_if_another_began(state: State, seed: int) -> None:
    if game.mover(state) is None:
        return
    move = some_move(state, Random(seed))
    happened = [type(event) for event in game.events(state, move)]
    passed = game.turn_passed(state, game.play(state, move))
    went_on = state.turn.seat != NOBODY and e.GameEnded not in happened
    assert passed == (e.TurnBegan in happened and went_on), str(move)


def test_a_turn_passes_where_all_others_lose_theirs() -> None:
    before = notation.parse_position(three("b3", y="15@f3:~stun", r="15@m4:~stun"))
    after = game.play(before, End())
    assert (game.turn(before), game.turn(after)) == (0, 0)
    assert game.turn_passed(before, after)


def test_before_the_game_it_is_the_turn_of_who_rolls_and_after_it_of_a_winner() -> None:
    assert game.turn(notation.parse_position(crowd("roll:yg=3"))) == 3
    assert game.turn(notation.parse_position(duel("-", b="0"))) == 1


@given(ANY_STATE)
def test_who_is_asked_can_always_be_idle_and_others_never(state: State) -> None:
    idle, mover = game.idle(state), game.mover(state)
    is_asked = bool(state.pending) and hasattr(state.pending[-1], "asked")
    assert (idle is not None) == is_asked
    assert (game.asked(state) is not None) == isinstance(idle, Pass)
    if idle is not None:
        assert idle in game.legal_moves(state)
        assert mover not in (None, CHANCE)


@given(ANY_STATE)
def test_only_a_main_part_in_which_nobody_is_asked_can_be_stopped(state: State) -> None:
    stop = game.stop(state)
    assert (stop is not None) == (End() in game.legal_moves(state))
    if stop is not None:
        assert not state.pending
        told = game.events(state, stop)
        assert not any(isinstance(event, e.MoveNamed | e.WizardMoved) for event in told)


def test_all_who_are_asked_the_same_are_asked_it_under_one_name() -> None:
    state = notation.parse_position(three("b3", y="15@f3:2", r="15@m4:2"))
    first = game.play(state, End())
    second = game.play(first, Pass())
    assert (game.mover(first), game.mover(second)) == (1, 2)
    assert game.asked(first) == game.asked(second) is not None
    assert game.asked(game.play(second, Pass())) is None


@pytest.mark.parametrize(
    ("turn", "idle"),
    [("b3", None), ("b2q[ask>y]", Decline()), ("b3[b:bush:e3>y]", Pass()), ("roll", None)],
)
def test_idle_is_to_pass_or_to_give_no_card(turn: str, idle: object) -> None:
    state = notation.parse_position(
        f"bA0,yB0 {turn} b15@d3:|y15@f3:2 -" + " first=by" * (turn == "roll")
    )
    assert game.idle(state) == idle


@given(ANY_STATE, st.integers(-1, 3))
def test_a_skipped_turn_passes_and_everybody_can_follow(state: State, seat: int) -> None:
    after, events = game.skip(state)
    if state.turn.seat == NOBODY:
        assert (after, events) == (state, ())
        return
    assert game.turn_passed(state, after)
    seat = min(seat, len(state.lives) - 1)
    assert update(look(state, seat), observe(events, state, seat)) == look(after, seat)
    if not any(isinstance(event, e.TurnLost) for event in events):
        assert (after.hands, after.draw, after.discard) == (state.hands, state.draw, state.discard)


@given(ANY_STATE)
def test_everybody_plays_alone(state: State) -> None:
    for seat in range(len(state.lives)):
        assert game.side(state, seat) == {seat}
    for move in game.legal_moves(state):
        assert game.is_chance(move) == (game.mover(state) == CHANCE)
