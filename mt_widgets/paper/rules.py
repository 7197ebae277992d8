"""The rules of a game on paper."""

from ..draw.column import Paragraph, moved, set_columns
from ..draw.page import MARGIN, Page, Part, Words
from ..engine.game import AnyGame
from ..engine.words import say
from ..lessons.companion import printed

__all__ = ["rules_pages"]

_LARGEST, _SMALLEST = 45, 20  # tenths of a millimetre: the letters
_COLUMNS, _BESIDE = 4, 2  # of all pages if they fit, and of one


def rules_pages(game: AnyGame, size: tuple[float, float]) -> tuple[Page, ...]:
    """The rules on two pages, in letters as large as there is room for; on more if they must be."""
    width, height = size
    top, gap = MARGIN + 12, 8.0
    wide = (width - 2 * MARGIN - gap) / 2
    columns = _fitted(game, wide, height - MARGIN - top)
    pages, firsts = list[Page](), range(0, len(columns), _BESIDE)
    for number, first in enumerate(firsts, 1):
        title = say("{game}: the rules ({page} of {pages})", game=game.voice.title(), page=number,
                    pages=len(firsts))  # fmt: skip
        parts: list[Part] = [Words(title, MARGIN, MARGIN + 5, 6, bold=True)]
        for place, column in enumerate(columns[first : first + _BESIDE]):
            parts += moved(column, MARGIN + place * (wide + gap), top)
        pages.append(Page(width, height, tuple(parts)))
    return tuple(pages)


def _fitted(game: AnyGame, width: float, height: float) -> list[list[Part]]:
    """The rules in columns, in the largest letters that fit."""
    columns = list[list[Part]]()
    for tenths in range(_LARGEST, _SMALLEST, -1):
        columns = set_columns(_rules(game, tenths / 10), width, height)
        if len(columns) <= _COLUMNS:
            break
    return columns


def _rules(game: AnyGame, size: float) -> list[Paragraph]:
    lines = list[Paragraph]()
    for chapter, entries in printed(game).items():
        lines.append(Paragraph(chapter, 1.25 * size, bold=True, before=size))
        lines += [Paragraph(f"• {entry.text}", size, before=0.25 * size) for entry in entries]
    return lines
