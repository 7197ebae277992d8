"""Reading goals: words one after the other, and what ``and``, ``or``, ``not`` and brackets join."""

import re
from collections.abc import Callable, Collection, Iterator
from typing import NoReturn, TypeVar

from .aims import Aim, Question
from .errors import Mistake, excerpt
from .goal_language import Both, Either, Joined, Not, Part, Where

Small = TypeVar("Small", bound=Part)
WORD = re.compile(r"[a-z]+|\d{1,6}|>=|<=|=|[(),]", re.ASCII)
_DEEPEST = 50  # brackets in brackets
_LONGEST = 2_000
_MOST_WORDS = 480
_TOO_LONG = "this is too long for a goal"


class GoalError(Mistake):
    """A goal that cannot be read, and where reading stopped."""

    def __init__(self, where: int, what: str) -> None:
        super().__init__(f"goal: character {where + 1}: {what}")


class GoalWords:
    """The words of a goal one after the other, for whoever reads its smallest parts."""

    def __init__(self, text: str, word: re.Pattern[str] = WORD) -> None:
        self._words = [*_split(text, word), (len(text), "")]
        self._next = 0

    def peek(self) -> str:
        """The next word; nothing at the end."""
        return self._words[self._next][1]

    def take(self, *wanted: str) -> str:
        """The next word, which is one of those wanted, or any if none is named."""
        word = self.peek()
        if (wanted and word not in wanted) or not word:
            self.fail(f"{' or '.join(wanted) or 'more'} is meant here")
        self._next += 1
        return word

    def took(self, word: str) -> bool:
        """Whether the next word was this one, which is taken then."""
        return self.peek() == word and bool(self.take())

    def number(self, most: int, least: int = 0) -> int:
        """The next word as a number."""
        word = self.peek()
        if not word.isdigit() or not least <= int(word) <= most:
            self.fail(f"a number from {least} to {most} is meant here")
        return int(self.take())

    def one_of(self, known: Collection[str], meant: str) -> str:
        """The next word, which is a known one; it fails with what is meant."""
        if self.peek() not in known:
            self.fail(f"{meant} meant here")
        return self.take()

    def colour(self, colours: str) -> str:
        """The next word as the letter of a player."""
        return self.one_of([*colours], f"a colour of {colours} is")

    def end(self, meant: str = "nothing more is meant here") -> None:
        """Refuse whatever follows."""
        if self.peek():
            self.fail(meant)

    def fail(self, what: str) -> NoReturn:
        """Refuse the next word."""
        raise GoalError(self._words[self._next][0], what)


def _split(text: str, word: re.Pattern[str]) -> Iterator[tuple[int, str]]:
    """The words of a goal, each with where it begins, as many as can be written and read again."""
    if len(text) > _LONGEST:
        raise GoalError(_LONGEST, _TOO_LONG)
    at, words, written = 0, 0, 0
    while rest := text[at:].lstrip():
        at = len(text) - len(rest)
        found = word.match(text, at)
        if found is None:
            raise GoalError(at, f"{excerpt(rest[0])} is not part of any goal")
        words, written = words + 1, written + len(found.group()) + 1  # a blank behind each
        if words > _MOST_WORDS or written > _LONGEST:
            raise GoalError(at, _TOO_LONG)
        yield at, found.group()
        at = found.end()


def parse_goal(words: GoalWords, small: Callable[[GoalWords], Small]) -> Joined[Small]:
    """Read a goal to the end of the words, or raise GoalError."""
    goal = _either(words, small, 0)
    words.end("and, or, or the end is meant here")
    return goal


def parse_aim(words: GoalWords, small: Callable[[GoalWords], Small]) -> Aim:
    """Read a goal and how it is meant to the end of the words, or raise GoalError."""
    likely = words.took("likely")
    keep = words.took("keep")
    return Aim(parse_goal(words, small), keep, likely)


def read_where(words: GoalWords, colours: str) -> Question | None:
    """The question ``where(b)`` if it stands there, else None; or raise GoalError."""
    if not words.took("where"):
        return None
    words.take("(")
    question = Question(Where(words.colour(colours)))
    words.take(")")
    words.end()
    return question


def _either(words: GoalWords, small: Callable[[GoalWords], Small], depth: int) -> Joined[Small]:
    goal = _both(words, small, depth)
    while words.took("or"):
        goal = Either(goal, _both(words, small, depth))
    return goal


def _both(words: GoalWords, small: Callable[[GoalWords], Small], depth: int) -> Joined[Small]:
    goal = _single(words, small, depth + 1)
    while words.took("and"):
        goal = Both(goal, _single(words, small, depth + 1))
    return goal


def _single(words: GoalWords, small: Callable[[GoalWords], Small], depth: int) -> Joined[Small]:
    if depth > _DEEPEST:
        words.fail("there are too many brackets and nots in each other")
    if words.took("not"):
        return Not(_single(words, small, depth + 1))
    if words.took("("):
        goal = _either(words, small, depth)
        words.take(")")
        return goal
    return small(words)
