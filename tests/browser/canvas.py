"""A canvas on the page: pointed at with real events at pixels, and seen as it is shown."""

import io
import time

from PIL import Image, ImageChops
from playwright.sync_api import Locator, Position

__all__ = ["Canvas", "Picture", "alike", "differ", "is_blank"]

Picture = Image.Image
_PAUSE = 0.1  # seconds between two looks
_DIGEST = """(canvas) => {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  const dots = new Uint32Array(data.buffer);
  let sum = 17;
  for (const dot of dots) sum = (Math.imul(sum, 31) + dot) | 0;
  return dots.every((dot) => dot === dots[0]) ? null : sum;
}"""
_PATIENCE = 60.0


def differ(one: Picture, other: Picture) -> bool:
    """Whether two pictures differ in size or in a single pixel."""
    return one.size != other.size or ImageChops.difference(one, other).getbbox() is not None


def alike(one: Picture, other: Picture) -> bool:
    """Whether two pictures show the same, though perhaps a part of a pixel further on the page."""
    change = ImageChops.difference(one, other.resize(one.size)).convert("L")
    strong = sum(change.histogram()[64:])
    return strong < 0.01 * one.width * one.height


def is_blank(picture: Picture) -> bool:
    """Whether a picture has one colour only."""
    return picture.getcolors(1) is not None


class Canvas:
    """A shown canvas, in the units of its picture, which is ``width`` of them wide."""

    def __init__(self, element: Locator, width: float) -> None:
        self.element = element
        self.width = width

    @property
    def css_size(self) -> tuple[float, float]:
        """How wide and high it is shown, in the page's pixels."""
        box = self.element.bounding_box()
        assert box, "the canvas is not shown"
        return box["width"], box["height"]

    def _at(self, x: float, y: float) -> Position:
        scale = self.css_size[0] / self.width
        return {"x": x * scale, "y": y * scale}

    # Playwright scrolls there first and refuses to point where something else lies on top.
    def click(self, x: float, y: float, timeout: float | None = None) -> None:
        """Press and release the mouse over a point of the picture."""
        self.element.click(position=self._at(x, y), timeout=timeout)

    def hover(self, x: float, y: float, timeout: float | None = None) -> None:
        """Move the mouse over a point of the picture."""
        self.element.hover(position=self._at(x, y), timeout=timeout)

    def tap(self, x: float, y: float, timeout: float | None = None) -> None:
        """Touch a point of the picture with a finger; the screen must have been opened so."""
        self.element.tap(position=self._at(x, y), timeout=timeout)

    def picture(self) -> Picture:
        """What is shown now, all layers and whatever lies over them."""
        return Image.open(io.BytesIO(self.element.screenshot())).convert("RGB")

    def _digest(self) -> int | None:
        """A number for what is drawn on it, much quicker than a picture; None if it is blank."""
        found: int | None = self.element.evaluate(_DIGEST)
        return found

    def colour(self, x: float, y: float) -> tuple[int, ...]:
        """Red, green and blue of what is shown at a point of the picture."""
        picture = self.picture()
        scale = picture.width / self.width
        found = picture.getpixel((int(x * scale), int(y * scale)))
        assert isinstance(found, tuple)
        return found

    def becomes(self, wanted: Picture) -> None:
        """Wait until it shows the same as a picture; on the way there it may rest at another."""
        deadline = time.monotonic() + _PATIENCE
        while not alike(self.picture(), wanted):
            assert time.monotonic() < deadline, f"another picture after {_PATIENCE:.0f} seconds"
            self.element.page.wait_for_timeout(1000 * _PAUSE)

    def settled(self, unlike: Picture | None = None) -> Picture:
        """The picture once it is neither blank nor ``unlike`` and stays as it is."""
        before, seen, deadline = self._digest(), None, time.monotonic() + _PATIENCE
        while time.monotonic() < deadline:
            self.element.page.wait_for_timeout(1000 * _PAUSE)
            now = self._digest()
            if now is not None and now == before != seen:
                picture, seen = self.picture(), now
                if unlike is None or differ(picture, unlike):
                    return picture
            before = now
        wanted = "is still blank or still moving" if unlike is None else "did not change"
        raise AssertionError(f"the picture {wanted} after {_PATIENCE:.0f} seconds")
