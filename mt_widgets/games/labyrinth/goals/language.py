"""Goals: what a puzzle or a lesson asks for, how it is written, and whether a state fulfils it.

The smallest parts are ``points(b) >= 20``, ``taken(b) >= 3`` (so many tokens), ``wands(b) <= 1``,
``reach(b) >= 12`` (so many places to walk to), ``has(b, 17)``, ``at(b, d4)`` and ``wins(b)``. What
depends on an unknown formula is so only if it is so with every card that the formula may be.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from ....engine import goal_language
from ....engine.aims import Aim, Question
from ....engine.goal_language import SIGNS, Both, Either, Joined, Not, Part, Words
from ..box import NUMBERS, PLACE_NUMBER
from ..forecast import ways
from ..rules.corridors import area
from ..rules.ending import standing, winners
from ..state import State

__all__ = [
    "COUNTS", "At", "Count", "Goal", "Has", "Small", "Where", "Wins", "counts_cards", "parse_aim",
    "parse_goal", "predicate", "test",
]  # fmt: skip

_WORD = re.compile(r"[a-g][1-7](?![a-z0-9])|[a-z]+|\d{1,6}|>=|<=|=|[(),]", re.ASCII)
_MOST = 999


@dataclass(frozen=True, slots=True)
class Count(Part):
    """A number that a player has, compared with another: ``points(b) >= 20``."""

    of: str
    colour: str
    sign: str
    number: int

    def __str__(self) -> str:
        """As it is written."""
        return f"{self.of}({self.colour}) {self.sign} {self.number}"


@dataclass(frozen=True, slots=True)
class Has(Part):
    """A player has a token: ``has(b, 17)``."""

    colour: str
    token: int

    def __str__(self) -> str:
        """As it is written."""
        return f"has({self.colour}, {self.token})"


@dataclass(frozen=True, slots=True)
class At(Part):
    """A player's pawn stands on a place: ``at(b, d4)``."""

    colour: str
    place: str

    def __str__(self) -> str:
        """As it is written."""
        return f"at({self.colour}, {self.place})"


@dataclass(frozen=True, slots=True)
class Wins(Part):
    """The game is over and a player has won: ``wins(b)``."""

    colour: str

    def __str__(self) -> str:
        """As it is written."""
        return f"wins({self.colour})"


@dataclass(frozen=True, slots=True)
class Where:
    """A question: where can a player's pawn walk to: ``where(b)``."""

    colour: str

    def __str__(self) -> str:
        """As it is written."""
        return f"where({self.colour})"


Small = Count | Has | At | Wins
Goal: TypeAlias = Joined[Small]


def _points(state: State, seat: int) -> int:
    return standing(seat, state.table.formulas[seat], state.taken[seat], state.wands[seat]).points


COUNTS: dict[str, Callable[[State, int], int]] = {
    "points": _points,
    "taken": lambda state, seat: len(state.taken[seat]),
    "wands": lambda state, seat: state.wands[seat],
    "reach": lambda state, seat: len(area(state.tiles, state.pawns[seat])) - 1,  # not its own place
}


# Reading


def parse_goal(text: str, colours: str) -> Goal:
    """Read a goal of these players, or raise GoalError.

    >>> str(parse_goal("points(b)>=20 and not (at(b,d4) or wins(y))", "by"))
    'points(b) >= 20 and not (at(b, d4) or wins(y))'
    """
    return goal_language.parse_goal(Words(text, _WORD), lambda words: _small(words, colours))


def parse_aim(text: str, colours: str) -> Aim | Question:
    """Read what a puzzle asks of these players, or raise GoalError."""
    words = Words(text, _WORD)
    if words.took("where"):
        question = Question(Where(_colour(words, colours)))
        words.take(")")
        words.end()
        return question
    return goal_language.parse_aim(words, lambda words: _small(words, colours))


def _small(words: Words, colours: str) -> Small:
    known = (*COUNTS, "has", "at", "wins")
    if words.peek() not in known:
        words.fail(f"not, (, {', '.join(known)} are meant here")
    what, colour = words.take(), _colour(words, colours)
    part: Small
    match what:
        case "has":
            words.take(",")
            part = Has(colour, _token(words))
        case "at":
            words.take(",")
            part = At(colour, _place(words))
        case "wins":
            part = Wins(colour)
        case _:
            words.take(")")
            return Count(what, colour, words.take(*SIGNS), words.number(_MOST))
    words.take(")")
    return part


def _colour(words: Words, colours: str) -> str:
    words.take("(")
    if words.peek() not in [*colours]:
        words.fail(f"a colour of {colours} is meant here")
    return words.take()


def _token(words: Words) -> int:
    if words.peek() not in [*map(str, NUMBERS)]:
        words.fail("the number of a token, 1 to 20 or 25, is meant here")
    return int(words.take())


def _place(words: Words) -> str:
    if words.peek() not in PLACE_NUMBER:
        words.fail("a place from a1 to g7 is meant here")
    return words.take()


# Whether a state fulfils it


def predicate(goal: Goal, colours: str) -> Callable[[State], bool]:
    """The question to ask of states of these players to see whether they fulfil a goal."""
    holds = goal_language.predicate(goal, lambda part: test(part, colours))
    return (lambda state: all(map(holds, ways(state)))) if counts_cards(goal) else holds


def counts_cards(goal: Goal) -> bool:
    """Whether a goal speaks of points, for which formulas count."""
    match goal:
        case Not(inner):
            return counts_cards(inner)
        case Both(one, other) | Either(one, other):
            return counts_cards(one) or counts_cards(other)
        case Count(of):
            return of == "points"
    return isinstance(goal, Wins)


def test(part: Small, colours: str) -> Callable[[State], bool]:
    """The question to ask of states whose formulas are known, for a smallest part."""
    seat = colours.index(part.colour)
    match part:
        case Count(of, _, sign, number):
            count, compare = COUNTS[of], SIGNS[sign]
            return lambda state: compare(count(state, seat), number)
        case Has(_, token):
            return lambda state: token in state.taken[seat]
        case At(_, place):
            return lambda state: state.pawns[seat] == PLACE_NUMBER[place]
        case Wins():
            return lambda state: seat in (winners(state) or ())
