"""What must be so: a sentence for each kind of smallest part of a goal."""

from ....engine.goal_language import Wins
from ....engine.goal_words import goal_counts, goal_sentences
from ....engine.words import say, say_many
from ..spoken import say_colour, say_owner
from .language import Count, Enters, Small

__all__ = ["counted", "kind", "names", "say_part"]

_WANTED = goal_sentences(__package__, "wanted")
_COUNTED = goal_counts(__package__, "counted")


def kind(part: Small, *, wanted: bool) -> str:
    """What kind of goal a part is, or its contrary: ``home >=``, ``visible on none``, ``not wins``.

    Counts have no contrary here: who asks has put another count in its place.
    """
    match part:
        case Count(of="castle"):
            return "castle" if wanted else "not castle"
        case Wins() | Enters():
            name = "wins" if isinstance(part, Wins) else "enters"
            return name if wanted else f"not {name}"
    none = part.number == 0 and part.sign != ">="
    return f"{counted(part)} {'none' if none else part.sign}"


def counted(part: Count) -> str:
    """What is counted: ``visible on`` is only that on one space."""
    return part.of if part.space is None or part.of == "towers" else f"{part.of} on"


def names(part: Small) -> dict[str, object]:
    """What sentences about a part are filled with, but for numbers that are counted."""
    found: dict[str, object] = {}
    if part.colour:
        found |= {"colour": say_colour(part.colour), "who": say_owner(part.colour)}
    if isinstance(part, Count):
        found["space"] = part.number if part.of == "castle" else part.space
    return found


def say_part(part: Small, *, wanted: bool) -> str:
    """What must be so, or must not."""
    asked = kind(part, wanted=wanted)
    if asked in _WANTED:
        return say(_WANTED[asked], **names(part))
    assert isinstance(part, Count)
    return say_many(*_COUNTED[asked], part.number, **names(part))
