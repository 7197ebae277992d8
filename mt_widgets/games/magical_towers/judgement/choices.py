"""Which moves opponents think about."""

from collections.abc import Sequence

from ..moves import Ask, Cast, Choose, Get, Give, Move, NewHand, PlayCard
from ..state import State

__all__ = ["kind", "sensible"]


def kind(move: Move) -> str:
    """What sort of a move it is: a spell, something between partners, a new hand, or a card."""
    if isinstance(move, Cast) or (isinstance(move, PlayCard | Choose) and move.riders):
        return "spell"
    if isinstance(move, Ask | Give | Get):
        return "partners"
    return "new-hand" if isinstance(move, NewHand) else "card"


def sensible(state: State, moves: Sequence[Move]) -> list[Move]:
    """The moves without those that could be repeated for ever."""
    endless = "swap_often" in state.table.options  # who declines would be asked again and again
    return [move for move in moves if not (endless and isinstance(move, Ask))]
