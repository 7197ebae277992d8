"""When spells may be cast, whatever they are aimed at."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....engine.errors import Refusal, refuse
from ..draft import Position
from ..moves import Cast
from ..spells import SPELLS
from ..state import SPELL_CAST, Window

if TYPE_CHECKING:
    from ..view import View


def _why_not_kind(position: Position, seat: int, spell: str) -> Refusal | None:
    """Whether a player may cast this spell now and can pay for it."""
    if spell not in position.table.spells:
        return refuse("spell.laid-out", spell=spell)
    window = position.pending
    if isinstance(window, Window):
        refusal = _in_window(position, window, seat, spell)
    else:
        refusal = _in_own_turn(position, seat, spell)
    return refusal or why_not_pay(position, seat, spell)


def why_not_pay(position: "Position | View", seat: int, spell: str) -> Refusal | None:
    """Whether a player has enough full flasks for a spell."""
    cost, full = position.table.cost[spell], position.full[seat]
    return refuse("spell.cost", spell=spell, cost=cost, full=full) if full < cost else None


def why_not_again(position: "Position | View", seat: int, spell: str) -> Refusal | None:
    """Whether a player has used up the casting of this turn, or with Master Wizards, action."""
    if not position.table.master and not isinstance(position.pending, Window):
        return refuse("spell.once-a-turn") if SPELL_CAST in position.marks else None
    before = position.casts[seat] if position.casts else ""
    if not position.table.master:
        return refuse("spell.once-a-turn") if before else None
    return refuse("master.one-per-action", spell=before) if before not in ("", spell) else None


def why_not_ride(position: Position) -> Refusal | None:
    """Base timing: whether the active player may cast piggyback with the card that is played."""
    if "pb" not in position.table.spells:
        return refuse("spell.laid-out", spell="pb")
    if position.table.master:
        return refuse("master.piggyback")
    return why_not_again(position, position.seat, "pb") or why_not_pay(
        position, position.seat, "pb"
    )


def _in_own_turn(position: Position, seat: int, spell: str) -> Refusal | None:
    """Base timing: ``spell.once-a-turn`` for the active player, ``solo.spells`` alone."""
    if position.table.master:
        return refuse("master.windows")
    if position.table.solo and position.action != 3:
        return refuse("solo.spells")
    return why_not_again(position, seat, spell)


def _in_window(position: Position, window: Window, seat: int, spell: str) -> Refusal | None:
    """Master timing, or base timing with the option of ``free.any-time``."""
    if not position.table.master and (spell != "fw" or seat == position.seat):
        return refuse("free.any-time")
    refusal = why_not_again(position, seat, spell)
    if refusal or not position.table.master:
        return refusal
    before = position.casts[seat] if position.casts else ""
    if before and (window.decider != seat or window.passes):
        return refuse("master.repeat", spell=before)
    others = {cast for s, cast in enumerate(position.casts) if cast and s != seat}
    if "one_caster" in position.table.options and spell != "fw" and others - {"fw"}:
        return refuse("master.one-caster")
    return None


def why_not_cast(position: Position, seat: int, cast: Cast) -> Refusal | None:
    """Whether a player may cast this spell now on this target."""
    refusal = _why_not_kind(position, seat, cast.spell)
    return refusal or SPELLS[cast.spell].why_not(position, seat, cast)


def legal_casts(position: Position, seat: int) -> Iterator[Cast]:
    """Every cast that a player may make now."""
    full = position.full[seat]
    for spell, cost in position.table.cost.items():
        if cost <= full and _why_not_kind(position, seat, spell) is None:
            yield from SPELLS[spell].casts(position, seat)


def can_cast(position: Position, seat: int) -> bool:
    """Whether there is any."""
    table = position.table
    if position.full[seat] < table.cheapest or (table.plain and SPELL_CAST in position.marks):
        return False
    return next(legal_casts(position, seat), None) is not None
