"""Standard output and standard error as a command may find them: closed, or short of signs."""

import io
import os
import sys
from contextlib import suppress

__all__ = ["complain", "prepare_streams", "silence_streams"]


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
        sys.stderr.write(f"{sentence}\n")
        sys.stderr.flush()


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
