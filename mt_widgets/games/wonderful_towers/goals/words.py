"""Goals in words: what is asked for, and what is still missing. Every sentence is a whole one."""

from ....engine.words import marked, say
from ..box import COLOUR_NAMES, POWERS
from ..spoken import say_player
from ..state import State
from .language import Block, Count, Market, Small, Tower, value

__all__ = ["say_found", "say_part"]

# What is to be so, and what is not to be so.
_WANTED = marked({
    "complete": (
        "The {colour} tower must be complete.", "The {colour} tower must not be complete.",
    ),
    "wins": ("{who} must win the game.", "{who} must not win the game."),
    "fitting>=": (
        "The number of blocks in the {colour} tower that can stay must be {number} or more.",
        "The number of blocks in the {colour} tower that can stay must be less than {number}.",
    ),
    "fitting<=": (
        "The number of blocks in the {colour} tower that can stay must be {number} or less.",
        "The number of blocks in the {colour} tower that can stay must be more than {number}.",
    ),
    "fitting=": (
        "The number of blocks in the {colour} tower that can stay must be {number}.",
        "The number of blocks in the {colour} tower that can stay must not be {number}.",
    ),
    "protected>=": (
        "The number of protected blocks in the {colour} tower must be {number} or more.",
        "The number of protected blocks in the {colour} tower must be less than {number}.",
    ),
    "protected<=": (
        "The number of protected blocks in the {colour} tower must be {number} or less.",
        "The number of protected blocks in the {colour} tower must be more than {number}.",
    ),
    "protected=": (
        "The number of protected blocks in the {colour} tower must be {number}.",
        "The number of protected blocks in the {colour} tower must not be {number}.",
    ),
    "block>=": (
        "The block on level {level} of the {colour} tower must be {number} or bigger.",
        "The block on level {level} of the {colour} tower must be smaller than {number}.",
    ),
    "block<=": (
        "The block on level {level} of the {colour} tower must be {number} or smaller.",
        "The block on level {level} of the {colour} tower must be bigger than {number}.",
    ),
    "block=": (
        "The block on level {level} of the {colour} tower must be {number}.",
        "The block on level {level} of the {colour} tower must not be {number}.",
    ),
    "power": (
        "A card in the market must show this power: {power}.",
        "No card in the market may show this power: {power}.",
    ),
    "card": ("Card {card} must lie in the market.", "Card {card} must not lie in the market."),
})  # fmt: skip
# What is so: where it is not what was wanted, and where it is what was not wanted.
_FOUND = marked({
    "complete": ("The {colour} tower isn't complete.", "The {colour} tower is complete."),
    "wins": ("{who} hasn't won.", "{who} has won."),
    "fitting": ("The number of blocks in the {colour} tower that can stay is {value}.",),
    "protected": ("The number of protected blocks in the {colour} tower is {value}.",),
    "block": ("The block on level {level} of the {colour} tower is {value}.",),
    "power": (
        "No card in the market shows this power: {power}.",
        "A card in the market shows this power: {power}.",
    ),
    "card": ("Card {card} isn't in the market.", "Card {card} lies in the market."),
})  # fmt: skip


def _kind(part: Small) -> str:
    match part:
        case Tower(of) | Count(of):
            return of
        case Block():
            return "block"
        case Market(what):
            return "power" if what in POWERS else "card"


def _said(sentence: str, part: Small, found: int = 0) -> str:
    """A sentence about a smallest part."""
    if isinstance(part, Market):
        power = say(POWERS[part.what].name) if part.what in POWERS else ""
        return say(sentence, power=power, card=part.what)
    colour = say(COLOUR_NAMES[part.colour])
    who, level = say_player(part.colour, 0), part.level if isinstance(part, Block) else 0
    number = 0 if isinstance(part, Tower) else part.number
    return say(sentence, colour=colour, who=who, level=level, number=number, value=found)


def say_part(part: Small, *, wanted: bool) -> str:
    """What is to be so, or not to be so."""
    sign = part.sign if isinstance(part, Count | Block) else ""
    return _said(_WANTED[_kind(part) + sign][not wanted], part)


def say_found(part: Small, state: State, *, wanted: bool) -> str:
    """What is so, against what was wanted."""
    found = value(part, state) if isinstance(part, Count | Block) else 0
    return _said(_FOUND[_kind(part)][0 if wanted else -1], part, found)
