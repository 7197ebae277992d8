"""Trading (section 16): giving a card, and asking for one."""

from ....engine.errors import Refusal, refuse
from ..characters import is_alive
from ..draft import Position
from ..moves import Ask, Give
from .hand import why_not_held
from .seeing import sees_wizard


def partners(position: Position, seat: int) -> list[str]:
    """The wizards with whom a player can trade now."""
    if "notrade" in position.setup.options:
        return []
    return [c for c in position.setup.colours if _why_not_with(position, seat, c) is None]


def _why_not_with(position: Position, seat: int, colour: str) -> Refusal | None:
    """``trade.who`` and ``trade.sight``."""
    setup = position.setup
    if setup.seat.get(colour) == seat or not is_alive(position, colour):
        return refuse("trade.who", colour=colour)
    if not sees_wizard(position, seat, setup.seat[colour]):
        return refuse("trade.sight", colour=colour)
    return None


def why_not_trade(position: Position, seat: int, move: Give | Ask) -> Refusal | None:
    """``trade.off``, the partner, then the card or the question."""
    if "notrade" in position.setup.options:
        return refuse("trade.off")
    refusal = _why_not_with(position, seat, move.colour)
    if refusal is not None:
        return refusal
    if isinstance(move, Give):
        return why_not_held(position, seat, (move.card,))
    if position.turn.asked:
        return refuse("trade.ask", "once")
    hand = position.hands[position.setup.seat[move.colour]]
    return None if hand else refuse("trade.ask", "empty", colour=move.colour)
