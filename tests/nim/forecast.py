"""The game as a solver plays it: each number of the die, with as many ways as it has sides."""

from mt_widgets.engine.game import Outcome

from .game import legal_moves, mover, play, turn, turn_passed
from .heaps import SIDES
from .moves import Move, Roll

__all__ = ["chance_move", "legal_moves", "mover", "outcomes", "play", "turn", "turn_passed"]


def outcomes(state: int) -> list[Outcome[int]]:
    """All that the die may show."""
    rolls = map(Roll, sorted({*SIDES}))
    return [Outcome(SIDES.count(roll.value), str(roll), play(state, roll)) for roll in rolls]


def chance_move(name: str) -> Move | None:
    """The roll of that name."""
    return Roll(int(name[1:]))
