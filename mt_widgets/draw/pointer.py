"""The pointer as presses and hovers: no more hovers than can be shown.

Of a finger only the press is told, when it is lifted: that is decided in the page.
"""

import asyncio
from collections.abc import Callable
from time import monotonic

from .outline import Point

At = Callable[[float, float], None]
_PAUSE = 0.03  # seconds between two hovers: a mouse moves a hundred times a second


class Pointer:
    """Passes on where people press and hover; what the callbacks raise goes to ``on_error``."""

    def __init__(
        self,
        on_press: At,
        on_hover: At,
        on_leave: Callable[[], None],
        on_error: Callable[[Exception], None],
    ) -> None:
        self._on_press, self._on_hover, self._on_leave = on_press, on_hover, on_leave
        self._on_error = on_error
        self._place: Point | None = None
        self._told: Point | None = None
        self._told_at = 0.0
        self._waiting: asyncio.TimerHandle | None = None

    def press(self, x: float, y: float) -> None:
        """Something was pressed."""
        self._try(self._on_press, x, y)

    def move(self, x: float, y: float) -> None:
        """The mouse is elsewhere; of many moves in a short time only the last is told."""
        self._place = (x, y)
        if self._waiting:
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # nothing could wait: a script, a test
            self._hover()
            return
        wait = max(0.0, self._told_at + _PAUSE - monotonic())
        self._waiting = loop.call_later(wait, self._hover)

    def leave(self) -> None:
        """The mouse is gone."""
        if self._waiting:
            self._waiting.cancel()
        self._waiting = self._place = self._told = None
        self._try(self._on_leave)

    def _hover(self) -> None:
        self._waiting, self._told_at = None, monotonic()
        if self._place and self._place != self._told:
            self._told = self._place
            self._try(self._on_hover, *self._place)

    def _try(self, callback: Callable[..., None], *arguments: float) -> None:
        try:
            callback(*arguments)
        except Exception as error:  # noqa: BLE001 (the widget library would swallow it)
            self._on_error(error)
