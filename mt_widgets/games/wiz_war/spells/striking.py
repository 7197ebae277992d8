"""Fireball, Power Thrust, Lightning and Doom: attack cards that do damage."""

from collections.abc import Callable

from ..cards import CARDS
from ..changes import do
from ..characters import is_alive, is_character
from ..draft import Draft, Position
from ..events import SpellBegan
from ..lasting import is_under
from ..moves import Cast
from ..rules.attacks import targets_in, why_not_aim
from ..rules.damage import harm, hurt
from ..rules.seeing import in_sight
from ..state import STUN
from .spell import Aim, Spell


def points(cast: Cast) -> int:
    """``number.default``: the figure of a card, with its number card or 1 on top."""
    card = CARDS[cast.card]
    return card.damage + (cast.number or 1) if card.takes_number else card.damage


def in_reach(card: str) -> Callable[[Position, int], list[Aim]]:
    """All targets that an attack card names and its caster sees."""
    kinds = CARDS[card].targets

    def aims(position: Position, seat: int) -> list[Aim]:
        sight = in_sight(position, seat)
        return [(target, "") for target in targets_in(position, seat, kinds, sight)]

    return aims


def _strike(draft: Draft, seat: int, cast: Cast, ward: int) -> None:
    if is_character(cast.target):
        hurt(draft, cast.target, max(0, points(cast) - ward), seat)
    else:
        harm(draft, cast.target, points(cast))


def _flash(draft: Draft, seat: int, cast: Cast, ward: int) -> None:
    """A wizard who is hurt by it and lives loses a turn (``turn.lost``: once)."""
    lost = hurt(draft, cast.target, max(0, points(cast) - ward), seat)
    victim = draft.setup.seat.get(cast.target)
    if lost and victim is not None and is_alive(draft, cast.target):
        if not is_under(draft, victim, "stun"):
            do(draft, SpellBegan(victim, STUN))


FIREBALL = Spell(in_reach("fireball"), why_not_aim, _strike)
THRUST = Spell(in_reach("thrust"), why_not_aim, _strike)
LIGHTNING = Spell(in_reach("lightning"), why_not_aim, _flash)
DOOM = Spell(in_reach("doom"), why_not_aim, _strike)
