"""Master Wizards: to whom the offer to cast goes, and when a window closes."""

from dataclasses import replace

from ..draft import Draft
from ..state import Named, Window
from .casting import can_cast

_NOBODY = -1


def _offer(draft: Draft, window: Window, offset: int, passes: int) -> bool:
    """``master.order``: ask the next who could cast, so many seats from the active player on.

    Those who could not are passed over, which counts as passing; False when all have passed, or
    with the option ``one_caster`` when the offer has gone round once.
    """
    seats = draft.table.seats
    draft.pending = window
    if max(draft.full) < draft.table.cheapest:
        return False
    left = seats - (offset if "one_caster" in draft.table.options else passes)
    for step in range(left):
        seat = (draft.seat + offset + step) % seats
        if can_cast(draft, seat):
            draft.pending = replace(window, decider=seat, passes=passes + step)
            return True
    return False


def open_window(draft: Draft, name: str, named: Named | None = None) -> bool:
    """``master.windows``: begin one with the first who could cast; False if nobody could."""
    return _offer(draft, Window(name, _NOBODY, 0, named), 0, 0)


def offer_after_cast(draft: Draft, seat: int) -> bool:
    """After a cast: again to the caster (``master.repeat``), else on; False when it closes."""
    assert isinstance(draft.pending, Window)
    window = replace(draft.pending, decider=seat, passes=0)
    return _offer(draft, window, _offset(draft, seat), 0)


def offer_after_pass(draft: Draft) -> bool:
    """After a pass: on to the next, until all have passed one after the other."""
    window = draft.pending
    assert isinstance(window, Window)
    following = _offset(draft, window.decider) + 1
    return _offer(draft, replace(window, decider=_NOBODY), following, window.passes + 1)


def _offset(draft: Draft, seat: int) -> int:
    return (seat - draft.seat) % draft.table.seats
