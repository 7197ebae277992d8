"""The map of a course as a picture: a landscape, and the places of the stops in it."""

from .frame import FRAMES
from .picture import landscape
from .places import frame_sizes, isle_places, part_places, stop_places

__all__ = ["FRAMES", "frame_sizes", "isle_places", "landscape", "part_places", "stop_places"]
