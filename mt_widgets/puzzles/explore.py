"""Exploring a puzzle: every move is allowed, and what each of them is worth can be seen."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random

from ..engine.errors import Mistake
from ..engine.game import CHANCE, Move, Position
from ..engine.history import History
from ..engine.words import say
from ..engine.work import Work
from ..search.solve import OTHERS, SOLVER
from ..search.steps import AnyNode, SearchStep, history
from .puzzle import BEST, PuzzleFile
from .puzzle_solver import PuzzleSolver


@dataclass(frozen=True)
class Exploration:
    """Free play from the start of a puzzle, for the others too where the puzzle leaves them free.

    ``values`` is what each move is worth here, the best first; empty until it was reckoned.
    """

    solver: PuzzleSolver
    path: tuple[SearchStep, ...] = ()
    values: tuple[tuple[Move, Fraction], ...] = ()

    @property
    def puzzle(self) -> PuzzleFile:
        """What is explored."""
        return self.solver.puzzle

    @property
    def node(self) -> AnyNode:
        """The node that the board shows."""
        return self.path[-1].after if self.path else self.solver.problem.root

    @property
    def history(self) -> History[Position, Move]:
        """The last moves, as a board shows them."""
        return history(self.puzzle.game, self.puzzle.position, self.path)

    @property
    def outcome(self) -> Fraction | None:
        """1 or 0 where the goal is reached or has failed, else None."""
        value = self.solver.decided(self.node)
        return None if value is None else Fraction(value)

    def playing(self, moves: Sequence[Move], rng: Random) -> Work["Exploration"]:
        """Play moves, and what follows of itself; raises IllegalMove where a rule refuses one."""
        exploration = self
        for move in moves:
            if self.puzzle.game.rules.is_chance(move):
                raise Mistake(say("Nobody chooses how the dice fall."))
            if exploration.outcome is not None:
                raise Mistake(say("There is nothing left to decide."))
            step = self.solver.step_for(exploration.node, move)
            coming = yield from self.solver.going_on(step.after, rng, free=True)
            exploration = replace(exploration, path=(*exploration.path, step, *coming), values=())
        return exploration

    def reckoning(self) -> Work["Exploration"]:
        """Find out what each move is worth here."""
        found = list[tuple[Move, Fraction]]()
        decides = self.outcome is None and self.solver.mover(self.node) != CHANCE
        for _, step in self.solver.ways(self.node) if decides else ():
            value = yield from self.solver.worth(step.after)
            if step.move is not None:
                found.append((step.move, value))
        found.sort(key=lambda pair: (-pair[1], self.puzzle.write(pair[:1])))
        return replace(self, values=tuple(found))

    def go(self, choices: int) -> "Exploration":
        """The exploration after only so many of its choices."""
        made = [number for number, step in enumerate(self.path) if self._chose(step)]
        back = self.path[: made[choices]] if choices < len(made) else self.path
        return replace(self, path=back, values=())

    @property
    def choices(self) -> int:
        """How many choices have been made."""
        return sum(map(self._chose, self.path))

    def _chose(self, step: SearchStep) -> bool:
        """Whether it was for whoever explores to choose."""
        return step.mover == SOLVER or (step.mover == OTHERS and self.puzzle.others == BEST)
