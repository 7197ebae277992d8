"""Finding puzzles in games: what is asked of a position, what was found out, and who tells."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, Generic, Protocol

from ..engine.aims import Aim, Question
from ..engine.game import Option
from .others import BEST
from .problem import Certificate, Move, State
from .solve import Solver


@dataclass(frozen=True, slots=True)
class Candidate(Generic[State]):
    """A position as the solver knows it, and what is asked there."""

    start: State
    aim: Aim
    turns: int = 1
    others: str = BEST


@dataclass(frozen=True, slots=True)
class PlayedMove(Generic[State, Move]):
    """A move of the solver's: from which state, and what happens by it."""

    state: State
    move: Move
    events: Sequence[Any]


@dataclass(frozen=True)
class Solved(Generic[State, Move]):
    """A candidate that can be solved: by which seat, what was found, and its shortest solution.

    ``tempted`` tells how many wrong moves on the way look best, ``failing`` the share of the first
    moves that spoil it.
    """

    candidate: Candidate[State]
    seat: int
    solver: Solver[State, Move]
    found: Certificate[State, Move]
    line: tuple[Move, ...]
    steps: tuple[PlayedMove[State, Move], ...]
    tempted: int
    failing: float


@dataclass(frozen=True, slots=True)
class Facts(Generic[Move]):
    """Of what the words of a found puzzle are made: where it was found, and the solution to tell.

    ``tempting`` is the first move that looks best and is wrong, ``then`` what to do after a roll.
    """

    seed: int
    turn: int
    line: tuple[Move, ...]
    tempting: Move | None = None
    then: tuple[tuple[int, tuple[Move, ...]], ...] = ()


class Mining(Protocol[State, Move]):
    """A game's part for finding puzzles; its texts are those of puzzles, with braces."""

    @property
    def OPTIONS(self) -> Sequence[Option]:  # noqa: N802  # a constant of the module
        """What can be chosen of the games in which puzzles are looked for."""

    def check(self, given: Mapping[str, str | None], /) -> None:
        """Raise PositionError where such a game cannot be played."""

    def positions(
        self, given: Mapping[str, str | None], seed: int, rng: Random, /
    ) -> Iterator[tuple[int, State]]:
        """The positions of a game in which somebody decides, each with the number of its turn."""

    def candidates(self, state: State, most: int, closely: bool, /) -> Iterator[Candidate[State]]:
        """What is worth a proof; unless ``closely``, what is found at a glance. Raises TooLarge."""

    def worth(self, solved: Solved[State, Move], /) -> float:
        """How much is in a puzzle, about a point for each idea; 0 where it is not worth it."""

    def themes(self, solved: Solved[State, Move], /) -> Collection[str]:
        """What it teaches."""

    def needs(self, solved: Solved[State, Move], /) -> tuple[str, ...]:
        """What it cannot be solved without."""

    def traps(self, solved: Solved[State, Move], /) -> tuple[str, ...]:
        """What it is a mistake to use."""

    def facts(self, solved: Solved[State, Move], seed: int, turn: int, /) -> Facts[Move]:
        """What its words will be made of."""

    def story(self, start: State, aim: Aim, turns: int, /) -> str:
        """What is told before it is solved; raises Mistake for what nobody asks for here."""

    def explanation(
        self, steps: Sequence[PlayedMove[State, Move]], facts: Facts[Move], chance: Fraction, /
    ) -> str:
        """Why the solution works."""

    def marks(
        self, state: State, seat: int, aim: Aim | Question, line: Sequence[Move], /
    ) -> tuple[str, ...]:
        """What a puzzle has in common with all that are much alike."""
