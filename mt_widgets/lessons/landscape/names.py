"""Where the names of the regions stand on the map, clear of the stops."""

from collections.abc import Iterator, Sequence
from functools import cache
from math import dist, inf

from ...draw.outline import Point
from ...engine.game import AnyGame
from .frame import Frame, load_frame
from .free_ground import Box
from .regions import Region, regions

_STEP = 10
# How far a stop reaches from its place, with the piece that stands on it and its title below.
STOP: Box = (-56, -58, 56, 52)
_HIGH, _LETTER = 30, 10.5  # of a name: its height, and about how wide each letter is


@cache
def name_places(game: AnyGame, frame: str) -> tuple[Point, ...]:
    """The middle of each region's name, in the order of the parts."""
    land, some = load_frame(frame), regions(game, frame)
    taken = [around(spot) for region in some for spot in region.spots] + [castle_box(land)]
    found = list[Point]()
    for region in some:
        place = _in_yard(region) if region.yard else _along(region, land, taken)
        found.append(place)
        taken.append(name_box(region.title, place))
    return tuple(found)


def around(spot: Point) -> Box:
    """What belongs to a stop."""
    x, y = spot
    return x + STOP[0], y + STOP[1], x + STOP[2], y + STOP[3]


def castle_box(frame: Frame) -> Box:
    """What belongs to the castle."""
    x, y, scale = frame.table["castle"]
    return x - 150 * scale, y - 230 * scale, x + 150 * scale, y + 20 * scale


def name_box(title: str, place: Point) -> Box:
    """The room for a name."""
    half = len(title) * _LETTER / 2
    return place[0] - half, place[1] - _HIGH / 2, place[0] + half, place[1] + _HIGH / 2


def _in_yard(region: Region) -> Point:
    assert region.yard
    left, top, width, _ = region.yard
    return left + width / 2, top


def _along(region: Region, frame: Frame, taken: Sequence[Box]) -> Point:
    """The free place that is nearest to the first stop of a region, rather above than below."""
    start = region.spots[0]
    return min(_candidates(frame), key=lambda place: _cost(region, place, start, taken))


def _candidates(frame: Frame) -> Iterator[Point]:
    """A grid of places."""
    for y in range(int(frame.table["sea"]) + 100, int(frame.height) - 20, _STEP):
        yield from ((float(x), float(y)) for x in range(80, int(frame.width) - 70, _STEP))


def _cost(region: Region, place: Point, start: Point, taken: Sequence[Box]) -> float:
    box = name_box(region.title, place)
    if box[0] < 8:
        return inf
    over = sum(_overlap(box, other) for other in taken)
    nearest = min(dist(place, point) for point in region.line)
    return over * 4 + nearest + 0.35 * dist(place, start) + (20 if place[1] > start[1] else 0)


def _overlap(box: Box, other: Box) -> float:
    """The area that two boxes share."""
    across = min(box[2], other[2]) - max(box[0], other[0])
    down = min(box[3], other[3]) - max(box[1], other[1])
    return max(0, across) * max(0, down)
