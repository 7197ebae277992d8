"""The trace of the last move: a dotted line along the road in the mover's colour."""

from math import dist

from ....draw.outline import ellipse, write
from ....draw.scene import Path, Shape, Shapes
from .. import events as e
from ..view import View
from .layout import Layout
from .marking import Point, arrow_head
from .theme import Theme

__all__ = ["trace"]


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
