"""The exact solver: can a goal be reached in this turn, how likely, and by which lines.

It maximises the chance that the goal holds at some point before the turn ends. Chance is exact:
every value is a fraction. Equal positions are searched once.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, TypeVar

from ..engine.errors import Mistake
from ..engine.game import CHANCE, Game

__all__ = ["Problem", "Solver", "TooLarge"]

State = TypeVar("State")
Move = TypeVar("Move")
_SURE, _NEVER = Fraction(1), Fraction(0)
_MOST = 1_000_000


class TooLarge(Mistake):
    """There are more positions than the solver was allowed to look at."""


@dataclass(frozen=True)
class Problem(Generic[State, Move]):
    """A position, a goal, and when it is too late: all as the player in the seat sees it."""

    game: Game[State, Move]
    start: State
    seat: int
    goal: Callable[[State], bool]
    over: Callable[[State], bool]

    def decided(self, state: State) -> Fraction | None:
        """The value of a state from which nothing has to be searched, else None."""
        if self.goal(state):
            return _SURE
        return _NEVER if self.game.mover(state) is None or self.over(state) else None


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
        self._values: dict[State, Fraction] = {}

    @property
    def positions(self) -> int:
        """How many different positions have been searched."""
        return len(self._values)

    def value(self, state: State | None = None) -> Fraction:
        """How likely the goal is reached from a state with the best play."""
        state = self._problem.start if state is None else state
        decided = self._problem.decided(state)
        if decided is not None:
            return decided
        known = self._values.get(state)
        return self._search(state) if known is None else known

    def _search(self, state: State) -> Fraction:
        game = self._problem.game
        values = (self.value(game.play(state, move)) for move in game.legal_moves(state))
        if game.mover(state) == CHANCE:
            outcomes = [*values]
            found = sum(outcomes, _NEVER) / len(outcomes) if outcomes else _NEVER
        else:
            found = _best(values)
        if len(self._values) >= self._most:
            raise TooLarge(f"there are more than {self._most:,} positions to look at")
        self._values[state] = found
        self._watch(len(self._values))
        return found

    def first_moves(self) -> list[tuple[Move, Fraction]]:
        """The value of every first move, in the order in which the game lists them."""
        game, start = self._problem.game, self._problem.start
        return [(move, self.value(game.play(start, move))) for move in game.legal_moves(start)]

    def solutions(self) -> list[tuple[Move, ...]]:
        """Every line that surely reaches the goal without a roll; in another order it is the same.

        A line ends when the goal first holds.
        """
        found: dict[frozenset[tuple[Move, int]], tuple[Move, ...]] = {}
        for line in self._lines(self._problem.start):
            counts = frozenset((move, line.count(move)) for move in line)
            found.setdefault(counts, line)
        return list(found.values())

    def _lines(self, state: State) -> Iterator[tuple[Move, ...]]:
        game, problem = self._problem.game, self._problem
        if problem.goal(state):
            yield ()
        elif problem.decided(state) is None and game.mover(state) != CHANCE:
            for move in game.legal_moves(state):
                after = game.play(state, move)
                if self.value(after) == _SURE:
                    yield from ((move, *rest) for rest in self._lines(after))


def _best(values: Iterator[Fraction]) -> Fraction:
    """The greatest; nothing is better than sure, so there the search ends."""
    best = _NEVER
    for value in values:
        best = max(best, value)
        if best == _SURE:
            break
    return best
