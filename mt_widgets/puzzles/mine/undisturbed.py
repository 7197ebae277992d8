"""Ctrl-C, put off until something is whole."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["undisturbed"]


@contextmanager
def undisturbed() -> Iterator[None]:
    """Put Ctrl-C off; a process that is started meanwhile never hears it."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows cannot
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
