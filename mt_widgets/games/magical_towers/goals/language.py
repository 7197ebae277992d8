"""Goals: what a puzzle or a lesson asks for, read and checked on any state.

Small sentences are joined by ``and``, ``or`` and ``not``: ``home(b) >= 2 and not castle = 8``.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from ....engine.goal_language import SIGNS, Joined, Part, Wins, changed
from ....engine.goal_reading import GoalWords
from ..box import SPACES
from ..rules.ending import winning_seats
from ..stacks import height
from ..state import State

if TYPE_CHECKING:
    from ..puzzling.symmetries import Symmetry

_PLACED = "imprisoned", "visible"  # may tell of one space, too


@dataclass(frozen=True, slots=True)
class PlacedCount(Part):
    """A number of the game compared with another: ``home(b) >= 2``, ``castle = 8``."""

    of: str
    colour: str
    space: int | None
    sign: str
    number: int


@dataclass(frozen=True, slots=True)
class Enters(Part):
    """More wizards of this colour are home than at the start: ``enters(y)``."""

    colour: str


Small = PlacedCount | Wins | Enters
Goal: TypeAlias = Joined[Small]


def _seat(state: State, colour: str) -> int:
    return state.table.colours.index(colour)


def _count(spaces: tuple[str, ...], colour: str, space: int | None) -> int:
    return "".join(spaces if space is None else spaces[space]).count(colour)


COUNTS: dict[str, Callable[[State, str, int | None], int]] = {
    "home": lambda state, colour, _: state.home[_seat(state, colour)],
    "full": lambda state, colour, _: state.full[_seat(state, colour)],
    "empty": lambda state, colour, _: state.empty[_seat(state, colour)],
    "spent": lambda state, colour, _: state.spent[_seat(state, colour)],
    "filled": lambda state, colour, _: (
        state.full[_seat(state, colour)] + state.spent[_seat(state, colour)]
    ),
    "imprisoned": lambda state, colour, space: _count(state.covered, colour, space),
    "visible": lambda state, colour, space: _count(state.tops, colour, space),
    "towers": lambda state, _, space: height(state.covered[space or 0]),
    "castle": lambda state, _, __: state.castle,
}


def read(words: GoalWords, state: State) -> Small:
    """Read a smallest part about the players of a state, or raise GoalError."""
    known, colours = (*COUNTS, "wins", "enters"), state.table.colours
    word = words.one_of(known, f"not, (, wins, enters, {', '.join(COUNTS)} are")
    if word == "castle":
        words.take("=")  # a ring has no order
        return PlacedCount(word, "", None, "=", words.number(SPACES - 1))
    words.take("(")
    colour = "" if word == "towers" else words.colour(colours)
    told = word == "towers" or (word in _PLACED and words.took(","))
    space = words.number(SPACES - 1) if told else None
    words.take(")")
    if word in ("wins", "enters"):
        return (Wins if word == "wins" else Enters)(colour)
    return PlacedCount(word, colour, space, words.take(*SIGNS), words.number(999))


def holds(part: Small, start: State) -> Callable[[State], bool]:
    """The question to ask of states to see whether they fulfil a part of a goal set at a start."""
    match bound(part, start):
        case PlacedCount(of, colour, space, sign, number):
            count, compare = COUNTS[of], SIGNS[sign]
            return lambda state: compare(count(state, colour, space), number)
        case Wins(colour):
            return lambda state: _seat(state, colour) in (winning_seats(state) or ())


def bound(part: Small, start: State) -> PlacedCount | Wins:
    """A part with what it says of the start put in as a number."""
    if not isinstance(part, Enters):
        return part
    return PlacedCount("home", part.colour, None, ">=", start.home[_seat(start, part.colour)] + 1)


def turned(goal: Goal, symmetry: "Symmetry") -> Goal:
    """The same goal in the turned and recoloured game."""

    def turn(part: Small) -> Goal:
        colour = symmetry.colour(part.colour) if part.colour else ""
        if not isinstance(part, PlacedCount):
            return replace(part, colour=colour)
        space = None if part.space is None else symmetry.space(part.space)
        number = symmetry.space(part.number) if part.of == "castle" else part.number
        return replace(part, colour=colour, space=space, number=number)

    return changed(goal, turn)
