"""The painter for pictures anywhere: a scene as PNG, with Pillow and its own letters."""

import io
from collections.abc import Iterable
from math import ceil, floor
from typing import TYPE_CHECKING

from ..engine.words import say
from .flatten import flatten
from .ink import Area, Ink, Letters, Trail, TurnedLetters, dashed
from .outline import Point
from .paint import LOWERED, colour, seen
from .scene import Path, Placed, Scene, Text, direction, walk

if TYPE_CHECKING:
    from PIL import Image

_FINER = 3  # painted so many times larger and then shrunk: smooth edges
_LARGEST = 6000  # dots across


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
        if placed.turn:
            across, down = (size * n for n in direction(placed.turn))
            return [(x + across * a - down * b, y + down * a + across * b) for a, b in line]
        return [(x + size * point[0], y + size * point[1]) for point in line]

    def _area(self, placed: Placed, path: Path) -> Area:
        return Area([self._place(placed, line) for line in flatten(path.d)])

    def _fill(self, placed: Placed, path: Path) -> None:
        plain, opacity = colour(path.fill)
        if plain and opacity:
            self._lay(self._area(placed, path), plain, opacity * placed.opacity, placed.clips)

    def _stroke(self, placed: Placed, path: Path) -> None:
        plain, opacity = colour(path.stroke)
        if plain and opacity and path.width > 0:
            found = (piece for line in flatten(path.d) for piece in dashed(line, path.dash))
            lines = [self._place(placed, line) for line in found]
            width = path.width * placed.scale * self._scale
            self._lay(Trail(lines, width), plain, opacity * placed.opacity, placed.clips)

    def _write(self, placed: Placed, text: Text) -> None:
        plain, opacity = colour(text.fill)
        size = max(1, round(text.size * placed.scale * self._scale))
        (at,) = self._place(placed, [(text.x, text.y + LOWERED * text.size)])
        turn = placed.turn
        ink = TurnedLetters(text.text, at, size, turn) if turn else Letters(text.text, at, size)
        self._lay(ink, plain, opacity * placed.opacity, placed.clips)

    def _lay(self, ink: Ink, plain: str, opacity: float, clips: tuple[Placed, ...]) -> None:
        """Put ink on the sheet, through a stencil unless it covers all that is under it."""
        from PIL import ImageChops

        if opacity >= 1 and ink.plain and not clips:
            ink.draw(self._draw, plain, (0, 0))
            return
        left, top, right, bottom = ink.box()
        left, top = max(0, floor(left)), max(0, floor(top))
        right, bottom = min(self._image.width, ceil(right)), min(self._image.height, ceil(bottom))
        if left < right and top < bottom:
            box = (left, top, right, bottom)
            stencil = _stencil(ink, round(255 * opacity), box)
            for clip in clips:
                assert isinstance(clip.shape, Path)
                inside = _stencil(self._area(clip, clip.shape), 255, box)
                stencil = ImageChops.multiply(stencil, inside)
            self._image.paste(plain, (left, top), stencil)


def _stencil(ink: Ink, shade: int, box: tuple[int, int, int, int]) -> "Image.Image":
    """A part of the sheet that is empty but for one ink."""
    from PIL import Image, ImageDraw

    left, top, right, bottom = box
    stencil = Image.new("L", (right - left, bottom - top))
    ink.draw(ImageDraw.Draw(stencil), shade, (left, top))
    return stencil
