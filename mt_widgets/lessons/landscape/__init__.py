"""The map of a course as a picture: a landscape, and the places of the stops in it."""

from .frame import FRAMES
from .picture import landscape
from .places import frame_size, places

__all__ = ["FRAMES", "frame_size", "landscape", "places"]
