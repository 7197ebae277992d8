"""Ctrl-C, put off."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable

import pytest

from mt_widgets.search.workers.undisturbed import undisturbed

BLOCKED = "import signal; print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))"


def test_control_c_is_heard_when_it_is_over() -> None:
    whole = list[str]()

    def work() -> None:
        with undisturbed():
            os.kill(os.getpid(), signal.SIGINT)
            whole.append("all of it")

    with pytest.raises(KeyboardInterrupt):
        work()
    assert whole == ["all of it"]
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def test_another_thread_that_catches_it_disturbs_nobody() -> None:
    asleep = threading.Event()
    idler = threading.Thread(target=asleep.wait)
    idler.start()
    try:
        test_control_c_is_heard_when_it_is_over()
    finally:
        asleep.set()
        idler.join()


def test_a_process_that_any_thread_starts_never_hears_it() -> None:
    told = list[bytes]()

    def work() -> None:
        with undisturbed():
            told.append(subprocess.check_output([sys.executable, "-c", BLOCKED]))

    for start in (work, lambda: run_in_thread(work)):
        start()
    assert told == [b"True\n"] * 2
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def run_in_thread(work: Callable[[], None]) -> None:
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
