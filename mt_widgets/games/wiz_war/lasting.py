"""Lasting spells on a wizard, in the order in which they are written."""

from collections.abc import Iterable

from .box import COLOURS
from .draft import Position
from .state import NOBODY, LastingSpell, Setup

SPELLS = ("giant", "slow", "vision")
_ORDER = {name: rank for rank, name in enumerate([*SPELLS, "stun"])}


def is_under(position: Position, seat: int, spell: str) -> bool:
    """Whether a spell lies on a wizard; ``last.more``: once is enough."""
    lasting = position.lasting[seat]
    return bool(lasting) and any(one.spell == spell for one in lasting)


def sorted_lasting(setup: Setup, lasting: Iterable[LastingSpell]) -> tuple[LastingSpell, ...]:
    """By spell, then by the turns left, then by the caster's colour."""

    def key(one: LastingSpell) -> tuple[int, int, int]:
        caster = COLOURS.index(setup.colours[one.caster]) if one.caster != NOBODY else NOBODY
        return _ORDER[one.spell], one.turns, caster

    return tuple(sorted(lasting, key=key))


def waned(setup: Setup, lasting: tuple[LastingSpell, ...], caster: int) -> tuple[LastingSpell, ...]:
    """Spells when the turn of their caster begins: one turn less each, and gone at none."""
    less = (one._replace(turns=one.turns - 1) if one.caster == caster else one for one in lasting)
    return sorted_lasting(setup, (e for e in less if e.turns or e.caster == NOBODY))
