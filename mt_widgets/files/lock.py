"""One process at a time: the system keeps the lock, so one who dies lets go of it at once."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EACCES, EAGAIN, EDEADLK, ETIMEDOUT
from pathlib import Path
from random import random

from ..engine.words import say

_PAUSE = 0.01  # the most seconds between two tries


@contextmanager
def alone(path: Path, patience: float = 5.0) -> Iterator[None]:
    """Be the only one who holds this file; raises TimeoutError where another does not let go.

    The file stays: who removed it could take it from under one who has just opened it.
    """
    with path.open("ab") as file:
        end = time.monotonic() + patience
        while not is_free(file.fileno()):
            if time.monotonic() > end:
                raise TimeoutError(ETIMEDOUT, say("another notebook is writing it"))
            time.sleep(random() * _PAUSE)
        try:
            yield
        finally:
            with suppress(OSError):  # closing the file lets go too, though it may take longer
                _lock(file.fileno(), take=False)
    time.sleep(_PAUSE)  # who writes much leaves others their turn


def is_free(handle: int) -> bool:
    """Whether nobody else holds an open file, which is held from now on until it is closed."""
    try:
        _lock(handle, take=True)
    except OSError as error:
        # Some network folders have no locks: then writing without one is better than not writing.
        return error.errno not in {EACCES, EAGAIN, EDEADLK}
    return True


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int, *, take: bool) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK if take else msvcrt.LK_UNLCK, 1)

elif sys.platform == "emscripten":  # the Python of a browser is alone anyway

    def _lock(handle: int, *, take: bool) -> None:
        pass

else:
    import fcntl

    def _lock(handle: int, *, take: bool) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB if take else fcntl.LOCK_UN)
