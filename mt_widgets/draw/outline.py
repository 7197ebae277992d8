"""Path data for the common outlines, as the scene wants it: absolute M, L, C and Z only."""

from collections.abc import Iterable

Point = tuple[float, float]
_ARC = 0.5523  # a quarter of a circle as one cubic curve


def short(number: float, digits: int = 2) -> str:
    """A number as short as it can be: two digits after the point are finer than a pixel."""
    text = f"{round(number, digits) + 0:.{digits}f}"
    return text.rstrip("0").rstrip(".") if digits else text


def write(*items: str | float) -> str:
    """Commands and numbers as path data.

    >>> write("M", 0, 1.25, "L", 3.999, -0.001)
    'M 0 1.25 L 4 0'
    """
    return " ".join(item if isinstance(item, str) else short(item) for item in items)


def between(start: Point, end: Point, share: float) -> Point:
    """The point at a share of the way from one point to another."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def line(points: Iterable[Point]) -> str:
    """Straight lines from point to point.

    >>> line([(0, 0), (3, 4.5)])
    'M 0 0 L 3 4.5'
    """
    return "M " + " L ".join(write(x, y) for x, y in points)


def polygon(points: Iterable[Point]) -> str:
    """Straight lines from point to point, and back to the first."""
    return line(points) + " Z"


def ellipse(rx: float, ry: float, x: float = 0, y: float = 0, bend: float = _ARC) -> str:
    """An ellipse round a point; with more of a bend it is an oval with rounder corners."""
    kx, ky = rx * bend, ry * bend
    return write(
        "M", x + rx, y,
        "C", x + rx, y + ky, x + kx, y + ry, x, y + ry,
        "C", x - kx, y + ry, x - rx, y + ky, x - rx, y,
        "C", x - rx, y - ky, x - kx, y - ry, x, y - ry,
        "C", x + kx, y - ry, x + rx, y - ky, x + rx, y, "Z",
    )  # fmt: skip


def circle(radius: float, x: float = 0, y: float = 0) -> str:
    """A circle round a point."""
    return ellipse(radius, radius, x, y)


def rectangle(x: float, y: float, width: float, height: float, corner: float = 0) -> str:
    """A rectangle, with round corners if wanted."""
    right, bottom, c = x + width, y + height, min(corner, width / 2, height / 2)
    if not c:
        return polygon([(x, y), (right, y), (right, bottom), (x, bottom)])
    k = c * (1 - _ARC)
    return write(
        "M", x + c, y, "L", right - c, y,
        "C", right - k, y, right, y + k, right, y + c, "L", right, bottom - c,
        "C", right, bottom - k, right - k, bottom, right - c, bottom, "L", x + c, bottom,
        "C", x + k, bottom, x, bottom - k, x, bottom - c, "L", x, y + c,
        "C", x, y + k, x + k, y, x + c, y, "Z",
    )  # fmt: skip
