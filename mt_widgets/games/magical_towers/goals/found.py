"""What is missing: how it is with each part of a goal that failed, in whole sentences."""

from ....engine.goal_language import Wins
from ....engine.words import marked, marked_many, say, say_many, sentences
from ..state import State
from .language import COUNTS, Count, Enters, Small
from .nearness import outside
from .wanted import counted, names

__all__ = ["say_found"]

# How many there are; the same where that is too few; and none.
_FOUND = marked_many({
    "home": (
        "{number} {colour} wizard is in the castle.",
        "{number} {colour} wizards are in the castle.",
    ),
    "outside": (
        "{number} {colour} wizard is outside the castle.",
        "{number} {colour} wizards are outside the castle.",
    ),
    "full": ("{who} has {number} full flask.", "{who} has {number} full flasks."),
    "empty": ("{who} has {number} empty flask.", "{who} has {number} empty flasks."),
    "spent": ("{who} has spent {number} flask.", "{who} has spent {number} flasks."),
    "filled": ("{who} has filled {number} flask.", "{who} has filled {number} flasks."),
    "imprisoned": (
        "{number} {colour} wizard is imprisoned.",
        "{number} {colour} wizards are imprisoned.",
    ),
    "imprisoned on": (
        "{number} {colour} wizard is imprisoned on space {space}.",
        "{number} {colour} wizards are imprisoned on space {space}.",
    ),
    "visible": ("{number} {colour} wizard is in sight.", "{number} {colour} wizards are in sight."),
    "visible on": (
        "{number} {colour} wizard is in sight on space {space}.",
        "{number} {colour} wizards are in sight on space {space}.",
    ),
    "towers": (
        "{number} tower stands on space {space}.",
        "{number} towers stand on space {space}.",
    ),
})  # fmt: skip
_TOO_FEW = marked_many({
    "home": (
        "Only {number} {colour} wizard is in the castle.",
        "Only {number} {colour} wizards are in the castle.",
    ),
    "full": ("{who} has only {number} full flask.", "{who} has only {number} full flasks."),
    "empty": ("{who} has only {number} empty flask.", "{who} has only {number} empty flasks."),
    "spent": ("{who} has spent only {number} flask.", "{who} has spent only {number} flasks."),
    "filled": ("{who} has filled only {number} flask.", "{who} has filled only {number} flasks."),
    "imprisoned": (
        "Only {number} {colour} wizard is imprisoned.",
        "Only {number} {colour} wizards are imprisoned.",
    ),
    "imprisoned on": (
        "Only {number} {colour} wizard is imprisoned on space {space}.",
        "Only {number} {colour} wizards are imprisoned on space {space}.",
    ),
    "visible": (
        "Only {number} {colour} wizard is in sight.",
        "Only {number} {colour} wizards are in sight.",
    ),
    "visible on": (
        "Only {number} {colour} wizard is in sight on space {space}.",
        "Only {number} {colour} wizards are in sight on space {space}.",
    ),
    "towers": (
        "Only {number} tower stands on space {space}.",
        "Only {number} towers stand on space {space}.",
    ),
})  # fmt: skip
_NONE = marked({
    "home": "No {colour} wizard is in the castle.",
    "full": "{who} has no full flask.",
    "empty": "{who} has no empty flask.",
    "spent": "{who} has spent no flask.",
    "filled": "{who} has filled no flask.",
    "imprisoned": "No {colour} wizard is imprisoned.",
    "imprisoned on": "No {colour} wizard is imprisoned on space {space}.",
    "visible": "No {colour} wizard is in sight.",
    "visible on": "No {colour} wizard is in sight on space {space}.",
    "towers": "No tower stands on space {space}.",
})  # fmt: skip


def say_found(part: Small, state: State, *, wanted: bool) -> str:
    """How it is, against what was wanted."""
    match part:
        case Count(of="castle"):
            return say("The castle stands on space {space}.", space=state.castle)
        case Count():
            return _say_count(part, COUNTS[part.of](state, part.colour, part.space))
        case Enters() if wanted:
            return say("No {colour} wizard has got into the castle.", **names(part))
        case Enters():
            return say("{who} has got a wizard into the castle.", **names(part))
        case Wins() if wanted:
            return _say_undone(part, state)
    return say("{who} has won the game.", **names(part))


def _say_count(part: Count, number: int) -> str:
    """How many there really are."""
    if not number:
        return say(_NONE[counted(part)], **names(part))
    few = part.sign == ">=" and number < part.number
    return say_many(*(_TOO_FEW if few else _FOUND)[counted(part)], number, **names(part))


def _say_undone(part: Wins, state: State) -> str:
    """That somebody has not won, and what is still to be done for it (``end.trigger``)."""
    left = {
        "outside": outside(state, part.colour),
        "empty": COUNTS["empty"](state, part.colour, None),
    }
    told = [say_many(*_FOUND[of], number, **names(part)) for of, number in left.items() if number]
    return sentences(say("{who} has not won the game.", **names(part)), *told)
