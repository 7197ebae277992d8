"""Goals in words: what is asked for, and what is still missing. Every sentence is a whole one."""

from ....engine.goal_language import Count
from ....engine.goal_words import goal_sentences
from ....engine.words import say
from ..box import COLOUR_NAMES, POWERS
from ..spoken import say_player
from ..state import State
from .language import Block, Market, Small, Tower, value

_WANTED = goal_sentences(__package__, "wanted")
_UNWANTED = goal_sentences(__package__, "unwanted")
_FOUND = goal_sentences(__package__, "found")
_FOUND_UNWANTED = goal_sentences(__package__, "found_unwanted")


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
    return _said((_WANTED if wanted else _UNWANTED)[_kind(part) + sign], part)


def say_found(part: Small, state: State, *, wanted: bool) -> str:
    """What is so, against what was wanted."""
    found = value(part, state) if isinstance(part, Count | Block) else 0
    kind = _kind(part)
    sentence = _FOUND[kind] if wanted else _FOUND_UNWANTED.get(kind, _FOUND[kind])
    return _said(sentence, part, found)
