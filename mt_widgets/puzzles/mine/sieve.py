"""When two puzzles are so much alike that one is enough."""

from collections.abc import Iterable

from ...engine.aims import Question
from ...engine.game import Move, Position
from ...search.finds import Mining
from ..puzzle import Puzzle

__all__ = ["Sieve", "marks"]


def marks(puzzle: Puzzle) -> tuple[str, ...]:
    """What a puzzle has with its likes, by its position and, where it is proven, its solution."""
    game, lines = puzzle.game, puzzle.proof.solutions if puzzle.proof else ()
    mining: Mining[Position, Move] = game.mining
    played = bool(lines) and not isinstance(puzzle.aim, Question)
    line = game.notation.parse_moves(lines[0]) if played else []
    return mining.marks(puzzle.position, puzzle.seat, puzzle.aim, line)


class Sieve:
    """Lets the first of those through that are alike."""

    def __init__(self, known: Iterable[str] = ()) -> None:
        self._seen = set(known)

    def lets_through(self, found: tuple[str, ...]) -> bool:
        """Whether none of these marks was seen before."""
        fresh = self._seen.isdisjoint(found)
        if fresh:
            self._seen.update(found)
        return fresh
