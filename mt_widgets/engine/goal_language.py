"""The language of goals as far as all games share it: ``and``, ``or``, ``not`` and brackets.

A game brings its smallest parts, such as ``home(b) >= 2``: subclasses of ``Part``, and a function
that reads one from ``Words``. Its goals are ``Joined[Count | Wins]`` then. ``not`` binds more
tightly than ``and``, and that than ``or``.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, NoReturn, TypeAlias, TypeVar

from .aims import Aim
from .errors import Mistake, excerpt

__all__ = [
    "ONE", "SIGNS", "Both", "Either", "GoalError", "Joined", "Not", "Part", "Words", "changed",
    "gap", "inward", "parse_aim", "parse_goal", "predicate",
]  # fmt: skip

ONE = 64  # what one thing that is missing counts as a gap
SIGNS: Mapping[str, Callable[[int, int], bool]] = {
    ">=": lambda one, other: one >= other,
    "<=": lambda one, other: one <= other,
    "=": lambda one, other: one == other,
}
_WORD = re.compile(r"[a-z]+|\d{1,6}|>=|<=|=|[(),]", re.ASCII)
_DEEPEST = 50  # brackets in brackets
_LONGEST = 2_000
_MOST_WORDS = 480
_TOO_LONG = "this is too long for a goal"


class Part:
    """A smallest part of a goal, which is the game's own; its text is what was written."""

    __slots__ = ()


Small = TypeVar("Small", bound=Part)
Other = TypeVar("Other", bound=Part)
State = TypeVar("State")


class GoalError(Mistake):
    """A goal that cannot be read, and where reading stopped."""

    def __init__(self, where: int, what: str) -> None:
        super().__init__(f"goal: character {where + 1}: {what}")


@dataclass(frozen=True, slots=True)
class Not(Generic[Small]):
    """The contrary."""

    goal: "Joined[Small]"

    def __str__(self) -> str:
        """As it is written."""
        return f"not {_inside(self.goal, Both, Either)}"


@dataclass(frozen=True, slots=True)
class Both(Generic[Small]):
    """One and the other."""

    one: "Joined[Small]"
    other: "Joined[Small]"

    def __str__(self) -> str:
        """As it is written."""
        return f"{_inside(self.one, Either)} and {_inside(self.other, Both, Either)}"


@dataclass(frozen=True, slots=True)
class Either(Generic[Small]):
    """One or the other."""

    one: "Joined[Small]"
    other: "Joined[Small]"

    def __str__(self) -> str:
        """As it is written."""
        return f"{self.one} or {_inside(self.other, Either)}"


Joined: TypeAlias = Small | Not[Small] | Both[Small] | Either[Small]


def _inside(goal: object, *loose: type) -> str:
    """A part of a goal, in brackets where it would be read otherwise without them."""
    return f"({goal})" if isinstance(goal, loose) else str(goal)


# Reading


class Words:
    """The words of a goal one after the other, for whoever reads its smallest parts."""

    def __init__(self, text: str, word: re.Pattern[str] = _WORD) -> None:
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


def parse_goal(words: Words, small: Callable[[Words], Small]) -> Joined[Small]:
    """Read a goal to the end of the words, or raise GoalError."""
    goal = _either(words, small, 0)
    words.end("and, or, or the end is meant here")
    return goal


def parse_aim(words: Words, small: Callable[[Words], Small]) -> Aim:
    """Read a goal and how it is meant to the end of the words, or raise GoalError."""
    likely = words.took("likely")
    keep = words.took("keep")
    return Aim(parse_goal(words, small), keep, likely)


def _either(words: Words, small: Callable[[Words], Small], depth: int) -> Joined[Small]:
    goal = _both(words, small, depth)
    while words.took("or"):
        goal = Either(goal, _both(words, small, depth))
    return goal


def _both(words: Words, small: Callable[[Words], Small], depth: int) -> Joined[Small]:
    goal = _single(words, small, depth + 1)
    while words.took("and"):
        goal = Both(goal, _single(words, small, depth + 1))
    return goal


def _single(words: Words, small: Callable[[Words], Small], depth: int) -> Joined[Small]:
    if depth > _DEEPEST:
        words.fail("there are too many brackets and nots in each other")
    if words.took("not"):
        return Not(_single(words, small, depth + 1))
    if words.took("("):
        goal = _either(words, small, depth)
        words.take(")")
        return goal
    return small(words)


# What is asked of every goal, by what is asked of its smallest parts


def predicate(
    goal: Joined[Small], small: Callable[[Small], Callable[[State], bool]]
) -> Callable[[State], bool]:
    """The question to ask of states to see whether they fulfil a goal."""
    match goal:
        case Not(inner):
            test = predicate(inner, small)
            return lambda state: not test(state)
        case Both(one, other):
            first, second = predicate(one, small), predicate(other, small)
            return lambda state: first(state) and second(state)
        case Either(one, other):
            first, second = predicate(one, small), predicate(other, small)
            return lambda state: first(state) or second(state)
    return small(goal)


def gap(
    goal: Joined[Small], small: Callable[[Small], Callable[[State], int]]
) -> Callable[[State], int]:
    """How far states are from a goal, 0 where it holds, as that is so of its smallest parts.

    What is not to be counts ONE as long as it is.
    """
    match goal:
        case Not(inner):
            contrary = gap(inner, small)
            return lambda state: 0 if contrary(state) else ONE
        case Both(one, other):
            first, second = gap(one, small), gap(other, small)
            return lambda state: first(state) + second(state)
        case Either(one, other):
            first, second = gap(one, small), gap(other, small)
            return lambda state: min(first(state), second(state))
    return small(goal)


def changed(goal: Joined[Small], small: Callable[[Small], Joined[Other]]) -> Joined[Other]:
    """A goal with each of its smallest parts changed."""
    match goal:
        case Not(inner):
            return Not(changed(inner, small))
        case Both(one, other):
            return Both(changed(one, small), changed(other, small))
        case Either(one, other):
            return Either(changed(one, small), changed(other, small))
    return small(goal)


def inward(goal: Joined[Small], *, wanted: bool = True) -> Joined[Small]:
    """The same goal, or its contrary, with ``not`` only in front of smallest parts."""
    match goal:
        case Not(inner):
            return inward(inner, wanted=not wanted)
        case Both(one, other) | Either(one, other):
            join = Both if isinstance(goal, Both) == wanted else Either
            return join(inward(one, wanted=wanted), inward(other, wanted=wanted))
    return goal if wanted else Not(goal)
