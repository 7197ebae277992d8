"""Swap towers: the top towers of two spaces change places, with the wizards on their roofs."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from ....engine.errors import Refusal, refuse
from ..box import SPACES
from ..draft import Draft, Position
from ..events import TowersSwapped
from ..moves import Cast
from ..rules.towers import swap
from .spell import Spell


def _casts(position: Position, seat: int) -> Iterator[Cast]:
    castle = position.castle
    towers = [s for s, covered in enumerate(position.covered) if covered and s != castle]
    return (_cast(*pair) for pair in combinations(towers, 2))


@cache
def _cast(one: int, other: int) -> Cast:
    return Cast("sw", (one, other))


def _why_not(position: Position, seat: int, cast: Cast) -> Refusal | None:
    assert isinstance(cast.target, tuple)
    for space in cast.target:
        if space >= SPACES or not position.covered[space]:
            return refuse("swap.top-only", space=space)
    if position.castle in cast.target:
        return refuse("swap.not-under-castle", space=position.castle)
    return None


def _carry_out(draft: Draft, seat: int, cast: Cast) -> bool:
    assert isinstance(cast.target, tuple)
    one, other = cast.target
    draft.covered, draft.tops = swap(draft.covered, draft.tops, one, other)
    draft.tell(TowersSwapped(one, other))
    return False


SWAP_TOWERS = Spell("sw", _casts, _why_not, _carry_out)
