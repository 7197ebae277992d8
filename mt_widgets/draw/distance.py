"""How far a point of a picture is from a shape, as if nothing were cut off from it."""

from math import hypot, inf

from .flatten import bounds, flatten
from .outline import Point
from .scene import Path, Placed, Text, direction

Box = tuple[float, float, float, float]  # left, top, right, bottom


def distance(placed: Placed, x: float, y: float, reach: float) -> float:
    """How far a shape is from a point, infinitely if clearly out of reach; 0 inside."""
    shape, scale = placed.shape, placed.scale
    if not scale:
        return inf
    here = ((x - placed.x) / scale, (y - placed.y) / scale)
    if placed.turn:
        across, down = direction(placed.turn)
        here = (across * here[0] + down * here[1], across * here[1] - down * here[0])
    if isinstance(shape, Text):
        return scale * _beyond(box_of_letters(shape), here)
    if not (shape.fill or shape.stroke):
        return inf
    line = shape.width / 2 if shape.stroke else 0
    if _beyond(bounds(shape.d), here) > line + reach / scale:
        return inf
    return 0 if shape.fill and _inside(shape, here) else scale * max(0, _apart(shape, here) - line)


def box_of_letters(text: Text) -> Box:
    """About where letters are: left, top, right and bottom."""
    half = text.size * max(1, 0.7 * len(text.text)) / 2
    return text.x - half, text.y - text.size / 2, text.x + half, text.y + text.size / 2


def _beyond(box: Box, here: Point) -> float:
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
        from_segment(here, start, end)
        for line in flatten(shape.d)
        for start, end in zip(line, line[1:] or line, strict=False)
    )


def from_segment(here: Point, start: Point, end: Point) -> float:
    """How far a point is from a straight line between two others."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    x, y = here[0] - start[0], here[1] - start[1]
    length = dx * dx + dy * dy
    t = max(0.0, min(1.0, (x * dx + y * dy) / length)) if length else 0.0
    return hypot(x - t * dx, y - t * dy)
