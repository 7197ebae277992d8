"""Moving towers: what they carry, where they may stand, whom they shut in."""

from ....engine.errors import Refusal, refuse
from ..box import SPACES
from ..draft import Draft, Position
from ..events import TowerMoved, WizardsImprisoned, WizardsRevealed
from ..moves import Tower
from ..stacks import LIFTS, height, swap_tops
from .flasks import fill


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
    covered: tuple[str, ...], tops: tuple[str, ...], castle: int, tower: Tower, steps: int
) -> tuple[tuple[str, ...], tuple[str, ...], int, str]:
    """``tower.with-all-above`` and ``tower.stacks``: the board after it, and who was caught."""
    origin = tower.space
    target = (origin + steps) % SPACES
    caught, riders, below = tops[target], tops[origin], [*covered]
    below[origin], left, lifted = LIFTS[below[origin]][tower.number - 1]
    below[target] += caught + lifted
    if caught or riders or left:
        above = [*tops]
        above[origin], above[target] = left, riders
        tops = tuple(above)
    return tuple(below), tops, target if castle == origin else castle, caught


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
    carried, board = origin == draft.castle, (draft.covered, draft.tops, draft.castle)
    draft.covered, draft.tops, draft.castle, caught = shift(*board, tower, steps)
    if draft.log is not None:
        draft.tell(TowerMoved(origin, tower.number, steps, target, carried))
        if draft.tops[origin]:
            draft.tell(WizardsRevealed(origin, draft.tops[origin]))
        if caught:
            draft.tell(WizardsImprisoned(target, caught))
    if caught:
        fill(draft, seat)
