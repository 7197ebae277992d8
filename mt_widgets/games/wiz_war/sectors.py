"""The four plans of the box, as they lie: turned, and joined to a maze."""

from functools import cache

from .board import Grid
from .box import PLANS, SIDE

Local = tuple[int, int, str]
"""A border seen from inside a sector: column, row, and the side of that square."""

_TURNED = {"n": "e", "e": "s", "s": "w", "w": "n"}


def turn_square(column: int, row: int, quarters: int) -> tuple[int, int]:
    """Where a square of a sector comes to lie by quarter turns clockwise.

    >>> turn_square(1, 0, 1)
    (4, 1)
    """
    for _ in range(quarters):
        column, row = SIDE - 1 - row, column
    return column, row


def turn_border(border: Local, quarters: int) -> Local:
    """Where a border of a sector comes to lie by quarter turns clockwise."""
    column, row, side = border
    for _ in range(quarters):
        side = _TURNED[side]
    return (*turn_square(column, row, quarters), side)


@cache
def _inner(plan: str) -> tuple[tuple[Local, str], ...]:
    """The borders inside an unturned sector, and what is on each."""
    east = PLANS[plan]["east"].split()
    south = PLANS[plan]["south"].split()
    across = [((x, y, "e"), kind) for y, line in enumerate(east) for x, kind in enumerate(line)]
    down = [((x, y, "s"), kind) for y, line in enumerate(south) for x, kind in enumerate(line)]
    return (*across, *down)


@cache
def laid_out(board: Grid, sectors: tuple[str, ...]) -> str:
    """What the sectors as they lie say of every border: o open, w wall, d door."""
    kinds = list(board.rim)
    for number, sector in enumerate(sectors):
        left, top = SIDE * (number % board.across), SIDE * (number // board.across)
        for border, kind in _inner(sector[0]):
            column, row, side = turn_border(border, int(sector[1]))
            kinds[board.next[board.at(left + column, top + row)][side][0]] = kind
    return "".join(kinds)


def spaces(board: Grid, sectors: tuple[str, ...], number: int) -> list[int]:
    """``board.spaces``: the treasure spaces of a sector as it lies."""
    left, top = SIDE * (number % board.across), SIDE * (number // board.across)
    plan, quarters = sectors[number][0], sectors[number][1]
    turned = (turn_square(x, y, int(quarters)) for x, y in PLANS[plan]["treasures"])
    return sorted(board.at(left + column, top + row) for column, row in turned)
