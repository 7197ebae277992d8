"""Neutral cards (section 12): all who see the player are asked for Negate, then the card works."""

from ..characters import clockwise
from ..draft import Draft
from ..moves import Cast
from ..spells import SPELLS
from ..state import Answering
from .seeing import sees_wizard
from .turn import worked


def play_neutral(draft: Draft, seat: int, cast: Cast) -> None:
    """``neutral.asked``; nobody is asked about *Pick Lock*."""
    if cast.card == "picklock":
        _work(draft, seat, cast)
    else:
        ask_about(draft, seat, cast, seat)


def ask_about(draft: Draft, seat: int, cast: Cast, last: int) -> None:
    """Ask the next wizard after the last one; when all have passed, the card works."""
    seats = len(draft.lives)
    for other in clockwise(draft, seat):
        later = (other - seat) % seats > (last - seat) % seats
        if later and draft.hands[other] and sees_wizard(draft, other, seat):
            draft.pending += (Answering(seat, cast, other),)
            return
    _work(draft, seat, cast)


def _work(draft: Draft, seat: int, cast: Cast) -> None:
    SPELLS[cast.card].work(draft, seat, cast, 0)
    worked(draft)
