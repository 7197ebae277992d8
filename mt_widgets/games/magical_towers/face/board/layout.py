"""Where everything lies: the geometry of the three frames.

The ring is a rounded oval sampled in nine equal columns, so that every stack, however high, has a
column of its own and hides no neighbour.
"""

from dataclasses import dataclass
from functools import cache

from .....engine.errors import Mistake
from ...box import SPACES

FRAMES = ("wide", "medium", "narrow")


@dataclass(frozen=True, slots=True)
class Box:
    """A part of the picture: its top left corner, width and height."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        """The point in the middle."""
        return self.x + self.width / 2, self.y + self.height / 2


@dataclass(frozen=True, slots=True, eq=False)  # each is made once, and keys caches
class Layout:
    """The measures of a frame for a number of seats.

    ``pitch`` is the width of a column, ``depth`` half the height of the ring round its middle
    ``x``, ``y``; ``tower`` is the width of a tower, ``level`` the height of one and ``tallest``
    that of a whole stack; ``wizard`` is the height of a wizard and ``row`` how many stand abreast.
    """

    frame: str
    width: float
    height: float
    x: float
    y: float
    pitch: float
    depth: float
    tower: float
    level: float
    tallest: float
    wizard: float
    row: int
    hand: Box
    spells: Box
    panels: tuple[Box, ...]
    piles: Box
    lens: Box

    def spot(self, space: int) -> tuple[float, float]:
        """The middle of a space's plate."""
        column = _COLUMNS[space % SPACES]
        return self.x + (column - 4) * self.pitch, self.y + self.depth * _RISE[space % SPACES]

    def road(self, origin: int, steps: int) -> list[tuple[float, float]]:
        """Points along the ring from a space to the one so many steps on."""
        way, points = (1 if steps > 0 else -1), [self.spot(origin)]
        for here in range(origin, origin + steps, way):
            start, end = _COLUMNS[here % SPACES], _COLUMNS[(here + way) % SPACES]
            side = 1 if 4 < here % SPACES < 12 or 4 < (here + way) % SPACES < 12 else -1
            for share in (0.25, 0.5, 0.75):
                column = _part(start, end, share)
                y = self.y + side * self.depth * _rise(column)
                points.append((self.x + (column - 4) * self.pitch, y))
            points.append(self.spot(here + way))
        return points

    @property
    def plate(self) -> tuple[float, float]:
        """Half the width and half the height of a plate."""
        return 0.445 * self.pitch, 0.185 * self.pitch

    @property
    def digit(self) -> float:
        """The size of a space's number."""
        return max(11.5, 0.125 * self.pitch)

    @property
    def sinks(self) -> float:
        """How far below the middle of its plate a space's number hangs."""
        rest = 0.185 * self.pitch
        return rest + 0.5 * self.digit if self.pitch < 60 else rest + 0.08 * self.digit


_COLUMNS = (4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2, 1, 0, 1, 2, 3)


def _rise(column: float) -> float:
    """How far before and behind its middle the ring lies in a column, 1 at the most."""
    return float((1 - abs((column - 4) / 4) ** 2.5) ** 0.4)


_RISE = tuple(
    _rise(column) if 4 < space < 12 else -_rise(column) for space, column in enumerate(_COLUMNS)
)


def _part(start: int, end: int, share: float) -> float:
    """A column on the way from one to another, by small steps where the ring turns fast."""
    if start in (0, 8):
        share = float(share**2.5)
    elif end in (0, 8):
        share = float(1 - (1 - share) ** 2.5)
    return start + (end - start) * share


def _grid(box: Box, columns: int, rows: int, gap: float) -> tuple[Box, ...]:
    """A box cut into equal boxes, row by row."""
    width, height = (
        (box.width + gap) / columns - gap,
        (box.height + gap) / rows - gap,
    )
    return tuple(
        Box(box.x + i * (width + gap), box.y + j * (height + gap), width, height)
        for j in range(rows)
        for i in range(columns)
    )


def _sides(seats: int, left: Box, right: Box, gap: float) -> tuple[Box, ...]:
    """A column on each side of the hand, read downwards."""
    rows = max(1, (seats + 1) // 2)
    columns = _grid(left, 1, rows, gap) + _grid(right, 1, rows, gap)
    return columns[:seats]


def _wide(seats: int) -> Layout:
    left, right = Box(24, 756, 474, 128), Box(902, 756, 474, 128)
    return Layout(
        "wide", 1400, 900, 700, 462, 137, 203, 112, 32, 144, 54, 3,
        hand=Box(512, 740, 376, 146), spells=Box(352, 306, 696, 86),
        panels=_sides(seats, left, right, 6),
        piles=Box(30, 646, 128, 84), lens=Box(16, 16, 190, 330),
    )  # fmt: skip


def _medium(seats: int) -> Layout:
    strip = {1: 110, 2: 110, 3: 116, 4: 116}.get(seats, 168)
    left, right = Box(12, 640, 290, strip), Box(598, 640, 290, strip)
    middle, tall = 640 + strip / 2, min(140, strip + 6)
    return Layout(
        "medium", 900, 650 + strip, 450, 399, 95, 171, 84, 25, 142, 41, 3,
        hand=Box(308, middle - tall / 2, 284, tall), spells=Box(210, 264, 480, 66),
        panels=_sides(seats, left, right, 6),
        piles=Box(14, 560, 84, 60), lens=Box(8, 8, 136, 228),
    )  # fmt: skip


def _narrow(seats: int) -> Layout:
    rows, columns = (1, max(seats, 1)) if seats < 3 else (2, (seats + 1) // 2)
    height = 72 if rows == 1 else 64
    top = 6 + rows * (height + 6)
    y = top + 300
    panels = _grid(Box(6, 6, 408, top - 12), columns, rows, 6)[:seats]
    return Layout(
        "narrow", 420, y + 376, 210, y, 45, 142, 41, 15, 88, 29, 2,
        hand=Box(150, y + 184, 264, 186), spells=Box(92, y - 106, 236, 72),
        panels=panels, piles=Box(14, y + 235, 124, 84), lens=Box(8, y + 10, 134, 360),
    )  # fmt: skip


@cache
def lay_out(frame: str, seats: int) -> Layout:
    """The geometry of a frame; raises Mistake if there is no such frame."""
    makers = dict(zip(FRAMES, (_wide, _medium, _narrow), strict=True))
    if frame not in makers:
        raise Mistake(f"there is no frame {frame!r}; there are {', '.join(FRAMES)}")
    return makers[frame](seats)
