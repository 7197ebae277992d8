"""The checker: is what a solver claims true? It shares only legal moves and play with it.

It looks at every line, without a table and without leaving anything out.
"""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import TypeVar

from ..engine.game import CHANCE
from .solve import Certificate, Problem

__all__ = ["objection"]

State = TypeVar("State")
Move = TypeVar("Move")
Line = tuple[Move, ...]


def objection(problem: Problem[State, Move], claim: Certificate[Move]) -> str:
    """What is wrong with a certificate, in a sentence; nothing if it is true."""
    value = _value(problem, problem.start, problem.turns)
    if claim.value != value:
        return f"the value is {value}, not {claim.value}"
    for move, claimed in claim.first_moves:
        after = problem.game.play(problem.start, move)
        left = problem.left_after(problem.start, after, problem.turns)
        found = _value(problem, after, left)
        if claimed != found:
            return f"the value of {problem.game.format_move(move)} is {found}, not {claimed}"
    if [move for move, _ in claim.first_moves] != problem.game.legal_moves(problem.start):
        return "the first moves are not those that the game has"
    return _lines_objection(problem, claim)


def _lines_objection(problem: Problem[State, Move], claim: Certificate[Move]) -> str:
    """Whether the solutions are all there are, in whatever order their moves are."""
    there = {_key(line) for line in _lines(problem, problem.start, problem.turns)}
    claimed = [_key(line) for line in claim.solutions]
    if len(set(claimed)) < len(claimed):
        return "a solution is listed twice"
    for line, key in zip(claim.solutions, claimed, strict=True):
        if key not in there:
            return f"this does not solve it: {' '.join(map(problem.game.format_move, line))}"
    return "" if len(there) == len(claimed) else "there is another solution"


def _key(line: tuple[Move, ...]) -> frozenset[tuple[Move, int]]:
    return frozenset(Counter(line).items())


def _value(problem: Problem[State, Move], state: State, left: int) -> Fraction:
    decided = problem.decided(state, left)
    if decided is not None:
        return decided
    afters = [(after, problem.left_after(state, after, left)) for after in problem.ahead(state)]
    values = [_value(problem, after, rest) for after, rest in afters] or [Fraction(0)]
    mover = problem.game.mover(state)
    if mover == CHANCE:
        return sum(values, Fraction(0)) / len(values)
    return max(values) if mover == problem.seat else min(values)


def _lines(problem: Problem[State, Move], state: State, left: int) -> Iterator[tuple[Move, ...]]:
    """Every line of the solver's own moves after which nothing can go wrong any more."""
    if problem.decided(state, left) is not None or problem.game.mover(state) != problem.seat:
        if _value(problem, state, left) == 1:
            yield ()
        return
    for move in problem.game.legal_moves(state):
        after = problem.game.play(state, move)
        rests = _lines(problem, after, problem.left_after(state, after, left))
        yield from ((move, *rest) for rest in rests)
