"""The exact solver: can a goal be reached in so many turns, how likely, and by which lines.

It maximises the chance that the goal holds at some point before it is too late or, for goals that
are to be kept, that it never fails. Others choose what is worst for the solver among what the
problem lets them do. Chance is exact: every value is a fraction. Equal positions are searched once.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, TypeVar

from ..engine.errors import Mistake
from ..engine.game import CHANCE, Game

__all__ = ["Certificate", "Problem", "Solver", "TooLarge"]

State = TypeVar("State")
Move = TypeVar("Move")
_SURE, _NEVER = Fraction(1), Fraction(0)
_MOST = 1_000_000


class TooLarge(Mistake):
    """There are more positions than the solver was allowed to look at."""


@dataclass(frozen=True)
class Problem(Generic[State, Move]):
    """A position, whose problem it is, a goal, and when it is too late.

    ``turn`` tells whose turn a state is in; the goal is to be reached within ``turns`` of the
    solver's own. With ``keep`` it is to hold all the time, until the turn after them begins.
    ``others`` gives the states that others may go on to; without it, everything they may play.
    """

    game: Game[State, Move]
    start: State
    seat: int
    goal: Callable[[State], bool]
    turn: Callable[[State], int]
    turns: int = 1
    keep: bool = False
    others: Callable[[State], Iterable[State]] | None = None

    def decided(self, state: State, left: int) -> Fraction | None:
        """The value of a state from which nothing has to be searched, else None."""
        reached, ended = self.goal(state), self.game.mover(state) is None
        if self.keep:
            late = not left and self.turn(state) == self.seat
            return _NEVER if not reached else _SURE if ended or late else None
        return _SURE if reached else _NEVER if ended or not left else None

    def left_after(self, before: State, after: State, left: int) -> int:
        """How many turns the solver has left, counting the one that is being played."""
        ends = self.turn(before) == self.seat != self.turn(after)
        return left - 1 if ends else left

    def ahead(self, state: State) -> Iterator[State]:
        """The states that may come next."""
        if self.others is not None and self.game.mover(state) not in (self.seat, CHANCE):
            yield from self.others(state)
        else:
            yield from (self.game.play(state, move) for move in self.game.legal_moves(state))


@dataclass(frozen=True)
class Certificate(Generic[Move]):
    """All that a solver claims of a problem, for a checker to look at."""

    value: Fraction
    first_moves: tuple[tuple[Move, Fraction], ...]
    solutions: tuple[tuple[Move, ...], ...]


class Solver(Generic[State, Move]):
    """Searches a problem; ``positions`` counts what it has looked at, ``watch`` may stop it."""

    def __init__(
        self,
        problem: Problem[State, Move],
        *,
        most: int = _MOST,
        watch: Callable[[int], None] = lambda positions: None,
    ) -> None:
        self._problem, self._most, self._watch = problem, most, watch
        self._values: dict[tuple[State, int], Fraction] = {}

    @property
    def positions(self) -> int:
        """How many different positions have been searched."""
        return len(self._values)

    def value(self) -> Fraction:
        """How likely the goal is reached with the best play."""
        return self._value(self._problem.start, self._problem.turns)

    def _value(self, state: State, left: int) -> Fraction:
        decided = self._problem.decided(state, left)
        if decided is not None:
            return decided
        known = self._values.get((state, left))
        return self._search(state, left) if known is None else known

    def _search(self, state: State, left: int) -> Fraction:
        problem, mover = self._problem, self._problem.game.mover(state)
        values = (
            self._value(after, problem.left_after(state, after, left))
            for after in problem.ahead(state)
        )
        if mover == CHANCE:
            outcomes = [*values]
            found = sum(outcomes, _NEVER) / len(outcomes) if outcomes else _NEVER
        else:
            found = _best(values) if mover == problem.seat else 1 - _best(1 - v for v in values)
        if len(self._values) >= self._most:
            raise TooLarge(f"there are more than {self._most:,} positions to look at")
        self._values[state, left] = found
        self._watch(len(self._values))
        return found

    def certificate(self) -> Certificate[Move]:
        """Everything that was found out."""
        return Certificate(self.value(), tuple(self.first_moves()), tuple(self.solutions()))

    def first_moves(self) -> list[tuple[Move, Fraction]]:
        """The value of every first move, in the order in which the game lists them."""
        problem, start = self._problem, self._problem.start
        afters = ((move, problem.game.play(start, move)) for move in self._moves(start))
        return [(move, self._after(start, after, problem.turns)) for move, after in afters]

    def _moves(self, state: State) -> list[Move]:
        return self._problem.game.legal_moves(state)

    def _after(self, before: State, after: State, left: int) -> Fraction:
        return self._value(after, self._problem.left_after(before, after, left))

    def solutions(self) -> list[tuple[Move, ...]]:
        """Every line of one's own that surely reaches the goal, up to a roll or another's choice.

        A line ends when the goal first holds; the same moves in another order are the same line.
        """
        found: dict[frozenset[tuple[Move, int]], tuple[Move, ...]] = {}
        for line in self._lines(self._problem.start, self._problem.turns):
            counts = frozenset((move, line.count(move)) for move in line)
            found.setdefault(counts, line)
        return list(found.values())

    def _lines(self, state: State, left: int) -> Iterator[tuple[Move, ...]]:
        problem = self._problem
        if problem.decided(state, left) is not None:
            yield from [()] if problem.goal(state) else []
        elif problem.game.mover(state) != problem.seat:
            yield ()  # from here it is sure, whatever comes
        else:
            for move in self._moves(state):
                after = problem.game.play(state, move)
                if self._after(state, after, left) == _SURE:
                    rests = self._lines(after, problem.left_after(state, after, left))
                    yield from ((move, *rest) for rest in rests)


def _best(values: Iterator[Fraction]) -> Fraction:
    """The greatest; nothing is better than sure, so there the search ends."""
    best = _NEVER
    for value in values:
        best = max(best, value)
        if best == _SURE:
            break
    return best
