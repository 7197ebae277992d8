"""Between two pictures: how far a motion is at a time, and where along its way."""

from collections.abc import Sequence
from itertools import pairwise
from math import dist

from .outline import Point, between

_PIECES = 16  # straight pieces of a hop; more would not be seen


def ease(t: float) -> float:
    """A share of time as a share of the way: slow, fast, slow.

    >>> [ease(t) for t in (-1, 0, 0.25, 0.5, 1, 2)]
    [0.0, 0.0, 0.15625, 0.5, 1.0, 1.0]
    """
    t = min(1.0, max(0.0, t))
    return t * t * (3 - 2 * t)


def along(points: Sequence[Point], t: float) -> Point:
    """The point at a share of the length of a line from point to point.

    >>> along([(0, 0), (10, 0), (10, 30)], 0.5)
    (10.0, 10.0)
    """
    assert points
    left = min(1.0, max(0.0, t)) * sum(dist(a, b) for a, b in pairwise(points))
    for start, end in pairwise(points):
        length = dist(start, end)
        if left <= length and length:
            return between(start, end, left / length)
        left -= length
    return points[-1]  # no way to go, or the last of rounding


def arch(start: Point, end: Point, height: float) -> tuple[Point, ...]:
    """The points of a hop from one point to another, so high over the line between them.

    >>> arch((0, 0), (8, 4), 10)[8]
    (4.0, -8.0)
    """
    shares = [piece / _PIECES for piece in range(_PIECES + 1)]
    below = [(t, *between(start, end, t)) for t in shares]
    return tuple((x, y - 4 * height * t * (1 - t)) for t, x, y in below)
