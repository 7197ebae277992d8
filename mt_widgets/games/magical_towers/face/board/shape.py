"""The shape of the ring: where its sixteen spaces lie, and the road from one to the next.

A flat ring is sampled in nine equal columns, so that every stack, however high, has a column of its
own. An upright ring has five columns and five rows: larger pieces on a narrow page, where a stack
must not reach higher than the row behind it.
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import Protocol

from .....draw.outline import Point, ellipse
from ...box import SPACES

_FLAT, _UPRIGHT = 0.68, 1.0  # how far the corners of a ring reach out; an ellipse has 0.55


class Ring(Protocol):
    """The ring round its middle; ``pitch`` is how far its spaces lie apart, the unit of sizes.

    ``depth`` is half its height, ``horizon`` how many depths above its middle the sky is free.
    """

    @property
    def x(self) -> float:
        """The middle, across."""

    @property
    def y(self) -> float:
        """The middle, down."""

    @property
    def pitch(self) -> float:
        """From a space to the next, about."""

    @property
    def depth(self) -> float:
        """Half the height."""

    @property
    def horizon(self) -> float:
        """Where sun and moon are, in depths above the middle."""

    @property
    def order(self) -> tuple[int, ...]:
        """The spaces from the back to the front."""

    def spot(self, space: int) -> Point:
        """The middle of a space."""

    def road(self, origin: int, steps: int) -> list[Point]:
        """Points along the ring, four to a step."""

    def outline(self, out: float, down: float, drop: float = 0) -> str:
        """The ring's own shape, so many pitches wider, higher and lower down."""

    def at(self, across: float, down: float) -> Point:
        """A point from the middle, in quarters of half the width and in depths."""

    def aside(self, space: int) -> int:
        """On which side of a space its number has room: -1 left, 1 right, 0 below it."""

    def bulge(self, start: Point, end: Point) -> float:
        """How far aside an arc between two points swings, so as not to run along a column."""


@dataclass(frozen=True, slots=True)
class FlatRing:
    """A rounded oval sampled in nine columns of one pitch each."""

    x: float
    y: float
    pitch: float
    depth: float
    horizon: float = 1.9
    order: tuple[int, ...] = (13, 14, 15, 0, 1, 2, 3, 12, 4, 11, 5, 10, 6, 9, 7, 8)

    def spot(self, space: int) -> Point:
        """The middle of a space."""
        column = _COLUMNS[space % SPACES]
        return self.x + (column - 4) * self.pitch, self.y + self.depth * _RISE[space % SPACES]

    def road(self, origin: int, steps: int) -> list[Point]:
        """Points along the ring, four to a step."""
        way, points = (1 if steps > 0 else -1), [self.spot(origin)]
        for here in range(origin, origin + steps, way):
            start, end = _COLUMNS[here % SPACES], _COLUMNS[(here + way) % SPACES]
            side = 1 if 4 < here % SPACES < 12 or 4 < (here + way) % SPACES < 12 else -1
            for share in (0.25, 0.5, 0.75):
                column = _part(start, end, share)
                y = self.y + side * self.depth * _rise(column)
                points.append((self.x + (column - 4) * self.pitch, y))
            points.append(self.spot(here + way))
        return points

    def outline(self, out: float, down: float, drop: float = 0) -> str:
        """The ring's own shape, so many pitches wider, higher and lower down."""
        p = self.pitch
        return ellipse((4 + out) * p, self.depth + down * p, self.x, self.y + drop * p, _FLAT)

    def at(self, across: float, down: float) -> Point:
        """A point from the middle, in columns and in depths."""
        return self.x + across * self.pitch, self.y + down * self.depth

    def aside(self, space: int) -> int:
        """Below every space there is room for its number."""
        del space
        return 0

    def bulge(self, start: Point, end: Point) -> float:
        """Arcs are bows over the ring."""
        del start, end
        return 0


_COLUMNS = (4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2, 1, 0, 1, 2, 3)


def _rise(column: float) -> float:
    """How far before and behind its middle the ring lies in a column, 1 at the most."""
    return float((1 - abs((column - 4) / 4) ** 2.5) ** 0.4)


_RISE = tuple(
    _rise(column) if 4 < space < 12 else -_rise(column) for space, column in enumerate(_COLUMNS)
)


def _part(start: int, end: int, share: float) -> float:
    """A column on the way from one to another, by small steps where the ring turns fast."""
    if start in (0, 8):
        share = float(share**2.5)
    elif end in (0, 8):
        share = float(1 - (1 - share) ** 2.5)
    return start + (end - start) * share


# How far along a quarter of the curve, from its top to its side, the spaces 0 to 4 lie: with these
# the columns and rows of an upright ring are equally wide.
_QUARTER: tuple[float, ...] = (1.0, 0.5625 ** (1 / 3), 0.5, 1 - 0.5625 ** (1 / 3), 0.0)


@dataclass(frozen=True, slots=True)
class UprightRing:
    """An upright oval with almost a rectangle's corners: five columns, five rows; half as wide."""

    x: float
    y: float
    pitch: float
    depth: float
    half: float
    horizon: float = 1.42
    order: tuple[int, ...] = (0, 1, 15, 2, 14, 3, 13, 4, 12, 5, 11, 6, 10, 7, 9, 8)

    def spot(self, space: int) -> Point:
        """The middle of a space."""
        return self._along(space)

    def road(self, origin: int, steps: int) -> list[Point]:
        """Points along the ring, four to a step."""
        way = 1 if steps > 0 else -1
        return [self._along(origin + way * part / 4) for part in range(4 * abs(steps) + 1)]

    def _along(self, space: float) -> Point:
        """A point of the curve: of a space, or on the way to the next."""
        quarter, rest = divmod(space % SPACES, 4)
        part = _between(rest if quarter % 2 == 0 else 4 - rest)
        across, down = 1 - part**3, 1 - (1 - part) ** 3
        left, above = quarter > 1, quarter in (0, 3)
        return (
            self.x + self.half * (-across if left else across),
            self.y + self.depth * (-down if above else down),
        )

    def outline(self, out: float, down: float, drop: float = 0) -> str:
        """The ring's own shape, so many pitches wider, higher and lower down."""
        p = self.pitch
        return ellipse(
            self.half + out * p, self.depth + down * p, self.x, self.y + drop * p, _UPRIGHT
        )

    def at(self, across: float, down: float) -> Point:
        """A point from the middle, in quarters of half the width and in depths."""
        return self.x + across * self.half / 4, self.y + down * self.depth

    def aside(self, space: int) -> int:
        """Away from the row that stands before a space: towards the lake, or to the meadow."""
        return {2: -1, 3: -1, 4: -1, 5: 1, 11: -1, 12: 1, 13: 1, 14: 1}.get(space, 0)

    def bulge(self, start: Point, end: Point) -> float:
        """Over the lake, the more the steeper the way is."""
        steep = max(0.0, abs(end[1] - start[1]) - abs(end[0] - start[0]))
        return 0.3 * steep * (1 if start[0] + end[0] < 2 * self.x else -1)


def _between(place: float) -> float:
    """How far along a quarter a place lies, from 0 to 4."""
    for number, (start, end) in enumerate(pairwise(_QUARTER)):
        if place <= number + 1:
            return start + (end - start) * (place - number)
    return _QUARTER[-1]
