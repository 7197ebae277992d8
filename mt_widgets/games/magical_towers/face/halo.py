"""The gold behind what can be clicked, and the gold and white behind what is chosen."""

from ....draw.scene import Path, Shape
from .theme import Theme

__all__ = ["chosen", "glowing"]


def glowing(outline: str, width: float, theme: Theme) -> tuple[Shape, ...]:
    """Drawn behind a thing that may be clicked; the width is that of the solid line."""
    gold = theme["glow"]
    return (
        Path(outline, stroke=gold, width=width * 2.6, opacity=0.34),
        Path(outline, stroke=gold, width=width),
    )


def chosen(outline: str, width: float, theme: Theme) -> tuple[Shape, ...]:
    """Drawn behind a thing that is chosen."""
    return (
        Path(outline, stroke=theme["glow"], width=width * 2.2),
        Path(outline, stroke=theme["outline"], width=width),
    )
