"""Outlines moved, and many times over: a row of equal things is drawn with one command."""

from collections.abc import Iterable
from functools import lru_cache
from math import cos, radians, sin

from .flatten import steps
from .outline import write


@lru_cache(4096)
def moved(d: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> str:
    """Path data in another place, size and, clockwise by degrees, another direction.

    >>> moved("M 0 0 L 3 4", 10, 0, 2)
    'M 10 0 L 16 8'
    """
    c, s = scale * cos(radians(turn)), scale * sin(radians(turn))
    items: list[str | float] = []
    for letter, numbers in steps(d):
        items.append(letter)
        for a, b in zip(numbers[::2], numbers[1::2], strict=True):
            items += [x + c * a - s * b, y + s * a + c * b]
    return write(*items)


def copies(d: str, places: Iterable[tuple[float, float]], scale: float = 1) -> str:
    """The same outline in several places, as one."""
    return " ".join(moved(d, x, y, scale) for x, y in places)


@lru_cache(4096)
def row(d: str, count: int, pitch: float, first: int = 0) -> str:
    """So many copies side by side, counted from a place of the row.

    >>> row("M 0 0 L 1 1", 2, 5)
    'M 0 0 L 1 1 M 5 0 L 6 1'
    """
    return copies(d, ((pitch * place, 0) for place in range(first, first + count)))


@lru_cache(4096)
def mirrored(d: str) -> str:
    """Path data on the other side of the line down through the origin.

    >>> mirrored("M 1 0 L 3 4")
    'M -1 0 L -3 4'
    """
    items: list[str | float] = []
    for letter, numbers in steps(d):
        items.append(letter)
        items += [-number if place % 2 == 0 else number for place, number in enumerate(numbers)]
    return write(*items)
