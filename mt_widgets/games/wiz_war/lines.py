"""Straight lines in whole numbers: which borders each of them touches (``los.corner``).

The middle of a square is (2·column + 1, 2·row + 1), that of its east border (2·column + 2,
2·row + 1) and of its south border (2·column + 1, 2·row + 2). A set of borders is one number with
a bit for each, so that a line is free if it has no bit in common with the walls.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from .board import Grid


class Lines(NamedTuple):
    """For every square, and for every border, the lines that lead there: what each touches."""

    squares: tuple[tuple[int, ...], ...]
    borders: tuple[tuple[int, ...], ...]


def _marks(along: int, across: int) -> Iterator[tuple[int, int]]:
    """Where a line from (1, 1) by (along, across) meets the walls that lie across its first axis.

    Each is given by its place on the first axis and the even start b of the wall from b to b + 2.
    A corner belongs to two walls.
    """
    length, way = abs(along), 1 if along > 0 else -1
    for distance in range(1, length + 1, 2):  # from 1 the even places are 1, 3, 5… away
        height = length + across * distance  # times length
        start = 2 * (height // (2 * length))
        yield 1 + way * distance, start
        if height % (2 * length) == 0:
            yield 1 + way * distance, start - 2


@cache
def _touched(along: int, down: int) -> tuple[tuple[int, int, int], ...]:
    """The borders that a line touches: column, row, 0 for east and 1 for south."""
    upright = [(x // 2 - 1, y // 2, 0) for x, y in _marks(along, down)] if along else []
    level = [(x // 2, y // 2 - 1, 1) for y, x in _marks(down, along)] if down else []
    return (*upright, *level)


def _reaches(difference: int, length: int) -> tuple[int, ...]:
    """``los.ring``: the two ways round to the same column or row, the nearer one first."""
    difference %= 2 * length
    both = (difference, difference - 2 * length) if difference else (0,)
    return tuple(sorted(both, key=abs))


@cache
def lines_from(board: Grid, viewer: int) -> Lines:
    """All lines that start in the middle of a square, short ones first."""
    row, column = divmod(viewer, board.width)
    top = _lines_from_top(board, column)
    return _moved_down(board, top, row) if row else top


def _moved_down(board: Grid, top: Lines, rows: int) -> Lines:
    """Lines of a square so many rows further south: a row is a fixed number of bits."""
    squares, bits, shift = board.width * rows, 2 * board.size, 2 * board.width * rows
    everything = (1 << bits) - 1

    def down(ways: tuple[int, ...]) -> tuple[int, ...]:
        return tuple((line << shift | line >> (bits - shift)) & everything for line in ways)

    moved = [down(ways) for ways in top.squares], [down(ways) for ways in top.borders]
    return Lines(
        (*moved[0][-squares:], *moved[0][:-squares]), (*moved[1][-shift:], *moved[1][:-shift])
    )


@cache
def _lines_from_top(board: Grid, column: int) -> Lines:
    """All lines from a square of the northernmost row."""

    def mask(x: int, y: int) -> int:
        touched = 0
        for right, down, south in _touched(x, y):
            touched |= 1 << (2 * board.at(column + right, down) + south)
        return touched

    def lines(x: int, y: int, aimed: int = 0) -> tuple[int, ...]:
        """To the point at this distance; the border ``aimed`` at does not block."""
        ways = [(a, b) for a in _reaches(x, board.width) for b in _reaches(y, board.height)]
        ways.sort(key=lambda way: abs(way[0]) + abs(way[1]))
        return tuple(mask(*way) & ~aimed for way in ways)

    places = [
        (2 * (square % board.width - column), 2 * (square // board.width))
        for square in range(board.size)
    ]
    return Lines(
        tuple(lines(x, y) for x, y in places),
        tuple(
            lines(x + 1 - south, y + south, 1 << (2 * square + south))
            for square, (x, y) in enumerate(places)
            for south in (0, 1)
        ),
    )
