"""Where the names of the regions stand on the map, clear of the stops and off the road."""

from collections.abc import Iterator, Sequence
from functools import cache
from math import ceil, dist

from ...draw.outline import Point
from ...engine.game import AnyGame
from .curve import measured
from .frame import MapFrame, load_frame
from .free_ground import Box
from .regions import Region, regions

_STEPS = (20, 5)  # units between the places that are tried, first roughly
_FAR = 160  # units from its region that a name may be at most
_APART = 30  # units from one name down to the next
_ON_ROAD = 30  # a place there is as bad as one that is so many units further away


@cache
def name_places(game: AnyGame, frame: str) -> tuple[Point, ...]:
    """The middle of each region's name, in the order of the parts."""
    land, some = load_frame(frame), regions(game, frame)
    taken = [around(spot, land) for region in some for spot in region.spots] + [castle_box(land)]
    yards = [_in_yard(region) for region in some if region.yard]
    taken += [name_box(one.title, _in_yard(one), land) for one in some if one.yard]
    found = list[Point]()
    for region in some:
        if not region.yard:
            found.append(_along(region, land, taken))
            left, top, right, bottom = name_box(region.title, found[-1], land)
            taken.append((left, top - _APART, right, bottom + _APART))
    return (*found, *yards)


def around(spot: Point, land: MapFrame) -> Box:
    """What belongs to a stop: its piece above, its title below."""
    x, y = spot
    half, above, below = land.table["stop"]
    return x - half, y - above, x + half, y + below


def castle_box(land: MapFrame) -> Box:
    """What belongs to the castle."""
    x, y, scale = land.table["castle"]
    return x - 150 * scale, y - 230 * scale, x + 150 * scale, y + 20 * scale


def name_box(title: str, place: Point, land: MapFrame) -> Box:
    """The room for a name."""
    letter, high = land.table["name"]
    half = len(title) * letter / 2
    return place[0] - half, place[1] - high / 2, place[0] + half, place[1] + high / 2


def _in_yard(region: Region) -> Point:
    assert region.yard
    left, top, width, _ = region.yard
    return left + width / 2, top


def _along(region: Region, land: MapFrame, taken: Sequence[Box]) -> Point:
    """A free place near a region, as near to its first stop as can be."""
    road = measured(land.road).part(0, 1)
    near = [box for box in taken if _gap(box, region) < 2 * _FAR]

    def cost(place: Point) -> float:
        box = name_box(region.title, place, land)
        over = sum(_overlap(box, other) for other in near)
        crossed = sum(_holds(box, point, land.table["road"] / 2) for point in road)
        away = min(dist(place, point) for point in region.line)
        return 3 * over + _ON_ROAD * crossed + away + 0.35 * dist(place, region.spots[0])

    rough, fine = _STEPS
    half = len(region.title) * land.table["name"][0] / 2
    best = min(_candidates(region.line, _FAR, rough, half, land), key=cost)
    return min(_candidates([best], rough, fine, half, land), key=cost)


def _candidates(
    line: Sequence[Point], reach: float, step: int, half: float, land: MapFrame
) -> Iterator[Point]:
    """A grid of places near a line, from which a name does not leave the picture."""
    across, down = zip(*line, strict=True)
    left, right = max(half, min(across) - reach), min(land.width - half, max(across) + reach)
    top, bottom = max(land.table["sea"] + 60, min(down) - reach), max(down) + reach
    for y in range(round(top), round(min(bottom, land.height - 20)) + 1, step):
        yield from ((float(x), float(y)) for x in range(ceil(left), int(right) + 1, step))


def _gap(box: Box, region: Region) -> float:
    """How far a box is from a region, about."""
    middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    return min(dist(middle, point) for point in region.line)


def _holds(box: Box, point: Point, margin: float) -> bool:
    left, top, right, bottom = box
    x, y = point
    return left - margin < x < right + margin and top - margin < y < bottom + margin


def _overlap(box: Box, other: Box) -> float:
    """The area that two boxes share."""
    across = min(box[2], other[2]) - max(box[0], other[0])
    down = min(box[3], other[3]) - max(box[1], other[1])
    return max(0, across) * max(0, down)
