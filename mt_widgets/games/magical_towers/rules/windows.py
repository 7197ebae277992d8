"""Master Wizards: to whom the offer to cast goes, and when a window closes."""

from typing import NamedTuple

from ..draft import Draft
from ..state import Named, Table, Window
from ..tables import Memo
from .casting import ALLOWED, Occasion, has_target

_NOBODY = -1


class _Round(NamedTuple):
    """All that decides who is asked in a window: the same few come again all the time."""

    table: Table
    active: int
    action: int
    full: tuple[int, ...]
    marks: frozenset[str]
    casts: tuple[str, ...]
    first: int  # who is asked first, so many seats from the active player on
    passes: int
    caster: int  # who cast just now


def _asked(offer: _Round) -> tuple[tuple[int, int, tuple[str, ...]], ...]:
    """``master.order``: passes in a row until then, a seat, and the spells that it may cast.

    Those who may cast none are passed over, which counts as passing. The offer goes on until all
    have passed, or with the option ``one_caster`` until it has gone round once.
    """
    table, seats = offer.table, offer.table.seats
    left = seats - (offer.first if "one_caster" in table.options else offer.passes)
    found = []
    for step in range(left):
        seat = (offer.active + offer.first + step) % seats
        spells = ALLOWED[Occasion(
            table, seat, offer.active, offer.action, offer.full[seat], offer.marks, offer.casts,
            window=True, again=seat == offer.caster,
        )]  # fmt: skip
        if spells:
            found.append((offer.passes + step, seat, spells))
    return tuple(found)


_ASKED = Memo(_asked)
_WINDOWS = Memo[tuple[str, int, int], Window](lambda parts: Window(*parts))
_new = tuple.__new__  # most moves with Master Wizards come here several times


def _offer(draft: Draft, first: int, passes: int, caster: int) -> bool:
    """Ask the next who can cast in the window that is open; False if nobody is left who can."""
    window = draft.pending
    assert isinstance(window, Window)
    offer = _new(_Round, (
        draft.table, draft.seat, draft.action, draft.full, draft.marks, draft.casts, first, passes,
        caster,
    ))  # fmt: skip
    for passed, seat, spells in _ASKED[offer]:
        if has_target(draft, seat, spells):
            draft.pending = _window(window.name, seat, passed, window.named)
            return True
    return False


def _window(name: str, decider: int, passes: int, named: Named | None) -> Window:
    return Window(name, decider, passes, named) if named else _WINDOWS[name, decider, passes]


def open_window(draft: Draft, name: str, named: Named | None = None) -> bool:
    """``master.windows``: begin one with the first who could cast; False if nobody could."""
    draft.pending = _window(name, _NOBODY, 0, named)
    return _offer(draft, 0, 0, _NOBODY)


def offer_after_cast(draft: Draft, seat: int) -> bool:
    """After a cast: again to the caster (``master.repeat``), else on; False when it closes."""
    return _offer(draft, _offset(draft, seat), 0, seat)


def offer_after_pass(draft: Draft) -> bool:
    """After a pass: on to the next, until all have passed one after the other."""
    window = draft.pending
    assert isinstance(window, Window)
    return _offer(draft, _offset(draft, window.decider) + 1, window.passes + 1, _NOBODY)


def _offset(draft: Draft, seat: int) -> int:
    return (seat - draft.seat) % draft.table.seats
