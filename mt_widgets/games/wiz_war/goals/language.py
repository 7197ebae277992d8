"""Goals: what a puzzle or a lesson may ask for, read from text and checked on any state.

Small sentences are joined by ``and``, ``or`` and ``not``: ``dead(y) and not carries(b, Y)``.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

from ....engine.goal_language import ONE, SIGNS, Count, Joined, Part, Wins
from ....engine.goal_reading import GoalWords
from ..cards import CREATURES, ITEMS
from ..characters import is_alive, square_of
from ..rules.ending import WANTED, loot, winners
from ..state import Setup, State

WORD = re.compile(r"[a-z]+\d{0,2}|[A-Z]|\d{1,6}|>=|<=|=|[(),]", re.ASCII)
_MOST = 999


@dataclass(frozen=True, slots=True)
class Dead(Part):
    """A wizard is dead: ``dead(y)``."""

    colour: str


@dataclass(frozen=True, slots=True)
class At(Part):
    """A wizard or a creature is on a square: ``at(b, d4)``, ``at(ogre, d4)``."""

    who: str
    square: str


@dataclass(frozen=True, slots=True)
class Carries(Part):
    """A wizard carries an item or a treasure: ``carries(b, Y)``."""

    colour: str
    thing: str


Small = Count | Dead | Wins | At | Carries
Goal = Joined[Small]


# Reading


def read(words: GoalWords, state: State) -> Small:
    """Read a smallest part about a game at this table, or raise GoalError."""
    setup, known = state.setup, (*COUNTS, "dead", "wins", "at", "carries")
    kind = words.one_of(known, f"not, (, dead, wins, at, carries, {', '.join(COUNTS)} are")
    words.take("(")
    part = _at(words, setup) if kind == "at" else _owned(words, kind, setup)
    words.take(")")
    if isinstance(part, str):
        return Count(kind, part, words.take(*SIGNS), words.number(_MOST))
    return part


def _at(words: GoalWords, setup: Setup) -> At:
    known = (*setup.colours, *CREATURES)
    who = words.one_of(known, f"{', '.join(known)} are")
    words.take(",")
    names = setup.board.names
    return At(who, words.one_of(names, f"a square from {names[0]} to {names[-1]} is"))


def _owned(words: GoalWords, kind: str, setup: Setup) -> Dead | Wins | Carries | str:
    """A part about one wizard; only the wizard's colour if something is counted."""
    colour = words.colour(setup.colours)
    if kind == "carries":
        words.take(",")
        known = (*ITEMS, *setup.colours.upper())
        return Carries(colour, words.one_of(known, f"{', '.join(known)} are"))
    return Dead(colour) if kind == "dead" else Wins(colour) if kind == "wins" else colour


# Asking states


COUNTS: dict[str, Callable[[State, int], int]] = {
    "life": lambda state, seat: state.lives[seat],
    "cards": lambda state, seat: len(state.hands[seat]),
    "loot": lambda state, seat: loot(state)[seat],
}


def small_predicate(part: Small, _start: State) -> Callable[[State], bool]:
    """The question to ask of states to see whether a smallest part holds."""
    match part:
        case Count(of, colour, sign, number):
            count, compare = COUNTS[of], SIGNS[sign]
            return lambda state: compare(count(state, state.setup.seat[colour]), number)
        case Dead(colour):
            return lambda state: not state.lives[state.setup.seat[colour]]
        case Wins(colour):
            return lambda state: state.setup.seat[colour] in (winners(state) or ())
        case At(who, square):
            return lambda state: (
                is_alive(state, who) and square_of(state, who) == state.setup.board.square[square]
            )
        case Carries(colour, thing):
            return lambda state: thing in state.carried[state.setup.seat[colour]]


def small_gap(part: Small, start: State) -> Callable[[State], int]:
    """How far states are from a smallest part; 0 if it holds."""
    holds = small_predicate(part, start)
    return lambda state: 0 if holds(state) else max(1, _gap(part, state))


def _gap(part: Small, state: State) -> int:
    board, seats = state.setup.board, state.setup.seat
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
