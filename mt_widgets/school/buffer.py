"""What a kernel says while its page is away."""

from typing import Any

from .limits import MEGABYTE, MESSAGE_MB

__all__ = ["Buffer"]


class Buffer(list[Any]):
    """Messages in the order in which they came; what does not fit any more is lost.

    The server appends to it, and knows of no bound.
    """

    def __init__(self) -> None:
        super().__init__()
        self._room = MESSAGE_MB * MEGABYTE

    def append(self, message: Any) -> None:
        """Keep a message: the name of a channel, and its parts."""
        _, parts = message
        self._room -= sum(map(len, parts))
        if self._room >= 0:
            super().append(message)
