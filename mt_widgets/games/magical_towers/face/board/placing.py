"""Where each piece of a space stands: its towers from the ground up, its wizards, the castle."""

from dataclasses import dataclass
from functools import lru_cache

from ...stacks import levels, without_prisoners
from ...view import View
from .layout import Layout

# how many wizards stand in each row, the front row first
_THREE_ABREAST = ((), (1,), (2,), (3,), (3, 1), (3, 2), (3, 2, 1))
_TWO_ABREAST = ((), (1,), (2,), (2, 1), (2, 2), (2, 2, 1), (2, 2, 2))
_HIGH, _FLATTEST = 4, 2.2  # levels on which the castle is smaller; the least height of a level
_APART = 0.63  # of a wizard's height, from one to the next


@dataclass(frozen=True, slots=True)
class Level:
    """A tower of a stack: ``x``, ``y`` is the middle of its foot, ``prisoners`` whom it hides."""

    tag: str
    kind: str
    prisoners: str
    x: float
    y: float
    height: float


@dataclass(frozen=True, slots=True)
class Figure:
    """A wizard, in the front row or not, or the castle: the middle of its foot and its height."""

    tag: str
    colour: str
    x: float
    y: float
    height: float
    front: bool = False


@dataclass(frozen=True, slots=True)
class Stack:
    """A space with all that stands on it; ``crowd`` is from the back to the front."""

    space: int
    x: float
    y: float
    levels: tuple[Level, ...]
    crowd: tuple[Figure, ...]
    castle: Figure | None
    roof: float
    tip: float
    tags: frozenset[str]


def row_lift(layout: Layout, height: float) -> float:
    """How much higher wizards of a height stand in the next row behind."""
    return height * (0.45 if layout.row == 3 else 0.64)


def crowd(
    wizards: str, layout: Layout, x: float, y: float
) -> tuple[tuple[float, float, float], ...]:
    """Foot and height of each of some wizards on a level, in their order: the front row first."""
    three = layout.row == 3
    rows = (_THREE_ABREAST if three else _TWO_ABREAST)[min(len(wizards), 6)]
    height = layout.wizard * (0.92 if three and len(wizards) > 4 else 1)
    lift = row_lift(layout, height)
    shift = -0.5 if three and len(wizards) == 4 else 0  # the fourth looks through a gap
    return tuple(
        (x + (i - (n - 1) / 2 + shift * bool(row)) * _APART * height, y - row * lift, height)
        for row, n in enumerate(rows)
        for i in range(n)
    )


def _keep(layout: Layout, towers: int) -> float:
    """The height of the castle on so many towers."""
    return layout.castle[towers > _HIGH] * layout.tower * 1.42


def _height(layout: Layout, towers: int, top: str, castle: bool) -> float:
    """How high a stack may be, so that there is room for those on it; never quite flat."""
    above = max((height - y for _, y, height in crowd(top, layout, 0, 0)), default=0.0)
    above = max(above, _keep(layout, towers)) if castle else above
    return min(layout.tallest, max(layout.room - above, _FLATTEST * towers))


@lru_cache(4096)
def place(layout: Layout, space: int, covered: str, top: str, castle: bool) -> Stack:
    """All that stands on a space."""
    x, y = layout.spot(space)
    towers, hidden = without_prisoners(covered), levels(covered)
    height = min(layout.level, _height(layout, len(towers), top, castle) / max(1, len(towers)))
    stack = tuple(
        Level(f"tower:{space}.{number + 1}", kind, hidden[number], x, y - number * height, height)
        for number, kind in enumerate(towers)
    )
    roof = y - len(towers) * height
    foot = roof + (0.035 * layout.tower if towers else 0.06 * layout.pitch)
    figures = tuple(
        Figure(f"wizard:{colour}@{space}", colour, *spot, front=spot[1] == foot)
        for colour, spot in zip(top, crowd(top, layout, x, foot), strict=False)
    )
    keep = _keep(layout, len(towers))
    home = Figure("castle", "", x, foot, keep) if castle else None
    tip = min([roof, *(f.y - f.height for f in figures), *([foot - keep] if castle else [])])
    tags = {level.tag for level in stack} | {figure.tag for figure in figures}
    tags |= {f"prisoner:{c}@{space}.{n}" for n, inside in enumerate(hidden) for c in inside}
    tags |= {"castle"} if castle else set()
    return Stack(space, x, y, stack, figures[::-1], home, roof, tip, frozenset(tags))


def figure_of(stack: Stack, tag: str) -> Figure | None:
    """Who has a tag, of equal wizards the one in front; None if nobody on the stack has it."""
    return next((figure for figure in stack.crowd[::-1] if figure.tag == tag), None)


def stack_of(layout: Layout, view: View, space: int) -> Stack:
    """What a view shows on a space."""
    return place(layout, space, view.covered[space], view.tops[space], view.castle == space)
