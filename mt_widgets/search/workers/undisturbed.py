"""Ctrl-C, put off until something is whole."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from threading import current_thread, main_thread


@contextmanager
def undisturbed() -> Iterator[None]:
    """Put Ctrl-C off; a process that is started meanwhile never hears it."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows cannot
        yield
        return
    with _heard_later() if current_thread() is main_thread() else nullcontext():
        mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, mask)


@contextmanager
def _heard_later() -> Iterator[None]:
    """In the main thread, which alone hears it: another may catch it, whatever this one blocks."""
    heard = list[int]()
    handler = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
    if heard:
        raise KeyboardInterrupt
