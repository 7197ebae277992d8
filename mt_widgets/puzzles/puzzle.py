"""A puzzle: a position, what is asked for, and the words around it."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction

from ..engine.aims import Aim, Question
from ..engine.game import AnyGame, Move, Position
from ..games import FIRST, GAMES
from ..search.finds import Facts
from ..search.others import BEST, NOTHING

__all__ = ["BEST", "KINDS", "NOTHING", "Proof", "PuzzleFile", "PuzzleWords", "differing", "kind_of"]

KINDS = "reach", "odds", "defend", "memory"


@dataclass(frozen=True)
class PuzzleWords:
    """What people read of a puzzle; moves stand in braces (see wording).

    ``facts`` are what a program made them of, where no person wrote them.
    """

    title: str = ""
    story: str = ""
    hints: tuple[str, ...] = ()
    explanation: str = ""
    author: str = ""
    facts: Facts[Move] | None = None


@dataclass(frozen=True)
class Proof:
    """What was proven of a puzzle, and how hard it is.

    A solution is a line of moves in notation or, for a question, the answer.
    """

    value: Fraction
    solutions: tuple[str, ...]
    positions: int = 0
    difficulty: float = 0.0
    ravens: int = 0

    @property
    def unique(self) -> bool:
        """Whether there is one solution only."""
        return len(self.solutions) == 1


@dataclass(frozen=True)
class PuzzleFile:
    """``others`` is what the other players do: BEST, NOTHING, or their turns, a line each.

    ``sequence`` is what is shown before the position is covered. Without what is in ``needs`` it
    cannot be solved; to use what is in ``traps`` is a mistake.
    """

    name: str
    kind: str
    start: Position
    aim: Aim | Question
    turns: int = 1
    others: str | tuple[tuple[Move, ...], ...] = BEST
    sequence: tuple[Move, ...] = ()
    themes: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    traps: tuple[str, ...] = ()
    words: PuzzleWords = field(default_factory=PuzzleWords)
    proof: Proof | None = None
    game: AnyGame = field(default_factory=lambda: GAMES[FIRST])

    @property
    def position(self) -> Position:
        """The position to solve, after the moves that are shown first."""
        state = self.start
        for move in self.sequence:
            state = self.game.rules.play(state, move)
        return state

    @property
    def task(self) -> Aim:
        """What is to be reached by playing, which a question does not ask for."""
        assert isinstance(self.aim, Aim)
        return self.aim

    @property
    def seat(self) -> int:
        """Whose puzzle it is: the player who is to decide."""
        seat = self.game.rules.mover(self.position)
        assert seat is not None
        return seat

    @property
    def seats(self) -> frozenset[int]:
        """Who decides for the solver: partners solve together."""
        return self.game.rules.side(self.start, self.seat)

    @property
    def pack(self) -> str:
        """The folder in which it lies."""
        return self.name.rpartition("/")[0]

    def write(self, moves: Iterable[Move]) -> str:
        """Moves in the game's notation."""
        return " ".join(map(self.game.notation.format_move, moves))


def kind_of(aim: Aim | Question, *, shown: bool = False) -> str:
    """What kind of puzzle an aim makes; one that shows something first is for the memory."""
    if shown or isinstance(aim, Question):
        return "memory"
    return "odds" if aim.likely else "defend" if aim.keep else "reach"


def differing(one: Proof, other: Proof) -> str:
    """The first thing in which two proofs differ, or nothing.

    Which of equal lines is found first, and how many positions that takes, is no difference.
    """
    for key in ("value", "solutions", "difficulty", "ravens"):
        values = [getattr(proof, key) for proof in (one, other)]
        if key == "solutions":
            values = [sorted(sorted(line.split()) for line in lines) for lines in values]
        if values[0] != values[1]:
            return key
    return ""
