"""Light behind what can be clicked, which is gold, and behind what is chosen, gold and white."""

from collections.abc import Mapping

from ....draw.scene import Path, Shapes
from .theme import Theme

__all__ = ["ON_BOARD", "ON_PAPER", "light"]

_Lines = Mapping[str, tuple[tuple[str, float, float], ...]]
# Lines of a light from the widest on: a colour, the width as a share of a unit, and the opacity.
ON_BOARD: _Lines = {  # the unit is the width of a tower
    "chosen": (("glow", 0.24, 0.4), ("glow", 0.14, 1), ("outline", 0.06, 1)),
    "glowing": (("glow", 0.2, 0.34), ("glow", 0.095, 1)),
}
ON_PAPER: _Lines = {  # the unit is the width of the last line
    "chosen": (("glow", 2.2, 1), ("outline", 1, 1)),
    "glowing": (("glow", 2.6, 0.34), ("glow", 1, 1)),
}


def light(lines: _Lines, state: str, outline: str, unit: float, theme: Theme) -> Shapes:
    """Light to be drawn behind an outline that is chosen or glows; nothing in any other state."""
    return tuple(
        Path(outline, "", theme[name], share * unit, opacity=opacity)
        for name, share, opacity in lines.get(state, ())
    )
