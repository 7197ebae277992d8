"""Destroying: every player in turn replaces the block on one level by the top card of the deck."""

from ..box import POWERS
from ..draft import Draft
from ..events import BlockDestroyed, BlockSpared
from ..state import Destroying
from .deck import take
from .ending import ends
from .towers import is_protected, replace
from .turn import after, pass_turn


def destroy(draft: Draft, power: str) -> None:
    """``destroy.all``: it begins with the player who used it; there is nothing to choose."""
    _go_on(draft, power, draft.seat)


def _go_on(draft: Draft, power: str, seat: int) -> None:
    """``destroy.order``: from this seat clockwise, until all are done or chance must speak."""
    level = POWERS[power].level  # destroy.levels
    while True:
        if is_protected(draft.tokens[seat], level):  # destroy.protected, protect.shield
            if draft.log is not None:
                draft.log.append(BlockSpared(seat, level))
        else:
            card = take(draft)
            if not card:
                draft.pending = Destroying(power, seat)
                return
            replace(draft, seat, level, card, BlockDestroyed)
            if ends(draft, seat):  # end.destroy: those after keep their blocks
                return
        seat = after(seat, draft.colours)
        if seat == draft.seat:
            pass_turn(draft)
            return


def rebuild(draft: Draft, waiting: Destroying, card: int) -> None:
    """Chance has told the new block of the seat that waits; then the next ones follow."""
    seat = waiting.seat
    replace(draft, seat, POWERS[waiting.power].level, card, BlockDestroyed)
    if ends(draft, seat):
        return
    following = after(seat, draft.colours)
    if following == draft.seat:
        pass_turn(draft)
    else:
        _go_on(draft, waiting.power, following)
