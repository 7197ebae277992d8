"""Goals: what a puzzle or a lesson may ask for, read from text and checked on any state.

Small sentences are joined by ``and``, ``or`` and ``not``: ``dead(y) and not carries(b, Y)``.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

from ....engine.goal_language import ONE, SIGNS, Joined, Part, Words
from ..cards import CREATURES, ITEMS
from ..characters import is_alive, square_of
from ..rules.ending import WANTED, loot, winners
from ..state import State, Table

__all__ = [
    "COUNTS", "At", "Carries", "Count", "Dead", "Goal", "Small", "Wins", "read_small", "small_gap",
    "small_predicate", "words_of",
]  # fmt: skip

_WORD = re.compile(r"[a-z]+\d{0,2}|[A-Z]|\d{1,6}|>=|<=|=|[(),]", re.ASCII)
_MOST = 999


@dataclass(frozen=True, slots=True)
class Count(Part):
    """A number of a player's compared with another: ``life(y) <= 3``."""

    of: str
    colour: str
    sign: str
    number: int

    def __str__(self) -> str:
        """As it is written."""
        return f"{self.of}({self.colour}) {self.sign} {self.number}"


@dataclass(frozen=True, slots=True)
class Dead(Part):
    """A wizard is dead: ``dead(y)``."""

    colour: str

    def __str__(self) -> str:
        """As it is written."""
        return f"dead({self.colour})"


@dataclass(frozen=True, slots=True)
class Wins(Part):
    """The game is over and this colour has won: ``wins(b)``."""

    colour: str

    def __str__(self) -> str:
        """As it is written."""
        return f"wins({self.colour})"


@dataclass(frozen=True, slots=True)
class At(Part):
    """A wizard or a creature is on a square: ``at(b, d4)``, ``at(ogre, d4)``."""

    who: str
    square: str

    def __str__(self) -> str:
        """As it is written."""
        return f"at({self.who}, {self.square})"


@dataclass(frozen=True, slots=True)
class Carries(Part):
    """A wizard carries an item or a treasure: ``carries(b, Y)``."""

    colour: str
    thing: str

    def __str__(self) -> str:
        """As it is written."""
        return f"carries({self.colour}, {self.thing})"


Small = Count | Dead | Wins | At | Carries
Goal = Joined[Small]


# Reading


def words_of(text: str) -> Words:
    """The words of a goal; raises GoalError for a sign that is in none."""
    return Words(text, _WORD)


def read_small(table: Table) -> Callable[[Words], Small]:
    """What reads the smallest parts of goals about a game at this table."""
    return lambda words: _small(words, table)


def _small(words: Words, table: Table) -> Small:
    kind = words.peek()
    if kind not in (*COUNTS, "dead", "wins", "at", "carries"):
        words.fail(f"not, (, dead, wins, at, carries, {', '.join(COUNTS)} are meant here")
    words.take()
    words.take("(")
    if kind in ("at", "carries"):
        part = _at(words, table) if kind == "at" else _carries(words, table)
        words.take(")")
        return part
    colour = _one_of(words, tuple(table.colours), f"a colour of {table.colours} is meant here")
    words.take(")")
    if kind in COUNTS:
        return Count(kind, colour, words.take(*SIGNS), words.number(_MOST))
    return Dead(colour) if kind == "dead" else Wins(colour)


def _one_of(words: Words, known: tuple[str, ...], meant: str) -> str:
    if words.peek() not in known:
        words.fail(meant)
    return words.take()


def _at(words: Words, table: Table) -> At:
    known = (*table.colours, *CREATURES)
    who = _one_of(words, known, f"{', '.join(known)} are meant here")
    words.take(",")
    names = table.board.names
    return At(who, _one_of(words, names, f"a square from {names[0]} to {names[-1]} is meant here"))


def _carries(words: Words, table: Table) -> Carries:
    colour = _one_of(words, tuple(table.colours), f"a colour of {table.colours} is meant here")
    words.take(",")
    known = (*ITEMS, *table.colours.upper())
    return Carries(colour, _one_of(words, known, f"{', '.join(known)} are meant here"))


# Asking states


COUNTS: dict[str, Callable[[State, int], int]] = {
    "life": lambda state, seat: state.lives[seat],
    "cards": lambda state, seat: len(state.hands[seat]),
    "loot": lambda state, seat: loot(state)[seat],
}


def small_predicate(part: Small) -> Callable[[State], bool]:
    """The question to ask of states to see whether a smallest part holds."""
    match part:
        case Count(of, colour, sign, number):
            count, compare = COUNTS[of], SIGNS[sign]
            return lambda state: compare(count(state, state.table.seat[colour]), number)
        case Dead(colour):
            return lambda state: not state.lives[state.table.seat[colour]]
        case Wins(colour):
            return lambda state: state.table.seat[colour] in (winners(state) or ())
        case At(who, square):
            return lambda state: (
                is_alive(state, who) and square_of(state, who) == state.table.board.square[square]
            )
        case Carries(colour, thing):
            return lambda state: thing in state.carried[state.table.seat[colour]]


def small_gap(part: Small) -> Callable[[State], int]:
    """How far states are from a smallest part; 0 where it holds."""
    holds = small_predicate(part)
    return lambda state: 0 if holds(state) else max(1, _gap(part, state))


def _gap(part: Small, state: State) -> int:
    board, seats = state.table.board, state.table.seat
    match part:
        case Count(of, colour, _, number):
            return ONE * abs(COUNTS[of](state, seats[colour]) - number)
        case Dead(colour):
            return ONE * state.lives[seats[colour]]
        case Wins(colour):
            others = sum(state.lives) - state.lives[seats[colour]]
            return ONE * min(WANTED - loot(state)[seats[colour]], others)
        case At(who, square) if is_alive(state, who):
            return board.apart(square_of(state, who), board.square[square])
        case Carries(colour, thing) if is_alive(state, colour):
            lying = (square for square, name in state.things if name == thing)
            here = state.squares[seats[colour]]
            return ONE + min((board.apart(here, square) for square in lying), default=ONE)
    return 2 * ONE
