"""Light: gold behind what can be clicked, gold and white behind what is chosen."""

from collections.abc import Mapping

from ....draw.outline import ellipse
from ....draw.scene import Group, Path, Shapes
from .board.layout import Layout
from .board.placing import Figure, Level
from .motion.cues import Cues, lit_by
from .theme import Theme

_Lines = Mapping[str, tuple[tuple[str, float, float], ...]]
# Lines of a light from the widest on: a colour, the width as a share of a unit, and the opacity.
_ON_BOARD: _Lines = {  # the unit is the width of a tower
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


def halo(outline: str, piece: Level | Figure, layout: Layout, theme: Theme, state: str) -> Shapes:
    """Light behind a piece; it has no tag, so as not to catch a neighbour's click."""
    if not state:
        return ()
    scale = piece.height / 100 if isinstance(piece, Figure) else 1
    # low levels get thin lines, or the light of one would drown the next
    thin = min(1, piece.height / (0.28 * layout.tower))
    strength = 0.72 if isinstance(piece, Figure) else 0.8 * thin
    lines = light(_ON_BOARD, state, outline, strength * layout.tower / scale, theme)
    return (Group(lines, piece.x, piece.y, scale),)


def plates(layout: Layout, theme: Theme, cues: Cues) -> Shapes:
    """Light round the plates of spaces that can be clicked or are chosen."""
    rx, ry = layout.plate
    shapes = []
    for tag in sorted(t for t in cues.glowing | cues.chosen if t.startswith("space:")):
        spot = layout.spot(int(tag.removeprefix("space:")))
        state = lit_by(tag, cues.glowing, cues.chosen)
        lines = light(_ON_BOARD, state, ellipse(rx, ry), 0.8 * layout.tower, theme)
        shapes.append(Group(lines, *spot))
    return tuple(shapes)
