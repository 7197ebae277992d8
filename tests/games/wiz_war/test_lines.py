"""Sight against a slow second reckoning, with fractions, over copies of the board."""

from collections.abc import Iterator
from random import Random

import pytest

from mt_widgets.games.wiz_war.board import Grid, board_for
from mt_widgets.games.wiz_war.lines import lines_from
from mt_widgets.games.wiz_war.maze import Maze, maze_for
from mt_widgets.games.wiz_war.sectors import laid_out

Point = tuple[int, int]
Wall = tuple[Point, Point]


class SlowMaze:
    """The board laid out again and again, its walls as segments, lines tried one by one."""

    def __init__(self, board: Grid, kinds: str, blocks: tuple[int, ...]) -> None:
        self.board, self.kinds, self.blocks = board, kinds, blocks
        self._laid_out = [*self._lay_out()]

    def _lay_out(self) -> Iterator[tuple[int, Wall, bool, list[Point]]]:
        """Borders that may stop a line: which, from where to where, always, and by which blocks."""
        board = self.board
        for column in range(-board.width, 2 * board.width):
            for row in range(-board.height, 2 * board.height):
                x, y = 2 * column, 2 * row
                for side, start in (("e", (x + 2, y)), ("s", (x, y + 2))):
                    border = 2 * board.at(column, row) + (side == "s")
                    beside = (column + 1, row) if side == "e" else (column, row + 1)
                    copies = [(column, row), beside]
                    blocked = [copy for copy in copies if board.at(*copy) in self.blocks]
                    solid = self.kinds[border] in "wd"
                    if solid or blocked:
                        yield border, (start, (x + 2, y + 2)), solid, blocked

    def _walls(self, ends: list[Point], aimed: int | None) -> Iterator[Wall]:
        """All that stops a line with these ends, but for the border that is aimed at."""
        for border, wall, solid, blocked in self._laid_out:
            if border != aimed and (solid or any(copy not in ends for copy in blocked)):
                yield wall

    def _free(self, start: Point, end: Point, ends: list[Point], aimed: int | None = None) -> bool:
        return not any(meet(start, end, wall) for wall in self._walls(ends, aimed))

    def _copies(self, start: Point, end: Point) -> Iterator[Point]:
        across, down = 2 * self.board.width, 2 * self.board.height
        for x in (end[0] - across, end[0], end[0] + across):
            for y in (end[1] - down, end[1], end[1] + down):
                if abs(x - start[0]) < across and abs(y - start[1]) < down:
                    yield x, y

    def sees(self, viewer: int, square: int) -> bool:
        """``los.centre``."""
        home, start = self._middle(viewer)
        return any(
            self._free(start, end, [home, ((end[0] - 1) // 2, (end[1] - 1) // 2)])
            for end in self._copies(start, self._middle(square)[1])
        )

    def sees_border(self, viewer: int, border: int) -> bool:
        """``los.border``."""
        home, start = self._middle(viewer)
        x, y = self._middle(border // 2)[1]
        middle = (x, y + 1) if border % 2 else (x + 1, y)
        copies = self._copies(start, middle)
        return any(self._free(start, end, [home], border) for end in copies)

    def _middle(self, square: int) -> tuple[Point, Point]:
        row, column = divmod(square, self.board.width)
        return (column, row), (2 * column + 1, 2 * row + 1)


def meet(start: Point, end: Point, wall: Wall) -> bool:
    """Whether a line has a point in common with a wall, ends included."""
    (x, y), (right, bottom) = wall
    upright = x == right
    place, low, high = (x, y, bottom) if upright else (y, x, right)
    along = (start[0], end[0]) if upright else (start[1], end[1])
    across = (start[1], end[1]) if upright else (start[0], end[0])
    if along[0] == along[1]:
        return False
    whole, part = along[1] - along[0], place - along[0]
    if whole < 0:
        whole, part = -whole, -part
    met = across[0] * whole + part * (across[1] - across[0])  # times the whole, as all else here
    return 0 <= part <= whole and low * whole <= met <= high * whole


def _random_maze(rng: Random, players: int) -> tuple[Maze, SlowMaze]:
    board = board_for(players)
    sectors = tuple(f"{plan}{rng.randrange(4)}" for plan in rng.sample("ABCD", players))
    kinds = list(laid_out(board, sectors))
    for _ in range(rng.choice((0, 10, 60))):  # mostly opened, so that long lines are free
        kinds[rng.randrange(len(kinds))] = rng.choice("ooofw")
    blocks = tuple(sorted(rng.sample(range(board.size), rng.choice((0, 1, 4)))))
    made = board, "".join(kinds), blocks
    return maze_for(*made), SlowMaze(*made)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sight_is_that_of_the_slow_reckoning(players: int) -> None:
    rng = Random(players)
    for _ in range({2: 5, 3: 3, 4: 2}[players]):
        maze, slow = _random_maze(rng, players)
        viewer = rng.choice(maze.blocks) if maze.blocks and rng.random() < 0.3 else None
        viewer = rng.randrange(maze.board.size) if viewer is None else viewer
        sight = maze.sight(viewer)
        for square in rng.sample(range(maze.board.size), 12):
            assert (square in sight.square_set) == slow.sees(viewer, square)
        for border in rng.sample(range(2 * maze.board.size), 12):
            assert (border in sight.border_set) == slow.sees_border(viewer, border)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_seen_is_seen_by_the_slow_reckoning_too(players: int) -> None:
    rng = Random(10 + players)
    maze, slow = _random_maze(rng, players)
    viewer = rng.randrange(maze.board.size)
    seen = maze.sight(viewer)
    assert all(slow.sees(viewer, square) for square in seen.squares)
    assert all(slow.sees_border(viewer, border) for border in seen.borders[:20])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sight_between_squares_goes_both_ways(players: int) -> None:
    rng = Random(20 + players)
    for _ in range(6):
        maze, _ = _random_maze(rng, players)
        for through in (False, True):
            seen = [
                maze.sight(square, through=through).square_set for square in range(maze.board.size)
            ]
            assert all(one in seen[other] for one, row in enumerate(seen) for other in row)


@pytest.mark.parametrize("players", [2, 4])
def test_through_walls_only_blocks_stop_a_line(players: int) -> None:
    rng = Random(30 + players)
    maze, slow = _random_maze(rng, players)
    open_ = SlowMaze(maze.board, "o" * (2 * maze.board.size), slow.blocks)
    viewer = rng.randrange(maze.board.size)
    sight = maze.sight(viewer, through=True)
    for square in rng.sample(range(maze.board.size), 20):
        assert (square in sight.square_set) == open_.sees(viewer, square)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_own_square_and_borders_are_always_seen(players: int) -> None:
    board = board_for(players)
    walled = maze_for(board, "w" * (2 * board.size), tuple(range(board.size)))
    for square in range(board.size):
        sight = walled.sight(square)
        assert sight.squares == (square,)
        assert sight.border_set == set(board.sides[square])


def test_lines_are_at_most_four_and_shorter_than_the_board() -> None:
    for players in (2, 3, 4):
        lines = lines_from(board_for(players), 7)
        assert {len(ways) for ways in lines.squares} <= {1, 2, 4}
        assert {len(ways) for ways in lines.borders} <= {1, 2, 4}


def test_a_bare_maze_shows_as_many_squares_as_the_rulebook_says() -> None:
    numbers = []
    for plans in (("A0", "B0"), ("C1", "D2"), ("B3", "A1"), ("D0", "C3")):
        board = board_for(2)
        maze = maze_for(board, laid_out(board, plans), ())
        numbers += [len(maze.sight(square).squares) for square in range(board.size)]
    assert 4.8 < sum(numbers) / len(numbers) < 5.8
    assert (min(numbers), max(numbers) <= 11) == (2, True)
