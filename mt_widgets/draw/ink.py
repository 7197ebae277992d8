"""What Pillow paints with: areas, lines and letters, in dots of a sheet."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import cycle, pairwise
from math import ceil, dist, hypot
from typing import TYPE_CHECKING

from .outline import Point, between

if TYPE_CHECKING:
    from PIL import ImageDraw, ImageFont

_BOLD = 0.035  # of their size: the line along letters that makes them bold
Line = Sequence[Point]
Box = tuple[float, float, float, float]  # left, top, right, bottom


class Area:
    """The inside of closed lines; one that runs the other way round is a hole."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self._lines = sorted((line for line in lines if len(line) > 2), key=_area, reverse=True)
        self.plain = len({_turn(line) > 0 for line in self._lines}) < 2

    def box(self) -> Box:
        """All that may get ink."""
        return _box(self._lines, 1)

    def draw(self, draw: "ImageDraw.ImageDraw", ink: str | int, origin: Point) -> None:
        """Put it on a sheet or a stencil whose corner is at the origin."""
        outer = self._lines and _turn(self._lines[0]) > 0
        for line in self._lines:
            draw.polygon(_shifted(line, origin), ink if (_turn(line) > 0) == outer else 0)


class Trail:
    """Lines of a width, round at their ends and corners."""

    plain = True

    def __init__(self, lines: Sequence[Line], width: float) -> None:
        self._lines, self._width = lines, width

    def box(self) -> Box:
        """All that may get ink."""
        return _box(self._lines, self._width)

    def draw(self, draw: "ImageDraw.ImageDraw", ink: str | int, origin: Point) -> None:
        """Put it on a sheet or a stencil whose corner is at the origin."""
        half = max(0, self._width - 1) / 2  # Pillow paints the rim too, a dot more
        for line in self._lines:
            points = _shifted(line, origin)
            for x, y in points:
                draw.ellipse((x - half, y - half, x + half, y + half), ink)
            for start, end in pairwise(points):
                length = dist(start, end) or 1
                dx, dy = (end[1] - start[1]) * half / length, (start[0] - end[0]) * half / length
                around = (start, 1), (end, 1), (end, -1), (start, -1)
                corners = [(x + s * dx, y + s * dy) for (x, y), s in around]
                draw.polygon(corners, ink)


class Letters:
    """A few bold letters, with the middle of their feet at a point."""

    plain = True

    def __init__(self, text: str, at: Point, size: int) -> None:
        self._text, self._at, self._font = text, at, _font(size)
        self._bold = max(1, round(size * _BOLD))

    def box(self) -> Box:
        """All that may get ink."""
        left, top, right, bottom = self._font.getbbox(
            self._text, anchor="ms", stroke_width=self._bold
        )
        x, y = self._at
        return left + x, top + y, right + x + 1, bottom + y + 1

    def draw(self, draw: "ImageDraw.ImageDraw", ink: str | int, origin: Point) -> None:
        """Put it on a sheet or a stencil whose corner is at the origin."""
        (at,) = _shifted([self._at], origin)
        draw.text(at, self._text, ink, self._font, "ms", stroke_width=self._bold)


class TurnedLetters:
    """Letters turned clockwise round the middle of their feet."""

    plain = True

    def __init__(self, text: str, at: Point, size: int, turn: float) -> None:
        self._letters, self._at, self._turn = Letters(text, (0, 0), size), at, turn
        left, top, right, bottom = self._letters.box()
        self._reach = ceil(hypot(max(-left, right), max(-top, bottom)))

    def box(self) -> Box:
        """All that may get ink."""
        return _box([[self._at]], self._reach + 1)

    def draw(self, draw: "ImageDraw.ImageDraw", ink: str | int, origin: Point) -> None:
        """Put it on a sheet or a stencil whose corner is at the origin."""
        from PIL import Image, ImageDraw

        reach, (at,) = self._reach, _shifted([self._at], origin)
        stencil = Image.new("L", (2 * reach + 1, 2 * reach + 1))
        self._letters.draw(ImageDraw.Draw(stencil), 255, (-reach, -reach))
        turned = stencil.rotate(-self._turn, Image.Resampling.BICUBIC)
        draw.bitmap((round(at[0]) - reach, round(at[1]) - reach), turned, ink)


Ink = Area | Trail | Letters | TurnedLetters


@lru_cache(64)
def _font(size: int) -> "ImageFont.FreeTypeFont | ImageFont.ImageFont":
    from PIL import ImageFont

    return ImageFont.load_default(size)


def _shifted(line: Line, origin: Point) -> list[Point]:
    return [(x - origin[0], y - origin[1]) for x, y in line]


def _turn(line: Line) -> float:
    """Twice the area inside a line, negative if it runs against the clock."""
    around = pairwise((*line, line[0]))
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in around)


def _area(line: Line) -> float:
    return abs(_turn(line))


def _box(lines: Iterable[Line], margin: float) -> Box:
    """What holds all lines: left, top, right and bottom."""
    points = [point for line in lines for point in line] or [(0.0, 0.0)]
    across, down = zip(*points, strict=True)
    return min(across) - margin, min(down) - margin, max(across) + margin, max(down) + margin


def dashed(line: Line, dash: tuple[float, ...]) -> Iterator[list[Point]]:
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
            point = between(start, end, at / length)
            if inked:
                yield [*piece, point]
            piece, inked, left = [point], not inked, next(lengths)
        left -= length - at
        piece.append(end)
    if inked:
        yield piece
