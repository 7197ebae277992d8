"""What runs in the process of a bot: its file is loaded, and it is asked for one move at a time.

The process belongs to the bot. It gets views and nothing else, prints into nowhere, and has bounds
for memory and files. Whatever the bot does here, its answer is a line of text, or none.
"""

import json
import os
import pickle
import random
import sys
import traceback
from contextlib import suppress
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import process_time
from typing import Any, BinaryIO

from ..games import find_game

__all__ = ["FAILED", "LONGEST", "MOVED", "NO_FUNCTION", "NO_MOVE", "READY", "main"]

# What an answer begins with; behind it stands what there is to tell, and a line of the bot's file.
READY, NO_FUNCTION, FAILED, MOVED, NO_MOVE = "ready", "no function", "failed", "moved", "no move"
LONGEST = 1_000  # signs of a move, or of what is told of an error
_MEGABYTE = 1 << 20
_LARGEST_FILE = 100 * _MEGABYTE
_GRACE = (
    2  # seconds of work beyond its time after which the system ends a bot that nobody waits for
)

Answer = list[str]


def main() -> None:
    """Answer requests until there are no more."""
    requests, answers = _own_ends()
    waiting = SimpleQueue[tuple[Any, ...]]()
    Thread(target=_read, args=(requests, waiting), daemon=True).start()
    room = _Room()
    while True:
        answer = room.answer(*waiting.get())
        answers.write(json.dumps([text[:LONGEST] for text in answer]).encode() + b"\n")
        answers.flush()


def _own_ends() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to whoever asks, out of the way of a bot that reads or prints."""
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    return requests, answers


def _read(requests: BinaryIO, waiting: "SimpleQueue[tuple[Any, ...]]") -> None:
    """Hand requests on; where nobody is left to ask, the bot ends, whatever it is doing."""
    try:
        while True:
            waiting.put(pickle.load(requests))  # noqa: S301  # it comes from our own side
    finally:
        os._exit(0)


class _Room:
    """A bot in its process."""

    def __init__(self) -> None:
        self._path, self._game, self._bot = "", "", _nobody

    def answer(self, kind: str, *given: Any) -> Answer:
        """What comes of a request."""
        return self._begin(*given) if kind == "begin" else self._move(*given)

    def _begin(self, path: str, name: str, game: str, seed: str, megabytes: int) -> Answer:
        """Load the bot."""
        self._path, self._game = path, game
        _limit("AS", megabytes * _MEGABYTE)
        _limit("FSIZE", _LARGEST_FILE)
        _limit("CORE", 0)
        random.seed(seed)
        try:
            found = vars(_load(path)).get(name)
        except BaseException as error:  # noqa: BLE001  # a file may also ask to exit
            return self._failed(error)
        if not callable(found):
            return [NO_FUNCTION, "", ""]
        self._bot = found
        return [READY, "", ""]

    def _move(self, view: object, seconds: float) -> Answer:
        """The bot's move in notation, or what went wrong."""
        _limit("CPU", int(process_time() + seconds) + _GRACE)  # it may outlive whoever asked
        try:
            chosen = self._bot(view)
            text = chosen if isinstance(chosen, str) else self._written(chosen)
        except BaseException as error:  # noqa: BLE001  # sys.exit and the like are no move, either
            return self._failed(error)
        return [NO_MOVE, type(chosen).__name__, ""] if text is None else [MOVED, str(text), ""]

    def _written(self, chosen: Any) -> str | None:
        """A move in notation; None for what is none."""
        text: object = None
        with suppress(KeyError, TypeError, AttributeError, ValueError):
            text = find_game(self._game).notation.format_move(chosen)
        return text if isinstance(text, str) else None

    def _failed(self, error: BaseException) -> Answer:
        """The error, and the line of the bot's file in which it happened."""
        frames = traceback.extract_tb(error.__traceback__)
        lines = [frame.lineno for frame in frames if frame.filename == self._path]
        if isinstance(error, SyntaxError) and error.filename == self._path:
            lines = [error.lineno]
        try:
            told = f"{type(error).__name__}: {error}"
        except BaseException:  # noqa: BLE001  # an error may even fail to say what it is
            told = type(error).__name__
        plain = "".join(sign if sign.isprintable() else " " for sign in told[:LONGEST])
        return [FAILED, " ".join(plain.split()), str(lines[-1]) if lines else ""]


def _nobody(_: object) -> None:
    """Stands there before a bot is loaded."""


def _load(path: str) -> Any:
    """The module that a file is; what lies beside it can be imported, as if Python ran the file."""
    folder = str(Path(path).parent)
    if folder not in sys.path:
        sys.path.insert(0, folder)
    sys.dont_write_bytecode = True
    loader = SourceFileLoader("bot", path)
    spec = spec_from_loader("bot", loader)
    assert spec is not None
    module = sys.modules["bot"] = module_from_spec(spec)
    loader.exec_module(module)
    return module


def _limit(name: str, most: int) -> None:
    """A bound for this process, where the system has such bounds."""
    try:
        import resource
    except ImportError:  # Windows
        return
    kind = getattr(resource, f"RLIMIT_{name}", None)
    if kind is not None:
        _, hard = resource.getrlimit(kind)
        within = most if hard == resource.RLIM_INFINITY else min(most, hard)
        with suppress(OSError, ValueError):
            resource.setrlimit(kind, (within, hard))


if __name__ == "__main__":
    main()
