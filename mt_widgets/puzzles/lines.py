"""The best and the worst that may come from a node on."""

from collections.abc import Callable
from fractions import Fraction

from ..engine.aims import Aim
from ..engine.game import Move, Position
from ..engine.work import Work
from ..search.problem import Node
from ..search.solve import SOLVER, Solver
from ..search.steps import Step
from .puzzle import Puzzle
from .steps import ways

__all__ = ["best_step", "nearest_steps", "worst_step", "worth"]

_LOOKED_AT = 1_500  # positions, for the best that can still be done


def worth(solver: Solver[Position, Move], node: Node[Position]) -> Work[Fraction]:
    """The exact chance at a node."""
    yield from solver.search(node)
    return Fraction(solver.value(node))


def best_step(puzzle: Puzzle, solver: Solver[Position, Move], node: Node[Position]) -> Work[Step]:
    """The first of the solver's best moves, or the greatest luck."""
    return (yield from _first(puzzle, solver, node, lambda value: -value, Fraction(-1)))


def worst_step(puzzle: Puzzle, solver: Solver[Position, Move], node: Node[Position]) -> Work[Step]:
    """The first of the replies, or of the rolls, that are worst for the solver."""
    return (yield from _first(puzzle, solver, node, lambda value: value, Fraction(0)))


def _first(
    puzzle: Puzzle,
    solver: Solver[Position, Move],
    node: Node[Position],
    rank: Callable[[Fraction], Fraction],
    least: Fraction,
) -> Work[Step]:
    """The first way on that has the least rank; none can be below ``least``."""
    found: Step | None = None
    rank_found = Fraction(2)
    for _, step in ways(puzzle, solver, node):
        value = yield from worth(solver, step.after)
        if rank(value) < rank_found:
            found, rank_found = step, rank(value)
        if rank_found == least:
            break
    assert found is not None
    return found


def nearest_steps(
    puzzle: Puzzle, solver: Solver[Position, Move], node: Node[Position]
) -> Work[list[Step]]:
    """Where all is lost: own moves that come nearer to the goal, before somebody else acts."""
    assert isinstance(puzzle.aim, Aim)
    gap = puzzle.game.goals.gap(puzzle.aim.goal, puzzle.start)
    passed = puzzle.game.rules.turn_passed
    found, nearest = list[Step](), gap(node.state)
    todo: list[tuple[Node[Position], list[Step]]] = [(node, [])]
    for looked in range(_LOOKED_AT):
        if not todo:
            break
        here, line = todo.pop(0)
        over = solver.decided(here) is not None or solver.mover(here) != SOLVER
        if line and (over or passed(line[-1].before.state, here.state)):
            if gap(here.state) < nearest:
                nearest, found = gap(here.state), line
        else:
            todo += [(step.after, [*line, step]) for _, step in ways(puzzle, solver, here)]
        yield looked
    return found
