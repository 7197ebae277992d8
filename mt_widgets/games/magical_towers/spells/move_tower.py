"""Move a tower, and its mirror image, the headwind: any tower goes two spaces, with reward."""

from collections.abc import Iterator
from functools import partial
from itertools import chain

from ....engine.errors import Refusal
from ..box import SPACES, SPELL_STEPS
from ..draft import Draft, Position
from ..moves import Cast, Tower
from ..rules.towers import move_tower, standing, why_not_move
from ..tables import TowerTable, tower_table
from .spell import Spell

__all__ = ["HEADWIND_FOR_TOWERS", "MOVE_A_TOWER"]


def _casts(table: TowerTable[Cast], steps: int, position: Position, seat: int) -> Iterator[Cast]:
    kept = (position.castle - steps) % SPACES  # tower.not-on-castle
    stacks = [stack for stack in standing(position) if stack % SPACES != kept]
    return chain.from_iterable(table[stack] for stack in stacks)


def _why_not(steps: int, position: Position, seat: int, cast: Cast) -> Refusal | None:
    assert isinstance(cast.target, Tower)
    return why_not_move(position, cast.target, steps)


def _carry_out(steps: int, draft: Draft, seat: int, cast: Cast) -> bool:
    assert isinstance(cast.target, Tower)
    move_tower(draft, seat, cast.target, steps)
    return False


def _spell(code: str) -> Spell:
    steps = SPELL_STEPS[code]
    casts = partial(_casts, tower_table(partial(Cast, code)), steps)
    return Spell(code, casts, partial(_why_not, steps), partial(_carry_out, steps))


MOVE_A_TOWER = _spell("mt")
HEADWIND_FOR_TOWERS = _spell("ht")
