"""Proving puzzles: what the solver finds and the checker confirms."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from fractions import Fraction

from ..engine.aims import Question
from ..engine.errors import Mistake, TooLarge
from ..engine.game import Move, Position
from ..engine.work import OnProgress, Work, finish, ignore_progress
from ..search.budget import Budget
from ..search.problem import Certificate
from ..search.solve import Solver
from ..search.verify import examine
from .puzzle import Proof, PuzzleFile
from .puzzle_solver import PuzzleSolver, problem
from .rate import difficulty, memory_difficulty, ravens, traits

_Found = Certificate[Position, Move]


class Unproven(Mistake):
    """A puzzle claims something that is not true."""


@contextmanager
def named(puzzle: PuzzleFile) -> Iterator[None]:
    """Raise TooLarge with the puzzle's name instead of a bare TooLarge."""
    try:
        yield
    except TooLarge as error:
        raise TooLarge(f"{puzzle.name}: {error}") from error


def certify(
    puzzle: PuzzleFile, on_progress: OnProgress = ignore_progress
) -> tuple[PuzzleSolver, _Found]:
    """The solver of a puzzle and its certificate, which the checker has confirmed."""
    with named(puzzle):
        budget = Budget()
        solver = PuzzleSolver(puzzle, budget)
        return solver, finish(_certifying(puzzle.name, solver, budget), on_progress)


def _certifying(name: str, solver: Solver[Position, Move], budget: Budget) -> Work[_Found]:
    yield from solver.steps()
    certificate = solver.certificate()
    wrong = yield from examine(solver.problem, certificate, budget)
    if wrong:
        raise Unproven(f"{name}: the checker objects: {wrong}")
    return certificate


def prove(puzzle: PuzzleFile, on_progress: OnProgress = ignore_progress) -> Proof:
    """Prove all that a puzzle claims, or raise Unproven with a sentence."""
    return finish(proving(puzzle), on_progress)


def proving(puzzle: PuzzleFile) -> Work[Proof]:
    """Prove all that a puzzle claims, or raise Unproven; yields the positions looked at so far."""
    if isinstance(puzzle.aim, Question):
        answer = puzzle.game.goals.answer(puzzle.aim, puzzle.position)
        if not answer:
            raise Unproven(f"{puzzle.name}: goal: there is nothing to answer")
        hard = memory_difficulty(puzzle, len(answer))
        return Proof(Fraction(1), (puzzle.game.goals.format_answer(answer),), 0, hard, ravens(hard))
    with named(puzzle):
        return (yield from _proving(puzzle, Budget()))


def _proving(puzzle: PuzzleFile, budget: Budget) -> Work[Proof]:
    """One budget serves all that has to be searched for a puzzle."""
    solver = PuzzleSolver(puzzle, budget)
    found = yield from _certifying(puzzle.name, solver, budget)
    if not found.value:
        raise Unproven(f"{puzzle.name}: goal: it cannot be reached at all")
    if not puzzle.task.likely and found.value != 1:
        raise Unproven(f"{puzzle.name}: goal: it is reached only with the chance {found.value}")
    if solver.decided(solver.problem.root) is not None:
        raise Unproven(f"{puzzle.name}: goal: it holds already")
    for feature in puzzle.needs:
        yield from _check_need(puzzle, feature, budget)
    for feature in puzzle.traps:
        _check_trap(puzzle, feature, found)
    lines = sorted(map(puzzle.write, found.solutions))
    least = min(map(len, found.solutions))
    shortest = [line for line in found.solutions if len(line) == least]
    hard = min(difficulty(traits(solver, line)) for line in shortest)
    return Proof(found.value, tuple(lines), solver.positions, hard, ravens(hard))


def _check_need(puzzle: PuzzleFile, feature: str, budget: Budget) -> Work[None]:
    """Raise Unproven if the puzzle can be solved without something that it needs."""
    task = problem(puzzle)
    start = puzzle.game.puzzling.without(task.start, feature)
    solver = Solver(replace(task, start=start), budget)
    without = yield from _certifying(puzzle.name, solver, budget)
    if without.value:
        raise Unproven(f"{puzzle.name}: needs: without {feature} the chance is {without.value}")


def _check_trap(puzzle: PuzzleFile, feature: str, found: _Found) -> None:
    """Raise Unproven unless a trap can be used at once and always spoils the best chance."""
    uses = puzzle.game.puzzling.uses
    values = [value for move, value in found.first_moves if uses(move, feature)]
    if not values:
        raise Unproven(f"{puzzle.name}: traps: {feature} cannot be used in the first move")
    used = any(uses(move, feature) for line in found.solutions for move in line)
    if used or max(values) == found.value:
        raise Unproven(f"{puzzle.name}: traps: to use {feature} is no mistake")
