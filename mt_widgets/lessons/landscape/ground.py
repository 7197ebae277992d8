"""The ground of the landscape: ridges, the colours of regions, water, the road and its bridges."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import atan2, degrees

from ...draw.copies import copies
from ...draw.outline import Point, ellipse, rectangle, write
from ...draw.scene import Group, Path, Shape, Shapes
from .curve import measured, smooth
from .frame import FAR, MapFrame
from .palette import LandscapePalette, read_table
from .regions import Region
from .sky import WAVE


def _land(points: Sequence[Sequence[float]], frame: MapFrame) -> str:
    """All land below a ridge."""
    bottom = frame.height + FAR
    ends = write("L", points[-1][0], bottom, "L", points[0][0], bottom, "Z")
    return f"{_curve(points)} {ends}"


def _curve(points: Sequence[Sequence[float]], *, closed: bool = False) -> str:
    return smooth([(x, y) for x, y in points], closed=closed)


def ridges(frame: MapFrame, palette: LandscapePalette) -> Iterator[Shape]:
    """Land behind land, each with light on its edge."""
    for colour, *points in frame.table["layers"]:
        yield Path(_land(points, frame), palette[colour])
        yield Path(_curve(points), "", palette["light_edge"], 2.4, opacity=0.8)


def grounds(some: Sequence[Region], frame: MapFrame, palette: LandscapePalette) -> Iterator[Shape]:
    """The ground of each region in its own colour, fainter at its rim; never over the sea."""
    kinds = read_table("places.toml")
    shapes = list[Shape]()
    for region in some:
        colour = palette[kinds[region.place]["ground"]]
        shapes += _yard(region, colour) if region.yard else _along(region, frame, colour)
    _, *highest = frame.table["layers"][0]
    yield Group(tuple(shapes), clip=_land(highest, frame))


def _along(region: Region, frame: MapFrame, colour: str) -> Iterator[Shape]:
    line, spread = smooth(region.line), frame.table["spread"]
    yield Path(line, "", colour, spread * 1.3, opacity=0.4)
    yield Path(line, "", colour, spread, opacity=0.7)


def _yard(region: Region, colour: str) -> Iterator[Shape]:
    assert region.yard
    left, top, width, height = region.yard
    for wider, opacity in ((0.5, 0.45), (0.45, 0.9)):
        middle = left + width / 2, top + height * 0.56
        yield Path(ellipse(wider * width, wider * height, *middle, 0.74), colour, opacity=opacity)


def water(frame: MapFrame, palette: LandscapePalette) -> Iterator[Shape]:
    """Rivers, and lakes over them."""
    rivers = [_curve(points) for points in frame.table["rivers"]]
    lakes = [_curve(points, closed=True) for points in frame.table["lakes"]]
    wide = 22 * frame.table["depth"][1]
    for colour, more in (("shore", 9), ("sea", 0)):
        for river in rivers:
            yield Path(river, "", palette[colour], wide + more)
        for lake in lakes:
            yield Path(lake, palette[colour], palette[colour], 2 * more + 1)
    for river in rivers:
        yield Path(river, "", palette["wave"], 2.2, (16, 26), 0.9)
    ripples = " ".join(_ripples(points) for points in frame.table["lakes"])
    yield Group((Path(ripples, "", palette["wave"], 2.4),), tag="ripples")


def _ripples(points: Sequence[Sequence[float]]) -> str:
    """Waves on a lake, well inside of it."""
    across, down = zip(*points, strict=True)
    x, y = sum(across) / len(across), sum(down) / len(down)
    rx, ry = (max(across) - min(across)) / 2, (max(down) - min(down)) / 2
    spots = ((-0.55, 0.1), (-0.15, -0.35), (0.2, 0.3), (0.5, -0.1), (-0.2, 0.55), (0.62, 0.3))
    return copies(WAVE, ((x + u * rx, y + v * ry) for u, v in spots), min(0.9, rx / 90))


def road(frame: MapFrame, palette: LandscapePalette) -> Iterator[Shape]:
    """The way itself, with its bridges."""
    wide = frame.table["road"]
    yield Path(frame.road, "", palette["road_edge"], wide + 5)
    for bridge, turn in _bridges(frame):
        yield Group(_planks(wide, palette), *bridge, turn=turn)
    yield Path(frame.road, "", palette["road"], wide)
    yield Path(frame.road, "", palette["road_light"], wide * 0.42, opacity=0.7)
    yield Path(frame.road, "", palette["pebble"], 2.4, (1, 23), 0.9)


def _planks(wide: float, palette: LandscapePalette) -> Shapes:
    """A bridge across its own origin."""
    half = wide / 2 + 5
    return (
        Path(rectangle(-27, -half - 2, 54, 2 * half + 10, 7), palette["shadow"]),
        Path(rectangle(-26, -half, 52, 2 * half, 6), palette["bridge_dark"]),
        Path(rectangle(-26, -half - 3, 52, 2 * half, 6), palette["bridge"]),
    )


def _bridges(frame: MapFrame) -> Iterator[tuple[Point, float]]:
    """Where a river runs under the road, and the direction of the road there."""
    way = measured(frame.road).part(0, 1)
    for points in frame.table["rivers"]:
        river = measured(_curve(points)).part(0, 1)
        for start, end in pairwise(way):
            for one, other in pairwise(river):
                if meeting := _crossing((start, end), (one, other)):
                    yield meeting, degrees(atan2(end[1] - start[1], end[0] - start[0]))


def _crossing(one: tuple[Point, Point], other: tuple[Point, Point]) -> Point | None:
    """Where two straight lines meet, if they do."""
    (ax, ay), (bx, by) = one
    (cx, cy), (dx, dy) = other
    across = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if not across:
        return None
    t = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / across
    u = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / across
    return (ax + t * (bx - ax), ay + t * (by - ay)) if 0 <= t < 1 and 0 <= u < 1 else None
