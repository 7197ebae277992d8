"""The odds of a puzzle as trees of cases, from its proof: the chances of each fork add up to 1."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from ..engine.errors import Mistake, excerpt
from ..engine.game import CHANCE, Move, Position
from ..puzzles.prove import certify
from ..puzzles.puzzle import Puzzle
from ..search.problem import Node
from ..search.solve import SOLVER, Solver
from .subjects import puzzle_of

__all__ = ["Case", "Odds", "leaves", "reckon"]

Play = tuple[str, str]  # what chance does, such as 3, and the moves that answer it


@dataclass(frozen=True, slots=True)
class Case:
    """What may come in so many ``ways`` of all, how likely it turns out well, and what comes next.

    Outcomes from which everything goes on alike are one case, with the best moves for each.
    """

    plays: tuple[Play, ...]
    ways: int
    of: int
    value: Fraction
    then: tuple["Case", ...] = ()

    @property
    def chance(self) -> Fraction:
        """How likely it comes."""
        return Fraction(self.ways, self.of)

    @property
    def names(self) -> tuple[str, ...]:
        """What chance does."""
        return tuple(name for name, _ in self.plays)


class Odds:
    """A proven puzzle; ``moves`` are all first moves with their chances, the best first."""

    def __init__(self, name: str) -> None:
        self._puzzle = puzzle_of(name)
        self._solver, found = certify(self._puzzle)
        worth = [(self._puzzle.write([move]), value) for move, value in found.first_moves]
        self.moves = tuple(sorted(worth, key=lambda one: (-one[1], one[0])))
        self.value = found.value

    def tree(self, move: str) -> Case:
        """The cases after a first move, with the best play from there on."""
        solver, puzzle = self._solver, self._puzzle
        for branch in solver.branches(solver.problem.root):
            if branch.move is not None and puzzle.write([branch.move]) == move:
                value = Fraction(solver.value(branch.node))
                line, node = _line(solver, branch.node, value)
                play = "", puzzle.write([branch.move, *line])
                return Case((play,), 1, 1, value, _cases(puzzle, solver, node))
        raise Mistake(f"{excerpt(move)} cannot be played here")


reckon = cache(Odds)  # the odds of one of our puzzles by its name, reckoned once


def leaves(case: Case, before: Fraction = Fraction(1)) -> Iterator[tuple[Fraction, bool]]:
    """The chance of every way through a tree, and whether it ends well."""
    share = before * case.chance
    if not case.then:
        yield share, bool(case.value)
    for one in case.then:
        yield from leaves(one, share)


def _cases(
    puzzle: Puzzle, solver: Solver[Position, Move], node: Node[Position]
) -> tuple[Case, ...]:
    """What chance may do at a node, what is best first; nothing where somebody else is to act."""
    value = solver.value(node)
    if not value or solver.decided(node) is not None or solver.mover(node) != CHANCE:
        return ()
    branches = list(solver.branches(node))
    total = sum(branch.weight for branch in branches)
    found = dict[tuple[object, ...], Case]()
    for branch in branches:
        worth = Fraction(solver.value(branch.node))
        line, after = _line(solver, branch.node, worth)
        then = _cases(puzzle, solver, after)
        play = branch.name.removeprefix("="), puzzle.write(line)
        known = found.get((worth, then), Case((), 0, total, worth, then))
        ways = known.ways + branch.weight
        found[worth, then] = Case((*known.plays, play), ways, total, worth, then)
    return tuple(sorted(found.values(), key=lambda case: -case.value))


def _line(
    solver: Solver[Position, Move], node: Node[Position], value: Fraction
) -> tuple[list[Move], Node[Position]]:
    """The best moves from a node until chance decides or all is decided, and where that is."""
    line = list[Move]()
    while value and solver.decided(node) is None and solver.mover(node) != CHANCE:
        own = solver.mover(node) == SOLVER
        ways = solver.branches(node)
        way = next(one for one in ways if not own or solver.value(one.node) == value)
        line += [] if way.move is None else [way.move]
        node = way.node
    return line, node
