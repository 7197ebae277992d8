"""Goals: what a puzzle or a lesson asks for, checked on any state. See text for how to write.

Small sentences are joined by ``and``, ``or`` and ``not``: ``home(b) >= 2 and not castle = 8``.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias, cast

from ....engine.goal_language import SIGNS, Both, Either, Joined, Not, Part, changed
from ....engine.goal_language import predicate as joined_predicate
from ..rules.ending import winning_seats
from ..stacks import height
from ..state import State

if TYPE_CHECKING:
    from ..symmetry import Symmetry

__all__ = [
    "COUNTS", "SIGNS", "Both", "Count", "Either", "Enters", "Goal", "Not", "Where", "Wins",
    "bound", "holds", "own", "predicate", "turned", "whereabouts",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Count(Part):
    """A number of the game compared with another: ``home(b) >= 2``, ``castle = 8``."""

    of: str
    colour: str
    space: int | None
    sign: str
    number: int

    def __str__(self) -> str:
        """As it is written."""
        place = "" if self.space is None else str(self.space)
        inside = ", ".join(filter(None, (self.colour, place)))
        return f"{self.of}{f'({inside})' if inside else ''} {self.sign} {self.number}"


@dataclass(frozen=True, slots=True)
class Wins(Part):
    """The game is over and this colour has won: ``wins(b)``."""

    colour: str

    def __str__(self) -> str:
        """As it is written."""
        return f"wins({self.colour})"


@dataclass(frozen=True, slots=True)
class Enters(Part):
    """More wizards of this colour are home than at the start: ``enters(y)``."""

    colour: str

    def __str__(self) -> str:
        """As it is written."""
        return f"enters({self.colour})"


Goal: TypeAlias = Joined[Count | Wins | Enters]


@dataclass(frozen=True, slots=True)
class Where:
    """A question for the memory: where are wizards of this colour imprisoned."""

    colour: str

    def __str__(self) -> str:
        """As it is written."""
        return f"where({self.colour})"


def _seat(state: State, colour: str) -> int:
    return state.table.colours.index(colour)


def _filled(state: State, colour: str) -> int:
    return state.full[_seat(state, colour)] + state.spent[_seat(state, colour)]


def _count(spaces: tuple[str, ...], colour: str, space: int | None) -> int:
    return "".join(spaces if space is None else spaces[space]).count(colour)


COUNTS: dict[str, Callable[[State, str, int | None], int]] = {
    "home": lambda state, colour, _: state.home[_seat(state, colour)],
    "full": lambda state, colour, _: state.full[_seat(state, colour)],
    "empty": lambda state, colour, _: state.empty[_seat(state, colour)],
    "spent": lambda state, colour, _: state.spent[_seat(state, colour)],
    "filled": lambda state, colour, _: _filled(state, colour),
    "imprisoned": lambda state, colour, space: _count(state.covered, colour, space),
    "visible": lambda state, colour, space: _count(state.tops, colour, space),
    "towers": lambda state, _, space: height(state.covered[space or 0]),
    "castle": lambda state, _, __: state.castle,
}


def own(goal: object) -> Goal:
    """A goal of this game, as whoever asks has got it from here."""
    assert isinstance(goal, Count | Wins | Enters | Not | Both | Either)
    return cast("Goal", goal)


def holds(goal: Goal, state: State) -> bool:
    """Whether a state fulfils a goal that is bound to its start."""
    return predicate(goal)(state)


def predicate(goal: Goal) -> Callable[[State], bool]:
    """The question to ask of states to see whether they fulfil a bound goal."""
    return joined_predicate(goal, _predicate)


def _predicate(part: Count | Wins | Enters) -> Callable[[State], bool]:
    match part:
        case Count(of, colour, space, sign, number):
            count, compare = COUNTS[of], SIGNS[sign]
            return lambda state: compare(count(state, colour, space), number)
        case Wins(colour):
            return lambda state: _seat(state, colour) in (winning_seats(state) or ())
        case Enters():
            raise AssertionError("a goal is bound before it is checked")


def bound(goal: Goal, start: State) -> Goal:
    """A goal with what it says of the start put in as numbers."""

    def bind(part: Count | Wins | Enters) -> Goal:
        if not isinstance(part, Enters):
            return part
        return Count("home", part.colour, None, ">=", start.home[_seat(start, part.colour)] + 1)

    return changed(goal, bind)


def turned(goal: Goal, symmetry: "Symmetry") -> Goal:
    """The same goal in the turned and recoloured game."""

    def turn(part: Count | Wins | Enters) -> Goal:
        colour = symmetry.colour(part.colour) if part.colour else ""
        if not isinstance(part, Count):
            return replace(part, colour=colour)
        space = None if part.space is None else symmetry.space(part.space)
        number = symmetry.space(part.number) if part.of == "castle" else part.number
        return replace(part, colour=colour, space=space, number=number)

    return changed(goal, turn)


def whereabouts(where: Where, state: State) -> tuple[int, ...]:
    """The answer to a question for the memory."""
    return tuple(space for space, below in enumerate(state.covered) if where.colour in below)
