"""Where everything lies: the geometry of the three frames."""

from dataclasses import dataclass

__all__ = ["Box"]


@dataclass(frozen=True, slots=True)
class Box:
    """A part of the picture: its top left corner, width and height."""

    x: float
    y: float
    width: float
    height: float
