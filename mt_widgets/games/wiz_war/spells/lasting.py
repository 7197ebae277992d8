"""Slow, Vision and Giant: spells that last (section 14)."""

from collections.abc import Callable

from ....engine.errors import Refusal, refuse
from ..changes import do
from ..characters import crowd
from ..draft import Draft, Position
from ..events import SpellBegan
from ..moves import Cast
from ..rules.attacks import why_not_aim
from ..rules.main_part import no_steps_left
from ..state import LastingSpell
from .spell import Aim, Spell
from .striking import in_reach, points


def _slow(draft: Draft, seat: int, cast: Cast, ward: int) -> None:
    victim = draft.setup.seat[cast.target]
    do(draft, SpellBegan(victim, LastingSpell("slow", points(cast), seat)))  # last.many
    no_steps_left(draft, victim, most=1)


def _on_oneself(draft: Draft, seat: int, cast: Cast, ward: int) -> None:
    do(draft, SpellBegan(seat, LastingSpell(cast.card, points(cast), seat)))


def _anytime(position: Position, seat: int, cast: Cast) -> Refusal | None:
    return None


def _alone(position: Position, seat: int, cast: Cast) -> Refusal | None:
    alone = len(crowd(position, position.squares[seat])) == 1
    return None if alone else refuse("card.giant")


def _unless(
    why_not: Callable[[Position, int, Cast], Refusal | None], card: str
) -> Callable[[Position, int], list[Aim]]:
    return lambda position, seat: [] if why_not(position, seat, Cast(card)) else [("", "")]


SLOW = Spell(in_reach("slow"), why_not_aim, _slow)
VISION = Spell(_unless(_anytime, "vision"), _anytime, _on_oneself)
GIANT = Spell(_unless(_alone, "giant"), _alone, _on_oneself)
