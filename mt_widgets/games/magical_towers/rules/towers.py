"""Moving towers: what they carry, where they may stand, whom they shut in."""

from functools import lru_cache

from ....engine.errors import Refusal, refuse
from ..box import SPACES
from ..draft import Draft, Position
from ..events import TowerMoved, WizardsImprisoned, WizardsRevealed
from ..moves import Tower
from ..stacks import height, lift
from .flasks import fill

__all__ = ["movable", "move_tower", "standing", "why_not_move", "why_not_tower"]


@lru_cache(1 << 12)
def standing(covered: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """``tower.any``: the spaces with towers on them, and how many."""
    return tuple((space, height(below)) for space, below in enumerate(covered) if below)


def movable(position: Position, steps: int) -> list[tuple[int, int]]:
    """The spaces, with their towers, from which so many steps do not end on the castle's."""
    kept = (position.castle - steps) % SPACES  # tower.not-on-castle
    return [place for place in standing(position.covered) if place[0] != kept]


def why_not_tower(position: Position, tower: Tower) -> Refusal | None:
    """Whether there is such a tower; the castle, counted on, is none (``tower.not-castle``)."""
    towers = height(position.covered[tower.space]) if tower.space < SPACES else 0
    if 1 <= tower.number <= towers:
        return None
    if tower.space == position.castle and tower.number == towers + 1:
        return refuse("tower.not-castle", space=tower.space)
    return refuse("tower.any", space=tower.space, number=tower.number)


def why_not_move(position: Position, tower: Tower, steps: int) -> Refusal | None:
    """Whether a tower may be moved so far."""
    target = (tower.space + steps) % SPACES
    missing = why_not_tower(position, tower)
    if missing is None and target == position.castle:
        return refuse("tower.not-on-castle", space=target)
    return missing


def move_tower(draft: Draft, seat: int, tower: Tower, steps: int) -> None:
    """Move a tower with all above it, and reward the player who imprisoned somebody."""
    origin = tower.space
    target = (origin + steps) % SPACES
    covered, tops = [*draft.covered], [*draft.tops]
    left, revealed, lifted = lift(covered[origin], tower.number)
    caught, riders = tops[target], tops[origin]
    covered[origin], tops[origin] = left, revealed
    covered[target], tops[target] = covered[target] + caught + lifted, riders
    draft.covered, draft.tops = tuple(covered), tuple(tops)
    if draft.log is not None:
        draft.tell(TowerMoved(origin, tower.number, steps, target, origin == draft.castle))
        if revealed:
            draft.tell(WizardsRevealed(origin, revealed))
        if caught:
            draft.tell(WizardsImprisoned(target, caught))
    if origin == draft.castle:
        draft.castle = target  # tower.with-all-above: it stood on the tower
    if caught:
        fill(draft, seat)
