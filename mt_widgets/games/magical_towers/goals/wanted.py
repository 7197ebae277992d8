"""What must be so: a sentence for each kind of smallest part of a goal."""

from ....engine.goal_language import Wins
from ....engine.words import marked, marked_many, say, say_many
from ..spoken import say_colour, say_owner
from .language import Count, Enters, Small

__all__ = ["counted", "kind", "names", "say_part"]

_WANTED = marked({
    "enters": "{who} must get a wizard into the castle.",
    "not enters": "No {colour} wizard may get into the castle.",
    "wins": "{who} must win the game.",
    "not wins": "{who} must not win the game.",
    "castle": "The castle must stand on space {space}.",
    "not castle": "The castle must not stand on space {space}.",
    "home none": "No {colour} wizard may be in the castle.",
    "full none": "{who} must have no full flask.",
    "empty none": "{who} must have no empty flask.",
    "spent none": "{who} must have spent no flask.",
    "filled none": "{who} must have filled no flask.",
    "imprisoned none": "No {colour} wizard may be imprisoned.",
    "imprisoned on none": "No {colour} wizard may be imprisoned on space {space}.",
    "visible none": "No {colour} wizard may be in sight.",
    "visible on none": "No {colour} wizard may be in sight on space {space}.",
    "towers none": "No tower may stand on space {space}.",
})  # fmt: skip
_COUNTED = marked_many({
    "home >=": (
        "At least {number} {colour} wizard must be in the castle.",
        "At least {number} {colour} wizards must be in the castle.",
    ),
    "home <=": (
        "At most {number} {colour} wizard may be in the castle.",
        "At most {number} {colour} wizards may be in the castle.",
    ),
    "home =": (
        "Exactly {number} {colour} wizard must be in the castle.",
        "Exactly {number} {colour} wizards must be in the castle.",
    ),
    "full >=": (
        "{who} must have at least {number} full flask.",
        "{who} must have at least {number} full flasks.",
    ),
    "full <=": (
        "{who} may have at most {number} full flask.",
        "{who} may have at most {number} full flasks.",
    ),
    "full =": (
        "{who} must have exactly {number} full flask.",
        "{who} must have exactly {number} full flasks.",
    ),
    "empty >=": (
        "{who} must have at least {number} empty flask.",
        "{who} must have at least {number} empty flasks.",
    ),
    "empty <=": (
        "{who} may have at most {number} empty flask.",
        "{who} may have at most {number} empty flasks.",
    ),
    "empty =": (
        "{who} must have exactly {number} empty flask.",
        "{who} must have exactly {number} empty flasks.",
    ),
    "spent >=": (
        "{who} must have spent at least {number} flask.",
        "{who} must have spent at least {number} flasks.",
    ),
    "spent <=": (
        "{who} may have spent at most {number} flask.",
        "{who} may have spent at most {number} flasks.",
    ),
    "spent =": (
        "{who} must have spent exactly {number} flask.",
        "{who} must have spent exactly {number} flasks.",
    ),
    "filled >=": (
        "{who} must have filled at least {number} flask.",
        "{who} must have filled at least {number} flasks.",
    ),
    "filled <=": (
        "{who} may have filled at most {number} flask.",
        "{who} may have filled at most {number} flasks.",
    ),
    "filled =": (
        "{who} must have filled exactly {number} flask.",
        "{who} must have filled exactly {number} flasks.",
    ),
    "imprisoned >=": (
        "At least {number} {colour} wizard must be imprisoned.",
        "At least {number} {colour} wizards must be imprisoned.",
    ),
    "imprisoned <=": (
        "At most {number} {colour} wizard may be imprisoned.",
        "At most {number} {colour} wizards may be imprisoned.",
    ),
    "imprisoned =": (
        "Exactly {number} {colour} wizard must be imprisoned.",
        "Exactly {number} {colour} wizards must be imprisoned.",
    ),
    "imprisoned on >=": (
        "At least {number} {colour} wizard must be imprisoned on space {space}.",
        "At least {number} {colour} wizards must be imprisoned on space {space}.",
    ),
    "imprisoned on <=": (
        "At most {number} {colour} wizard may be imprisoned on space {space}.",
        "At most {number} {colour} wizards may be imprisoned on space {space}.",
    ),
    "imprisoned on =": (
        "Exactly {number} {colour} wizard must be imprisoned on space {space}.",
        "Exactly {number} {colour} wizards must be imprisoned on space {space}.",
    ),
    "visible >=": (
        "At least {number} {colour} wizard must be in sight.",
        "At least {number} {colour} wizards must be in sight.",
    ),
    "visible <=": (
        "At most {number} {colour} wizard may be in sight.",
        "At most {number} {colour} wizards may be in sight.",
    ),
    "visible =": (
        "Exactly {number} {colour} wizard must be in sight.",
        "Exactly {number} {colour} wizards must be in sight.",
    ),
    "visible on >=": (
        "At least {number} {colour} wizard must be in sight on space {space}.",
        "At least {number} {colour} wizards must be in sight on space {space}.",
    ),
    "visible on <=": (
        "At most {number} {colour} wizard may be in sight on space {space}.",
        "At most {number} {colour} wizards may be in sight on space {space}.",
    ),
    "visible on =": (
        "Exactly {number} {colour} wizard must be in sight on space {space}.",
        "Exactly {number} {colour} wizards must be in sight on space {space}.",
    ),
    "towers >=": (
        "At least {number} tower must stand on space {space}.",
        "At least {number} towers must stand on space {space}.",
    ),
    "towers <=": (
        "At most {number} tower may stand on space {space}.",
        "At most {number} towers may stand on space {space}.",
    ),
    "towers =": (
        "Exactly {number} tower must stand on space {space}.",
        "Exactly {number} towers must stand on space {space}.",
    ),
})  # fmt: skip


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
