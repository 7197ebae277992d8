"""How far long work has come, told to somebody who sits at a terminal."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

__all__ = ["how_far"]

_PAUSE = 0.5  # seconds between two words on it


class _HowFar:
    """Tells how many positions have been searched."""

    def __init__(self) -> None:
        self._next, self._told = monotonic() + _PAUSE, False

    def __call__(self, positions: int) -> None:
        if monotonic() >= self._next and sys.stderr.isatty():
            self._next, self._told = monotonic() + _PAUSE, True
            _write(f"\r{positions:,} positions")

    def done(self) -> None:
        """Clear the line."""
        if self._told:
            _write("\r\x1b[K")


def _write(text: str) -> None:
    sys.stderr.write(text)
    sys.stderr.flush()


@contextmanager
def how_far() -> Iterator[_HowFar]:
    """A watch for long work, which leaves nothing behind on the terminal."""
    watch = _HowFar()
    try:
        yield watch
    finally:
        watch.done()
