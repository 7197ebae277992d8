"""What is under a finger: the tag of the front shape at a point of a scene."""

from collections.abc import Collection
from math import hypot, inf

from .flatten import bounds, flatten
from .outline import Point
from .scene import Path, Placed, Scene, Text, walk

__all__ = ["hit"]


def hit(scene: Scene, x: float, y: float, wanted: Collection[str] = (), reach: float = 0) -> str:
    """The tag of the front tagged shape at a point, else the nearest wanted one within reach."""
    nearest, least = "", reach
    for placed in reversed([placed for placed in walk(scene.shapes) if placed.tag]):
        # fingers reach only for what is wanted; all else must be touched
        far = _distance(placed, x, y, least if placed.tag in wanted else 0)
        if far <= 0:
            return placed.tag
        if placed.tag in wanted and (far < least or (far == least and not nearest)):
            nearest, least = placed.tag, far
    return nearest


def _distance(placed: Placed, x: float, y: float, reach: float) -> float:
    """How far a shape is from a point, infinitely if clearly out of reach; 0 inside."""
    shape, scale = placed.shape, placed.scale
    if not scale:
        return inf
    here = ((x - placed.x) / scale, (y - placed.y) / scale)
    if isinstance(shape, Text):
        half = shape.size * max(1, 0.7 * len(shape.text)) / 2
        box = (shape.x - half, shape.y - shape.size / 2, shape.x + half, shape.y + shape.size / 2)
        return scale * _beyond(box, here)
    if not (shape.fill or shape.stroke):
        return inf
    line = shape.width / 2 if shape.stroke else 0
    if _beyond(bounds(shape.d), here) > line + reach / scale:
        return inf
    return 0 if shape.fill and _inside(shape, here) else scale * max(0, _apart(shape, here) - line)


def _beyond(box: tuple[float, float, float, float], here: Point) -> float:
    """How far a point is from a box, 0 inside."""
    left, top, right, bottom = box
    x, y = here
    return hypot(max(left - x, 0, x - right), max(top - y, 0, y - bottom))


def _inside(shape: Path, here: Point) -> bool:
    """Whether a point is where the outline winds round it, as painters fill."""
    winding, (x, y) = 0, here
    for line in flatten(shape.d):
        for (ax, ay), (bx, by) in zip(line, (*line[1:], line[0]), strict=True):
            if (ay <= y) != (by <= y) and (bx - ax) * (y - ay) / (by - ay) + ax > x:
                winding += 1 if by > ay else -1
    return winding != 0


def _apart(shape: Path, here: Point) -> float:
    """How far a point is from an outline."""
    return min(
        _from_segment(here, start, end)
        for line in flatten(shape.d)
        for start, end in zip(line, line[1:] or line, strict=False)
    )


def _from_segment(here: Point, start: Point, end: Point) -> float:
    """How far a point is from a straight line between two others."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    x, y = here[0] - start[0], here[1] - start[1]
    length = dx * dx + dy * dy
    t = max(0.0, min(1.0, (x * dx + y * dy) / length)) if length else 0.0
    return hypot(x - t * dx, y - t * dy)
