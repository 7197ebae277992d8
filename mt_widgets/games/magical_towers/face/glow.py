"""Light round what can be clicked, and round what is chosen."""

from ....draw.outline import ellipse
from ....draw.scene import Group, Shapes
from .cues import Cues, lit_by
from .halo import ON_BOARD, light
from .layout import Layout
from .placing import Figure, Level
from .theme import Theme

__all__ = ["halo", "lifted", "plates"]


def lifted(layout: Layout) -> float:
    """How far what is chosen is lifted."""
    return 0.11 * layout.tower


def halo(
    outline: str, piece: Level | Figure, layout: Layout, theme: Theme, state: str, raised: float
) -> Shapes:
    """Light behind a piece; it has no tag, so as not to catch a neighbour's click."""
    if not state:
        return ()
    scale = piece.height / 100 if isinstance(piece, Figure) else 1
    # low levels get thin lines, or the light of one would drown the next
    thin = min(1, piece.height / (0.28 * layout.tower))
    strength = 0.72 if isinstance(piece, Figure) else 0.8 * thin
    lines = light(ON_BOARD, state, outline, strength * layout.tower / scale, theme)
    return (Group(lines, piece.x, piece.y - raised, scale),)


def plates(layout: Layout, theme: Theme, cues: Cues) -> Shapes:
    """Light round the plates of spaces that can be clicked or are chosen."""
    rx, ry = layout.plate
    shapes = []
    for tag in sorted(t for t in cues.glowing | cues.chosen if t.startswith("space:")):
        spot = layout.spot(int(tag.removeprefix("space:")))
        state = lit_by(tag, cues.glowing, cues.chosen)
        lines = light(ON_BOARD, state, ellipse(rx, ry), 0.8 * layout.tower, theme)
        shapes.append(Group(lines, *spot))
    return tuple(shapes)
