"""Where the stops of a course are on the map: lessons along the way, others beside it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from math import ceil

from ...draw.outline import Point
from ...engine.game import AnyGame
from ..course import Chapter, chapters
from .frame import MapFrame, Rectangle, load_frame
from .palette import read_table

_CELL = 1.25  # how much wider than high the room for a stop beside the way should be


@dataclass(frozen=True)
class Region:
    """A part of the course with its ground: a piece of the way, or a yard beside it."""

    title: str
    place: str
    chapters: tuple[Chapter, ...]
    spots: tuple[Point, ...]
    line: tuple[Point, ...] = ()
    yard: Rectangle | None = None
    room: float = 0  # from one row of a yard to the next


@cache
def regions(game: AnyGame, frame: str) -> tuple[Region, ...]:
    """The parts of a game's course in their order, each with the places of its stops."""
    parts = [
        (title, tuple(some)) for title, some in groupby(chapters(game), key=lambda one: one.part)
    ]
    along = [part for part in parts if any(one.lesson for one in part[1])]
    beside = [part for part in parts if part not in along]
    land = load_frame(frame)
    return (*_along(along, land), *_beside(beside, land))


def _along(parts: Sequence[tuple[str, tuple[Chapter, ...]]], frame: MapFrame) -> Iterator[Region]:
    """Stops at equal distances from the start of the way to its end."""
    gaps = max(1, sum(len(some) for _, some in parts) - 1)
    first = 0
    for number, (title, some) in enumerate(parts):
        spots = tuple(frame.way.at((first + place) / gaps) for place in range(len(some)))
        start, end = (first - 0.5) / gaps, (first + len(some) - 0.5) / gaps
        line = frame.way.part(max(0, start), min(1, end))
        yield Region(title, _place(some, "along", number), some, spots, line)
        first += len(some)


def _beside(parts: Sequence[tuple[str, tuple[Chapter, ...]]], frame: MapFrame) -> Iterator[Region]:
    """A yard for each part; those for which there is none share the last."""
    last = len(frame.yards) - 1
    for number, (title, some) in enumerate(parts):
        yard = min(number, last)
        sharing = [len(those) for at, (_, those) in enumerate(parts) if min(at, last) == yard]
        before = sum(sharing[: number - yard])
        spots, room = _spots(frame.yards[yard], sum(sharing))
        spots, place = spots[before : before + len(some)], _place(some, "beside", number)
        yield Region(title, place, some, spots, yard=frame.yards[yard], room=room)


def _place(some: Sequence[Chapter], kind: str, number: int) -> str:
    """What a part looks like: as its course tells, or as the places come in turn."""
    usual = read_table("places.toml")[kind]
    return some[0].place or str(usual[number % len(usual)])


def _spots(yard: Rectangle, count: int) -> tuple[tuple[Point, ...], float]:
    """So many places in rows, not quite as by a ruler; and how far the rows are apart."""
    left, top, width, height = yard
    columns = min(range(1, count + 1), key=lambda some: abs(_shape(yard, some, count) - _CELL))
    rows = ceil(count / columns)
    across, down = width / columns, height / rows
    spots = (
        (
            left + (place % columns + 0.5) * across,
            top + (place // columns + 0.7) * down + 5 * (place % columns % 2),
        )
        for place in range(count)
    )
    return tuple(spots), down


def _shape(yard: Rectangle, columns: int, count: int) -> float:
    """How much wider than high a cell is; rows that stay half empty count against it."""
    rows = ceil(count / columns)
    return (yard[2] / columns) / (yard[3] / rows) + 0.4 * (rows * columns - count)
