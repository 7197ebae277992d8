"""The smallest parts of goals in words: what must be so or must not, and how it is instead."""

from ....engine.goal_language import Wins
from ....engine.goal_words import goal_counts, goal_sentences
from ....engine.words import say, say_many, sentences
from ..state import State
from ..voice.spoken import say_colour, say_owner
from .language import COUNTS, PlacedCount, Small
from .nearness import outside

_WANTED = goal_sentences(__package__, "wanted")
_COUNTED = goal_counts(__package__, "counted")
# How many there are; the same where that is too few; and none.
_FOUND = goal_counts(__package__, "found")
_TOO_FEW = goal_counts(__package__, "too_few")
_NONE = goal_sentences(__package__, "none")
_INSTEAD = goal_sentences(__package__, "instead")


def kind(part: Small, *, wanted: bool) -> str:
    """What kind of goal a part is, or its contrary: ``home >=``, ``visible on none``, ``not wins``.

    A count has no contrary here: another count has taken its place before.
    """
    if not isinstance(part, PlacedCount) or part.of == "castle":
        name = part.of if isinstance(part, PlacedCount) else type(part).__name__.lower()
        return name if wanted else f"not {name}"
    none = part.number == 0 and part.sign != ">="
    return f"{_counted(part)} {'none' if none else part.sign}"


def _counted(part: PlacedCount) -> str:
    """What is counted: ``visible on`` is only that on one space."""
    return part.of if part.space is None or part.of == "towers" else f"{part.of} on"


def names(part: Small) -> dict[str, object]:
    """What sentences about a part are filled with, but for numbers that are counted."""
    found: dict[str, object] = {}
    if part.colour:
        found |= {"colour": say_colour(part.colour), "who": say_owner(part.colour)}
    if isinstance(part, PlacedCount):
        found["space"] = part.number if part.of == "castle" else part.space
    return found


def say_part(part: Small, *, wanted: bool) -> str:
    """What must be so, or must not."""
    asked = kind(part, wanted=wanted)
    if asked in _WANTED:
        return say(_WANTED[asked], **names(part))
    assert isinstance(part, PlacedCount)
    return say_many(*_COUNTED[asked], part.number, **names(part))


def say_found(part: Small, state: State, *, wanted: bool) -> str:
    """How it is, against what was wanted."""
    if isinstance(part, PlacedCount) and part.of != "castle":
        return _say_count(part, COUNTS[part.of](state, part.colour, part.space))
    told = say(_INSTEAD[kind(part, wanted=wanted)], **names(part) | {"space": state.castle})
    left = _say_left(part, state) if isinstance(part, Wins) and wanted else []
    return sentences(told, *left)


def _say_count(part: PlacedCount, number: int) -> str:
    """How many there really are."""
    if not number:
        return say(_NONE[_counted(part)], **names(part))
    few = part.sign == ">=" and number < part.number
    return say_many(*(_TOO_FEW if few else _FOUND)[_counted(part)], number, **names(part))


def _say_left(part: Wins, state: State) -> list[str]:
    """What somebody still has to do to win (``end.trigger``)."""
    left = {
        "outside": outside(state, part.colour),
        "empty": COUNTS["empty"](state, part.colour, None),
    }
    return [say_many(*_FOUND[of], number, **names(part)) for of, number in left.items() if number]
