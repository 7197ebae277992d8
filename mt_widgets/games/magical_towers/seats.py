"""Who is to move."""

from ...engine.game import CHANCE
from .draft import Position
from .rules.ending import ended_by
from .rules.partners import partner_of
from .state import Asking, Rolling, Shuffling, Window


def deciding_seat(position: Position) -> int:
    """The seat that decides next, whoever rolls or shuffles in between."""
    pending = position.pending
    if isinstance(pending, Window):
        return pending.decider
    return partner_of(position) if isinstance(pending, Asking) else position.seat


def mover(position: Position) -> int | None:
    """The seat that is to move, CHANCE, or None when the game is over."""
    if ended_by(position) is not None:
        return None
    pending = position.pending
    if pending is None:
        return position.seat  # by far most
    if isinstance(pending, Shuffling) or (isinstance(pending, Rolling) and pending.awaiting):
        return CHANCE
    return deciding_seat(position)
