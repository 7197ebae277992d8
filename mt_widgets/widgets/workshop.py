"""The workshop: where a teacher composes a position and makes a puzzle of it."""

from .composer import Composer

__all__ = ["Workshop"]


class Workshop(Composer):
    """A position to be composed, and a puzzle to be made of it."""
