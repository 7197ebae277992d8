"""Who is to move."""

from ...engine.game import CHANCE
from .draft import Position, top
from .rules.ending import winners
from .state import Coins, Rolling, Shuffling


def asked_seat(position: Position) -> int:
    """The seat that is asked, or else the seat whose turn it is."""
    seat: int = getattr(top(position), "asked", position.turn.seat)
    return seat


def mover(position: Position) -> int | None:
    """The seat that is to move, CHANCE, or None when the game is over."""
    if winners(position) is not None:
        return None
    if isinstance(top(position), Rolling | Coins | Shuffling):
        return CHANCE
    return asked_seat(position)
