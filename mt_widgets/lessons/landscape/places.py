"""Where everything on the map is, as shares of the picture's width and height."""

from typing import Any

from ...draw.outline import Point
from ...engine.game import AnyGame
from .curve import smooth
from .frame import FRAMES, MapFrame, load_frame
from .names import name_places
from .regions import regions

Share = tuple[float, float]


def frame_sizes() -> dict[str, dict[str, Any]]:
    """Of each frame its width and height, and the way from the first lesson to the last."""
    frames = ((name, load_frame(name)) for name in FRAMES)
    return {
        name: {"size": [land.width, land.height], "way": smooth(land.table["way"])}
        for name, land in frames
    }


def stop_places(game: AnyGame, frame: str) -> dict[str, Share]:
    """The place of every stop, by its notebook."""
    land = load_frame(frame)
    return {
        chapter.notebook: _share(spot, land)
        for region in regions(game, frame)
        for chapter, spot in zip(region.chapters, region.spots, strict=True)
    }


def part_places(game: AnyGame, frame: str) -> dict[str, Share]:
    """The middle of the name of every part, by that name."""
    land = load_frame(frame)
    named = zip(regions(game, frame), name_places(game, frame), strict=True)
    return {region.title: _share(place, land) for region, place in named}


def isle_places(frame: str) -> tuple[Share, ...]:
    """The places of other games, as many as there is room for."""
    land = load_frame(frame)
    return tuple(_share((x, y), land) for x, y, _ in land.table["isles"])


def _share(spot: Point, land: MapFrame) -> Share:
    return round(spot[0] / land.width, 4), round(spot[1] / land.height, 4)
