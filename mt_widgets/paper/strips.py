"""Pages made of strips, which are never split between pages."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..draw.column import Paragraph, lines_of, moved
from ..draw.page import MARGIN, Page, Part, TextLine
from ..engine.words import say


@dataclass(frozen=True, slots=True)
class Strip:
    """Parts of a page, the space ``before`` them, and whether they ``keep`` with the next strip."""

    parts: tuple[Part, ...]
    height: float
    before: float = 0
    keep: bool = False


def text_strip(paragraph: Paragraph, width: float, x: float = 0) -> Strip:
    """A paragraph; a bold one is a heading and keeps with the next strip."""
    parts, height = lines_of(Paragraph(paragraph.text, paragraph.size, paragraph.bold), x, 0, width)
    return Strip(tuple(parts), height, paragraph.before, paragraph.bold)


def row_strip(label: str, text: str, size: float, columns: tuple[float, float, float]) -> Strip:
    """A bold label and a text beside it; the columns are their left edges and the right edge."""
    left, middle, right = columns
    names, low = lines_of(Paragraph(label, size, bold=True), left, 0, middle - left - 2)
    lines, lower = lines_of(Paragraph(text, size), middle, 0, right - middle)
    return Strip((*names, *lines), max(low, lower), 0.25 * size)


def fill_pages(strips: Sequence[Strip], title: str, size: tuple[float, float]) -> tuple[Page, ...]:
    """Strips on as many pages as they need, each with the title and the page number."""
    pages = flow(strips, size[1] - 2 * MARGIN - 10)
    heads = (_head(title, number, len(pages)) for number in range(1, len(pages) + 1))
    return tuple(
        Page(*size, (head, *moved(parts, MARGIN, MARGIN + 10)))
        for head, parts in zip(heads, pages, strict=True)
    )


def flow(strips: Sequence[Strip], room: float) -> list[list[Part]]:
    """The parts of strips on pages of this height."""
    pages, y = [list[Part]()], 0.0
    for number, strip in enumerate(strips):
        if pages[-1] and y + strip.before + strip.height + _kept(strips, number) > room:
            pages.append([])
            y = 0.0
        y += strip.before if pages[-1] else 0
        pages[-1] += moved(list(strip.parts), 0, y)
        y += strip.height
    return pages


def _kept(strips: Sequence[Strip], number: int) -> float:
    """The height of the strips that have to be on the same page as this one."""
    height = 0.0
    while number + 1 < len(strips) and strips[number].keep:
        number += 1
        height += strips[number].before + strips[number].height
    return height


def _head(title: str, number: int, of: int) -> Part:
    place = f"{number}/{of}"
    numbered = say("{title} ({page})", title=title, page=place) if of > 1 else title
    return TextLine(numbered, MARGIN, MARGIN + 5, 6, bold=True)
