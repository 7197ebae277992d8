"""A board that may have to think: bit by bit where a page waits, at once where a program does."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

from ..engine.errors import Mistake
from ..engine.words import say
from ..engine.work import Work, finish
from .desk import Message
from .film import FilmBoard
from .worker import Worker

__all__ = ["ThinkingBoard"]

Result = TypeVar("Result")


class ThinkingBoard(FilmBoard):
    """A board whose answers may take long; the page stays alive and is told so."""

    def __init__(self, *given: Any, **settings: Any) -> None:
        self._live = False  # whether it was a page that asked
        self._worker = Worker[Any](self._say_thinking, self._fail)
        self._ahead = Worker[Any](_ignore, _ignore)
        super().__init__(*given, **settings)

    @contextmanager
    def _alive(self) -> Iterator[None]:
        """While a page asks."""
        self._live = True
        try:
            yield
        finally:
            self._live = False

    def _receive(self, message: Message) -> None:
        with self._alive():
            super()._receive(message)

    def _press(self, x: float, y: float) -> None:
        with self._alive():
            super()._press(x, y)

    def _work(self, work: Work[Result], done: Callable[[Result], str | None]) -> str | None:
        """Think something through and go on with what was found."""
        self._stop_thinking()
        if self._live:
            self._worker.start(work, partial(self._finish, done))
            return None
        try:
            return done(finish(work))
        except Mistake as error:
            return self._say_no(error)

    def _finish(self, done: Callable[[Result], str | None], found: Result) -> None:
        try:
            with self._alive():
                done(found)
        except Exception as error:  # noqa: BLE001  # nobody else would ever hear of it
            self._fail(error)

    def _think_ahead(self, work: Work[Result], done: Callable[[Result], None]) -> None:
        """Use the time in which somebody looks at the board, if there is a way to."""
        if _has_loop():
            self._ahead.start(work, done)

    def _stop_thinking(self) -> None:
        self._worker.stop()
        self._ahead.stop()

    def _say_thinking(self, _positions: int) -> None:
        if self.desk.status.get("kind") != "busy":
            self.desk.tell("busy", say("Thinking …"))

    def _fail(self, error: Exception) -> None:
        if isinstance(error, Mistake):
            self._say_no(error)
        else:
            self._mishap(error)


def _ignore(_: object) -> None:
    """What is thought ahead need not be told, and what is too much is left for later."""


def _has_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True
