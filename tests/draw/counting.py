"""How much there is to draw."""

from mt_widgets.draw.scene import Shape, Text, walk

__all__ = ["count"]


def count(shapes: tuple[Shape, ...]) -> int:
    """How many draw commands shapes take: a fill, a line along an outline or a text each."""
    return sum(
        1 if isinstance(placed.shape, Text) else bool(placed.shape.fill) + bool(placed.shape.stroke)
        for placed in walk(shapes)
    )
