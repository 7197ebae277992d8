"""Smooth lines through points, and places along them."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from math import dist

from ...draw.flatten import flatten
from ...draw.outline import Point, between, write

_BEND = 1 / 6  # how far the handles of a curve reach towards the next point


def smooth(points: Sequence[Point], *, closed: bool = False) -> str:
    """Path data of a curve through all points, back to the first if it is closed."""
    ends = (points[-1], points[:2]) if closed else (points[0], points[-1:])
    ring = [ends[0], *points, *ends[1]]
    text = write("M", *points[0])
    for before, start, end, after in zip(ring, ring[1:], ring[2:], ring[3:], strict=False):
        text += " " + write(
            "C",
            start[0] + (end[0] - before[0]) * _BEND, start[1] + (end[1] - before[1]) * _BEND,
            end[0] - (after[0] - start[0]) * _BEND, end[1] - (after[1] - start[1]) * _BEND, *end,
        )  # fmt: skip
    return f"{text} Z" if closed else text


@dataclass(frozen=True)
class MapLine:
    """The points of a curve, with how far each of them is along it."""

    points: tuple[Point, ...]
    gone: tuple[float, ...]

    @property
    def length(self) -> float:
        """How long it is."""
        return self.gone[-1]

    def at(self, share: float) -> Point:
        """The point at a share of its length."""
        wanted = min(max(share, 0), 1) * self.length
        end = max(1, bisect_left(self.gone, wanted))
        start = self.gone[end - 1]
        return between(
            self.points[end - 1], self.points[end], (wanted - start) / (self.gone[end] - start)
        )

    def part(self, start: float, end: float) -> tuple[Point, ...]:
        """Points from one share to another, close enough to draw a curve through them."""
        count = max(2, round((end - start) * self.length / 40))
        return tuple(self.at(start + (end - start) * step / count) for step in range(count + 1))


def measured(d: str) -> MapLine:
    """A curve as points; those of its first stroke."""
    points = flatten(d)[0]
    apart = [dist(one, other) for one, other in pairwise(points)]
    return MapLine(points, (0.0, *accumulate(apart)))
