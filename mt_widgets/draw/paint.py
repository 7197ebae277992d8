"""What all painters agree on: the letters, and which shapes leave no paint."""

from .scene import Path, Text

FONT = "DejaVu Sans, Verdana, Arial, sans-serif"
LOWERED = 0.35  # of the size: where the feet of letters stand if their middle is on a line


def colour(text: str) -> tuple[str, float]:
    """A colour without its transparency, and its opacity.

    >>> colour("#11223380")
    ('#112233', 0.502)
    """
    if len(text) == 9:
        return text[:7], round(int(text[7:], 16) / 255, 3)
    if len(text) == 5:
        return text[:4], round(int(text[4:], 16) / 15, 3)
    return text, 1.0


def seen(shape: Path | Text) -> bool:
    """Whether a shape leaves paint; those that do not are areas to touch."""
    if not shape.opacity:
        return False
    if isinstance(shape, Text):
        return bool(shape.text.strip() and shape.size > 0 and colour(shape.fill)[1])
    return any(paint and colour(paint)[1] for paint in (shape.fill, shape.stroke))
