"""Move a tower, and its mirror image, the headwind: any tower goes two spaces, with reward."""

from collections.abc import Iterator
from functools import cache, partial

from ....engine.errors import Refusal
from ..draft import Draft, Position
from ..moves import Cast, Tower
from ..rules.towers import movable, move_tower, why_not_move
from .spell import Spell

__all__ = ["HEADWIND_FOR_TOWERS", "MOVE_A_TOWER"]


@cache
def _cast(code: str, space: int, towers: int) -> tuple[Cast, ...]:
    return tuple(Cast(code, Tower(space, number)) for number in range(1, towers + 1))


def _casts(code: str, steps: int, position: Position, seat: int) -> Iterator[Cast]:
    for place in movable(position, steps):
        yield from _cast(code, *place)


def _why_not(steps: int, position: Position, seat: int, cast: Cast) -> Refusal | None:
    assert isinstance(cast.target, Tower)
    return why_not_move(position, cast.target, steps)


def _carry_out(steps: int, draft: Draft, seat: int, cast: Cast) -> bool:
    assert isinstance(cast.target, Tower)
    move_tower(draft, seat, cast.target, steps)
    return False


def _spell(code: str, steps: int) -> Spell:
    parts = partial(_casts, code, steps), partial(_why_not, steps), partial(_carry_out, steps)
    return Spell(code, *parts)


MOVE_A_TOWER = _spell("mt", 2)
HEADWIND_FOR_TOWERS = _spell("ht", -2)
