"""Moving towers: what they carry, where they may stand, whom they shut in."""

from ....engine.errors import Refusal, refuse
from ..box import SPACES
from ..draft import Draft, Position
from ..events import TowerMoved, WizardsImprisoned, WizardsRevealed
from ..moves import Tower
from ..stacks import HEIGHTS, LIFTS, height, swap_tops
from .flasks import fill


def standing(position: Position) -> list[int]:
    """``tower.any``: the stacks of towers, each as its height and its space in one number."""
    covered = position.covered
    return [HEIGHTS[below] * SPACES + space for space, below in enumerate(covered) if below]


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


def shift(
    covered: tuple[str, ...], tops: tuple[str, ...], tower: Tower, target: int
) -> tuple[tuple[str, ...], tuple[str, ...], str]:
    """``tower.with-all-above`` and ``tower.stacks``: the spaces after it, and who was caught."""
    origin = tower.space
    caught, riders, below = tops[target], tops[origin], [*covered]
    below[origin], left, lifted = LIFTS[below[origin]][tower.number - 1]
    below[target] += caught + lifted
    if caught or riders or left:
        above = [*tops]
        above[origin], above[target] = left, riders
        tops = tuple(above)
    return tuple(below), tops, caught


def swap(
    covered: tuple[str, ...], tops: tuple[str, ...], one: int, other: int
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The spaces after their top towers have changed places, with the wizards on the roofs."""
    below, above = [*covered], [*tops]
    below[one], below[other] = swap_tops(covered[one], covered[other])
    above[one], above[other] = tops[other], tops[one]
    return tuple(below), tuple(above)


def move_tower(draft: Draft, seat: int, tower: Tower, steps: int) -> None:
    """Move a tower with all above it, and reward the player who imprisoned somebody."""
    origin = tower.space
    target = (origin + steps) % SPACES
    draft.covered, draft.tops, caught = shift(draft.covered, draft.tops, tower, target)
    if draft.log is not None:
        draft.tell(TowerMoved(origin, tower.number, steps, target, origin == draft.castle))
        if draft.tops[origin]:
            draft.tell(WizardsRevealed(origin, draft.tops[origin]))
        if caught:
            draft.tell(WizardsImprisoned(target, caught))
    if origin == draft.castle:
        draft.castle = target  # tower.with-all-above: it stood on the tower
    if caught:
        fill(draft, seat)
