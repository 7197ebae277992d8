"""Motion: events become pictures over time, without ever keeping a click waiting."""

import asyncio
from collections.abc import Callable, Iterable
from typing import NamedTuple

from ...draw.scene import Shape

_PACE = 1 / 40  # seconds from one picture to the next


class Clip(NamedTuple):
    """One stretch of motion: what stands still, and what is over it from 0 to 1 in time."""

    seconds: float
    begin: Callable[[], None]
    frame: Callable[[float], tuple[Shape, ...]]


class Animator:
    """Plays clips one after the other, until it is told to stop."""

    def __init__(
        self,
        show: Callable[[tuple[Shape, ...]], None],
        on_error: Callable[[Exception], None],
    ) -> None:
        self._show, self._on_error = show, on_error
        self._task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """Whether something is moving."""
        return self._task is not None and not self._task.done()

    def play(self, clips: Iterable[Clip], finish: Callable[[], None]) -> None:
        """Play clips and then finish; at once where no event loop runs."""
        self.stop()
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            finish()
            return
        self._task = loop.create_task(self._run(clips, finish))

    def stop(self) -> None:
        """Stop where it is; whoever stops it shows the last picture."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _run(self, clips: Iterable[Clip], finish: Callable[[], None]) -> None:
        try:
            for clip in clips:
                clip.begin()
                await self._run_clip(clip)
            finish()
        except Exception as error:  # noqa: BLE001  # nobody else would ever hear of it
            self._on_error(error)
            finish()

    async def _run_clip(self, clip: Clip) -> None:
        """Pictures by the clock: a slow page gets fewer of them, not a longer film."""
        loop = asyncio.get_running_loop()
        started = loop.time()
        due = started
        while (passed := loop.time() - started) < clip.seconds:
            self._show(clip.frame(passed / clip.seconds))
            due = max(due + _PACE, loop.time())
            await asyncio.sleep(due - loop.time())
        self._show(clip.frame(1))
