"""Long work in small steps: whoever does it may look round, show something or stop in between."""

from collections.abc import Callable, Generator
from typing import TypeVar

Result = TypeVar("Result")
OnProgress = Callable[[int], None]
Work = Generator[int, None, Result]
"""It yields how far it has come, and returns what it found."""


def ignore_progress(how_far: int) -> None:
    """Nobody looks."""


def finish(work: Work[Result], on_progress: OnProgress = ignore_progress) -> Result:
    """Do all of it, telling how far it has come."""
    while True:
        try:
            on_progress(next(work))
        except StopIteration as done:
            found: Result = done.value
            return found
