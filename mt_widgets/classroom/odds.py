"""The odds of a puzzle as trees of cases, found by the solver."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from ..engine.errors import Mistake, excerpt
from ..engine.game import CHANCE, Move, Position
from ..puzzles.prove import certify
from ..puzzles.puzzle_solver import PuzzleSolver
from ..search.problem import Node
from ..search.solve import SOLVER
from .subjects import puzzle_of

Play = tuple[str, str]  # an outcome of chance, such as 3, and the best moves after it


@dataclass(frozen=True, slots=True)
class Case:
    """Outcomes of chance after which everything goes on alike, with the best moves for each.

    They come in ``ways`` of ``of`` ways, and then the goal is reached with the chance ``value``.
    """

    plays: tuple[Play, ...]
    ways: int
    of: int
    value: Fraction
    then: tuple["Case", ...] = ()

    @property
    def chance(self) -> Fraction:
        """How likely the case is."""
        return Fraction(self.ways, self.of)

    @property
    def names(self) -> tuple[str, ...]:
        """The outcomes of chance."""
        return tuple(name for name, _ in self.plays)


class Odds:
    """A proven puzzle; ``moves`` are all first moves with their chances, the best first."""

    def __init__(self, name: str) -> None:
        puzzle = puzzle_of(name)
        self._solver, found = certify(puzzle)
        worth = [(puzzle.write([move]), value) for move, value in found.first_moves]
        self.moves = tuple(sorted(worth, key=lambda one: (-one[1], one[0])))
        self.value = found.value

    def tree(self, move: str) -> Case:
        """The cases after a first move, with best play. Raises Mistake if it isn't legal."""
        solver, puzzle = self._solver, self._solver.puzzle
        for branch in solver.branches(solver.problem.root):
            if branch.move is not None and puzzle.write([branch.move]) == move:
                value = Fraction(solver.value(branch.node))
                line, node = _line(solver, branch.node, value)
                play = "", puzzle.write([branch.move, *line])
                return Case((play,), 1, 1, value, _cases(solver, node))
        raise Mistake(f"{excerpt(move)} cannot be played here")


reckon = cache(Odds)  # the odds of one of our puzzles, by its name


def leaves(case: Case, before: Fraction = Fraction(1)) -> Iterator[tuple[Fraction, bool]]:
    """The chance of every end of a tree, and whether the goal is reached there."""
    share = before * case.chance
    if not case.then:
        yield share, bool(case.value)
    for one in case.then:
        yield from leaves(one, share)


def _cases(solver: PuzzleSolver, node: Node[Position]) -> tuple[Case, ...]:
    """The cases at a node, the best first; empty unless it is up to chance."""
    value = solver.value(node)
    if not value or solver.decided(node) is not None or solver.mover(node) != CHANCE:
        return ()
    branches = list(solver.branches(node))
    total = sum(branch.weight for branch in branches)
    found = dict[tuple[object, ...], Case]()
    for branch in branches:
        worth = Fraction(solver.value(branch.node))
        line, after = _line(solver, branch.node, worth)
        then = _cases(solver, after)
        play = branch.name.removeprefix("="), solver.puzzle.write(line)
        known = found.get((worth, then), Case((), 0, total, worth, then))
        ways = known.ways + branch.weight
        found[worth, then] = Case((*known.plays, play), ways, total, worth, then)
    return tuple(sorted(found.values(), key=lambda case: -case.value))


def _line(
    solver: PuzzleSolver, node: Node[Position], value: Fraction
) -> tuple[list[Move], Node[Position]]:
    """The best moves from a node until it is up to chance or decided, and that node."""
    line = list[Move]()
    while value and solver.decided(node) is None and solver.mover(node) != CHANCE:
        own = solver.mover(node) == SOLVER
        ways = solver.branches(node)
        way = next(one for one in ways if not own or solver.value(one.node) == value)
        line += [] if way.move is None else [way.move]
        node = way.node
    return line, node
