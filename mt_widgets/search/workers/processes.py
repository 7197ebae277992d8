"""Workers on this machine: processes that end with the one that hired them."""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import ParamSpec, TypeVar

from .undisturbed import undisturbed

_SAFE = "PYTHONSAFEPATH"  # Python's own name for it
P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Processes:
    """So many processes."""

    size: int
    deaths: tuple[type[BaseException], ...] = (BrokenExecutor,)

    def hire(self) -> Executor:
        """Fresh processes."""
        return _Pool(self.size)

    def dismiss(self, executor: Executor) -> None:
        """End all processes at once."""
        executor.shutdown(cancel_futures=True)


class _Pool(ProcessPoolExecutor):
    """Processes that end when a pipe is closed, of which only this process holds the other end."""

    def __init__(self, size: int) -> None:
        context = get_context("spawn")  # forked processes would hold the other end too
        held, self._leash = context.Pipe(duplex=False)
        with _only_installed():
            super().__init__(size, context, _obey, (held,))

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Give a job out; a process that is started for it never hears Ctrl-C."""
        with undisturbed(), _only_installed():
            return super().submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: FBT002
        """Close the pipe, which ends all processes."""
        self._leash.close()
        super().shutdown(wait, cancel_futures=cancel_futures)


@contextmanager
def _only_installed() -> Iterator[None]:
    """Have processes that start now begin with no module from the folder that they are in.

    Anybody may have put some there. What this Python can import, they can too a moment later.
    """
    before = os.environ.get(_SAFE)
    os.environ[_SAFE] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[_SAFE]
        else:
            os.environ[_SAFE] = before


def _obey(held: Connection) -> None:
    """In a worker: end when the pipe is closed, even if its holder was killed.

    Ctrl-C goes to all processes of a terminal; what is to be done then is the holder's business.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with, args=(held,), daemon=True).start()


def _leave_with(held: Connection) -> None:
    held.poll(None)
    os._exit(0)
