"""Proving puzzles: what the solver finds and the checker confirms."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from fractions import Fraction

from ..engine.aims import Question
from ..engine.errors import Mistake, TooLarge
from ..engine.game import Move, Position
from ..engine.work import Watch, Work, finish, unwatched
from ..search.budget import Budget
from ..search.others import next_turn, replies
from ..search.problem import Certificate, Problem
from ..search.solve import Solver
from ..search.steps import AnySolver
from ..search.verify import examine
from .puzzle import Proof, Puzzle
from .rate import difficulty, memory_difficulty, ravens, traits

__all__ = ["Unproven", "certify", "named", "problem", "prove", "proving"]

Certified = tuple[AnySolver, Certificate[Position, Move]]
_USUAL_POSITION, _USUAL_GOAL = 600, 200  # letters: five times as many as ours have


class Unproven(Mistake):
    """What a puzzle claims is not so."""


def problem(puzzle: Puzzle) -> Problem[Position, Move]:
    """A puzzle as a problem for the solver."""
    game, start, seats = puzzle.game, puzzle.position, puzzle.seats
    letters = len(game.notation.format_position(start))
    return Problem(
        game.forecast,
        start,
        seats,
        game.goals.predicate(puzzle.task.goal, puzzle.start),
        puzzle.turns,
        puzzle.task.keep,
        replies(game.rules, game.forecast, seats, puzzle.others),
        next_turn,
        1 + letters // _USUAL_POSITION + len(str(puzzle.aim)) // _USUAL_GOAL,
    )


@contextmanager
def named(puzzle: Puzzle) -> Iterator[None]:
    """Say which puzzle it is that is too large."""
    try:
        yield
    except TooLarge as error:
        raise TooLarge(f"{puzzle.name}: {error}") from error


def certify(puzzle: Puzzle, watch: Watch = unwatched) -> Certified:
    """The solver's certificate, which the checker has confirmed."""
    with named(puzzle):
        return finish(_certifying(puzzle, problem(puzzle), Budget()), watch)


def _certifying(puzzle: Puzzle, task: Problem[Position, Move], budget: Budget) -> Work[Certified]:
    solver = Solver(task, budget)
    yield from solver.steps()
    certificate = solver.certificate()
    wrong = yield from examine(task, certificate, budget)
    if wrong:
        raise Unproven(f"{puzzle.name}: the checker objects: {wrong}")
    return solver, certificate


def prove(puzzle: Puzzle, watch: Watch = unwatched) -> Proof:
    """Prove all that a puzzle claims, or raise Unproven with a sentence."""
    return finish(proving(puzzle), watch)


def proving(puzzle: Puzzle) -> Work[Proof]:
    """Prove all that a puzzle claims, or raise Unproven; yields the positions looked at so far."""
    if isinstance(puzzle.aim, Question):
        return _remember(puzzle, puzzle.aim)
    with named(puzzle):
        return (yield from _proving(puzzle, Budget()))


def _proving(puzzle: Puzzle, budget: Budget) -> Work[Proof]:
    """One budget serves all that has to be searched for a puzzle."""
    solver, found = yield from _certifying(puzzle, problem(puzzle), budget)
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
    hard = min(difficulty(traits(puzzle, solver, line)) for line in shortest)
    return Proof(found.value, tuple(lines), solver.positions, hard, ravens(hard))


def _remember(puzzle: Puzzle, question: Question) -> Proof:
    answer = puzzle.game.goals.answer(question, puzzle.position)
    if not answer:
        raise Unproven(f"{puzzle.name}: goal: there is nothing to answer")
    hard = memory_difficulty(puzzle, len(answer))
    return Proof(Fraction(1), (puzzle.game.goals.format_answer(answer),), 0, hard, ravens(hard))


def _check_need(puzzle: Puzzle, feature: str, budget: Budget) -> Work[None]:
    """Without it the puzzle cannot be solved at all."""
    task = problem(puzzle)
    start = puzzle.game.puzzling.without(task.start, feature)
    _, without = yield from _certifying(puzzle, replace(task, start=start), budget)
    if without.value:
        raise Unproven(f"{puzzle.name}: needs: without {feature} the chance is {without.value}")


def _check_trap(puzzle: Puzzle, feature: str, found: Certificate[Position, Move]) -> None:
    """It can be used at once, and every use of it spoils the best chance."""
    uses = puzzle.game.puzzling.uses
    values = [value for move, value in found.first_moves if uses(move, feature)]
    if not values:
        raise Unproven(f"{puzzle.name}: traps: {feature} cannot be used in the first move")
    used = any(uses(move, feature) for line in found.solutions for move in line)
    if used or max(values) == found.value:
        raise Unproven(f"{puzzle.name}: traps: to use {feature} is no mistake")
