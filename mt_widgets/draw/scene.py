"""A picture as data: small frozen shapes in groups, each group with a tag that says what it is.

Painters turn a scene into canvas calls, SVG or PNG and decide nothing.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import cos, radians, sin
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Path:
    """An outline, filled, drawn along, or both; widths and dashes are in its own units.

    ``d`` is SVG path data of absolute ``M x y``, ``L x y``, ``C x y x y x y`` and ``Z`` alone,
    everything parted by single spaces, so that every painter can read it.
    """

    d: str
    fill: str = ""
    stroke: str = ""
    width: float = 1
    dash: tuple[float, ...] = ()
    opacity: float = 1


@dataclass(frozen=True, slots=True)
class Text:
    """A few bold letters or digits with their middle at a point; sentences live in the page."""

    text: str
    x: float
    y: float
    size: float
    fill: str
    opacity: float = 1


@dataclass(frozen=True, slots=True)
class Group:
    """Shapes that are moved, scaled, faded, turned and cut together; the innermost tag names them.

    ``turn`` is clockwise by degrees round the group's own origin. ``clip`` is path data in the
    group's own units: what lies outside of it is neither painted nor hit.
    """

    parts: "tuple[Shape, ...]"
    x: float = 0
    y: float = 0
    scale: float = 1
    opacity: float = 1
    tag: str = ""
    turn: float = 0
    clip: str = ""


Shape = Path | Text | Group
Shapes = tuple[Shape, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture in three layers: what never moves, what stands there, what is over it."""

    width: float
    height: float
    scenery: tuple[Shape, ...]
    table: tuple[Shape, ...]
    overlay: tuple[Shape, ...] = ()
    title: str = ""
    description: str = ""

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """All layers, from the back to the front."""
        return self.scenery + self.table + self.overlay


class Placed(NamedTuple):
    """A path or text as it lies in the whole picture; a tuple, as hundreds are made for each.

    It is seen only inside of all ``clips``, which are filled outlines.
    """

    shape: Path | Text
    x: float
    y: float
    scale: float
    opacity: float
    tag: str
    turn: float = 0
    clips: "tuple[Placed, ...]" = ()

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the shape lies in the whole picture."""
        if self.turn:
            across, down = direction(self.turn)
            x, y = across * x - down * y, down * x + across * y
        return self.x + self.scale * x, self.y + self.scale * y


@lru_cache(1024)
def direction(turn: float) -> tuple[float, float]:
    """Where a point one to the right gets by a turn; without an error for quarter turns.

    >>> direction(90), direction(-180)
    ((0.0, 1.0), (-1.0, 0.0))
    """
    if turn % 90 == 0:
        return ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))[int(turn % 360) // 90]
    return cos(radians(turn)), sin(radians(turn))


_WHOLE = Placed(Path(""), 0, 0, 1, 1, "")


def walk(shapes: tuple[Shape, ...], around: Placed = _WHOLE) -> Iterator[Placed]:
    """Every path and text from the back to the front, with where it lies and what it belongs to."""
    _, x, y, scale, opacity, tag, turn, clips = around
    for shape in shapes:
        if isinstance(shape, Group):
            yield from walk(shape.parts, _inner(around, shape))
        else:
            yield Placed(shape, x, y, scale, opacity * shape.opacity, tag, turn, clips)


def _inner(around: Placed, group: Group) -> Placed:
    """Where the origin of a group lies that stands in another."""
    x, y = around.at(group.x, group.y)
    scale, turn, clips = around.scale * group.scale, around.turn, around.clips
    if group.turn:
        turn = (turn + group.turn) % 360
    if group.clip:
        clips = (*clips, Placed(Path(group.clip, "#000000"), x, y, scale, 1, "", turn))
    opacity, tag = around.opacity * group.opacity, group.tag or around.tag
    return Placed(_WHOLE.shape, x, y, scale, opacity, tag, turn, clips)
