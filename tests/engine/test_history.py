"""Going back in a game and forward again."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.engine.board_model import roll_on
from mt_widgets.engine.errors import IllegalMove
from mt_widgets.engine.game import CHANCE
from mt_widgets.engine.history import History
from mt_widgets.games.magical_towers import api, game
from mt_widgets.games.magical_towers.state import State
from tests.reachable import some_move, starts

DICE = "K/Rbby/Tbyy/Rbby/Ty/R/T/R/T/R/6 b1 b0+0-6:W**,T2|y0+0-6:W1,W2,W3 mw,mt"


def begin(start: State) -> Any:
    """A history whose states are ours here, and nobody's to shared code."""
    return History.of(api.record(start))


def test_undo_takes_a_roll_back_with_the_card_and_redo_repeats_it() -> None:
    before = begin(api.parse(DICE))
    rolled = roll_on(before.play("W**"), Random(3))
    assert rolled.step == 2
    assert rolled.undo().step == 0
    assert rolled.undo().steps == 2
    assert rolled.undo().redo() == rolled


def test_playing_the_same_card_again_rolls_the_same() -> None:
    rolled = roll_on(begin(api.parse(DICE)).play("W**"), Random(3))
    for seed in range(5):
        assert roll_on(rolled.undo().play("W**"), Random(seed)) == rolled


def test_another_move_makes_another_future() -> None:
    undone = begin(api.parse(DICE)).play("T2:t5.1", "W**", "=2").go(1)
    assert undone.steps == 3
    assert undone.play("W**").steps == 3
    assert begin(api.parse(DICE)).play("T2:t5.1").go(0).play("T2:t6.1").steps == 1


def test_there_is_nothing_before_the_start_or_after_the_end() -> None:
    start = begin(api.parse(DICE))
    assert start.undo() == start
    assert start.redo() == start
    with pytest.raises(ValueError, match="there is no move 1"):
        start.go(1)
    with pytest.raises(ValueError, match="there is no move -1"):
        start.go(-1)


def test_a_refused_move_leaves_the_history_as_it_was() -> None:
    history = begin(api.parse(DICE)).play("T2:t5.1").go(0)
    with pytest.raises(IllegalMove):
        history.play("T2:t0.1")
    assert history.steps == 1


@given(starts(), st.integers(0, 99))
def test_undoing_everything_and_redoing_it_leads_to_the_same(state: State, seed: int) -> None:
    rng = Random(seed)
    history = begin(state)
    for _ in range(6):
        if game.mover(history.state) is None:
            break
        history = history.play(some_move(history.state, rng))
    history = roll_on(history, rng)
    back: Any = history
    while back.step:
        back = back.undo()
        assert game.mover(back.state) != CHANCE
    while back.step < history.step:
        back = back.redo()
    assert back == history
