"""What speaks for a way to go on, or against it, in words."""

from dataclasses import dataclass

__all__ = ["Reason"]


@dataclass(frozen=True, slots=True)
class Reason:
    """A whole sentence about a way to go on, and what that is worth; below zero it does harm.

    ``about`` tells what it is about: of several reasons about one thing one is enough.
    """

    worth: float
    about: str
    text: str
