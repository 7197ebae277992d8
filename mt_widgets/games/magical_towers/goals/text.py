"""Reading goals, word by word, with the place of whatever cannot be read."""

import re
from collections.abc import Iterator
from typing import NoReturn

from ....engine.aims import Aim, Question
from ....engine.errors import Mistake, excerpt
from ..box import COLOURS, SPACES
from .language import COUNTS, SIGNS, Both, Count, Either, Enters, Goal, Not, Where, Wins

__all__ = ["GoalError", "parse_aim", "parse_goal"]


class GoalError(Mistake):
    """A goal that cannot be read, and where reading stopped."""

    def __init__(self, where: int, what: str) -> None:
        super().__init__(f"goal: character {where + 1}: {what}")


_WORD = re.compile(r"[a-z]+|\d{1,6}|>=|<=|=|[(),]", re.ASCII)
_DEEPEST = 50  # brackets in brackets
_LONGEST = 2_000
_MOST_WORDS = 480  # in canonical form, also of a variant, these fit into that length
_TOO_LONG = "this is too long for a goal"
_PLACED = "imprisoned", "visible"  # may tell of one space, too


class _Reader:
    """``not`` binds more tightly than ``and``, and that than ``or``."""

    def __init__(self, text: str, colours: str) -> None:
        self._text, self._colours, self._depth = text, colours, 0
        words = [*_words(text)]
        if len(words) > _MOST_WORDS:
            raise GoalError(words[_MOST_WORDS][0], _TOO_LONG)
        self._words = [*words, (len(text), "")]
        self._next = 0

    def read(self) -> Goal:
        """A whole goal."""
        goal = self._either()
        if self._peek():
            self._fail("and, or, or the end is meant here")
        return goal

    def read_aim(self) -> Aim | Question:
        """A goal, and how it is meant."""
        if self._peek() == "where":
            self._take()
            where = Where(self._colour())
            if self._peek():
                self._fail("nothing more is meant here")
            return Question(where)
        likely = self._took("likely")
        keep = self._took("keep")
        return Aim(self.read(), keep, likely)

    def _took(self, word: str) -> bool:
        if self._peek() != word:
            return False
        self._take()
        return True

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
        if word not in (*COUNTS, "wins", "enters"):
            self._fail(f"not, (, wins, enters, {', '.join(COUNTS)} are meant here")
        self._take()
        if word in ("wins", "enters"):
            return (Wins if word == "wins" else Enters)(self._colour())
        colour, space = self._place(word)
        sign = self._take("=") if word == "castle" else self._take(*SIGNS)  # a ring has no order
        return Count(
            word, colour, space, sign, self._number(SPACES - 1 if word == "castle" else 999)
        )

    def _place(self, word: str) -> tuple[str, int | None]:
        """What stands in the brackets: a colour, a space, or both."""
        if word == "castle":
            return "", None
        if word == "towers":
            self._take("(")
            space = self._number(SPACES - 1)
            self._take(")")
            return "", space
        colour = self._colour(closed=word not in _PLACED)
        if word not in _PLACED:
            return colour, None
        found = self._number(SPACES - 1) if self._took(",") else None
        self._take(")")
        return colour, found

    def _colour(self, *, closed: bool = True) -> str:
        self._take("(")
        if self._peek() not in tuple(self._colours):
            self._fail(f"a colour of {self._colours} is meant here")
        colour = self._take()
        if closed:
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


def _reader(text: str, colours: str) -> _Reader:
    if len(text) > _LONGEST:
        raise GoalError(_LONGEST, _TOO_LONG)
    return _Reader(text, colours)


def parse_goal(text: str, colours: str = COLOURS) -> Goal:
    """Read a goal, or raise GoalError.

    >>> str(parse_goal("home(b)>=2 and not (castle=8 or wins(y))"))
    'home(b) >= 2 and not (castle = 8 or wins(y))'
    """
    return _reader(text, colours).read()


def parse_aim(text: str, colours: str = COLOURS) -> Aim | Question:
    """Read what a puzzle asks for, or raise GoalError.

    >>> str(parse_aim("likely keep not enters(y)")), str(parse_aim("where(b)"))
    ('likely keep not enters(y)', 'where(b)')
    """
    return _reader(text, colours).read_aim()
