"""Long work in small steps: whoever does it may look round, show something or stop in between."""

from collections.abc import Generator
from typing import TypeVar

__all__ = ["Work", "finish"]

Result = TypeVar("Result")
Work = Generator[int, None, Result]
"""It yields how far it has come, and returns what it found."""


def finish(work: Work[Result]) -> Result:
    """Do all of it at once."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: Result = done.value
            return found
