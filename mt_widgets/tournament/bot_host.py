"""A bot's process, as the others see it: it is asked, and ended when its answer takes too long."""

import json
import os
import pickle
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any

from ..engine.errors import Mistake
from ..engine.words import say
from ..files.whole import why
from . import bot_process

__all__ = ["BotFailed", "BotHost", "BotKilled"]

_LOOK = 0.5  # seconds from one look to the next whether a process is still there
_GRACE = 2.0  # seconds until a process that has hung up has ended, too
# Signals that others send, as people, shells, and a system that is short of memory do. A bot that
# crashes gets another one.
_FROM_OUTSIDE = {
    getattr(signal, name) for name in ("SIGKILL", "SIGTERM", "SIGINT", "SIGHUP")
    if hasattr(signal, name)
}  # fmt: skip


class BotFailed(Exception):
    """A bot has done what loses it the game; the error is the sentence that tells it."""


class BotKilled(Exception):
    """Somebody else has ended a bot's process."""


class BotHost:
    """A process that answers requests."""

    def __init__(self) -> None:
        self._process, self._ended = _started(), False
        self._requests, self._answers = SimpleQueue[Any](), SimpleQueue[list[str]]()
        threading.Thread(target=self._talk, daemon=True).start()

    def ask(self, request: tuple[object, ...], seconds: float) -> list[str]:
        """Its answer; raises BotFailed if it takes too long or ends, BotKilled if others end it."""
        self._requests.put(request)
        until = monotonic() + seconds
        while (left := until - monotonic()) > 0:
            with suppress(Empty):
                answer = self._answers.get(timeout=min(left, _LOOK))
                if answer:
                    return answer
                raise self._why_ended()
            if self._process.poll() is not None:  # its children may keep the line open
                raise self._why_ended()
        self.end()
        raise BotFailed(say("no answer within {seconds} s", seconds=f"{seconds:g}"))

    def _talk(self) -> None:
        """In a thread: pass requests and answers on, as only this can wait for both a while."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        with suppress(OSError, ValueError), stdin, stdout:
            while (request := self._requests.get()) is not None:
                pickle.dump(request, stdin)
                stdin.flush()
                self._answers.put(_answer(stdout.readline(20 * bot_process.LONGEST)))
        self._answers.put([])

    def _why_ended(self) -> Exception:
        """What became of a process that answers no more."""
        try:
            status = self._process.wait(_GRACE)
        except subprocess.TimeoutExpired:
            status = None  # it is there, and has only hung up
        self.end()
        if status is None:
            return BotFailed(say("it closed the line on which it is asked"))
        if -status in _FROM_OUTSIDE:
            return BotKilled()
        if status < 0:
            return BotFailed(say("its process crashed: {why}", why=signal.strsignal(-status)))
        return BotFailed(say("its process ended itself with status {status}", status=status))

    def end(self) -> None:
        """End the process, and what it has started."""
        if self._ended:
            return  # by now its number may be another's
        self._ended = True
        self._requests.put(None)
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()


def _started() -> subprocess.Popen[bytes]:
    """A fresh process, which a terminal's Ctrl-C does not reach."""
    try:
        return subprocess.Popen(  # noqa: S603  # Python itself
            [sys.executable, "-P", "-m", bot_process.__name__],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env=_environment(), start_new_session=True,
        )  # fmt: skip
    except OSError as error:
        told = say("no process for a bot can be started: {why}", why=why(error))
        raise Mistake(told) from error


def _environment() -> dict[str, str]:
    """The bot can import what we can, and sets have the same order in every process."""
    path = os.pathsep.join(folder or os.getcwd() for folder in sys.path)  # noqa: PTH109
    return {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}


def _answer(line: bytes) -> list[str]:
    """The three texts of a line; none if it ended early, or a bot wrote it behind our back."""
    try:
        texts = json.loads(line)
    except ValueError:
        return []
    whole = isinstance(texts, list) and [type(text) for text in texts] == [str] * 3
    return texts if whole else []
