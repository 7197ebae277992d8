"""A bot that somebody wrote: a function in a file of Python.

It has a process of its own for each game, so that it is the same whatever it has played before.
"""

from dataclasses import dataclass
from pathlib import Path
from random import Random

from ..engine.errors import Mistake, excerpt
from ..engine.game import View
from ..engine.words import say
from ..files.whole import is_file
from . import bot_process
from .bot_host import BotFailed, BotHost, BotKilled

__all__ = ["Allowance", "BotFile", "HostedBot", "try_bot"]

_LOADING = 60.0  # seconds that a file may take; on a busy machine Python alone may need five


@dataclass(frozen=True)
class Allowance:
    """What a bot may use: seconds for a move, and megabytes."""

    seconds: float = 10.0
    megabytes: int = 2_000


@dataclass(frozen=True)
class BotFile:
    """A function in a file."""

    path: str
    function: str

    @classmethod
    def named(cls, name: str) -> "BotFile":
        """The one of a name such as ``mine.py:bot``; raises Mistake if there is no such file."""
        path, _, function = name.rpartition(":")
        if not is_file(path):
            raise Mistake(say("there is no file {path}", path=excerpt(path)))
        return cls(str(Path(path).resolve()), function)


class HostedBot:
    """A bot in one game; its process is there from its first move to the end."""

    def __init__(
        self, file: BotFile, game: str, seed: str, limits: Allowance | None = None
    ) -> None:
        self._file, self._game, self._seed = file, game, seed
        self._limits = limits or Allowance()
        self._host: BotHost | None = None

    def __call__(self, view: View, _: Random) -> str:
        """Its move in notation; raises BotFailed or BotKilled."""
        if self._host is None:
            self.begin()
        kind, told, line = self._ask(("move", view, self._limits.seconds), self._limits.seconds)
        if kind == bot_process.MOVED:
            return told
        if kind == bot_process.NO_MOVE:
            what = excerpt(told)
            raise BotFailed(say("it returned a thing of type {kind}, which is no move", kind=what))
        raise BotFailed(_say_error(told, line))

    def begin(self) -> None:
        """Start its process and load its file there; raises BotFailed or BotKilled."""
        self._host = BotHost()
        file, most = self._file, self._limits.megabytes
        request = "begin", file.path, file.function, self._game, self._seed, most
        kind, told, line = self._ask(request, _LOADING)
        if kind == bot_process.NO_FUNCTION:
            raise BotFailed(say("it has no function {name}", name=excerpt(file.function)))
        if kind != bot_process.READY:
            raise BotFailed(_say_error(told, line))

    def _ask(self, request: tuple[object, ...], seconds: float) -> list[str]:
        assert self._host is not None
        return self._host.ask(request, seconds)

    def end(self) -> None:
        """End its process."""
        if self._host is not None:
            self._host.end()


def try_bot(name: str, game: str, limits: Allowance) -> None:
    """Load a bot's file once; raises Mistake where that fails."""
    bot = HostedBot(BotFile.named(name), game, "", limits)
    try:
        bot.begin()
    except BotKilled:
        raise Mistake(say("{name}: its process was killed", name=name)) from None
    except BotFailed as failed:
        raise Mistake(say("{name}: {why}", name=name, why=failed)) from None
    finally:
        bot.end()


def _say_error(error: str, line: str) -> str:
    """What a bot's error says, and where it happened."""
    return say("{error} (line {line})", error=error, line=line) if line else error
