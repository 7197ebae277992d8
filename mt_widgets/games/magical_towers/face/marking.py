"""Lines over the picture: arcs that show where a piece goes, and marks and arrows of lessons."""

from math import atan2, cos, dist, pi, sin

from ....draw.outline import circle, ellipse, polygon, rectangle, write
from ....draw.scene import Group, Path, Shape, Shapes, Text
from ..view import View
from .anchors import anchor, extent
from .cues import Cues
from .layout import Layout
from .theme import Theme

__all__ = ["Point", "arc", "arrow_head", "arrows", "badge", "marks", "paint_name"]

Point = tuple[float, float]


def paint_name(name: str, theme: Theme) -> str:
    """A colour by a wizard's letter or a name of the theme."""
    return theme.wizards[name][0] if name in theme.wizards else theme.get(name, theme["glow"])


def arrow_head(tip: Point, back: Point, size: float) -> str:
    """A head at the tip of a line that comes from another point."""
    turn = atan2(tip[1] - back[1], tip[0] - back[0])
    sides = [(tip[0], tip[1])]
    sides += [
        (tip[0] - size * cos(turn + a), tip[1] - size * sin(turn + a))
        for a in (pi / 6.5, -pi / 6.5)
    ]
    return polygon(sides)


def _bow(start: Point, end: Point, height: float) -> tuple[Point, Point]:
    """The two points that pull a line from start to end upwards."""
    dx = (end[0] - start[0]) * 0.22
    top = max(14.0, min(start[1], end[1]) - height)
    return (start[0] + dx, top), (end[0] - dx, top)


def badge(text: str, x: float, y: float, size: float, theme: Theme) -> Shapes:
    """A round badge with a digit or two."""
    return (
        Path(circle(size * 0.78, x, y), theme["glow"], theme["outline"], size * 0.14),
        Text(text, x, y, size, theme["glow_ink"]),
    )


def arc(
    start: Point, end: Point, layout: Layout, theme: Theme, colour: str = "glow", text: str = ""
) -> Shapes:
    """A dashed arc with a head, and at its highest point what it says."""
    size = max(5.0, 0.045 * layout.pitch)
    height = 0.35 * layout.pitch + 0.12 * abs(end[0] - start[0])
    first, second = _bow(start, end, height)
    neck = _before(end, second, 2 * size)
    line = write("M", *start, "C", *first, *second, *neck)
    paint, middle = paint_name(colour, theme), _middle(start, first, second, end)
    head = arrow_head(end, neck, 2.6 * size)
    said = badge(text, *middle, max(12.0, 0.15 * layout.pitch), theme) if text else ()
    return (
        Path(line, "", theme["glow_edge"], 1.5 * size, opacity=0.55),
        Path(line, "", paint, 0.85 * size, dash=(2.6 * size, 1.7 * size)),
        Path(head, paint, theme["glow_edge"], 0.25 * size),
        *said,
    )


def _before(end: Point, back: Point, by: float) -> Point:
    """The point so far before the end of a line that comes from another point."""
    length = max(1.0, dist(end, back))
    return end[0] + (back[0] - end[0]) * by / length, end[1] + (back[1] - end[1]) * by / length


def _middle(a: Point, b: Point, c: Point, d: Point) -> Point:
    x, y = ((p + 3 * q + 3 * r + s) / 8 for p, q, r, s in zip(a, b, c, d, strict=True))
    return x, y


def marks(view: View, layout: Layout, theme: Theme, cues: Cues, *, spaces: bool) -> Shapes:
    """The rings that a lesson wants: round spaces, behind what stands there, or round the rest."""
    shapes: list[Shape] = []
    wide = max(2.6, 0.032 * layout.pitch)
    for mark in cues.marks:
        outline = _ring(view, layout, mark.tag)
        if outline and mark.tag.startswith("space:") == spaces:
            paint = paint_name(mark.colour, theme)
            shapes += (
                Path(outline, "", theme["glow_edge"], 1.9 * wide, opacity=0.7),
                Path(outline, "", paint, wide),
            )
    return tuple(shapes)


def arrows(view: View, layout: Layout, theme: Theme, cues: Cues) -> Shapes:
    """The arrows that a lesson wants."""
    ends = (
        (anchor(layout, view, arrow.from_tag), anchor(layout, view, arrow.to_tag), arrow.colour)
        for arrow in cues.arrows
    )
    return tuple(Group(arc(start, end, layout, theme, colour)) for start, end, colour in ends)


def _ring(view: View, layout: Layout, tag: str) -> str:
    """An outline round whatever has a tag."""
    box = extent(layout, view, tag)
    if box is None:
        return ""
    if tag.startswith("space:"):
        return ellipse(box.width / 2, box.height / 2, *box.middle)
    room = 0.04 * layout.pitch
    if tag.startswith(("wizard:", "castle", "die")):
        return ellipse(0.72 * box.width + room, 0.58 * box.height + room, *box.middle)
    return rectangle(
        box.x - room, box.y - room, box.width + 2 * room, box.height + 2 * room, 3 * room
    )
