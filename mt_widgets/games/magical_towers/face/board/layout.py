"""Where everything lies: the geometry of the frames, each for a number of seats."""

from dataclasses import dataclass
from functools import cache
from math import inf

from .....draw.outline import Point
from .....engine.errors import Mistake
from .shape import FlatRing, Ring, UprightRing

FRAMES = ("wide", "medium", "narrow", "phone")


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

    def __contains__(self, spot: Point) -> bool:
        """Whether a point lies in it."""
        across, down = spot[0] - self.x, spot[1] - self.y
        return 0 <= across <= self.width and 0 <= down <= self.height


@dataclass(frozen=True, slots=True, eq=False)  # each is made once, and keys caches
class Layout:
    """The measures of a frame for a number of seats, round a ring.

    ``tower`` is the width of a tower, ``level`` the height of one and ``tallest`` that of a whole
    stack, ``room`` what it may take with all who are on it; ``castle`` is the castle's width by
    that of a tower, on low stacks and on high ones. ``wizard`` is the height of a wizard and
    ``row`` how many stand abreast. ``digits`` and ``counts`` are the least sizes of the numbers of
    spaces and of the signs on stacks; ``finger`` is how far apart a finger tells things, if it
    matters. The islet slides in the lake, or lies in a ``strip`` of its own. A lens that moves lies
    on the left or on the right.
    """

    frame: str
    width: float
    height: float
    ring: Ring
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
    room: float = inf
    castle: tuple[float, float] = (0.7, 0.56)
    digits: float = 11.5
    counts: float = 16
    finger: float = 0
    strip: Box | None = None
    lens_moves: bool = True

    @property
    def x(self) -> float:
        """The middle of the ring, across."""
        return self.ring.x

    @property
    def y(self) -> float:
        """The middle of the ring, down."""
        return self.ring.y

    @property
    def pitch(self) -> float:
        """How far spaces lie apart: the unit of what is drawn on the ring."""
        return self.ring.pitch

    @property
    def depth(self) -> float:
        """Half the height of the ring."""
        return self.ring.depth

    def spot(self, space: int) -> Point:
        """The middle of a space's plate."""
        return self.ring.spot(space)

    def road(self, origin: int, steps: int) -> list[Point]:
        """Points along the ring from a space to the one so many steps on."""
        return self.ring.road(origin, steps)

    @property
    def plate(self) -> tuple[float, float]:
        """Half the width and half the height of a plate."""
        return 0.445 * self.pitch, 0.185 * self.pitch

    @property
    def digit(self) -> float:
        """The size of a space's number."""
        return max(self.digits, 0.125 * self.pitch)

    @property
    def sinks(self) -> float:
        """How far below the middle of its plate a space's number hangs."""
        rest = 0.185 * self.pitch
        return rest + 0.5 * self.digit if self.pitch < 60 else rest + 0.08 * self.digit

    @property
    def letters(self) -> float:
        """The least size of letters where they could be small."""
        return self.digits if self.finger else 0

    def number(self, space: int) -> Point:
        """The middle of a space's number: at the front rim of its plate, or aside."""
        x, y = self.spot(space)
        return x + self.ring.aside(space) * 0.8 * self.plate[0], y + self.sinks

    def shield(self, space: int) -> Point:
        """The middle of a small shield beside a space's number, or at the other rim."""
        x, y = self.spot(space)
        side = self.ring.aside(space)
        if side:
            return x - side * 0.8 * self.plate[0], y + self.sinks
        aside = 1.75 * self.digit
        return x + (-aside if space == 4 else aside), y + self.sinks


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
        "wide", 1400, 900, FlatRing(700, 462, 137, 203), 112, 32, 144, 54, 3,
        hand=Box(512, 740, 376, 146), spells=Box(352, 306, 696, 86),
        panels=_sides(seats, left, right, 6),
        piles=Box(30, 646, 128, 84), lens=Box(16, 16, 190, 330),
    )  # fmt: skip


def _medium(seats: int) -> Layout:
    strip = {1: 110, 2: 110, 3: 116, 4: 116}.get(seats, 168)
    left, right = Box(12, 640, 290, strip), Box(598, 640, 290, strip)
    middle, tall = 640 + strip / 2, min(140, strip + 6)
    return Layout(
        "medium", 900, 650 + strip, FlatRing(450, 399, 95, 171), 84, 25, 142, 41, 3,
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
        "narrow", 420, y + 376, FlatRing(210, y, 45, 142), 41, 15, 88, 29, 2,
        hand=Box(150, y + 184, 264, 186), spells=Box(92, y - 106, 236, 72),
        panels=panels, piles=Box(14, y + 235, 124, 84), lens=Box(8, y + 10, 134, 360),
        lens_moves=False,
    )  # fmt: skip


def _phone(seats: int) -> Layout:
    """A unit is a pixel on a phone; spells, islet and hand lie one below the other in the lake."""
    rows, columns = (1, max(seats, 1)) if seats < 4 else (2, (seats + 1) // 2)
    sky = 5 + rows * (49 if rows == 1 else 46)
    y = sky + 239
    return Layout(
        "phone", 374, y + 204, UprightRing(187, y, 66, 164, 149), 60, 18, 72, 33, 3,
        hand=Box(75, y - 5, 224, 98), spells=Box(73, y - 142, 228, 96),
        panels=_grid(Box(5, 5, 364, sky - 10), columns, rows, 5)[:seats],
        piles=Box(79, y - 42, 52, 34), lens=Box(3, 4, 88, y + 196), room=70, castle=(0.54, 0.54),
        digits=12.5, counts=18, finger=41, strip=Box(75, y - 45, 224, 39),
    )  # fmt: skip


@cache
def lay_out(frame: str, seats: int) -> Layout:
    """The geometry of a frame; raises Mistake if there is no such frame."""
    makers = dict(zip(FRAMES, (_wide, _medium, _narrow, _phone), strict=True))
    if frame not in makers:
        raise Mistake(f"there is no frame {frame!r}; there are {', '.join(FRAMES)}")
    return makers[frame](seats)
