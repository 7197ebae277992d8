"""Free a wizard: look at the level below a tower and put one of one's own on top."""

from collections.abc import Iterator
from functools import lru_cache

from ....engine.errors import Refusal, refuse
from ..draft import Draft, Position, put
from ..events import WizardFreed, WizardSoughtInVain
from ..moves import Cast, Tower
from ..rules.castle import enter
from ..rules.towers import why_not_tower
from ..rules.wizards import has_room, own_colour
from ..stacks import height, land, levels, lift_out
from .spell import Spell


def _casts(position: Position, seat: int) -> Iterator[Cast]:
    partner = position.table.partner(seat)
    freed = ("",) if partner is None else ("", position.table.colours[partner])
    for space, covered in enumerate(position.covered):
        if covered and has_room(position, space):
            for colour in freed:
                yield from _cast(space, height(covered), colour)


@lru_cache(1 << 10)
def _cast(space: int, towers: int, freed: str) -> tuple[Cast, ...]:
    return tuple(Cast("fw", Tower(space, number), freed) for number in range(1, towers + 1))


def _why_not(position: Position, seat: int, cast: Cast) -> Refusal | None:
    tower = cast.target
    assert isinstance(tower, Tower)
    if cast.freed:
        partner = position.table.partner(seat)
        if partner is None or cast.freed != position.table.colours[partner]:
            return refuse("team.free", colour=cast.freed)
    if why_not_tower(position, tower) is not None:
        return refuse("free.lift", space=tower.space, number=tower.number)
    if not has_room(position, tower.space):
        return refuse("free.full", space=tower.space)
    return None


def _carry_out(draft: Draft, seat: int, cast: Cast) -> bool:
    tower = cast.target
    assert isinstance(tower, Tower)
    space, number = tower.space, tower.number
    wizard = cast.freed or draft.table.colours[seat]
    if wizard not in levels(draft.covered[space])[number - 1]:
        draft.tell(WizardSoughtInVain(space, number))  # free.miss
        return False
    own = wizard == own_colour(draft, seat)
    draft.covered = put(draft.covered, space, lift_out(draft.covered[space], number, wizard))
    draft.tell(WizardFreed(wizard, space, number))
    if space == draft.castle:
        enter(draft, wizard)  # free.into-castle
        return own
    draft.tops = put(draft.tops, space, land(draft.tops[space], wizard))
    return False


FREE_A_WIZARD = Spell("fw", _casts, _why_not, _carry_out)
