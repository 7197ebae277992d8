"""Counting the lines of play to a depth: the usual oracle for move generators."""

from collections.abc import Callable
from typing import Any, TypeVar

from ..engine.game import GameRules

State = TypeVar("State")
Move = TypeVar("Move")


def perft(
    rules: GameRules[State, Move, Any],
    state: State,
    depth: int,
    play: Callable[[State, Move], State] | None = None,
) -> int:
    """How many lines of so many moves there are; every move is played, the last one too."""
    play = play or rules.play
    if depth == 0:
        return 1
    moves = rules.legal_moves(state)
    if depth > 1:
        return sum([perft(rules, play(state, move), depth - 1, play) for move in moves])
    for move in moves:
        play(state, move)
    return len(moves)
