"""A puzzle with its proof at hand: its solution played again, and what tempts on the way."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from ...games.magical_towers import game
from ...games.magical_towers.bots import prospect
from ...games.magical_towers.events import Event
from ...games.magical_towers.goals import Aim
from ...games.magical_towers.moves import Cast, Choose, Move, PlayCard
from ...games.magical_towers.state import State
from ...search.budget import Budget
from ...search.problem import Certificate, TooLarge
from ...search.solve import SOLVER, Solver
from ..prove import problem
from ..puzzle import Puzzle
from ..rate import Traits, traits

__all__ = ["Solved", "Step", "solve", "spell_of"]


@dataclass(frozen=True, slots=True)
class Step:
    """An own move: from which state, and what it brings about."""

    state: State
    move: Move
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Solved:
    """A puzzle that can be solved, and all that was found out about it."""

    puzzle: Puzzle
    solver: Solver[State, Move]
    found: Certificate[State, Move]

    @property
    def own(self) -> str:
        """The solver's colour."""
        return self.puzzle.start.table.colours[self.puzzle.seat]

    @cached_property
    def line(self) -> tuple[Move, ...]:
        """The solution that is told: the shortest."""
        return min(self.found.solutions, key=lambda line: (len(line), " ".join(map(str, line))))

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """That solution, played again."""
        return tuple(self._steps())

    @cached_property
    def traits(self) -> Traits:
        """What makes it hard."""
        return traits(self.puzzle, self.solver, self.line)

    @cached_property
    def tempting(self) -> Move | None:
        """The first move that looks best, if it is wrong."""
        start, found = self.puzzle.position, self.found
        looks = {m: prospect(game.play(start, m), self.puzzle.seat) for m, _ in found.first_moves}
        best = [move for move in looks if looks[move] == max(looks.values())]
        right = {move for move, value in found.first_moves if value == found.value}
        return None if right & {*best} else best[0]

    def _steps(self) -> Iterator[Step]:
        solver, node = self.solver, self.solver.problem.root
        for move in self.line:
            while solver.mover(node) != SOLVER:
                node = next(solver.branches(node)).node  # what is certain to come
            yield Step(node.state, move, game.events(node.state, move))
            node = next(branch.node for branch in solver.branches(node) if branch.move == move)


def solve(puzzle: Puzzle, most: int) -> Solved | None:
    """The puzzle with what the solver says; None if that takes more than so many positions.

    What was asked for as likely and is certain is asked for as certain. Nothing is checked yet.
    """
    solver = Solver(problem(puzzle), Budget(most))
    try:
        found = solver.certificate()
    except TooLarge:
        return None
    aim = puzzle.aim
    assert isinstance(aim, Aim)
    if aim.likely and found.value == 1:
        aim = replace(aim, likely=False)
        puzzle = replace(puzzle, aim=aim, kind="reach")
    solvable = found.value == 1 or (aim.likely and found.value)
    return Solved(puzzle, solver, found) if solvable and all(found.solutions) else None


def spell_of(move: Move) -> str:
    """The spell that a move casts, if any; piggyback is cast with the move it rides on."""
    if isinstance(move, Cast):
        return move.spell
    return "pb" if isinstance(move, PlayCard | Choose) and move.riders else ""
