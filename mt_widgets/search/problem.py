"""Problems: a position, a goal, and when it is too late. What a solver solves and a checker checks.

The goal is to be reached within so many turns of whoever's turn it is at the start. With ``keep``
it is to hold all the time from then on until that player's next turn begins.
"""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Generic, NamedTuple, TypeVar

from ..engine.errors import TooLarge
from ..engine.game import Forecast

__all__ = ["Certificate", "Move", "Node", "Problem", "State", "TooLarge", "Value"]

State = TypeVar("State", bound=Hashable)
Move = TypeVar("Move", bound=Hashable)
Value = Fraction | int  # 0 and 1 are by far the commonest, and quicker as whole numbers


class Node(NamedTuple, Generic[State]):
    """A state, how many turns are left (with the present one), and what others have done so far."""

    state: State
    left: int
    told: Hashable = None


@dataclass(frozen=True)
class Problem(Generic[State, Move]):
    """Whose problem it is (a seat, or partners together), from where, and what for.

    ``others`` tells what the others do where it is for
    them to act, with what they have done so far, or None where it is not; without it they do
    what is worst for the solver. ``turn_told`` is what they have done when a turn of theirs ends.
    ``size`` tells for how many usual positions one of these counts, in memory and in time.
    """

    game: Forecast[State, Move]
    start: State
    seats: frozenset[int]
    goal: Callable[[State], bool]
    turns: int = 1
    keep: bool = False
    others: Callable[[State, Hashable], tuple[State, Hashable] | None] | None = None
    turn_told: Callable[[Hashable], Hashable] = lambda told: told
    size: int = 1

    @property
    def root(self) -> Node[State]:
        """Where it begins."""
        return Node(self.start, self.turns)


@dataclass(frozen=True)
class Certificate(Generic[State, Move]):
    """All that a solver claims of a problem, and the values on which it rests."""

    value: Fraction
    first_moves: tuple[tuple[Move, Fraction], ...]
    solutions: tuple[tuple[Move, ...], ...]
    values: Mapping[Node[State], Value] = field(repr=False)
