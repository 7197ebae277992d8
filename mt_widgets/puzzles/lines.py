"""The best and the worst that may come from a node on."""

from collections.abc import Callable
from fractions import Fraction

from ..engine.work import Work
from ..search.solve import SOLVER
from ..search.steps import AnyNode, AnySolver, Step
from .puzzle import Puzzle
from .steps import ways

__all__ = ["best_step", "nearest_steps", "worst_step", "worth"]

_LOOKED_AT = 1_500  # positions, for the best that can still be done


def worth(solver: AnySolver, node: AnyNode) -> Work[Fraction]:
    """The exact chance at a node."""
    yield from solver.search(node)
    return Fraction(solver.value(node))


def best_step(puzzle: Puzzle, solver: AnySolver, node: AnyNode) -> Work[Step]:
    """The first of the solver's best moves, or the greatest luck."""
    return (yield from _first(puzzle, solver, node, lambda value: -value, Fraction(-1)))


def worst_step(puzzle: Puzzle, solver: AnySolver, node: AnyNode) -> Work[Step]:
    """The first of the replies, or of the rolls, that are worst for the solver."""
    return (yield from _first(puzzle, solver, node, lambda value: value, Fraction(0)))


def _first(
    puzzle: Puzzle,
    solver: AnySolver,
    node: AnyNode,
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


def nearest_steps(puzzle: Puzzle, solver: AnySolver, node: AnyNode) -> Work[list[Step]]:
    """Where all is lost: own moves that come nearer to the goal, before somebody else acts."""
    gap = puzzle.game.goals.gap(puzzle.task.goal, puzzle.start)
    passed = puzzle.game.rules.turn_passed
    found, nearest = list[Step](), gap(node.state)
    todo: list[tuple[AnyNode, list[Step]]] = [(node, [])]
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
