"""The face of the game: a pure function from what a player may see to a scene."""

from .cues import Arrow, Cues, Mark

__all__ = ["Arrow", "Cues", "Mark"]
