"""What tests ask of a picture: what is written, how far it reaches, how well it can be read."""

from collections.abc import Iterable

from mt_widgets.draw.flatten import bounds, flatten
from mt_widgets.draw.paint import colour
from mt_widgets.draw.scene import Path, Placed, Shape, Text, walk
from mt_widgets.games.magical_towers.face.board.layout import Box

Corners = tuple[float, float, float, float]
Rgb = tuple[float, float, float]


def texts(shapes: tuple[Shape, ...]) -> list[str]:
    """What is written, from top to bottom."""
    found = [(extent(placed)[1], placed.shape) for placed in walk(shapes)]
    return [s.text for _, s in sorted(found, key=lambda it: it[0]) if isinstance(s, Text)]


def tags(shapes: tuple[Shape, ...]) -> list[str]:
    """In the order in which they are painted, each once in a row."""
    found = [placed.tag for placed in walk(shapes) if placed.tag]
    return [tag for i, tag in enumerate(found) if not i or tag != found[i - 1]]


def paths(shapes: tuple[Shape, ...], **paint: object) -> list[Path]:
    """The paths that are painted so."""
    found = [placed.shape for placed in walk(shapes) if isinstance(placed.shape, Path)]
    return [path for path in found if all(getattr(path, k) == v for k, v in paint.items())]


def outlines(found: Iterable[Path]) -> int:
    """How many single outlines paths have."""
    return sum(path.d.split().count("M") for path in found)


def extent(placed: Placed) -> Corners:
    shape, s = placed.shape, placed.scale
    if isinstance(shape, Text):
        half = 0.36 * shape.size * len(shape.text)
        left, top, right, bottom = (
            shape.x - half, shape.y - 0.38 * shape.size, shape.x + half, shape.y + 0.38 * shape.size
        )  # fmt: skip
    else:
        line = shape.width / 2 if shape.stroke else 0
        a, b, c, d = bounds(shape.d)
        left, top, right, bottom = a - line, b - line, c + line, d + line
    return placed.x + s * left, placed.y + s * top, placed.x + s * right, placed.y + s * bottom


def reach(shapes: tuple[Shape, ...]) -> Corners:
    """Left, top, right and bottom of all that is painted."""
    lefts, tops, rights, bottoms = zip(*map(extent, walk(shapes)), strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def fits(shapes: tuple[Shape, ...], box: Box, margin: float) -> bool:
    left, top, right, bottom = reach(shapes)
    return (
        left >= box.x - margin
        and top >= box.y - margin
        and right <= box.x + box.width + margin
        and bottom <= box.y + box.height + margin
    )


def overlap(one: Corners, other: Corners) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _rgb(text: str) -> tuple[Rgb, float]:
    plain, opacity = colour(text)
    red, green, blue = (int(plain[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return (red, green, blue), opacity


def _light(rgb: Rgb) -> float:
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in rgb)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: Rgb, other: Rgb) -> float:
    high, low = sorted((_light(one), _light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _inside(path: Path, x: float, y: float) -> bool:
    crossings = 0
    for line in flatten(path.d):
        for (ax, ay), (bx, by) in zip(line, (*line[1:], line[0]), strict=True):
            if (ay <= y) != (by <= y) and (bx - ax) * (y - ay) / (by - ay) + ax > x:
                crossings += 1 if by > ay else -1
    return crossings != 0


def contrasts(shapes: tuple[Shape, ...], ground: str) -> list[float]:
    """Of every text with what is painted below its middle."""
    everything, found = list(walk(shapes)), []
    for i, placed in enumerate(everything):
        if isinstance(placed.shape, Text):
            x = placed.x + placed.scale * placed.shape.x
            y = placed.y + placed.scale * placed.shape.y
            below = _below(everything[:i], x, y, _rgb(ground)[0])
            found.append(_contrast(_rgb(placed.shape.fill)[0], below))
    return found


def _below(painted: list[Placed], x: float, y: float, ground: Rgb) -> Rgb:
    for placed in painted:
        shape = placed.shape
        here = (x - placed.x) / placed.scale, (y - placed.y) / placed.scale
        if isinstance(shape, Path) and shape.fill and _inside(shape, *here):
            rgb, opacity = _rgb(shape.fill)
            opacity *= placed.opacity
            red, green, blue = (
                opacity * new + (1 - opacity) * old for new, old in zip(rgb, ground, strict=True)
            )
            ground = red, green, blue
    return ground
