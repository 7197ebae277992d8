"""The painter for pictures anywhere: a scene as PNG, with Pillow and its own letters."""

import io
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import cycle, pairwise
from math import ceil, dist, floor
from typing import TYPE_CHECKING

from ..engine.words import say
from .flatten import flatten
from .outline import Point
from .paint import LOWERED, colour, seen
from .scene import Path, Placed, Scene, Text, walk

if TYPE_CHECKING:
    from PIL import ImageDraw, ImageFont

__all__ = ["paint_png"]

_FINER = 3  # painted so many times larger and then shrunk: smooth edges
_LARGEST = 6000  # dots across
_BOLD = 0.035  # of their size: the line along letters that makes them bold
Line = Sequence[Point]


def paint_png(scene: Scene, width: int | None = None) -> bytes:
    """A scene as PNG, so many dots wide; ValueError where that is not possible."""
    wide = round(scene.width) if width is None else width
    if not 0 < wide <= _LARGEST:
        raise ValueError(
            say("a picture is 1 to {most} dots wide, not {width}", most=_LARGEST, width=wide)
        )
    _check_pillow()
    sheet = _Sheet(scene, wide)
    for placed in walk(scene.shapes):
        if placed.opacity and placed.scale and seen(placed.shape):
            sheet.paint(placed)
    return sheet.finish()


def _check_pillow() -> None:
    """Pillow may be missing, or be the stand-in that a page without a server gets."""
    try:
        from PIL import Image, ImageDraw, ImageFont

        _ = Image.new, ImageDraw.Draw, ImageFont.core.getfont
    except (ImportError, AttributeError):
        raise ValueError(say("a PNG needs the package Pillow; SVG does not")) from None


@lru_cache(64)
def _font(size: int) -> "ImageFont.FreeTypeFont | ImageFont.ImageFont":
    from PIL import ImageFont

    return ImageFont.load_default(size)


class _Sheet:
    """A large sheet to paint on."""

    def __init__(self, scene: Scene, width: int) -> None:
        from PIL import Image, ImageDraw

        self._size = (width, max(1, round(width * scene.height / scene.width)))
        self._scale = width / scene.width * _FINER
        large = (self._size[0] * _FINER, self._size[1] * _FINER)
        self._image = Image.new("RGB", large, "#ffffff")
        self._draw = ImageDraw.Draw(self._image)

    def finish(self) -> bytes:
        """The sheet at its proper size, as a file."""
        file = io.BytesIO()
        self._image.reduce(_FINER).save(file, "PNG")
        return file.getvalue()

    def paint(self, placed: Placed) -> None:
        """Paint one path or text."""
        if isinstance(placed.shape, Text):
            self._write(placed, placed.shape)
        else:
            self._fill(placed, placed.shape)
            self._stroke(placed, placed.shape)

    def _place(self, placed: Placed, line: Iterable[Point]) -> list[Point]:
        size, x, y = (self._scale * n for n in (placed.scale, placed.x, placed.y))
        return [(x + size * point[0], y + size * point[1]) for point in line]

    def _fill(self, placed: Placed, path: Path) -> None:
        plain, opacity = colour(path.fill)
        if plain and opacity:
            lines = [self._place(placed, line) for line in flatten(path.d)]
            self._lay(_Area(lines), plain, opacity * placed.opacity)

    def _stroke(self, placed: Placed, path: Path) -> None:
        plain, opacity = colour(path.stroke)
        if plain and opacity and path.width > 0:
            found = (piece for line in flatten(path.d) for piece in _dashed(line, path.dash))
            lines = [self._place(placed, line) for line in found]
            width = path.width * placed.scale * self._scale
            self._lay(_Trail(lines, width), plain, opacity * placed.opacity)

    def _write(self, placed: Placed, text: Text) -> None:
        plain, opacity = colour(text.fill)
        size = max(1, round(text.size * placed.scale * self._scale))
        ((x, y),) = self._place(placed, [(text.x, text.y + LOWERED * text.size)])
        self._lay(_Letters(text.text, x, y, size), plain, opacity * placed.opacity)

    def _lay(self, ink: "_Area | _Trail | _Letters", plain: str, opacity: float) -> None:
        """Put ink on the sheet, through a stencil unless it covers all that is under it."""
        from PIL import Image, ImageDraw

        if opacity >= 1 and ink.plain:
            ink.draw(self._draw, plain, (0, 0))
            return
        left, top, right, bottom = ink.box()
        left, top = max(0, floor(left)), max(0, floor(top))
        right, bottom = min(self._image.width, ceil(right)), min(self._image.height, ceil(bottom))
        if left < right and top < bottom:
            stencil = Image.new("L", (right - left, bottom - top))
            ink.draw(ImageDraw.Draw(stencil), round(255 * opacity), (left, top))
            self._image.paste(plain, (left, top), stencil)


class _Area:
    """The inside of closed lines; one that runs the other way round is a hole."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self._lines = sorted((line for line in lines if len(line) > 2), key=_area, reverse=True)
        self.plain = len({_turn(line) > 0 for line in self._lines}) < 2

    def box(self) -> tuple[float, float, float, float]:
        return _box(self._lines, 1)

    def draw(self, draw: "ImageDraw.ImageDraw", ink: str | int, origin: Point) -> None:
        outer = self._lines and _turn(self._lines[0]) > 0
        for line in self._lines:
            draw.polygon(_shifted(line, origin), ink if (_turn(line) > 0) == outer else 0)


class _Trail:
    """Lines of a width, round at their ends and corners."""

    plain = True

    def __init__(self, lines: Sequence[Line], width: float) -> None:
        self._lines, self._width = lines, width

    def box(self) -> tuple[float, float, float, float]:
        return _box(self._lines, self._width)

    def draw(self, draw: "ImageDraw.ImageDraw", ink: str | int, origin: Point) -> None:
        half = max(0, self._width - 1) / 2  # Pillow paints the rim too, a dot more
        for line in self._lines:
            points = _shifted(line, origin)
            for x, y in points:
                draw.ellipse((x - half, y - half, x + half, y + half), ink)
            for start, end in pairwise(points):
                length = dist(start, end) or 1
                dx, dy = (end[1] - start[1]) * half / length, (start[0] - end[0]) * half / length
                corners = [(x + s * dx, y + s * dy) for (x, y), s in _around(start, end)]
                draw.polygon(corners, ink)


class _Letters:
    """A few bold letters, with the middle of their feet at a point."""

    plain = True

    def __init__(self, text: str, x: float, y: float, size: int) -> None:
        self._text, self._at, self._font = text, (x, y), _font(size)
        self._bold = max(1, round(size * _BOLD))

    def box(self) -> tuple[float, float, float, float]:
        left, top, right, bottom = self._font.getbbox(
            self._text, anchor="ms", stroke_width=self._bold
        )
        x, y = self._at
        return left + x, top + y, right + x + 1, bottom + y + 1

    def draw(self, draw: "ImageDraw.ImageDraw", ink: str | int, origin: Point) -> None:
        (at,) = _shifted([self._at], origin)
        draw.text(at, self._text, ink, self._font, "ms", stroke_width=self._bold)


def _around(start: Point, end: Point) -> list[tuple[Point, int]]:
    return [(start, 1), (end, 1), (end, -1), (start, -1)]


def _shifted(line: Line, origin: Point) -> list[Point]:
    return [(x - origin[0], y - origin[1]) for x, y in line]


def _turn(line: Line) -> float:
    """Twice the area inside a line, negative if it runs against the clock."""
    around = pairwise((*line, line[0]))
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in around)


def _area(line: Line) -> float:
    return abs(_turn(line))


def _box(lines: Iterable[Line], margin: float) -> tuple[float, float, float, float]:
    """What holds all lines: left, top, right and bottom."""
    points = [point for line in lines for point in line] or [(0.0, 0.0)]
    across, down = zip(*points, strict=True)
    return min(across) - margin, min(down) - margin, max(across) + margin, max(down) + margin


def _dashed(line: Line, dash: tuple[float, ...]) -> Iterator[list[Point]]:
    """The pieces of a line that dashes leave of it."""
    if not dash or sum(dash) <= 0:
        yield list(line)
        return
    lengths = cycle(dash * 2)
    left, inked, piece = next(lengths), True, [line[0]]
    for start, end in pairwise(line):
        length, at = dist(start, end), 0.0
        while length - at > left:
            at += left
            share = at / length
            point = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            if inked:
                yield [*piece, point]
            piece, inked, left = [point], not inked, next(lengths)
        left -= length - at
        piece.append(end)
    if inked:
        yield piece
