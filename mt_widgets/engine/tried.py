"""A move that was tried in a puzzle, and what may be to blame where it failed."""

from dataclasses import dataclass
from typing import Generic, TypeVar

State = TypeVar("State")
Move = TypeVar("Move")


@dataclass(frozen=True, slots=True)
class Tried(Generic[State, Move]):
    """A step from one state to the next: whose it was, and for whom the puzzle is.

    ``start`` is where the puzzle begins, ``seats`` are those of the solver, ``own`` tells whether
    the step was the solver's, ``late`` whether no turn is left after it.
    """

    start: State
    before: State
    after: State
    move: Move | None
    seats: frozenset[int]
    own: bool
    late: bool


@dataclass(frozen=True, slots=True)
class Suspect(Generic[State]):
    """What may be to blame: a sentence, the rule behind it, and the state had it not happened.

    With ``again`` the turn would have gone on, so the clock stands as before the step.
    """

    text: str
    rule: str
    state: State
    again: bool = False
