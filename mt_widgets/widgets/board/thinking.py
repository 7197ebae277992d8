"""Long thought behind a board: in small steps while a page waits, at once for a program."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

from ...engine.errors import Mistake
from ...engine.words import say
from ...engine.work import Work, finish
from ..page.control_panel import ControlPanel
from .worker import Worker

Result = TypeVar("Result")
_BUSY = "busy"  # the kind of status that tells so


class Thinker:
    """Finds answers that may take long; the page stays alive and is told so on its panel.

    ``refuse`` says what is wrong with a question, ``mishap`` what went wrong with the answer.
    """

    def __init__(
        self,
        panel: ControlPanel,
        refuse: Callable[[Mistake], str],
        mishap: Callable[[Exception], None],
    ) -> None:
        self._panel, self._refuse, self._mishap = panel, refuse, mishap
        self.live = False  # whether it was a page that asked
        self._announced = False
        self._worker = Worker[Any](self.announce, self._fail)
        self._ahead = Worker[Any](_ignore, _ignore)

    @contextmanager
    def alive(self) -> Iterator[None]:
        """Inside this, a page waits for the answer, so that work is done in small steps."""
        self.live = True
        try:
            yield
        finally:
            self.live = False

    def work(self, work: Work[Result], done: Callable[[Result], str | None]) -> str | None:
        """Think something through and go on with what was found."""
        self.stop()
        if self.live:
            self._worker.start(work, partial(self._finish, done))
            return None
        try:
            return done(finish(work))
        except Mistake as error:
            return self._refuse(error)

    def work_ahead(self, work: Work[Result], done: Callable[[Result], str | None]) -> None:
        """Use the time in which somebody looks at the board, if an event loop runs."""
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            return
        self._ahead.start(work, done)

    def stop(self) -> None:
        """Stop all work, whatever it has found."""
        self._worker.stop()
        self._ahead.stop()
        if self._announced:
            self._announced = False
            if self._panel.status.get("kind") == _BUSY:
                self._panel.tell("", "")

    def announce(self, _positions: int) -> None:
        """Tell the page, once, that it takes a while."""
        self._announced = True
        if self._panel.status.get("kind") != _BUSY:
            self._panel.tell(_BUSY, say("Thinking …"))

    def _finish(self, done: Callable[[Result], str | None], found: Result) -> None:
        try:
            with self.alive():
                done(found)
        except Exception as error:  # noqa: BLE001  # nobody else would ever hear of it
            self._fail(error)

    def _fail(self, error: Exception) -> None:
        if isinstance(error, Mistake):
            self._refuse(error)
        else:
            self._mishap(error)


def _ignore(_: object) -> None:
    """Tell nothing of work ahead; what is too large is left for later."""
