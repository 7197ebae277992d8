"""The face of the game: a pure function from what a player may see to a scene."""

from .anchors import anchor
from .cues import Arrow, Cues, Mark
from .layout import FRAMES, lay_out
from .motions import Motion, motion
from .picture import scene
from .theme import THEMES

__all__ = [
    "FRAMES",
    "THEMES",
    "Arrow",
    "Cues",
    "Mark",
    "Motion",
    "anchor",
    "lay_out",
    "motion",
    "scene",
]
