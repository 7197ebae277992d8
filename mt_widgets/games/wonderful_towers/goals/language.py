"""The smallest parts of a goal: read, checked on any state, and how far a state is from them."""

from collections.abc import Callable
from dataclasses import dataclass

from ....engine.goal_language import ONE, SIGNS, Joined, Part, Words
from ..box import ALL, LEVELS, PLACE, POWERS
from ..rules.ending import fitting_blocks, is_complete
from ..state import State

__all__ = [
    "Amount",
    "Block",
    "Goal",
    "InMarket",
    "Small",
    "Tower",
    "condition",
    "distance",
    "read",
    "value",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Tower(Part):
    """A tower is complete, ``complete(b)``, or its owner has won, ``wins(b)``: both at once."""

    of: str
    colour: str

    def __str__(self) -> str:
        """As it is written."""
        return f"{self.of}({self.colour})"


@dataclass(frozen=True, slots=True)
class Amount(Part):
    """So many blocks can stay, ``fitting(b) >= 5``, or have a token, ``protected(b) = 2``."""

    of: str
    colour: str
    sign: str
    number: int

    def __str__(self) -> str:
        """As it is written."""
        return f"{self.of}({self.colour}) {self.sign} {self.number}"


@dataclass(frozen=True, slots=True)
class Block(Part):
    """The size of the block on a level: ``block(b, 3) = 47``."""

    colour: str
    level: int
    sign: str
    number: int

    def __str__(self) -> str:
        """As it is written."""
        return f"block({self.colour}, {self.level}) {self.sign} {self.number}"


@dataclass(frozen=True, slots=True)
class InMarket(Part):
    """A card, or one with a power, lies in the market: ``market(47)``, ``market(up)``."""

    what: str

    def __str__(self) -> str:
        """As it is written."""
        return f"market({self.what})"


Small = Tower | Amount | Block | InMarket
Goal = Joined[Small]
_TOWERS = "complete", "wins"
_AMOUNTS: dict[str, Callable[[State, int], int]] = {
    "fitting": lambda state, seat: fitting_blocks(state.towers[seat]),
    "protected": lambda state, seat: state.tokens[seat].bit_count(),
}
_MEANT = ", ".join(["not, (", *_TOWERS, *_AMOUNTS, "block, market are meant here"])


# Reading


def read(colours: str) -> Callable[[Words], Small]:
    """The function that reads a smallest part, with the colours of the towers that there are."""

    def small(words: Words) -> Small:
        of = words.peek()
        if of not in (*_TOWERS, *_AMOUNTS, "block", "market"):
            words.fail(_MEANT)
        words.take()
        words.take("(")
        if of == "market":
            return InMarket(_what(words))
        colour = _colour(words, colours)
        if of == "block":
            words.take(",")
            level = words.number(LEVELS, 1)
            words.take(")")
            return Block(colour, level, words.take(*SIGNS), words.number(len(ALL), 1))
        words.take(")")
        if of in _TOWERS:
            return Tower(of, colour)
        return Amount(of, colour, words.take(*SIGNS), words.number(LEVELS))

    return small


def _colour(words: Words, colours: str) -> str:
    if words.peek() not in tuple(colours):
        words.fail(f"a colour of {colours} is meant here")
    return words.take()


def _what(words: Words) -> str:
    """A card or a power."""
    if words.peek().isdigit():
        what = str(words.number(len(ALL), 1))
    elif words.peek() in POWERS:
        what = words.take()
    else:
        words.fail(f"a card or one of {', '.join(POWERS)} is meant here")
    words.take(")")
    return what


# Checking


def value(part: Amount | Block, state: State) -> int:
    """The number that a part compares."""
    seat = state.colours.index(part.colour)
    if isinstance(part, Block):
        return state.towers[seat][part.level - 1]
    return _AMOUNTS[part.of](state, seat)


def condition(part: Small) -> Callable[[State], bool]:
    """The question to ask of states to see whether a smallest part holds."""
    match part:
        case Tower(_, colour):
            return lambda state: is_complete(state.towers[state.colours.index(colour)])
        case InMarket(what) if what in POWERS:
            place = POWERS[what].place
            return lambda state: state.market[place] != 0
        case InMarket(what):
            card = int(what)
            return lambda state: state.market[PLACE[card]] == card
        case Amount() | Block():
            compare, number = SIGNS[part.sign], part.number
            return lambda state: compare(value(part, state), number)


def distance(part: Small) -> Callable[[State], int]:
    """How far states are from a smallest part: by blocks that are wrong, 0 where it holds."""
    holds = condition(part)

    def far(state: State) -> int:
        if holds(state):
            return 0
        match part:
            case Tower(_, colour):
                return ONE * (LEVELS - fitting_blocks(state.towers[state.colours.index(colour)]))
            case Amount():
                return ONE * abs(value(part, state) - part.number)
        return ONE

    return far
