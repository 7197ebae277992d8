"""Where on the map there is room: not on the road, in the water, or over a stop."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from ...draw.distance import from_segment
from ...draw.flatten import bounds
from ...draw.outline import Point
from ...draw.scene import Path, walk
from .curve import measured, smooth
from .frame import MapFrame
from .palette import figure, load_palette

Box = tuple[float, float, float, float]  # left, top, right, bottom
_ROAD, _RIVER, _SHORE = 26.0, 22.0, 8.0  # how far from each of them a thing's foot must be


@cache
def extent(name: str) -> Box:
    """How far a figure reaches to all sides of its foot, without its shadow."""
    palette = load_palette("light")
    shapes = [one.shape for one in walk(figure(name, palette))]
    solid = [one for one in shapes if isinstance(one, Path) and one.fill != palette["shadow"]]
    lefts, tops, rights, bottoms = zip(*(bounds(one.d) for one in solid), strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


class FreeGround:
    """The ground of a frame, which fills up while things are put on it."""

    def __init__(self, frame: MapFrame, taken: Sequence[Box]) -> None:
        near = frame.table["depth"][1]
        rivers = [_coarse(smooth([(x, y) for x, y in one])) for one in frame.table["rivers"]]
        self._taken = taken  # which nothing may reach
        self._feet = list[tuple[float, float, float]]()  # of what stands: x, y, half its width
        self._lines = [(_coarse(frame.road), _ROAD * near)]
        self._lines += [(river, _RIVER * near) for river in rivers]
        _, *highest = frame.table["layers"][0]
        self._coast = _coarse(smooth([(x, y) for x, y in highest]))
        self._lakes = [
            _coarse(smooth([(x, y) for x, y in one], closed=True)) for one in frame.table["lakes"]
        ]

    def take(self, x: float, y: float, half: float) -> None:
        """Remember that something stands here that is twice as wide as ``half``."""
        self._feet.append((x, y, half))

    def is_free(self, x: float, y: float, box: Box, *, apart: float = 1) -> bool:
        """Whether something that reaches so far may stand here; ``apart`` is less in woods."""
        left, top, right, _ = box
        half = (right - left) / 2
        return (
            _is_below(self._coast, x, y)
            and not any(
                x + left < end and start < x + right and y + top < low and high < y + 4
                for start, high, end, low in self._taken
            )
            and not any(
                abs(x - at) < apart * (half + wide) and abs(y - foot) < apart * 0.62 * (half + wide)
                for at, foot, wide in self._feet
            )
            and not any(_is_near(line, x, y, reach + 0.6 * half) for line, reach in self._lines)
            and not any(_is_in(lake, x, y, half + _SHORE) for lake in self._lakes)
        )


def _coarse(d: str) -> tuple[Point, ...]:
    """A curve as few points, which is exact enough to keep away from it."""
    return measured(d).part(0, 1)


def _is_below(coast: Sequence[Point], x: float, y: float) -> bool:
    """Whether a point is on the land, and not on its very rim."""
    return any(
        start[0] <= x <= end[0] and max(start[1], end[1]) + 5 < y for start, end in pairwise(coast)
    )


def _is_near(line: Sequence[Point], x: float, y: float, reach: float) -> bool:
    return any(
        abs(start[0] - x) < reach + 60
        and abs(start[1] - y) < reach + 60
        and from_segment((x, y), start, end) < reach
        for start, end in pairwise(line)
    )


def _is_in(lake: Sequence[Point], x: float, y: float, margin: float) -> bool:
    """Whether a point is in a lake or close to it."""
    crossed = [
        (bx - ax) * (y - ay) / (by - ay) + ax > x
        for (ax, ay), (bx, by) in pairwise(lake)
        if (ay <= y) != (by <= y)
    ]
    return sum(crossed) % 2 == 1 or _is_near(lake, x, y, margin)
