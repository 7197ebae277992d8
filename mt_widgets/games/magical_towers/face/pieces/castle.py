"""The Raven Castle: three dark spires, a lit gate and the raven."""

from functools import cache

from .....draw.outline import rectangle
from .....draw.scene import Path
from ..copies import SHAPES, moved
from ..theme import Theme
from .tower import RAVEN

OUTLINE = SHAPES["castle"]
_LIGHTS = " ".join(
    (
        "M -8.6 2.6 L -8.6 -14 C -8.6 -19 -4 -22 0 -24 C 4 -22 8.6 -19 8.6 -14 L 8.6 2.6 Z",
        rectangle(-30, -32, 6, 10, 3),
        rectangle(24, -32, 6, 10, 3),
        rectangle(-2.5, -57, 5, 8, 2.5),
    )
)


@cache
def figure(theme: Theme) -> tuple[Path, Path, Path, Path]:
    """The castle, of height 100, the middle of its foot at the origin."""
    return (
        Path(OUTLINE, theme["castle"], theme["castle_outline"], 3.6),
        Path(SHAPES["castle_roofs"], theme["castle_roof"]),
        Path(_LIGHTS, theme["castle_light"]),
        Path(moved(RAVEN, 0, -37, 0.2), theme["raven"]),
    )
