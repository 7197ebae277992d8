"""Pages as PDF, with fpdf2, which comes with the extra ``paper``."""

from datetime import UTC, datetime
from functools import lru_cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

from ..draw.flatten import steps
from ..draw.measure import width_of
from ..draw.page import Frame, Line, Part, Picture, Sheet, TextLine
from ..draw.paint import LOWERED, colour, seen
from ..draw.scene import Path, Placed, Text, direction, walk
from ..engine.errors import FileError, Mistake, excerpt, mistake
from ..engine.words import say
from ..files.text import read_bytes

if TYPE_CHECKING:
    from fpdf import FPDF

_THEN = datetime(2000, 1, 1, tzinfo=UTC)  # so that the same pages give the same file
_POINT = 72 / 25.4  # points in a millimetre
_FONT = "letters"
_LARGEST_FONT = 100_000_000  # bytes
_HELVETICA = "windows-1252"  # the encoding with its letters
_OPERATORS = {"M": "m", "L": "l", "C": "c", "Z": "h"}


def has_fpdf() -> bool:
    """Whether fpdf2 is installed."""
    return find_spec("fpdf") is not None


def check_fpdf() -> None:
    """Raise Mistake if fpdf2 is not installed."""
    if not has_fpdf():
        raise Mistake(
            "sheet: for a PDF fpdf2 is not installed; pip install 'magical-towers[paper]', "
            "or ask for -o sheet.html"
        )


def paint_pdf(sheet: Sheet, font: str | None = None) -> bytes:
    """Pages as PDF, with a font file or Helvetica. Raises Mistake if letters are missing."""
    check_fpdf()
    from fpdf import FPDF

    book = FPDF(unit="mm")
    book.set_auto_page_break(False)
    book.set_creation_date(_THEN)
    book.set_title(sheet.title)
    book.set_producer("magical-towers")
    family = _add_font(book, font)
    _check_letters(sheet, book.fonts[_FONT] if font else None)
    painter = _Painter(book, family)
    for page in sheet.pages:
        book.add_page(format=(page.width, page.height))
        for part in page.parts:
            painter.paint(part)
    return bytes(book.output())


def _add_font(book: "FPDF", font: str | None) -> str:
    """The name of the font to use. Raises FileError if the file can't be read."""
    if font is None:
        book.core_fonts_encoding = _HELVETICA
        return "helvetica"
    read_bytes(font, _LARGEST_FONT, say("this is too large for a font"))  # check the size
    try:
        for style in ("", "B"):
            book.add_font(_FONT, style, font)
    except Exception as error:  # whatever its reader says of a broken file
        raise FileError(font, 0, "this is no font file that can be read") from error
    return _FONT


def _check_letters(sheet: Sheet, font: object) -> None:
    """Raise Mistake if a letter is not in the font, or in Helvetica if there is none."""
    words = (part.text for page in sheet.pages for part in page.parts if isinstance(part, TextLine))
    for text in dict.fromkeys(words):
        if font is None:
            fits = text == text.encode(_HELVETICA, "ignore").decode(_HELVETICA)
        else:
            fits = set(map(ord, text)) <= set(getattr(font, "cmap", ()))
        if not fits:
            raise mistake("sheet: {text} needs a font that has its letters; name one with --font",
                          text=excerpt(text))  # fmt: skip


class _Painter:
    """Paints the parts of pages."""

    def __init__(self, book: "FPDF", family: str) -> None:
        self._book, self._family = book, family

    def paint(self, part: Part) -> None:
        """Paint a part on the last page."""
        book = self._book
        match part:
            case TextLine(text, x, y, size, bold):
                self._write(text, x, y, size, "B" if bold else "")
            case Line(x, y, width):
                self._pen("#000000", 0.3)
                book.line(x, y, x + width, y)
            case Frame(x, y, width, height, dashed):
                self._pen("#000000", 0.3, (1.5, 1.5) if dashed else ())
                book.rect(x, y, width, height)
            case Picture():
                self._picture(part)

    def _write(self, text: str, x: float, y: float, size: float, style: str) -> None:
        book = self._book
        book.set_font(self._family, style, size * _POINT)
        wide, room = book.get_string_width(text), width_of(text, size, bold=bool(style))
        if wide > room:  # other fonts may be wider than Helvetica
            book.set_stretching(100 * room / wide)
        book.text(x, y, text)
        book.set_stretching(100)

    def _pen(self, ink: str, width: float, dash: tuple[float, ...] = ()) -> None:
        self._book.set_draw_color(ink)
        self._book.set_line_width(width)
        self._book.set_dash_pattern(*dash)

    def _picture(self, picture: Picture) -> None:
        """A scene, scaled to its place."""
        scale = picture.width / picture.scene.width
        for placed in walk(picture.scene.shapes):
            if not (placed.opacity and placed.scale and seen(placed.shape)):
                continue
            here = _on_page(placed, picture, scale)
            if isinstance(placed.shape, Path):
                self._path(placed.shape, here)
            elif here.turn or here.clips:
                with self._book.local_context():
                    self._book._out(self._cut(here))
                    with self._book.rotation(-here.turn, here.x, here.y):
                        self._letters(placed.shape, here)
            else:
                self._letters(placed.shape, here)

    def _letters(self, text: Text, at: Placed) -> None:
        size = at.scale * text.size
        self._book.set_font(self._family, "B", size * _POINT)
        self._book.set_text_color(_on_white(text.fill, at.opacity))
        x = at.x + at.scale * text.x - self._book.get_string_width(text.text) / 2
        self._write(text.text, x, at.y + at.scale * text.y + LOWERED * size, size, "B")
        self._book.set_text_color("#000000")

    def _path(self, path: Path, at: Placed) -> None:
        """Write PDF operators directly: fpdf2's own drawing takes four times as long."""
        size = at.scale * _POINT
        matrix = f"{size:.5f} 0 0 {-size:.5f}"
        if at.turn:
            across, down = (size * n for n in direction(at.turn))
            matrix = f"{across:.5f} {-down:.5f} {-down:.5f} {-across:.5f}"
        x, y = at.x * _POINT, self._book.h_pt - at.y * _POINT
        drawn = _drawn(path, at.opacity)
        self._book._out(f"q {self._cut(at)}{matrix} {x:.2f} {y:.2f} cm {drawn} Q")

    def _cut(self, at: Placed) -> str:
        """The PDF operators that set the clips."""
        words = list[str]()
        for clip in at.clips:
            assert isinstance(clip.shape, Path)
            for letter, numbers in steps(clip.shape.d):
                for point in zip(numbers[::2], numbers[1::2], strict=True):
                    x, y = clip.at(*point)
                    words.append(f"{x * _POINT:.2f} {self._book.h_pt - y * _POINT:.2f}")
                words.append(_OPERATORS[letter])
            words.append("W n ")
        return " ".join(words)


def _on_page(placed: Placed, picture: Picture, scale: float) -> Placed:
    """A shape of a picture, placed in millimetres of the page."""
    clips = tuple(_on_page(clip, picture, scale) for clip in placed.clips)
    x, y = picture.x + scale * placed.x, picture.y + scale * placed.y
    size = scale * placed.scale
    return Placed(placed.shape, x, y, size, placed.opacity, "", placed.turn, clips)


@lru_cache(50_000)  # the same outlines are on every page of a class
def _drawn(path: Path, opacity: float) -> str:
    """A path as PDF operators, in its own units."""
    words = list[str]()
    if path.fill:
        words.append(f"{_ink(path.fill, opacity)} rg")
    if path.stroke:
        dashes = " ".join(f"{dash:.3f}" for dash in path.dash)
        words.append(f"{_ink(path.stroke, opacity)} RG {path.width:.3f} w 1 J 1 j [{dashes}] 0 d")
    for letter, numbers in steps(path.d):
        words += [*(f"{number:.3f}" for number in numbers), _OPERATORS[letter]]
    words.append("B" if path.fill and path.stroke else "f" if path.fill else "S")
    return " ".join(words)


def _ink(paint: str, opacity: float) -> str:
    """Red, green and blue from 0 to 1."""
    plain = _on_white(paint, opacity)
    return " ".join(f"{int(plain[n : n + 2], 16) / 255:.3f}" for n in (1, 3, 5))


def _on_white(paint: str, opacity: float) -> str:
    """A translucent paint on white paper as an opaque colour."""
    plain, clear = colour(paint)
    share = clear * opacity
    parts = (int(plain[n : n + 2], 16) for n in (1, 3, 5))
    return "#" + "".join(f"{round(255 - share * (255 - part)):02X}" for part in parts)
