"""Why a move spoils a puzzle: whatever, if it were undone, would let the goal be reached after all.

Each suspect is tried out: the solver looks whether the goal could still be reached without it. So
no reason is given that is not one.
"""

from collections.abc import Iterable

from ..engine.game import Move, Position
from ..engine.tried import Suspect, Tried
from ..engine.work import Work
from ..search.budget import Budget
from ..search.problem import Problem, TooLarge
from ..search.solve import SOLVER, Solver
from ..search.steps import SearchStep
from .puzzle_solver import PuzzleSolver
from .wording import has_puzzling

_MOST_POSITIONS = 400  # for each suspect: a reason is not worth a long wait
_Found = Work[Suspect[Position] | None]


def find_cause(solver: PuzzleSolver, step: SearchStep) -> _Found:
    """What a move did without which the goal could still be reached; None if nothing alone is."""
    game, problem = solver.puzzle.game, solver.problem
    suspects = game.puzzling.suspects(_tried(problem, step)) if has_puzzling(game) else ()
    return (yield from _proven(problem, step, suspects))


def find_miss(solver: PuzzleSolver, step: SearchStep) -> _Found:
    """How the last move has missed the goal; None if nothing alone is to blame."""
    game, problem = solver.puzzle.game, solver.problem
    misses = game.puzzling.misses(_tried(problem, step)) if has_puzzling(game) else ()
    return (yield from _proven(problem, step, misses))


def _tried(problem: Problem[Position, Move], step: SearchStep) -> Tried[Position, Move]:
    own, late = step.mover == SOLVER, step.after.left <= 0
    before, after = step.before.state, step.after.state
    return Tried(problem.start, before, after, step.move, problem.seats, own, late)


def _proven(
    problem: Problem[Position, Move], step: SearchStep, suspects: Iterable[Suspect[Position]]
) -> _Found:
    for suspect in suspects:
        node = (step.before if suspect.again else step.after)._replace(state=suspect.state)
        solver = Solver(problem, Budget(_MOST_POSITIONS))
        try:
            yield from solver.search(node)
            if solver.value(node) == 1:
                return suspect
        except TooLarge:
            continue
    return None
