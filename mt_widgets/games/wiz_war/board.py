"""The squares of the maze and the borders between them: a ring in both directions, in numbers.

A square is ``row * width + column``. Its east border is number ``2 * square``, its south border
``2 * square + 1``; so the order of the numbers is the reading order of the notation.
"""

from functools import cache

from .box import LAYOUTS, SIDE

WAYS = "nesw"
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
_SHIFT = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
_COLUMNS = "abcdefghijklmno"
_MIDDLE = SIDE // 2


class Grid:
    """What follows from the number of sectors alone (``board.layout``); there is one of each."""

    def __init__(self, players: int) -> None:
        rows = LAYOUTS[players]
        self.players, self.across, self.down = players, len(rows[0]), len(rows)
        self.width, self.height = SIDE * self.across, SIDE * self.down
        self.size = self.width * self.height
        self.names = tuple(self._name(square) for square in range(self.size))
        self.border_names = tuple(name + side for name in self.names for side in "es")
        self.square = {name: square for square, name in enumerate(self.names)}
        self.border = {name: border for border, name in enumerate(self.border_names)}
        self.next = tuple(
            {way: self._step(square, way) for way in WAYS} for square in range(self.size)
        )
        self.sides = tuple(tuple(b for b, _ in ways.values()) for ways in self.next)
        self.sector = tuple(self._sector(square) for square in range(self.size))
        self.middles = tuple(
            self.at(SIDE * x + _MIDDLE, SIDE * y + _MIDDLE)
            for y in range(self.down)
            for x in range(self.across)
        )
        self.rim = "".join(self._rim(border) for border in range(2 * self.size))

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return board_for, (self.players,)

    def at(self, column: int, row: int) -> int:
        """``board.ring``: the square in a column and row, which may lie over the edge."""
        return row % self.height * self.width + column % self.width

    def beyond(self, border: int) -> tuple[int, int]:
        """The two squares of a border: the one it is named after, and the one behind it."""
        square, south = divmod(border, 2)
        return square, self.next[square]["s" if south else "e"][1]

    def apart(self, one: int, other: int) -> int:
        """Squares east or west plus north or south, round the edge if that is shorter."""
        across = abs(one % self.width - other % self.width)
        down = abs(one // self.width - other // self.width)
        return min(across, self.width - across) + min(down, self.height - down)

    def _name(self, square: int) -> str:
        return f"{_COLUMNS[square % self.width]}{square // self.width + 1}"

    def _step(self, square: int, way: str) -> tuple[int, int]:
        """The border that a step crosses, and the square it leads to."""
        x, y = _SHIFT[way]
        target = self.at(square % self.width + x, square // self.width + y)
        owner = square if way in "es" else target
        return 2 * owner + (way in "ns"), target

    def _sector(self, square: int) -> int:
        return square // self.width // SIDE * self.across + square % self.width // SIDE

    def _rim(self, border: int) -> str:
        """``board.rim``: what the side of a sector says of a border; a blank inside a sector."""
        square, south = divmod(border, 2)
        column, row = square % self.width % SIDE, square // self.width % SIDE
        along, across = (column, row) if south else (row, column)
        if across != SIDE - 1:
            return " "
        return "o" if along == _MIDDLE else "w"


@cache
def board_for(players: int) -> Grid:
    """The board for so many players."""
    return Grid(players)
