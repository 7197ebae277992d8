"""The random player: any legal move."""

from random import Random

from ..imagine import imagine
from ..legal import legal_moves
from ..moves import Move, Pass
from ..state import Window
from ..view import View

__all__ = ["random_move"]

# A window goes round until all pass; players who cast at every chance would be asked for ever.
_PASSING = 0.9


def random_move(view: View, rng: Random) -> Move:
    """Any legal move; but in nine of ten windows of Master Wizards it just passes."""
    if isinstance(view.pending, Window) and rng.random() < _PASSING:
        return Pass()
    return rng.choice(legal_moves(imagine(view)))
