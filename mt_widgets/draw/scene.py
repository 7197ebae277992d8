"""A picture as data: small frozen shapes in groups, each group with a tag that says what it is.

Painters turn a scene into canvas calls, SVG or PNG and decide nothing.
"""

from collections.abc import Iterator
from dataclasses import dataclass

__all__ = ["Group", "Path", "Scene", "Shape", "Text", "count", "walk"]


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
    """Shapes that are moved, scaled and faded together; the innermost tag names what is drawn."""

    parts: "tuple[Shape, ...]"
    x: float = 0
    y: float = 0
    scale: float = 1
    opacity: float = 1
    tag: str = ""


Shape = Path | Text | Group


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


@dataclass(frozen=True, slots=True)
class Placed:
    """A path or text as it lies in the whole picture."""

    shape: Path | Text
    x: float
    y: float
    scale: float
    opacity: float
    tag: str


def walk(shapes: tuple[Shape, ...], around: Group | None = None) -> Iterator[Placed]:
    """Every path and text from the back to the front, with where it lies and what it belongs to."""
    here = around or Group(())
    for shape in shapes:
        if isinstance(shape, Group):
            inner = Group(
                (),
                here.x + here.scale * shape.x,
                here.y + here.scale * shape.y,
                here.scale * shape.scale,
                here.opacity * shape.opacity,
                shape.tag or here.tag,
            )
            yield from walk(shape.parts, inner)
        else:
            opacity = here.opacity * shape.opacity
            yield Placed(shape, here.x, here.y, here.scale, opacity, here.tag)


def count(shapes: tuple[Shape, ...]) -> int:
    """How many draw commands shapes take: a fill, a line along an outline or a text each."""
    return sum(
        1 if isinstance(placed.shape, Text) else bool(placed.shape.fill) + bool(placed.shape.stroke)
        for placed in walk(shapes)
    )
