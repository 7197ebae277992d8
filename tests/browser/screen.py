"""The screen on which somebody reads a notebook."""

from dataclasses import dataclass
from typing import Literal

__all__ = ["DESKTOP", "Screen", "Theme"]

Theme = Literal["light", "dark"]


@dataclass(frozen=True, slots=True)
class Screen:
    """The screen of a reader: its size in CSS pixels and how many real ones each of them has."""

    width: int = 1400
    height: int = 1100
    ratio: float = 1
    theme: Theme = "light"
    touch: bool = False
    reduced_motion: bool = False

    def is_alike(self, other: "Screen") -> bool:
        """Whether a window can get the other one: fingers and sharpness stay as they are."""
        return (self.ratio, self.touch) == (other.ratio, other.touch)


DESKTOP = Screen()
