"""Ctrl-C, put off."""

import os
import signal
import threading

import pytest

from mt_widgets.search.workers.undisturbed import undisturbed


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
