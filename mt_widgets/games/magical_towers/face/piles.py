"""The draw pile and the discard pile, small, with the number of their cards."""

from functools import lru_cache

from ....draw.outline import rectangle
from ....draw.scene import Path, Shapes, Text
from ..view import View
from .copies import moved
from .layout import Box
from .theme import Theme
from .tower import RAVEN

__all__ = ["piles"]


def piles(view: View, box: Box, theme: Theme) -> Shapes:
    """Both piles: the backs of the cards to come, and the faces of those that were played."""
    return _piles(view.draw, len(view.discard), box, theme)


@lru_cache(512)
def _piles(draw: int | None, used: int, box: Box, theme: Theme) -> Shapes:
    width, height = 0.44 * box.width, box.height
    left, right = box.x + 2, box.x + box.width - width - 2
    size = 0.24 * height
    count = (Text(str(draw), left + width / 2, box.y + 0.74 * height, size, theme["raven"]),)
    faces = (Text(str(used), right + width / 2, box.y + height / 2, size, theme["shield"]),)
    return (
        Path(_sheaf(left, box.y, width, height), theme["shield"], theme["panel_edge"], 1.6),
        Path(
            moved(RAVEN, left + width / 2, box.y + 0.36 * height, 0.0036 * height), theme["raven"]
        ),
        *(count if draw is not None else ()),
        Path(_sheaf(right, box.y, width, height), theme["outline"], theme["panel_edge"], 1.6),
        *faces,
    )


def _sheaf(x: float, y: float, width: float, height: float) -> str:
    """Some cards one upon the other, the uppermost whole."""
    lower = (rectangle(x, y + lift, width, height - 4, 0.12 * width) for lift in (4, 2))
    return " ".join((*lower, rectangle(x, y, width, height - 4, 0.12 * width)))
