"""Passing at the table: what those do who only wait, and what an undo passes over."""

from collections.abc import Collection, Container
from random import Random

from ...engine.board_model import roll_on
from ...engine.game import AnyGame, Move, Position
from ...engine.history import History


def passing_move(game: AnyGame, state: Position) -> Move | None:
    """The move that passes, where players are asked one after the other; else None."""
    return None if game.rules.asked(state) is None else game.rules.idle(state)


def all_pass(game: AnyGame, state: Position) -> list[Move]:
    """The moves with which everybody passes who is asked now."""
    asked, passes = game.rules.asked(state), list[Move]()
    while (move := passing_move(game, state)) is not None and game.rules.asked(state) == asked:
        passes.append(move)
        state = game.rules.play(state, move)
    return passes


def silent_pass(
    history: History[Position, Move], silent: Collection[int | None], rng: Random
) -> History[Position, Move]:
    """The game after all have passed who want to be asked no more."""
    game = history.game
    while (move := passing_move(game, history.state)) is not None and (
        game.rules.mover(history.state) in silent
    ):
        history = roll_on(history.play(move), rng)
    return history


def last_choice(
    history: History[Position, Move], others: Container[int | None] = ()
) -> History[Position, Move]:
    """The game before the last decision that was not just to pass, nor made by these others."""
    earlier = history.undo()
    while earlier.step and _needs_no_undo(earlier, others):
        earlier = earlier.undo()
    return earlier


def _needs_no_undo(earlier: History[Position, Move], others: Container[int | None]) -> bool:
    game, state = earlier.game, earlier.state
    passed = earlier.moves[earlier.step] == passing_move(game, state)
    return passed or game.rules.mover(state) in others
