"""Lasting spells on a wizard, in the order in which they are written."""

from collections.abc import Iterable

from .box import COLOURS
from .draft import Position
from .state import NOBODY, Effect, Table

__all__ = ["SPELLS", "has_effect", "sorted_effects", "waned"]

SPELLS = ("giant", "slow", "vision")
_ORDER = {name: rank for rank, name in enumerate([*SPELLS, "stun"])}


def has_effect(position: Position, seat: int, spell: str) -> bool:
    """Whether a spell lies on a wizard; ``last.more``: once is enough."""
    effects = position.effects[seat]
    return bool(effects) and any(effect.spell == spell for effect in effects)


def sorted_effects(table: Table, effects: Iterable[Effect]) -> tuple[Effect, ...]:
    """By spell, then by the turns left, then by the caster's colour."""

    def key(effect: Effect) -> tuple[int, int, int]:
        caster = COLOURS.index(table.colours[effect.caster]) if effect.caster != NOBODY else NOBODY
        return _ORDER[effect.spell], effect.turns, caster

    return tuple(sorted(effects, key=key))


def waned(table: Table, effects: tuple[Effect, ...], caster: int) -> tuple[Effect, ...]:
    """Effects when the turn of a caster begins: one turn less each, and gone at none."""
    less = (
        effect._replace(turns=effect.turns - 1) if effect.caster == caster else effect
        for effect in effects
    )
    return sorted_effects(table, (e for e in less if e.turns or e.caster == NOBODY))
