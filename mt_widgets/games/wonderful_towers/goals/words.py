"""Goals in words: what is asked for, and what is still missing. Every sentence is a whole one."""

from ....engine.aims import Aim
from ....engine.goal_language import Both, Either, Not, inward, predicate
from ....engine.words import marked, marked_many, say, say_many, sentences
from ..box import COLOUR_NAMES, POWERS
from ..spoken import say_player
from ..state import State
from .language import Amount, Block, Goal, InMarket, Small, Tower, condition, value

__all__ = ["missing", "say_aim"]

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
# By when, in one turn or in several.
_REACH, _KEEP = marked_many((
    ("You have this turn to do it.", "You have {number} turns to do it, this one counted."),
    (
        "It must stay so until your next turn begins.",
        "It must be so after {number} turns of yours, and until your next one begins.",
    ),
))  # fmt: skip


def _kind(part: Small) -> str:
    match part:
        case Tower(of):
            return of
        case Amount(of):
            return of
        case Block():
            return "block"
        case InMarket(what):
            return "power" if what in POWERS else "card"


def _said(sentence: str, part: Small, found: int = 0) -> str:
    """A sentence about a smallest part."""
    if isinstance(part, InMarket):
        power = say(POWERS[part.what].name) if part.what in POWERS else ""
        return say(sentence, power=power, card=part.what)
    colour = say(COLOUR_NAMES[part.colour])
    who, level = say_player(part.colour, 0), part.level if isinstance(part, Block) else 0
    number = 0 if isinstance(part, Tower) else part.number
    return say(sentence, colour=colour, who=who, level=level, number=number, value=found)


def _say_small(part: Small, *, wanted: bool) -> str:
    """What is to be so, or not to be so."""
    sign = part.sign if isinstance(part, Amount | Block) else ""
    return _said(_WANTED[_kind(part) + sign][not wanted], part)


def _say_found(part: Small, state: State, *, wanted: bool) -> str:
    """What is so, against what was wanted."""
    found = value(part, state) if isinstance(part, Amount | Block) else 0
    return _said(_FOUND[_kind(part)][0 if wanted else -1], part, found)


def _flat(goal: Goal, join: type[Both[Small] | Either[Small]]) -> list[Goal]:
    """All that is joined in this way, the smallest parts first."""
    if isinstance(goal, Both | Either) and isinstance(goal, join):
        found = _flat(goal.one, join) + _flat(goal.other, join)
        return sorted(found, key=lambda part: isinstance(part, Both | Either))
    return [goal]


def _say_goal(goal: Goal, *, inside: bool = False) -> str:
    """Sentences for all that is asked; ``not`` stands in front of smallest parts only."""
    match goal:
        case Both():
            return sentences(*(_say_goal(part, inside=inside) for part in _flat(goal, Both)))
        case Either():
            ways = [_say_goal(part, inside=True) for part in _flat(goal, Either)]
            listed = (f"({number}) {way}" for number, way in enumerate(ways, 1))
            said = say("One of these is enough: {ways}", ways=sentences(*listed))
            return f"[{said}]" if inside else said
        case Not(Tower() | Amount() | Block() | InMarket() as part):
            return _say_small(part, wanted=False)
        case Not(inner):
            return _say_goal(inward(inner, wanted=False))
        case part:
            return _say_small(part, wanted=True)


def say_aim(aim: Aim, goal: Goal, turns: int) -> str:
    """What a puzzle asks for."""
    when = say_many(*(_KEEP if aim.keep else _REACH), turns)
    likely = say("Make it as likely as you can.") if aim.likely else ""
    return sentences(_say_goal(inward(goal)), when, likely)


def missing(goal: Goal, state: State) -> str:
    """Why a goal does not hold; nothing where it does."""
    return sentences(*dict.fromkeys(_lacking(inward(goal), state)))


def _lacking(goal: Goal, state: State) -> list[str]:
    if predicate(goal, condition)(state):
        return []
    match goal:
        case Both(one, other) | Either(one, other):
            return _lacking(one, state) + _lacking(other, state)
        case Not(Tower() | Amount() | Block() | InMarket() as part):
            return [_say_found(part, state, wanted=False)]
        case Not(inner):
            return _lacking(inward(inner, wanted=False), state)
        case part:
            return [_say_found(part, state, wanted=True)]
