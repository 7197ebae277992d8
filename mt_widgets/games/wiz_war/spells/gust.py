"""Gust: pushes a character, and what cannot be pushed any further is damage."""

from ..board import WAYS
from ..characters import is_alive, square_of
from ..draft import Draft, Position
from ..moves import Cast
from ..rules.attacks import why_not_aim
from ..rules.damage import hurt
from ..rules.moving import cross, why_not_into
from .spell import Aim, Spell
from .striking import in_reach, points

_TARGETS = in_reach("gust")


def _aims(position: Position, seat: int) -> list[Aim]:
    return [(target, way) for target, _ in _TARGETS(position, seat) for way in WAYS]


def _stops(position: Position, who: str, way: str) -> bool:
    """The push ends at a wall section and where ``move.filled`` forbids."""
    border, target = position.setup.board.next[square_of(position, who)][way]
    return position.borders[border] in "wd" or why_not_into(position, who, target) is not None


def _work(draft: Draft, seat: int, cast: Cast, ward: int) -> None:
    who, left = cast.target, points(cast)
    while left and is_alive(draft, who) and not _stops(draft, who, cast.detail):
        cross(draft, who, cast.detail, seat)
        left -= 1
    if is_alive(draft, who):
        hurt(draft, who, max(0, left - ward), seat)


GUST = Spell(_aims, why_not_aim, _work)
