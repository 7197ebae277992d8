"""Light round what can be clicked, and round what is chosen."""

from ....draw.outline import ellipse
from ....draw.scene import Group, Path, Shape
from .cues import Cues
from .layout import Layout
from .placing import Figure, Level
from .theme import Theme

__all__ = ["around", "halo", "lifted", "plates"]


def lifted(layout: Layout) -> float:
    """How far what is chosen is lifted."""
    return 0.11 * layout.tower


def around(outline: str, theme: Theme, state: str, width: float) -> tuple[Shape, ...]:
    """Light to be drawn behind an outline; ``width`` is that of a tower in the outline's units."""
    if state == "chosen":
        return (
            Path(outline, "", theme["glow"], 0.24 * width, opacity=0.4),
            Path(outline, "", theme["glow"], 0.14 * width),
            Path(outline, "", theme["outline"], 0.06 * width),
        )
    if state == "glowing":
        return (
            Path(outline, "", theme["glow"], 0.2 * width, opacity=0.34),
            Path(outline, "", theme["glow"], 0.095 * width),
        )
    return ()


def halo(
    outline: str, piece: Level | Figure, layout: Layout, theme: Theme, state: str, raised: float
) -> tuple[Shape, ...]:
    """Light behind a piece; it has no tag, so as not to catch a neighbour's click."""
    if not state:
        return ()
    scale = piece.height / 100 if isinstance(piece, Figure) else 1
    # low levels get thin lines, or the light of one would drown the next
    thin = min(1, piece.height / (0.28 * layout.tower))
    strength = 0.72 if isinstance(piece, Figure) else 0.8 * thin
    light = around(outline, theme, state, strength * layout.tower / scale)
    return (Group(light, piece.x, piece.y - raised, scale),)


def plates(layout: Layout, theme: Theme, cues: Cues) -> tuple[Shape, ...]:
    """Light round the plates of spaces that can be clicked or are chosen."""
    rx, ry = layout.plate
    shapes = []
    for tag in sorted(t for t in cues.glowing | cues.chosen if t.startswith("space:")):
        spot = layout.spot(int(tag.removeprefix("space:")))
        state = "chosen" if tag in cues.chosen else "glowing"
        light = around(ellipse(rx, ry), theme, state, 0.8 * layout.tower)
        shapes.append(Group(light, *spot))
    return tuple(shapes)
