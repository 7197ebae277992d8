"""How large the board is drawn on a page, and in which frame."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

_WIDE, _MEDIUM = 1000, 600  # pixels from which a frame has room
_UNKNOWN = 960  # pixels, before the page has told its width
_SHARE = {"small": 0.5, "medium": 0.75, "large": 1.0, "fit": 1.0}
_KEPT = 0.5  # of the board's height at least, when buttons below it are to be seen with it
_SCREEN = 0.66  # of the window's height for the board, so that its sentences are seen with it
_ENOUGH = 28  # pixels from which a piece is told at a glance, and a larger picture counts for more
_MOST = 1.6  # times its nominal size; a larger picture would be slow, and no clearer


@dataclass(frozen=True, slots=True)
class Fit:
    """A frame, its width on the page, and the screen's dots to a pixel."""

    frame: str
    width: float
    ratio: float


@dataclass(frozen=True, slots=True)
class BoardFrame:
    """A shape in which a board can be drawn: its nominal size, and that of a piece in it."""

    name: str
    width: float
    height: float
    piece: float


def fit(page: Mapping[str, float], size: str, frames: Iterable[BoardFrame]) -> Fit:
    """The frame and width for a page as it was measured; ``frames`` are those there are."""
    ratio = min(max(page["ratio"], 1), 3)
    if page.get("room_width") and page.get("room_height"):
        frame, width = _in_room(page, frames)
        return Fit(frame, width * _SHARE[size], ratio)
    frame, width = _on_page(page, size, {frame.name: frame for frame in frames})
    return Fit(frame, max(width, 240), ratio)


def _in_room(page: Mapping[str, float], frames: Iterable[BoardFrame]) -> tuple[str, float]:
    """The frame in which pieces are large enough where the board has a room of its own.

    Of several the one that fills the room best, without any the one with the largest pieces.
    """

    def scale(frame: BoardFrame) -> float:
        across, down = page["room_width"] / frame.width, page["room_height"] / frame.height
        return min(across, down, _MOST)

    def worth(frame: BoardFrame) -> tuple[float, float]:
        drawn = scale(frame)
        return min(drawn * frame.piece, _ENOUGH), drawn * frame.width * drawn * frame.height

    best = max(frames, key=worth)
    return best.name, best.width * scale(best)


def _on_page(
    page: Mapping[str, float], size: str, frames: Mapping[str, BoardFrame]
) -> tuple[str, float]:
    """The frame for the width of a page that scrolls, with its sentences in the same window."""
    room = (page["width"] or _UNKNOWN) * _SHARE[size]
    frame = frames["wide" if room >= _WIDE else "medium" if room >= _MEDIUM else "narrow"]
    width = min(room, frame.width * 1.2)
    if size == "fit" and frame.name != "narrow" and page["height"]:
        free = page["height"] * _SCREEN
        free = max(free - page.get("taken", 0), free * _KEPT)
        width = min(width, free * frame.width / frame.height)
    return frame.name, width
