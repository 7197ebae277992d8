"""Problems: a position, a goal, and when it is too late. What a solver solves and a checker checks.

The goal is to be reached within so many turns of whoever's turn it is at the start. With ``keep``
it is to hold all the time from then on until that player's next turn begins.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Generic, NamedTuple, Protocol, TypeVar

from ..engine.errors import TooLarge
from ..engine.game import Outcome

__all__ = ["Certificate", "Node", "Problem", "Solvable", "TooLarge", "Value"]

State = TypeVar("State", bound=Hashable)
Move = TypeVar("Move", bound=Hashable)
Value = Fraction | int  # 0 and 1 are by far the commonest, and quicker as whole numbers


class Solvable(Protocol[State, Move]):
    """What has to be known of a game."""

    def mover(self, state: State) -> int | None:
        """The seat that is to move, CHANCE, or None when the game is over."""

    def legal_moves(self, state: State) -> list[Move]:
        """Every legal move of a seat."""

    def play(self, state: State, move: Move) -> State:
        """The state after a legal move."""

    def outcomes(self, state: State) -> Sequence[Outcome[State]]:
        """All that chance may do, where it is to move."""

    def passes(self, before: State, after: State) -> bool:
        """Whether a turn has ended between two states that follow each other."""

    def format_move(self, move: Move) -> str:
        """Write a move."""


class Node(NamedTuple, Generic[State]):
    """A state, how many turns are left (with the present one), and what others have done so far."""

    state: State
    left: int
    told: Hashable = None


@dataclass(frozen=True)
class Problem(Generic[State, Move]):
    """Whose problem it is (a seat, or partners together), from where, and what for.

    ``turn`` tells whose turn a state is in. ``others`` tells what the others do where it is for
    them to act, with what they have done so far, or None where it is not; without it they do
    what is worst for the solver. ``turn_told`` is what they have done when a turn of theirs ends.
    ``size`` tells for how many usual positions one of these counts, in memory and in time.
    """

    game: Solvable[State, Move]
    start: State
    seats: frozenset[int]
    goal: Callable[[State], bool]
    turn: Callable[[State], int]
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
