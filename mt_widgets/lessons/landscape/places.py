"""Where everything on the map is, as shares of the picture's width and height."""

from typing import Any

from ...draw.outline import Point
from ...engine.game import AnyGame
from ...games import GAMES
from .frame import FRAMES, Frame, load_frame
from .names import name_places
from .regions import regions

Share = tuple[float, float]


def frame_size(frame: str) -> tuple[float, float]:
    """The width and height of a frame."""
    land = load_frame(frame)
    return land.width, land.height


def places(game: AnyGame, frame: str) -> dict[str, Share]:
    """The place of every stop, by its notebook."""
    land = load_frame(frame)
    return {
        chapter.notebook: _share(spot, land)
        for region in regions(game, frame)
        for chapter, spot in zip(region.chapters, region.spots, strict=True)
    }


def _share(spot: Point, land: Frame) -> Share:
    return round(spot[0] / land.width, 4), round(spot[1] / land.height, 4)
