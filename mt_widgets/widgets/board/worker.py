"""Long work beside a page that stays alive: in short stretches, between which it listens."""

import asyncio
from collections.abc import Callable, Generator
from time import monotonic
from typing import Generic, TypeVar

Result = TypeVar("Result")
_STRETCH = 0.04  # seconds of work at a time
_BREAK = 0.005  # seconds in which clicks are heard
_TOLD = 0.3  # seconds from one word on progress to the next


class Worker(Generic[Result]):
    """Does one piece of work at a time; ``tell`` hears how far it has come, ``fail`` of a mishap.

    Where no event loop runs, it is done at once.
    """

    def __init__(self, tell: Callable[[int], None], fail: Callable[[Exception], None]) -> None:
        self._tell, self._fail = tell, fail
        self._task: asyncio.Task[None] | None = None
        self._told = 0.0

    @property
    def running(self) -> bool:
        """Whether something is being done."""
        return self._task is not None and not self._task.done()

    def start(self, work: Generator[int, None, Result], finish: Callable[[Result], object]) -> None:
        """Begin a piece of work; what was being done is stopped."""
        self.stop()
        self._told = monotonic()
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            while not self._stretch(work, finish):
                pass
        else:
            self._task = loop.create_task(self._run(work, finish))

    def stop(self) -> None:
        """Stop the work."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _run(
        self, work: Generator[int, None, Result], finish: Callable[[Result], object]
    ) -> None:
        while not self._stretch(work, finish):
            await asyncio.sleep(_BREAK)

    def _stretch(
        self, work: Generator[int, None, Result], finish: Callable[[Result], object]
    ) -> bool:
        """Work for a short while; whether it is finished or has failed."""
        until = monotonic() + _STRETCH
        try:
            while True:
                progress = next(work)
                if monotonic() > until:
                    self._report(progress)
                    return False
        except StopIteration as done:
            found: Result = done.value
        except Exception as error:  # noqa: BLE001  # nobody else would ever hear of it
            self._fail(error)
            return True
        try:
            finish(found)
        except Exception as error:  # noqa: BLE001  # nor of this
            self._fail(error)
        return True

    def _report(self, progress: int) -> None:
        if monotonic() - self._told > _TOLD:
            self._told = monotonic()
            self._tell(progress)
