"""Two plots of a class: how each item went, and how long it took."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from math import ceil

from ..draw.outline import circle, line, rectangle
from ..draw.scene import Path, Scene, Shape, Text
from ..draw.theme import colours
from ..engine.words import say, sentences, series
from .overview import DOUBTED, FIRST, LATER, OPEN, Item, Overview, say_state

_WIDTH, _HEIGHT = 620.0, 300.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 52.0, 606.0, 20.0, 264.0
_SIGN = 17.0  # the height that a sign in a column needs
_LETTERS = 15.0
_DOT = "#2779C9"
_DOTS = 40  # in a column at the most


def outcome_plot(of: Overview, theme: str = "light") -> Scene:
    """A column for each item: how many were right at first, solved it later, or didn't."""
    plot = _ClassPlot(colours(theme), len(of.items), max(1, len(of.pupils)))
    columns = chain.from_iterable(_column(plot, *one) for one in enumerate(of.items))
    told = sentences(*(_told(number, item) for number, item in enumerate(of.items, 1)))
    return _scene(plot, columns, say("How it went, item by item"), told)


def time_plot(of: Overview, theme: str = "light") -> Scene:
    """A dot for each pupil at each item, or for some of many, and a bar at the median."""
    times = [[row.seconds / 60 for row in of.of_item(item.name) if row.sittings]
             for item in of.items]  # fmt: skip
    most = max((time for column in times for time in column), default=0)
    plot = _ClassPlot(colours(theme), len(of.items), max(1, ceil(most)))
    shapes = chain.from_iterable(
        _dots(plot, number, column, item.seconds / 60)
        for number, (item, column) in enumerate(zip(of.items, times, strict=True))
    )
    told = sentences(*(
        say("{number} {title}: {time} in the middle.", number=number, title=item.title,
            time=say_time(item.seconds))
        for number, item in enumerate(of.items, 1)
    ))  # fmt: skip
    return _scene(plot, shapes, say("How many minutes it took"), told)


def say_time(seconds: float) -> str:
    """Minutes and seconds.

    >>> say_time(0), say_time(74.5), say_time(4000)
    ('0:00', '1:14', '66:40')
    """
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def _told(number: int, item: Item) -> str:
    parts = series(
        say("{state} {number}", state=say_state(name), number=item.states[name])
        for name in _FILLS
        if item.states[name]
    )
    return say("{number} {title}: {parts}.", number=number, title=item.title,
               parts=parts or say("not begun"))  # fmt: skip


@dataclass(frozen=True)
class _ClassPlot:
    """The places of columns for items, and of numbers."""

    theme: dict[str, str]
    columns: int
    most: int

    def x(self, number: int) -> float:
        """The middle of a column."""
        return _LEFT + (number + 0.5) * self.pitch

    @property
    def pitch(self) -> float:
        return (_RIGHT - _LEFT) / max(1, self.columns)

    @property
    def wide(self) -> float:
        """How wide a column is."""
        return min(46.0, 0.72 * self.pitch)

    def y(self, value: float) -> float:
        """The height of a number."""
        return _BOTTOM - (_BOTTOM - _TOP) * value / self.most

    def frame(self) -> Iterator[Shape]:
        """The numbers beside and below the columns."""
        ink, faint = self.theme["mute"], self.theme["panel_shade"]
        for value in range(0, self.most + 1, _step(self.most, 7)):
            y = self.y(value)
            yield Path(line([(_LEFT, y), (_RIGHT, y)]), stroke=faint, width=1.5)
            yield Text(str(value), _LEFT - 22, y, _LETTERS, ink)
        for number in range(0, self.columns, _step(self.columns, 26)):
            yield Text(str(number + 1), self.x(number), _BOTTOM + 20, _LETTERS, self.theme["ink"])


def _step(most: int, room: int) -> int:
    """The smallest of 1, 2, 5, 10, 20 … that is at least ``most / room``."""
    steps = (first * int(10**power) for power in range(8) for first in (1, 2, 5))
    return next(step for step in steps if most <= step * room)


def _scene(plot: _ClassPlot, shapes: Iterable[Shape], title: str, told: str) -> Scene:
    ground = Path(rectangle(0, 0, _WIDTH, _HEIGHT, 12), plot.theme["panel"])
    back = ground, *plot.frame()
    return Scene(_WIDTH, _HEIGHT, back, tuple(shapes), title=title, description=told)


def _column(plot: _ClassPlot, number: int, item: Item) -> Iterator[Shape]:
    """Stacked parts, each with its colour and sign."""
    x, below = plot.x(number), 0
    for name, fill in _FILLS.items():
        count = item.states[name]
        if not count:
            continue
        top, bottom = plot.y(below + count), plot.y(below)
        part = rectangle(x - plot.wide / 2, top, plot.wide, bottom - top)
        yield Path(part, fill, plot.theme["ink"], 1.4)
        if bottom - top >= _SIGN and plot.wide >= _SIGN:
            yield from _sign(name, x, (top + bottom) / 2)
        below += count


_FILLS = {FIRST: "#3DB08A", LATER: "#F9D648", DOUBTED: "#C9B7E8", OPEN: "#F3EDE2"}
_INK = "#1F1E26"  # on all of them


def _sign(name: str, x: float, y: float) -> Iterator[Shape]:
    """A tick, half a disc, a question mark, or a cross."""
    if name == FIRST:
        yield Path(line([(x - 6, y), (x - 1.5, y + 5), (x + 6.5, y - 5.5)]), "", _INK, 2.8)
    elif name == LATER:
        yield Path(circle(5.5, x, y), "", _INK, 2)
        yield Path(
            f"M {x} {y - 5.5} C {x + 7.4} {y - 5.5} {x + 7.4} {y + 5.5} {x} {y + 5.5} Z", _INK
        )
    elif name == DOUBTED:
        yield Text("?", x, y, _LETTERS, _INK)
    else:
        for way in (1, -1):
            yield Path(line([(x - 5, y - 5 * way), (x + 5, y + 5 * way)]), "", _INK, 2.8)


def _dots(plot: _ClassPlot, number: int, times: list[float], middle: float) -> Iterator[Shape]:
    """Dots, shifted sideways in turn so that equal ones don't hide each other."""
    if not times:
        return
    x, wide = plot.x(number), plot.wide
    radius, y = max(2.0, min(5.0, wide / 7)), plot.y(middle)
    dots = (
        circle(radius, x + (place % 5 - 2) * wide / 6, plot.y(time))
        for place, time in enumerate(_some(sorted(times)))
    )
    yield Path(line([(x - wide / 2, y), (x + wide / 2, y)]), "", plot.theme["ink"], 3.5)
    yield Path(" ".join(dots), _DOT, plot.theme["outline"], 1.2, opacity=0.9)


def _some(times: list[float]) -> list[float]:
    """At most as many times as can be told apart, from the shortest to the longest."""
    last = len(times) - 1
    return times if last < _DOTS else [times[last * n // (_DOTS - 1)] for n in range(_DOTS)]
