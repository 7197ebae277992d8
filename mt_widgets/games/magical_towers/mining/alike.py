"""When two puzzles are so much alike that one is enough."""

import re
from collections.abc import Sequence

from ....engine.aims import Aim, Question
from ..box import SPACES
from ..moves import Move, Tower, Wizard
from ..puzzling.symmetries import likeness_key
from ..state import State


def marks(state: State, seat: int, aim: Aim | Question, line: Sequence[Move]) -> tuple[str, ...]:
    """What a puzzle has with its likes: the board up to symmetry, and the idea of its solution."""
    board = f"board {likeness_key(state)}"
    return (board, f"idea {_idea(state, seat, aim, line)}") if line else (board,)


def _idea(state: State, seat: int, aim: Aim | Question, line: Sequence[Move]) -> str:
    """What is asked for and how it is done, counted from the castle, in whichever colour."""
    own = state.table.colours[seat]
    asked = re.sub(r"\((\w)", lambda found: f"({_whose(found[1], own)}", str(aim))
    return " ".join([re.sub(r"\d+", "", asked), *(_from_castle(move, state, own) for move in line)])


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
