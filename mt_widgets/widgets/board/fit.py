"""How large the board is drawn on a page, and in which frame."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

_WIDE, _MEDIUM = 1000, 600  # pixels from which a frame has room
_UNKNOWN = 960  # pixels, before the page has told its width
_SHARE = {"small": 0.5, "medium": 0.75, "large": 1.0, "fit": 1.0}
_KEPT = 0.5  # of the board's height at least, when buttons below it are to be seen with it
_SCREEN = 0.66  # of the window's height for the board, so that its sentences are seen with it


@dataclass(frozen=True, slots=True)
class Fit:
    """A frame, its width on the page, and the screen's dots to a pixel."""

    frame: str
    width: float
    ratio: float


def fit(page: Mapping[str, float], size: str, nominal: Callable[[str], tuple[float, float]]) -> Fit:
    """The frame and width for a page as it was measured; ``nominal`` is the size in a frame."""
    room = (page["width"] or _UNKNOWN) * _SHARE[size]
    frame = "wide" if room >= _WIDE else "medium" if room >= _MEDIUM else "narrow"
    wide, high = nominal(frame)
    width = min(room, wide * 1.2)
    if size == "fit" and frame != "narrow" and page["height"]:
        free = page["height"] * _SCREEN
        free = max(free - page.get("taken", 0), free * _KEPT)
        width = min(width, free * wide / high)
    return Fit(frame, max(width, 240), min(max(page["ratio"], 1), 3))
