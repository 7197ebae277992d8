"""Standard output and standard error as a command may find them: closed, or short of signs.

Somebody who sits at a terminal is told how far long work has come.
"""

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import monotonic

from ..engine.work import OnProgress

_PAUSE = 0.5  # seconds between two words on how far it has come


def prepare_streams() -> None:
    """Let what is printed go nowhere where a stream is closed, and print every sign somehow."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:  # print would take the other one instead
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def complain(sentence: str) -> None:
    """Print a sentence on standard error; where that cannot be done, the status has to tell."""
    with suppress(OSError):
        print(sentence, file=sys.stderr, flush=True)


def silence_streams() -> None:
    """Forget what could not be printed: Python would try once more when it ends, and complain."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and _is_broken(stream):
            os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


def _is_broken(stream: io.TextIOWrapper) -> bool:
    try:
        stream.flush()
    except OSError:
        return True
    return False


@contextmanager
def how_far(told: str = "{number:,} positions") -> Iterator[OnProgress]:
    """A function that tells how far it has come by a number, and clears its line in the end."""
    said = [monotonic()]

    def tell(number: int) -> None:
        if monotonic() >= said[-1] + _PAUSE and sys.stderr.isatty():
            said.append(monotonic())
            print(f"\r{told.format(number=number)}", end="", file=sys.stderr, flush=True)

    try:
        yield tell
    finally:
        if said[1:]:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
