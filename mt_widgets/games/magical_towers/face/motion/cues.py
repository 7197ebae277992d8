"""What a picture of this game points out."""

from .....engine.cues import Arrow, Mark
from .....engine.cues import Cues as _Cues
from ...events import Event
from ...tags import DIE

__all__ = ["Arrow", "Cues", "Mark", "awaits_roll", "chosen_half", "lit_by"]

Cues = _Cues[Event]


def awaits_roll(cues: Cues) -> bool:
    """Whether a die is to lie ready for the card that was chosen."""
    return bool(cues.chosen) and DIE in cues.glowing


def chosen_half(cues: Cues) -> str:
    """The half of a chosen card that would move what is under the pointer, or nothing."""
    what = cues.hovered.partition(":")[0]
    return what if cues.preview and what in ("wizard", "tower") else ""


def lit_by(tag: str, glowing: frozenset[str], chosen: frozenset[str]) -> str:
    """The light of something that has a tag: ``chosen``, ``glowing`` or none."""
    return "chosen" if tag in chosen else "glowing" if tag in glowing else ""
