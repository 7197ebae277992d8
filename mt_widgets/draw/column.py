"""Text that runs down a column and on to the next one."""

from dataclasses import dataclass, field, replace

from .measure import wrap
from .page import Part, TextLine

LEADING = 1.34  # from line to line, by the size of the letters


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A text; ``before`` is the gap above it, and a bold one stays with what follows."""

    text: str
    size: float
    bold: bool = False
    before: float = 0


@dataclass
class TextColumns:
    """Columns of a width and a height, filled one after the other."""

    width: float
    height: float
    columns: list[list[Part]] = field(default_factory=lambda: [[]])
    y: float = 0

    def add(self, paragraph: Paragraph, keep: float = 0) -> None:
        """Add a paragraph; it starts a new column if ``keep`` more would not fit below it."""
        lines = wrap(paragraph.text, paragraph.size, self.width, bold=paragraph.bold)
        step = paragraph.size * LEADING
        self.y += paragraph.before if self.columns[-1] else 0
        if self.y + step * (len(lines) if paragraph.bold else 1) + keep > self.height:
            self.next_column()
        for line in lines:
            if self.y + step > self.height:
                self.next_column()
            spot = self.y + paragraph.size
            self.columns[-1].append(TextLine(line, 0, spot, paragraph.size, paragraph.bold))
            self.y += step

    def next_column(self) -> None:
        """Go on at the top of the next column."""
        self.columns.append([])
        self.y = 0


def set_columns(paragraphs: list[Paragraph], width: float, height: float) -> list[list[Part]]:
    """Paragraphs in columns of a size, each at its own origin."""
    run = TextColumns(width, height)
    for paragraph, following in zip(paragraphs, [*paragraphs[1:], None], strict=True):
        keep = following.size * LEADING * 2 if paragraph.bold and following else 0
        run.add(paragraph, keep)
    return run.columns


def lines_of(paragraph: Paragraph, x: float, y: float, width: float) -> tuple[list[Part], float]:
    """A paragraph at a place of the page, and where it ends."""
    parts = list[Part]()
    y += paragraph.before
    for line in wrap(paragraph.text, paragraph.size, width, bold=paragraph.bold):
        parts.append(TextLine(line, x, y + paragraph.size, paragraph.size, paragraph.bold))
        y += paragraph.size * LEADING
    return parts, y


def moved(parts: list[Part], x: float, y: float) -> list[Part]:
    """The same parts in another place."""
    return [replace(part, x=part.x + x, y=part.y + y) for part in parts]
