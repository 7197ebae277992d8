"""Goals: what a puzzle or a lesson asks for, as text that can be checked on any state.

Small sentences are joined by ``and``, ``or`` and ``not``: ``home(b) >= 2 and not castle = 8``.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NoReturn

from ...engine.errors import Mistake, excerpt
from .box import COLOURS, SPACES
from .rules.ending import winning_seats
from .state import State

__all__ = ["Both", "Count", "Either", "Goal", "GoalError", "Not", "Wins", "holds", "parse_goal"]


class GoalError(Mistake):
    """A goal that cannot be read, and where reading stopped."""

    def __init__(self, where: int, what: str) -> None:
        super().__init__(f"goal: character {where + 1}: {what}")


@dataclass(frozen=True, slots=True)
class Count:
    """A number of the game compared with another: ``home(b) >= 2``, ``castle = 8``."""

    of: str
    colour: str
    sign: str
    number: int

    def __str__(self) -> str:
        """As it is written."""
        return f"{self.of}{f'({self.colour})' if self.colour else ''} {self.sign} {self.number}"


@dataclass(frozen=True, slots=True)
class Wins:
    """The game is over and this colour has won: ``wins(b)``."""

    colour: str

    def __str__(self) -> str:
        """As it is written."""
        return f"wins({self.colour})"


@dataclass(frozen=True, slots=True)
class Not:
    """The contrary."""

    goal: "Goal"

    def __str__(self) -> str:
        """As it is written."""
        return f"not {_inside(self.goal, Both | Either)}"


@dataclass(frozen=True, slots=True)
class Both:
    """One and the other."""

    one: "Goal"
    other: "Goal"

    def __str__(self) -> str:
        """As it is written."""
        return f"{_inside(self.one, Either)} and {_inside(self.other, Both | Either)}"


@dataclass(frozen=True, slots=True)
class Either:
    """One or the other."""

    one: "Goal"
    other: "Goal"

    def __str__(self) -> str:
        """As it is written."""
        return f"{self.one} or {_inside(self.other, Either)}"


Goal = Count | Wins | Not | Both | Either


def _inside(goal: Goal, loose: object) -> str:
    """A part of a goal, in brackets where it would be read otherwise without them."""
    return f"({goal})" if isinstance(goal, loose) else str(goal)  # type: ignore[arg-type]


def _seat(state: State, colour: str) -> int:
    return state.table.colours.index(colour)


_COUNTS: dict[str, Callable[[State, str], int]] = {
    "home": lambda state, colour: state.home[_seat(state, colour)],
    "full": lambda state, colour: state.full[_seat(state, colour)],
    "empty": lambda state, colour: state.empty[_seat(state, colour)],
    "spent": lambda state, colour: state.spent[_seat(state, colour)],
    "filled": lambda state, colour: (
        state.full[_seat(state, colour)] + state.spent[_seat(state, colour)]
    ),
    "imprisoned": lambda state, colour: "".join(state.covered).count(colour),
    "visible": lambda state, colour: "".join(state.tops).count(colour),
}
_SIGNS: dict[str, Callable[[int, int], bool]] = {
    ">=": lambda one, other: one >= other,
    "<=": lambda one, other: one <= other,
    "=": lambda one, other: one == other,
}


def holds(goal: Goal, state: State) -> bool:
    """Whether a state fulfils a goal."""
    match goal:
        case Count(of, colour, sign, number):
            found = _COUNTS[of](state, colour) if colour else state.castle
            return _SIGNS[sign](found, number)
        case Wins(colour):
            won = winning_seats(state)
            return won is not None and _seat(state, colour) in won
        case Not(inner):
            return not holds(inner, state)
        case Both(one, other):
            return holds(one, state) and holds(other, state)
        case Either(one, other):
            return holds(one, state) or holds(other, state)


_WORD = re.compile(r"[a-z]+|\d{1,6}|>=|<=|=|[()]", re.ASCII)
_DEEPEST = 50  # brackets in brackets


class _Reader:
    """Reads a goal word by word; ``not`` binds more tightly than ``and``, and that than ``or``."""

    def __init__(self, text: str, colours: str) -> None:
        self._text, self._colours, self._depth = text, colours, 0
        self._words = [*_words(text), (len(text), "")]
        self._next = 0

    def read(self) -> Goal:
        goal = self._either()
        if self._peek():
            self._fail("and, or, or the end is meant here")
        return goal

    def _peek(self) -> str:
        return self._words[self._next][1]

    def _take(self, *wanted: str) -> str:
        word = self._peek()
        if wanted and word not in wanted:
            self._fail(f"{' or '.join(wanted)} is meant here")
        self._next += 1
        return word

    def _fail(self, what: str) -> NoReturn:
        raise GoalError(self._words[min(self._next, len(self._words) - 1)][0], what)

    def _either(self) -> Goal:
        goal = self._both()
        while self._peek() == "or":
            self._take()
            goal = Either(goal, self._both())
        return goal

    def _both(self) -> Goal:
        goal = self._single()
        while self._peek() == "and":
            self._take()
            goal = Both(goal, self._single())
        return goal

    def _single(self) -> Goal:
        self._depth += 1
        if self._depth > _DEEPEST:
            self._fail("there are too many brackets and nots in each other")
        goal = self._inner()
        self._depth -= 1
        return goal

    def _inner(self) -> Goal:
        if self._peek() == "not":
            self._take()
            return Not(self._single())
        if self._peek() == "(":
            self._take()
            goal = self._either()
            self._take(")")
            return goal
        return self._small()

    def _small(self) -> Goal:
        word = self._peek()
        if word not in (*_COUNTS, "wins", "castle"):
            self._fail(f"not, (, castle, wins, {', '.join(_COUNTS)} are meant here")
        self._take()
        colour = "" if word == "castle" else self._colour()
        if word == "wins":
            return Wins(colour)
        sign = self._take(*_SIGNS)
        return Count(word, colour, sign, self._number(SPACES - 1 if word == "castle" else 999))

    def _colour(self) -> str:
        self._take("(")
        if self._peek() not in tuple(self._colours):
            self._fail(f"a colour of {self._colours} is meant here")
        colour = self._take()
        self._take(")")
        return colour

    def _number(self, most: int) -> int:
        word = self._peek()
        if not word.isdigit() or int(word) > most:
            self._fail(f"a number from 0 to {most} is meant here")
        return int(self._take())


def _words(text: str) -> Iterator[tuple[int, str]]:
    """The words of a goal, each with where it begins."""
    at = 0
    while rest := text[at:].lstrip():
        at = len(text) - len(rest)
        found = _WORD.match(text, at)
        if found is None:
            raise GoalError(at, f"{excerpt(rest[0])} is not part of any goal")
        yield at, found.group()
        at = found.end()


def parse_goal(text: str, colours: str = COLOURS) -> Goal:
    """Read a goal, or raise GoalError.

    >>> str(parse_goal("home(b)>=2 and not (castle=8 or wins(y))"))
    'home(b) >= 2 and not (castle = 8 or wins(y))'
    """
    if len(text) > 2_000:
        raise GoalError(2_000, "this is too long for a goal")
    return _Reader(text, colours).read()
