"""The language of goals as far as all games share it: ``and``, ``or``, ``not`` and brackets.

A game brings its smallest parts, such as ``home(b) >= 2``: subclasses of ``Part``, and a function
that reads one (see goal_reading). Its goals are ``Joined[Count | Wins]`` then. ``not`` binds more
tightly than ``and``, and that than ``or``. Parts that several games have stand here, too.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from operator import eq, ge, le
from typing import Any, Generic, TypeAlias, TypeVar

ONE = 64  # what one thing that is missing counts as a gap
SIGNS: Mapping[str, Callable[[int, int], bool]] = {">=": ge, "<=": le, "=": eq}


class Part:
    """A smallest part of a goal, such as ``wins(b)``, ``at(b, d4)`` or ``home(b) >= 2``.

    A part is called what it is ``of``, or else as its class; a ``sign`` and a ``number`` stand
    behind the brackets, all its other fields inside of them.
    """

    __slots__ = ()

    def __str__(self) -> str:
        """As it is written."""
        told = {field.name: getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]  # each is a dataclass
        name = told.pop("of", type(self).__name__.lower())
        compared = [str(told.pop(key)) for key in ("sign", "number") if key in told]
        inside = ", ".join(str(value) for value in told.values() if value not in ("", None))
        return " ".join([f"{name}({inside})" if inside else name, *compared])


@dataclass(frozen=True, slots=True)
class Count(Part):
    """A number that a player has, compared with another: ``points(b) >= 20``."""

    of: str
    colour: str
    sign: str
    number: int


@dataclass(frozen=True, slots=True)
class Wins(Part):
    """The game is over and this colour has won: ``wins(b)``."""

    colour: str


@dataclass(frozen=True, slots=True)
class Where(Part):
    """A question about what a player has on the board: ``where(b)``."""

    colour: str


Small = TypeVar("Small", bound=Part)
Other = TypeVar("Other", bound=Part)
State = TypeVar("State")


@dataclass(frozen=True, slots=True)
class Not(Generic[Small]):
    """A goal that must not hold."""

    goal: "Joined[Small]"

    def __str__(self) -> str:
        """As it is written."""
        return f"not {_inside(self.goal, Both, Either)}"


@dataclass(frozen=True, slots=True)
class Both(Generic[Small]):
    """Two goals that must both hold."""

    one: "Joined[Small]"
    other: "Joined[Small]"

    def __str__(self) -> str:
        """As it is written."""
        return f"{_inside(self.one, Either)} and {_inside(self.other, Both, Either)}"


@dataclass(frozen=True, slots=True)
class Either(Generic[Small]):
    """Two goals of which one must hold."""

    one: "Joined[Small]"
    other: "Joined[Small]"

    def __str__(self) -> str:
        """As it is written."""
        return f"{self.one} or {_inside(self.other, Either)}"


Joined: TypeAlias = Small | Not[Small] | Both[Small] | Either[Small]


def _inside(goal: object, *loose: type) -> str:
    """A part of a goal, in brackets where it would be read otherwise without them."""
    return f"({goal})" if isinstance(goal, loose) else str(goal)


# What is asked of every goal, by what is asked of its smallest parts


def own(goal: object) -> "Joined[Any]":
    """The goal of an aim, with the type that the game gave it."""
    assert isinstance(goal, Part | Not | Both | Either)
    return goal


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
    """A goal, or its contrary, written with ``not`` only in front of smallest parts."""
    match goal:
        case Not(inner):
            return inward(inner, wanted=not wanted)
        case Both(one, other) | Either(one, other):
            join = Both if isinstance(goal, Both) == wanted else Either
            return join(inward(one, wanted=wanted), inward(other, wanted=wanted))
    return goal if wanted else Not(goal)
