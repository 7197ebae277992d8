"""Long work in small steps: between two steps a caller can show something, or stop."""

from collections.abc import Callable, Generator
from typing import TypeVar

Result = TypeVar("Result")
OnProgress = Callable[[int], None]
Work = Generator[int, None, Result]
"""It yields how far it has come, and returns what it found."""


def ignore_progress(how_far: int) -> None:
    """Take no notice of how far the work has come."""


def retold(work: Work[Result], tell: Callable[[int], int]) -> Work[Result]:
    """The same work, which yields what ``tell`` makes of how far it has come."""
    while True:
        try:
            how_far = next(work)
        except StopIteration as done:
            found: Result = done.value
            return found
        yield tell(how_far)


def finish(work: Work[Result], on_progress: OnProgress = ignore_progress) -> Result:
    """Do all of the work and return what it found; ``on_progress`` hears how far it has come."""
    while True:
        try:
            on_progress(next(work))
        except StopIteration as done:
            found: Result = done.value
            return found
