"""Flasks: filled by imprisoning, spent on spells."""

from ..draft import Draft, Position, put
from ..events import FlaskFilled, SpellCast


def change(flasks: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    """The players' flasks with one player's number changed."""
    return put(flasks, seat, flasks[seat] + by)


def _to_fill(position: Position, seat: int) -> int | None:
    """Whose flask is filled: one's own, or by ``team.fill-partner`` the partner's."""
    if position.empty[seat]:
        return seat
    partner = position.table.partner(seat)
    return partner if partner is not None and position.empty[partner] else None  # flask.none-left


def fill(draft: Draft, seat: int) -> None:
    """``flask.fill``: one empty flask becomes full."""
    filled = _to_fill(draft, seat)
    if filled is not None:
        draft.empty = change(draft.empty, filled, -1)
        draft.full = change(draft.full, filled, 1)
        if draft.log is not None:
            draft.tell(FlaskFilled(filled))


def pay(draft: Draft, seat: int, spell: str) -> None:
    """``spell.cost``: full flasks are spent."""
    cost = draft.table.cost[spell]
    draft.full = change(draft.full, seat, -cost)
    draft.spent = change(draft.spent, seat, cost)
    if draft.log is not None:
        draft.tell(SpellCast(seat, spell, cost))
