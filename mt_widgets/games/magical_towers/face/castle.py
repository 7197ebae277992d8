"""The Raven Castle: three dark spires, a lit gate and the raven."""

from functools import cache

from ....draw.outline import rectangle
from ....draw.scene import Path, Shape
from .copies import moved
from .theme import Theme
from .tower import RAVEN

__all__ = ["OUTLINE", "figure"]

OUTLINE = (
    "M -36 0 L -36 -46 L -40 -46 L -27 -73 L -14 -46 L -12.5 -46 L -12.5 -60 L -16 -60 L 0 -100 "
    "L 16 -60 L 12.5 -60 L 12.5 -46 L 14 -46 L 27 -73 L 40 -46 L 36 -46 L 36 0 C 24 5 -24 5 -36 0 Z"
)
_ROOFS = (  # their lit sides
    "M 0 -96 L 12.6 -61.6 L 0 -61.6 Z M 27 -69 L 36.8 -47.6 L 27 -47.6 Z "
    "M -27 -69 L -17.2 -47.6 L -27 -47.6 Z"
)
_LIGHTS = " ".join(
    (
        "M -8.6 2.6 L -8.6 -14 C -8.6 -19 -4 -22 0 -24 C 4 -22 8.6 -19 8.6 -14 L 8.6 2.6 Z",
        rectangle(-30, -32, 6, 10, 3),
        rectangle(24, -32, 6, 10, 3),
        rectangle(-2.5, -57, 5, 8, 2.5),
    )
)


@cache
def figure(theme: Theme) -> tuple[Shape, ...]:
    """The castle, of height 100, the middle of its foot at the origin."""
    return (
        Path(OUTLINE, theme["castle"], theme["castle_outline"], 3.6),
        Path(_ROOFS, theme["castle_roof"]),
        Path(_LIGHTS, theme["castle_light"]),
        Path(moved(RAVEN, 0, -37, 0.2), theme["raven"]),
    )
