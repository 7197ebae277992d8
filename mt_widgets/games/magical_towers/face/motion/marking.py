"""Lines: arcs that show where a piece goes, marks and arrows of lessons, and the way of a move."""

from math import atan2, cos, dist, pi, sin

from .....draw.outline import between, circle, ellipse, polygon, rectangle, write
from .....draw.scene import Group, Path, Shape, Shapes, Text
from ... import events as e
from ...view import View
from ..board.anchors import anchor, extent
from ..board.layout import Layout
from ..theme import Theme
from .cues import Cues

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


def _bow(start: Point, end: Point, height: float, aside: float) -> tuple[Point, Point]:
    """The two points that pull a line from start to end upwards, or aside if it is steep."""
    dx = (end[0] - start[0]) * 0.22
    top = max(14.0, min(start[1], end[1]) - height)
    if not aside:
        return (start[0] + dx, top), (end[0] - dx, top)
    share = min(1.0, abs(3 * aside / (end[1] - start[1])))
    heights = (between(start, end, part)[1] - 0.4 * height for part in (0.2, 0.8))
    first, second = (max(14.0, top + (y - top) * share) for y in heights)
    return (start[0] + dx + aside, first), (end[0] - dx + aside, second)


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
    first, second = _bow(start, end, height, layout.ring.bulge(start, end))
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


def _smooth(points: list[Point]) -> str:
    """A line through points without corners."""
    items: list[str | float] = ["M", *points[0]]
    for i in range(len(points) - 1):
        a, b = points[max(i - 1, 0)], points[i]
        c, d = points[i + 1], points[min(i + 2, len(points) - 1)]
        items += ["C", b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]
        items += [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6, *c]
    return write(*items)


def _open(points: list[Point], by: float) -> list[Point]:
    """The same way without what of it lies near its ends, to make room for what is there."""
    first, last = points[0], points[-1]
    inner = [p for p in points[1:-1] if dist(p, first) > 1.1 * by and dist(p, last) > 1.1 * by]
    return [_towards(first, points[1:], by), *inner, _towards(last, points[-2::-1], by)]


def _towards(end: Point, others: list[Point], by: float) -> Point:
    """The point so far from an end on the way to other points."""
    other = next((p for p in others if dist(p, end) >= by), others[-1])
    share = by / max(by, dist(end, other))
    return end[0] + (other[0] - end[0]) * share, end[1] + (other[1] - end[1]) * share


def _line(layout: Layout, theme: Theme, origin: int, steps: int, colour: str) -> Shapes:
    bright, deep, _ = theme.wizards[colour]
    wide = max(3.4, 0.034 * layout.pitch)
    points = _open(layout.road(origin, steps), 0.62 * layout.plate[0])
    rx, ry = layout.plate
    ring = ellipse(0.72 * rx, 0.66 * ry, *layout.spot(origin))
    line = _smooth([*points[:-1], _towards(points[-1], points[-2::-1], 2.4 * wide)])
    return (
        Path(ring, "", theme["outline"], 1.2 * wide, opacity=0.8),
        Path(ring, "", deep, 0.7 * wide, dash=(2 * wide, 1.4 * wide)),
        Path(line, "", theme["outline"], 2.3 * wide, opacity=0.85),
        Path(line, "", deep, 1.7 * wide),
        Path(line, "", bright, wide, dash=(0.1, 1.9 * wide)),
        Path(arrow_head(points[-1], points[-2], 4.4 * wide), bright, theme["outline"], 0.5 * wide),
    )


def trace(
    view: View, events: tuple[e.Event, ...], colour: str, layout: Layout, theme: Theme
) -> Shapes:
    """Where pieces went in the last move."""
    shapes: list[Shape] = []
    mover = colour
    for event in events:
        if isinstance(event, e.SpellCast):
            mover = view.table.colours[event.seat]
        elif isinstance(event, e.WizardMoved) and event.steps:
            shapes += _line(layout, theme, event.origin, event.steps, event.colour)
        elif isinstance(event, e.TowerMoved) and event.steps:
            shapes += _line(layout, theme, event.origin, event.steps, mover)
    return tuple(shapes)
