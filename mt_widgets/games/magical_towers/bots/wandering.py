"""The random player: any legal move."""

from random import Random

from ..moves import Move, Pass
from ..state import Window
from ..view import View
from .choices import choices

__all__ = ["random_move"]

# There are dozens of casts to one pass: chosen evenly, no full flask would outlive a window.
_PASSING = 0.9


def random_move(view: View, rng: Random) -> Move:
    """Any legal move; but in nine of ten windows of Master Wizards it just passes."""
    _, _, moves = choices(view)
    passing = isinstance(view.pending, Window) and rng.random() < _PASSING
    return Pass() if passing else rng.choice(moves)
