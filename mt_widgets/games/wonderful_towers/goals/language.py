"""The smallest parts of a goal: read, checked on any state, and how far a state is from them."""

from collections.abc import Callable
from dataclasses import dataclass

from ....engine.goal_language import ONE, SIGNS, Count, Joined, Part
from ....engine.goal_reading import GoalWords
from ..box import ALL, LEVELS, PLACE, POWERS
from ..rules.ending import fitting_blocks, is_complete
from ..state import State


@dataclass(frozen=True, slots=True)
class Tower(Part):
    """A tower is complete, ``complete(b)``, or its owner has won, ``wins(b)``: both at once."""

    of: str
    colour: str


@dataclass(frozen=True, slots=True)
class Block(Part):
    """The size of the block on a level: ``block(b, 3) = 47``."""

    colour: str
    level: int
    sign: str
    number: int


@dataclass(frozen=True, slots=True)
class Market(Part):
    """A card, or one with a power, lies in the market: ``market(47)``, ``market(up)``."""

    what: str


Small = Tower | Count | Block | Market
Goal = Joined[Small]
_TOWERS = "complete", "wins"
# So many blocks can stay, ``fitting(b) >= 5``, or have a token, ``protected(b) = 2``.
_COUNTS: dict[str, Callable[[State, int], int]] = {
    "fitting": lambda state, seat: fitting_blocks(state.towers[seat]),
    "protected": lambda state, seat: state.tokens[seat].bit_count(),
}
_KNOWN = (*_TOWERS, *_COUNTS, "block", "market")


# Reading


def read(words: GoalWords, state: State) -> Small:
    """Read a smallest part about the towers of a state, or raise GoalError."""
    of = words.one_of(_KNOWN, f"not, (, {', '.join(_KNOWN)} are")
    words.take("(")
    if of == "market":
        return Market(_what(words))
    colour = words.colour(state.colours)
    if of == "block":
        words.take(",")
        level = words.number(LEVELS, 1)
        words.take(")")
        return Block(colour, level, words.take(*SIGNS), words.number(len(ALL), 1))
    words.take(")")
    if of in _TOWERS:
        return Tower(of, colour)
    return Count(of, colour, words.take(*SIGNS), words.number(LEVELS))


def _what(words: GoalWords) -> str:
    """A card or a power."""
    if words.peek().isdigit():
        what = str(words.number(len(ALL), 1))
    else:
        what = words.one_of(POWERS, f"a card or one of {', '.join(POWERS)} is")
    words.take(")")
    return what


# Checking


def value(part: Count | Block, state: State) -> int:
    """The number that a part compares."""
    seat = state.colours.index(part.colour)
    if isinstance(part, Block):
        return state.towers[seat][part.level - 1]
    return _COUNTS[part.of](state, seat)


def condition(part: Small, _start: State) -> Callable[[State], bool]:
    """The question to ask of states to see whether a smallest part holds."""
    match part:
        case Tower(_, colour):
            return lambda state: is_complete(state.towers[state.colours.index(colour)])
        case Market(what) if what in POWERS:
            place = POWERS[what].place
            return lambda state: state.market[place] != 0
        case Market(what):
            card = int(what)
            return lambda state: state.market[PLACE[card]] == card
        case Count() | Block():
            compare, number = SIGNS[part.sign], part.number
            return lambda state: compare(value(part, state), number)


def distance(part: Small, start: State) -> Callable[[State], int]:
    """How far states are from a smallest part, by the number of wrong blocks; 0 if it holds."""
    holds = condition(part, start)

    def far(state: State) -> int:
        if holds(state):
            return 0
        match part:
            case Tower(_, colour):
                return ONE * (LEVELS - fitting_blocks(state.towers[state.colours.index(colour)]))
            case Count():
                return ONE * abs(value(part, state) - part.number)
        return ONE

    return far
