"""Passing at the table: what those do who only wait, and the buttons that make it painless."""

from collections.abc import Collection
from random import Random

from ...engine.board_model import roll_on
from ...engine.game import AnyGame, Move, Position
from ...engine.history import History
from ...engine.words import say
from ..page.panel_parts import Button, button


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


def last_choice(history: History[Position, Move]) -> History[Position, Move]:
    """The game before the last decision that was not just to pass."""
    earlier = history.undo()
    while earlier.step and earlier.moves[earlier.step] == passing_move(earlier.game, earlier.state):
        earlier = earlier.undo()
    return earlier


def passing_buttons(game: AnyGame, state: Position, silent: Collection[int]) -> list[Button]:
    """Buttons to pass for all or for good, and to have everybody asked again."""
    buttons, mover = list[Button](), game.rules.mover(state)
    if mover is not None and passing_move(game, state) is not None:
        who = game.voice.say_seat(state, mover)
        buttons.append(button("nobody", game.voice.words()["nobody"], primary=True))
        buttons.append(button("silence", say("Do not ask {player} again", player=who)))
    if silent:
        buttons.append(button("ask-all", say("Ask everybody again")))
    return buttons
