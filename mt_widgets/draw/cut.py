"""How far a point of a picture is from what the clips round a shape leave of it.

What is left has edges of the shape and edges of the clips. Each is parted where another crosses
it, so that a piece lies along what is left or does not, and the nearest piece is the answer.
"""

from collections.abc import Iterator
from itertools import pairwise
from math import hypot, inf

from .distance import box_of_letters, distance, from_segment
from .flatten import flatten
from .outline import Point, between
from .scene import Path, Placed, Text

_HAIR = 1e-4  # so far beside an edge it is looked what lies there
Things = tuple[Placed, ...]
Edge = tuple[Point, Point]


def distance_cut(placed: Placed, x: float, y: float, reach: float) -> float:
    """How far what is left of a shape is from a point, infinitely if out of reach; 0 inside."""
    things = (placed, *placed.clips)
    if _in_all(things, x, y):
        return 0
    least = inf
    for thing in things if reach else ():
        shape = thing.shape
        line = thing.scale * shape.width / 2 if isinstance(shape, Path) and shape.stroke else 0
        for edge in _edges(thing):
            if from_segment((x, y), *edge) - line < min(least, reach):
                apart = (from_segment((x, y), *piece) for piece in _left(edge, things))
                least = min(least, max(0, min(apart, default=inf) - line))
    return least


def _in_all(things: Things, x: float, y: float) -> bool:
    return all(distance(thing, x, y, 0) <= 0 for thing in things)


def _edges(placed: Placed) -> Iterator[Edge]:
    """The straight lines round a shape, as they lie in the whole picture."""
    shape = placed.shape
    if isinstance(shape, Text):
        left, top, right, bottom = box_of_letters(shape)
        lines: tuple[tuple[Point, ...], ...] = (
            ((left, top), (right, top), (right, bottom), (left, bottom)),
        )
    else:
        lines = flatten(shape.d)
    for line in lines:
        around = (*line, line[0]) if shape.fill else line  # painters close what they fill
        edges = pairwise(placed.at(*point) for point in around)
        yield from ((start, end) for start, end in edges if start != end)


def _left(edge: Edge, things: Things) -> Iterator[Edge]:
    """The pieces of an edge that have something on a side that is in all things."""
    start, end = edge
    dx, dy = end[0] - start[0], end[1] - start[1]
    beside = _HAIR / hypot(dx, dy)
    crossings = (t for thing in things for other in _edges(thing) for t in _crossing(edge, other))
    for first, last in pairwise(sorted({0.0, 1.0, *crossings})):
        x, y = between(*edge, (first + last) / 2)
        if any(_in_all(things, x - side * dy, y + side * dx) for side in (beside, -beside)):
            yield between(*edge, first), between(*edge, last)


def _crossing(edge: Edge, other: Edge) -> Iterator[float]:
    """At which share of its length an edge is crossed by another, if it is."""
    (ax, ay), (bx, by) = edge
    (px, py), (qx, qy) = other
    across = (bx - ax) * (qy - py) - (by - ay) * (qx - px)
    if across:
        t = ((px - ax) * (qy - py) - (py - ay) * (qx - px)) / across
        u = ((px - ax) * (by - ay) - (py - ay) * (bx - ax)) / across
        if 0 < t < 1 and 0 <= u <= 1:
            yield t
