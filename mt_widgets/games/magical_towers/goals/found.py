"""What is missing: how it is with each part of a goal that failed, in whole sentences."""

from ....engine.goal_language import Wins
from ....engine.goal_words import goal_counts, goal_sentences
from ....engine.words import say, say_many, sentences
from ..state import State
from .language import COUNTS, Count, Enters, Small
from .nearness import outside
from .wanted import counted, names

__all__ = ["say_found"]

# How many there are; the same where that is too few; and none.
_FOUND = goal_counts(__package__, "found")
_TOO_FEW = goal_counts(__package__, "too_few")
_NONE = goal_sentences(__package__, "none")


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
