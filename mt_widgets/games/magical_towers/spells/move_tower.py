"""Move a tower, and its mirror image, the headwind: any tower goes two spaces, with reward."""

from collections.abc import Iterator
from functools import partial

from ....engine.errors import Refusal
from ..box import SPACES, SPELL_STEPS
from ..draft import Draft, Position
from ..moves import Cast, Tower
from ..rules.towers import move_tower, why_not_move
from ..stacks import HEIGHTS
from ..tables import tower_table
from .spell import Spell


def _spell(code: str) -> Spell:
    steps, table = SPELL_STEPS[code], tower_table(partial(Cast, code))

    def casts(position: Position, seat: int) -> Iterator[Cast]:
        kept = (position.castle - steps) % SPACES  # tower.not-on-castle
        for space, below in enumerate(position.covered):
            if below and space != kept:
                yield from table[HEIGHTS[below] * SPACES + space]

    def why_not(position: Position, seat: int, cast: Cast) -> Refusal | None:
        assert isinstance(cast.target, Tower)
        return why_not_move(position, cast.target, steps)

    def carry_out(draft: Draft, seat: int, cast: Cast) -> bool:
        assert isinstance(cast.target, Tower)
        move_tower(draft, seat, cast.target, steps)
        return False

    return Spell(code, casts, why_not, carry_out)


MOVE_A_TOWER = _spell("mt")
HEADWIND_FOR_TOWERS = _spell("ht")
