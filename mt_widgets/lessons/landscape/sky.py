"""What is far away: the sky, the sea, mountains, and islands where other games are."""

from collections.abc import Iterator
from math import sin

from ...draw.copies import copies
from ...draw.outline import Point, circle, ellipse, rectangle
from ...draw.scene import Group, Path, Shape
from .frame import FAR, MapFrame
from .palette import LandscapePalette, figure, standing

WAVE = "M -13 0 C -8 -4 -5 -4 0 0 C 5 4 8 4 13 0"
_BIRD = "M -9 -4 C -6 -7 -2 -5 0 0 C 2 -5 6 -7 9 -4"
_MOON = (
    "M 4 -30 C -18 -32 -32 -16 -31 2 C -30 20 -14 31 4 30 C 16 29 26 21 30 11 C 12 18 -8 8 -9 -10 "
    "C -9.4 -18 -4 -26 4 -30 Z"
)
_ISLES = ("isle_tower", "isle_maze", "isle_gate")
_SEA = 170  # units that it reaches down, behind the land


def sky(land: MapFrame, palette: LandscapePalette) -> Iterator[Shape]:
    """All behind the land."""
    sea, wide = land.table["sea"], land.width + 2 * FAR
    yield Path(rectangle(-FAR, -FAR, wide, FAR + sea + 4), palette["sky"])
    yield from _glow(land, palette)
    yield from _stars(land, palette)
    yield from _sun(land, palette)
    for number, place in enumerate(land.table["clouds"]):
        cloud = standing("cloud" if number % 2 else "small_cloud", palette, *place)
        yield Group((cloud,), tag=f"cloud-{number % 3}")
    yield Path(rectangle(-FAR, sea, wide, _SEA), palette["sea_far"])
    yield Path(rectangle(-FAR, sea + 34, wide, _SEA - 34), palette["sea"])
    yield Path(_waves(land), "", palette["wave"], 1.6)
    yield from (standing("peak", palette, *place) for place in land.table["peaks"])
    yield Path(copies(_BIRD, _birds(land), 0.7), "", palette["bird"], 1.6)


def far_things(land: MapFrame, palette: LandscapePalette, isles: int) -> Iterator[Shape]:
    """So many islands, boats, and a balloon."""
    for number, (x, y, scale) in enumerate(land.table["isles"][:isles]):
        yield Group(figure(_ISLES[number % len(_ISLES)], palette), x, y, scale)
    for number, place in enumerate(land.table["boats"]):
        yield Group((standing("boat", palette, *place),), tag=f"boat-{number % 2}")
    yield Group((standing("balloon", palette, *land.table["balloon"]),), tag="balloon")


def _glow(land: MapFrame, palette: LandscapePalette) -> Iterator[Shape]:
    """The sky grows warmer towards the sea."""
    sea, half = land.table["sea"], land.width / 2 + FAR
    for colour, height in (("sky_low", 190), ("sky_warm", 96)):
        yield Path(ellipse(half * 1.15, height, land.width / 2, sea), palette[colour])


def _strewn(land: MapFrame, number: int, seed: float) -> Iterator[Point]:
    """Points between 0 and 1, across the picture and a bit beyond; always the same."""
    for i in range(number):
        across, down = (abs(sin(seed + step * i)) * 7919 % 1 for step in (12.9, 78.2))
        yield across * (land.width + FAR) - FAR / 2, down


def _stars(land: MapFrame, palette: LandscapePalette) -> Iterator[Shape]:
    for number, size, seed in ((110, 1.0, 1.0), (36, 1.7, 4.0)):
        spots = ((x, land.table["sea"] - 420 * down) for x, down in _strewn(land, number, seed))
        yield Path(copies(circle(size), spots), palette["star"], opacity=0.8)


def _sun(land: MapFrame, palette: LandscapePalette) -> Iterator[Shape]:
    """The sun, or at night the moon, in its glow."""
    x, y, size = land.table["sun"]
    night = palette.name == "dark"
    for wider, opacity in ((2.5, 0.16), (1.75, 0.22)):
        faint = opacity / 3 if night else opacity
        yield Path(circle(size * wider, x, y), palette["sun"], opacity=faint)
    if night:
        yield Group((Path(_MOON, palette["sun"]),), x, y - size * 0.5, size / 46)
    else:
        yield Path(circle(size, x, y), palette["sun"])


def _waves(land: MapFrame) -> str:
    spots = ((x, land.table["sea"] + 14 + 70 * down) for x, down in _strewn(land, 46, 2))
    return copies(WAVE, spots, 0.7)


def _birds(land: MapFrame) -> list[Point]:
    x, y, _ = land.table["sun"]
    flock = ((-130, -6), (-112, -16), (-98, -2), (116, -22), (134, -14))
    return [(x + across, y + down) for across, down in flock]
