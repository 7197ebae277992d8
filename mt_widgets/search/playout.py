"""Playing a game from a position to its end, with somebody to choose at every seat."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

from ..engine.game import CHANCE, Game
from ..engine.record import Record, play_legal

State = TypeVar("State")
Move = TypeVar("Move")


def play_out(
    game: Game[State, Move, Any, Any],
    start: State,
    choose: Sequence[Callable[[State], Move]],
    rng: Random,
    most: int = 5_000,
) -> Record[State, Move]:
    """The game from a start to its end, or so many moves of it, those of chance included.

    ``choose`` has a function for each seat; a choice that a rule refuses raises IllegalMove.
    """
    state, moves = start, list[Move]()
    while len(moves) < most and (seat := game.rules.mover(state)) is not None:
        move = game.rules.chance_move(state, rng) if seat == CHANCE else choose[seat](state)
        state = play_legal(game, state, move)
        moves.append(move)
    return Record(game, start, tuple(moves), state)
