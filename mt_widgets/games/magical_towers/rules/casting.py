"""When spells may be cast, whatever they are aimed at."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from ....engine.errors import Refusal, refuse
from ..draft import Position
from ..moves import Cast
from ..spells import SPELLS
from ..state import SPELL_CAST, Table, Window
from ..tables import Memo

if TYPE_CHECKING:
    from ..view import View


class Occasion(NamedTuple):
    """All that decides which spells a player may cast: the same few come again all the time."""

    table: Table
    caster: int
    active: int
    action: int
    full: int  # the caster's flasks
    marks: frozenset[str]
    casts: tuple[str, ...]
    window: bool
    again: bool  # in this window the caster was the last to cast, and nobody has passed since


def occasion(position: "Position | View", active: int, caster: int) -> Occasion:
    """What a player finds who thinks of casting."""
    window = position.pending
    waits = isinstance(window, Window)
    again = isinstance(window, Window) and window.decider == caster and not window.passes
    return _new(Occasion, (
        position.table, caster, active, position.action, position.full[caster], position.marks,
        position.casts, waits, again,
    ))  # fmt: skip


_new = tuple.__new__  # every move in which a spell might be cast comes here


def _why_not_kind(now: Occasion, spell: str) -> Refusal | None:
    """Whether a player may cast this spell now and can pay for it."""
    if spell not in now.table.spells:
        return refuse("spell.laid-out", spell=spell)
    refusal = _in_window(now, spell) if now.window else _in_own_turn(now, spell)
    return refusal or why_not_pay(now, spell)


def why_not_pay(now: Occasion, spell: str) -> Refusal | None:
    """Whether a player has enough full flasks for a spell."""
    cost, full = now.table.cost[spell], now.full
    return refuse("spell.cost", spell=spell, cost=cost, full=full) if full < cost else None


def _before(now: Occasion) -> str:
    """What the player has cast in this action."""
    return now.casts[now.caster] if now.casts else ""


def why_not_again(now: Occasion, spell: str) -> Refusal | None:
    """Whether a player has used up the casting of this turn, or with Master Wizards, action."""
    if not now.table.master and not now.window:
        return refuse("spell.once-a-turn") if SPELL_CAST in now.marks else None
    before = _before(now)
    if not now.table.master:
        return refuse("spell.once-a-turn") if before else None
    return refuse("master.one-per-action", spell=before) if before not in ("", spell) else None


def why_not_ride(position: Position) -> Refusal | None:
    """Base timing: whether the active player may cast piggyback with the card that is played."""
    if "pb" not in position.table.spells:
        return refuse("spell.laid-out", spell="pb")
    if position.table.master:
        return refuse("master.piggyback")
    now = occasion(position, position.seat, position.seat)
    return why_not_again(now, "pb") or why_not_pay(now, "pb")


def _in_own_turn(now: Occasion, spell: str) -> Refusal | None:
    """Base timing: ``spell.once-a-turn`` for the active player, ``solo.spells`` alone."""
    if now.table.master:
        return refuse("master.windows")
    if now.table.solo and now.action != 3:
        return refuse("solo.spells")
    return why_not_again(now, spell)


def _in_window(now: Occasion, spell: str) -> Refusal | None:
    """Master timing, or base timing with the option of ``free.any-time``."""
    if not now.table.master and (spell != "fw" or now.caster == now.active):
        return refuse("free.any-time")
    refusal = why_not_again(now, spell)
    if refusal or not now.table.master:
        return refusal
    if _before(now) and not now.again:
        return refuse("master.repeat", spell=_before(now))
    others = {cast for seat, cast in enumerate(now.casts) if cast and seat != now.caster}
    if "one_caster" in now.table.options and spell != "fw" and others - {"fw"}:
        return refuse("master.one-caster")
    return None


def why_not_cast(position: Position, seat: int, cast: Cast) -> Refusal | None:
    """Whether a player may cast this spell now on this target."""
    refusal = _why_not_kind(occasion(position, position.seat, seat), cast.spell)
    return refusal or SPELLS[cast.spell].why_not(position, seat, cast)


ALLOWED = Memo[Occasion, tuple[str, ...]](
    lambda now: tuple(spell for spell in now.table.spells if _why_not_kind(now, spell) is None)
)
"""The spells that a player may cast and can pay for, whatever they are aimed at."""


def legal_casts(position: Position, seat: int) -> Iterator[Cast]:
    """Every cast that a player may make now."""
    for spell in ALLOWED[occasion(position, position.seat, seat)]:
        yield from SPELLS[spell].casts(position, seat)


def can_cast(position: Position, seat: int) -> bool:
    """Whether there is any."""
    return has_target(position, seat, ALLOWED[occasion(position, position.seat, seat)])


def has_target(position: Position, seat: int, spells: tuple[str, ...]) -> bool:
    """``spell.needs-effect``: whether one of the spells that a player may cast finds a target."""
    for spell in spells:
        for _ in SPELLS[spell].casts(position, seat):
            return True
    return False
