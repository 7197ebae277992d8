"""The frames: how the land lies in windows of three shapes."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from ...draw.outline import Point
from .curve import MapLine, measured, smooth
from .palette import read_table

FAR = 700  # units beyond a frame in which land and sky go on
FRAMES = ("wide", "tall", "phone")
_RAMP = (74, 22)  # units from the middle of the castle, where the way up to it begins
Rectangle = tuple[float, float, float, float]  # left, top, width, height


@dataclass(frozen=True)
class MapFrame:
    """What frames.toml tells of a frame, and its way as a line."""

    name: str
    width: float
    height: float
    table: dict[str, Any]
    way: MapLine  # from the first lesson to the last
    road: str  # with where it comes from and where it ends

    __hash__ = object.__hash__  # each is made once, and keys caches

    @property
    def yards(self) -> list[Rectangle]:
        """The places beside the way, in the order of the parts that stand there."""
        return [(left, top, width, height) for left, top, width, height in self.table["yards"]]

    def scale(self, y: float) -> float:
        """How big a thing is drawn whose foot is so far down."""
        far, near = map(float, self.table["depth"])
        sea = float(self.table["sea"])
        grown = far + (near - far) * (y - sea) / (self.height - sea)
        return max(far * 0.8, min(grown, near * 1.2))


@cache
def load_frame(name: str) -> MapFrame:
    """A frame by its name, one of FRAMES."""
    table = read_table("frames.toml")[name]
    way = [(x, y) for x, y in table["way"]]
    lead = [(x, y) for x, y in table["lead"]]
    x, y, scale = table["castle"]
    ramp: Point = (x - _RAMP[0] * scale, y + _RAMP[1] * scale)
    width, height = table["size"]
    return MapFrame(name, width, height, table, measured(smooth(way)), smooth([*lead, *way, ramp]))
