"""The maze as it stands, and what is seen in it; kept for each layout of walls and blocks."""

from functools import cached_property, lru_cache

from .board import Grid
from .lines import lines_from

_BLOCKING = "wd"  # los.walls


class Sight:
    """What is seen from one square, in reading order and as sets; worked out when asked for."""

    def __init__(self, maze: "Maze", viewer: int, walls: int) -> None:
        self._maze, self._viewer, self._walls = maze, viewer, walls

    @cached_property
    def squares(self) -> tuple[int, ...]:
        """``los.centre``: one free line is enough."""
        maze, walls = self._maze, self._walls
        stops = walls | maze.sides(self._viewer)
        seen = []
        for square, ways in enumerate(lines_from(maze.board, self._viewer).squares):
            ends = square in maze.blocks  # los.blocks: not for a line that ends there
            stop = walls | maze.sides(self._viewer, square) if ends else stops
            for touched in ways:
                if not touched & stop:
                    seen.append(square)
                    break
        return tuple(seen)

    @cached_property
    def borders(self) -> tuple[int, ...]:
        """``los.border``: such a line ends in no square."""
        stops, seen = self._walls | self._maze.sides(self._viewer), []
        for border, ways in enumerate(lines_from(self._maze.board, self._viewer).borders):
            for touched in ways:
                if not touched & stops:
                    seen.append(border)
                    break
        return tuple(seen)

    @cached_property
    def square_set(self) -> frozenset[int]:
        """The squares, to look one up."""
        return frozenset(self.squares)

    @cached_property
    def border_set(self) -> frozenset[int]:
        """The borders, to look one up."""
        return frozenset(self.borders)

    def _of_kind(self, kinds: str) -> tuple[int, ...]:
        return tuple(border for border in self.borders if self._maze.kinds[border] in kinds)

    @cached_property
    def open_borders(self) -> tuple[int, ...]:
        """Borders without anything on them."""
        return self._of_kind("o")

    @cached_property
    def sections(self) -> tuple[int, ...]:
        """Walls and doors."""
        return self._of_kind("wd")

    @cached_property
    def fires(self) -> tuple[int, ...]:
        """Walls of fire."""
        return self._of_kind("f")


class Maze:
    """Borders (o, w, d, f for each) and the squares that block sight (``los.blocks``)."""

    def __init__(self, board: Grid, kinds: str, blocks: tuple[int, ...]) -> None:
        self.board, self.kinds, self.blocks = board, kinds, blocks
        self._walls = sum(1 << b for b, kind in enumerate(kinds) if kind in _BLOCKING)
        self._kept: dict[tuple[int, bool], Sight] = {}

    def sight(self, viewer: int, *, through: bool = False) -> Sight:
        """What is seen from a square; ``through`` walls and doors with ``los.vision``."""
        kept = self._kept.get((viewer, through))
        if kept is None:
            kept = self._kept[viewer, through] = Sight(self, viewer, 0 if through else self._walls)
        return kept

    def sides(self, *left_out: int) -> int:
        """The sides of all squares that block, but for those in which a line starts or ends."""
        sides = 0
        for square in self.blocks:
            if square not in left_out:
                for border in self.board.sides[square]:
                    sides |= 1 << border
        return sides

    def adjacent(self, square: int) -> tuple[int, ...]:
        """``los.adjacent``: a square and those a step away with no wall section between."""
        steps = self.board.next[square].values()
        return (square, *(to for border, to in steps if self.kinds[border] not in "wd"))


@lru_cache(1 << 12)  # walls change seldom, and a search comes back to the same ones
def maze_for(board: Grid, kinds: str, blocks: tuple[int, ...]) -> Maze:
    """The maze with these borders and blocks."""
    return Maze(board, kinds, blocks)
