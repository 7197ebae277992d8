"""When two puzzles are so much alike that one is enough."""

import re
from collections.abc import Iterable

from ...games.magical_towers import game
from ...games.magical_towers.box import SPACES
from ...games.magical_towers.goals import Where
from ...games.magical_towers.moves import Move, Tower, Wizard
from ...games.magical_towers.state import State
from ...games.magical_towers.symmetry import likeness_key
from ..puzzle import Puzzle

__all__ = ["Sieve", "marks"]


def marks(puzzle: Puzzle) -> tuple[str, ...]:
    """What a puzzle has with its likes: the board up to symmetry, and the idea of its solution."""
    board = f"board {likeness_key(puzzle.position)}"
    if puzzle.proof is None or isinstance(puzzle.aim, Where):
        return (board,)
    return board, f"idea {_idea(puzzle, puzzle.proof.solutions)}"


def _idea(puzzle: Puzzle, solutions: tuple[str, ...]) -> str:
    """What is asked for and how it is done, counted from the castle, in whichever colour."""
    state = puzzle.position
    own = state.table.colours[puzzle.seat]
    asked = re.sub(r"\((\w)", lambda found: f"({_whose(found[1], own)}", str(puzzle.aim))
    moves = [_from_castle(move, state, own) for move in game.parse_moves(solutions[0])]
    return " ".join([re.sub(r"\d+", "", asked), *moves])


def _whose(colour: str, own: str) -> str:
    return "own" if colour == own else "other"


def _from_castle(move: Move, state: State, own: str) -> str:
    """A move by its card or spell, and the distance of its piece."""
    what = getattr(move, "card", None) or getattr(move, "spell", None) or type(move).__name__
    piece = next(filter(None, (getattr(move, n, None) for n in ("piece", "target", "push"))), None)
    match piece:
        case Wizard(colour, space):
            return f"{what}:{_whose(colour, own)}{(state.castle - space) % SPACES}"
        case Tower(space, number):
            return f"{what}:{(state.castle - space) % SPACES}.{number}"
    return f"{what}:{piece}"


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
