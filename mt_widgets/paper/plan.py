"""The pages of a teacher's plan, with minutes on the left."""

from collections.abc import Iterator

from ..classroom.plan_words import PlanBlock, PlanRow, tell
from ..classroom.plans import Plan
from ..draw.column import Paragraph
from ..draw.page import MARGIN, Line, Page, TextLine
from ..engine.words import beside, say
from .strips import Strip, fill_pages, row_strip, text_strip
from .worksheet import plain

_SIZES = 3.9, 3.8, 3.7, 3.6, 3.5, 3.4, 3.3, 3.2, 3.1, 3.0  # of letters, the largest first
_TIME, _LABEL = 14.0, 25.0  # widths of the columns for minutes and for labels


def plan_pages(plan: Plan, size: tuple[float, float]) -> tuple[Page, ...]:
    """As few pages as possible, in the largest letters that fit on them."""
    width = size[0] - 2 * MARGIN
    least = _pages(plan, _SIZES[-1], width, size)
    found = (_pages(plan, letters, width, size) for letters in _SIZES)
    return next(pages for pages in found if len(pages) <= len(least))


def _pages(plan: Plan, letters: float, width: float, size: tuple[float, float]) -> tuple[Page, ...]:
    strips = [text_strip(Paragraph(say(plan.about), letters), width)]
    for section in tell(plan):
        heading = Paragraph(section.heading, letters * 1.35, bold=True, before=letters * 1.2)
        strips.append(text_strip(heading, width))
        for block in section.blocks:
            strips += _block(block, letters, width)
    return fill_pages(strips, say(plan.title), size)


def _block(block: PlanBlock, letters: float, width: float) -> Iterator[Strip]:
    """A heading with its minutes, and the rows below it."""
    if block.heading:
        parts = text_strip(Paragraph(block.heading, letters * 1.1, bold=True), width - _TIME, _TIME)
        base = letters * 1.1
        time = (TextLine(block.time, 0, base, base, bold=True),) if block.time else ()
        above = (Line(0, -0.4 * letters, width),)
        yield Strip((*above, *time, *parts.parts), parts.height, letters * 0.8, keep=True)
    for row in block.rows:
        yield from _row(row, letters, width)


def _row(row: PlanRow, letters: float, width: float) -> Iterator[Strip]:
    """Sentences below each other, then the titles of links."""
    columns = _TIME, _TIME + _LABEL, width
    texts = [*row.texts]
    if row.links:
        texts.append(beside(link.label for link in row.links))
    for number, text in enumerate(texts):
        yield row_strip("" if number else row.label, plain(text), letters, columns)
