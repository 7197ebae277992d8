"""Ctrl-C, put off until something is whole."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread


@contextmanager
def undisturbed() -> Iterator[None]:
    """Put Ctrl-C off; a process that is started meanwhile never hears it."""
    if not hasattr(signal, "pthread_sigmask") or current_thread() is not main_thread():
        yield  # Windows cannot, and only the main thread hears it
        return
    heard = list[int]()  # another thread may catch it, so that blocking alone is not enough
    handler = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, handler)
    if heard:
        raise KeyboardInterrupt
