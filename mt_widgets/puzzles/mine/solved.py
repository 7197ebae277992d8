"""Solving what may be a puzzle, and playing its solution again."""

from dataclasses import replace

from ...engine.game import AnyGame, Move, Position
from ...search.budget import Budget
from ...search.finds import Candidate, Solved
from ...search.problem import TooLarge
from ...search.solve import Solver
from ..found import played
from ..prove import problem
from ..puzzle import Puzzle, kind_of
from ..rate import traits

__all__ = ["bare", "solve"]


def bare(game: AnyGame, candidate: Candidate[Position]) -> Puzzle:
    """The puzzle without words."""
    start, aim, turns, others = candidate.start, candidate.aim, candidate.turns, candidate.others
    return Puzzle("the position", kind_of(aim), start, aim, turns, others, game=game)


def solve(
    game: AnyGame, candidate: Candidate[Position], most: int
) -> Solved[Position, Move] | None:
    """What the solver says; None if it cannot be solved, or not with so many positions.

    What was asked for as likely and is certain is asked for as certain. Nothing is checked yet.
    """
    puzzle = bare(game, candidate)
    solver = Solver(problem(puzzle), Budget(most))
    try:
        found = solver.certificate()
    except TooLarge:
        return None
    if candidate.aim.likely and found.value == 1:
        candidate = replace(candidate, aim=replace(candidate.aim, likely=False))
        puzzle = bare(game, candidate)
    if not all(found.solutions) or not (found.value if candidate.aim.likely else found.value == 1):
        return None
    line = min(found.solutions, key=lambda line: (len(line), puzzle.write(line)))
    hard, steps = traits(puzzle, solver, line), tuple(played(game, solver, line))
    return Solved(candidate, puzzle.seat, solver, found, line, steps, hard.tempted, hard.failing)
