"""Goals: what a puzzle or a lesson asks for, how it is written, and whether a state fulfils it.

The smallest parts are ``points(b) >= 20``, ``taken(b) >= 3`` (so many tokens), ``wands(b) <= 1``,
``reach(b) >= 12`` (so many places to walk to), ``has(b, 17)``, ``at(b, d4)`` and ``wins(b)``. What
depends on an unknown formula is so only if it is so with every card that the formula may be.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from ....engine.goal_language import SIGNS, Both, Count, Either, Joined, Not, Part, Wins
from ....engine.goal_reading import GoalWords
from ..box import NUMBERS, PLACE_NUMBER
from ..rules.corridors import area
from ..rules.ending import standing, winners
from ..state import State

WORD = re.compile(r"[a-g][1-7](?![a-z0-9])|[a-z]+|\d{1,6}|>=|<=|=|[(),]", re.ASCII)
_MOST = 999


@dataclass(frozen=True, slots=True)
class Has(Part):
    """A player has a token: ``has(b, 17)``."""

    colour: str
    token: int


@dataclass(frozen=True, slots=True)
class At(Part):
    """A player's pawn stands on a place: ``at(b, d4)``."""

    colour: str
    place: str


Small = Count | Has | At | Wins
Goal: TypeAlias = Joined[Small]


def _points(state: State, seat: int) -> int:
    return standing(seat, state.setup.formulas[seat], state.taken[seat], state.wands[seat]).points


COUNTS: dict[str, Callable[[State, int], int]] = {
    "points": _points,
    "taken": lambda state, seat: len(state.taken[seat]),
    "wands": lambda state, seat: state.wands[seat],
    "reach": lambda state, seat: len(area(state.tiles, state.pawns[seat])) - 1,  # not its own place
}


# Reading


def read(words: GoalWords, state: State) -> Small:
    """Read a smallest part about these players, or raise GoalError."""
    known = (*COUNTS, "has", "at", "wins")
    what = words.one_of(known, f"not, (, {', '.join(known)} are")
    words.take("(")
    part = _part(words, what, words.colour(state.setup.colours))
    words.take(")")
    if isinstance(part, str):
        return Count(what, part, words.take(*SIGNS), words.number(_MOST))
    return part


def _part(words: GoalWords, what: str, colour: str) -> Has | At | Wins | str:
    """A part about one player; only the player's colour if something is counted."""
    if what not in ("has", "at"):
        return Wins(colour) if what == "wins" else colour
    words.take(",")
    if what == "at":
        return At(colour, words.one_of(PLACE_NUMBER, "a place from a1 to g7 is"))
    tokens = [*map(str, NUMBERS)]
    return Has(colour, int(words.one_of(tokens, "the number of a token, 1 to 20 or 25, is")))


# Whether a state fulfils it


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


def test(part: Small, start: State) -> Callable[[State], bool]:
    """The question to ask of states whose formulas are known, for a smallest part."""
    seat = start.setup.colours.index(part.colour)
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
