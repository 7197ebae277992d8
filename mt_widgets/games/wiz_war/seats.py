"""Who is to move."""

from ...engine.game import CHANCE
from .draft import Position
from .rules.ending import winners
from .state import Coins, Rolling, Shuffling

__all__ = ["asked_seat", "mover"]


def asked_seat(position: Position) -> int:
    """The seat of whoever is asked, or else of the player whose turn it is."""
    top = position.pending[-1] if position.pending else None
    seat: int = getattr(top, "asked", position.turn.seat)
    return seat


def mover(position: Position) -> int | None:
    """The seat that is to move, CHANCE, or None when the game is over."""
    if winners(position) is not None:
        return None
    if position.pending and isinstance(position.pending[-1], Rolling | Coins | Shuffling):
        return CHANCE
    return asked_seat(position)
