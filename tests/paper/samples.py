"""Puzzles and pages for the tests of paper."""

from itertools import combinations

from mt_widgets.draw.measure import width_of
from mt_widgets.draw.page import Frame, Line, Page, Part, Picture, TextLine
from mt_widgets.puzzles.load import load_puzzle
from mt_widgets.puzzles.packs import find_files, shipped
from mt_widgets.puzzles.puzzle import PuzzleFile


def puzzle(name: str) -> PuzzleFile:
    """One of ours by its pack and number."""
    (path,) = shipped().glob(f"{name}-*.toml")
    return load_puzzle(path)


def all_puzzles() -> tuple[PuzzleFile, ...]:
    """Every puzzle of ours."""
    return tuple(map(load_puzzle, find_files([])))


def texts(page: Page) -> str:
    """All that is written on a page, one line after the other."""
    return " ".join(getattr(part, "text", "") for part in page.parts)


def box_of(part: Part) -> tuple[float, float, float, float]:
    """The room that a part takes: left, top, right and bottom."""
    match part:
        case TextLine(text, x, y, size, bold):
            return x, y - 0.75 * size, x + width_of(text, size, bold=bold), y + 0.22 * size
        case Picture(_, x, y, width) | Frame(x, y, width):
            return x, y, x + width, y + part.height
        case Line(x, y, width):
            return x, y, x + width, y


def outside(page: Page, margin: float = 10) -> list[Part]:
    """The parts that come too near to the edge of the page."""
    return [part for part in page.parts if _is_outside(part, page, margin)]


def _is_outside(part: Part, page: Page, margin: float) -> bool:
    left, top, right, bottom = box_of(part)
    low = margin - 0.01
    return left < low or top < low or right > page.width - low or bottom > page.height - low


def overlapping(page: Page) -> list[tuple[Part, Part]]:
    """Parts that cover each other; frames go round things."""
    parts = [part for part in page.parts if not isinstance(part, Frame)]
    return [pair for pair in combinations(parts, 2) if _overlap(*pair)]


def _overlap(one: Part, other: Part) -> bool:
    a, b = box_of(one), box_of(other)
    return min(a[2], b[2]) - max(a[0], b[0]) > 0.05 and min(a[3], b[3]) - max(a[1], b[1]) > 0.05
