"""Mouse and touch as presses and hovers: each press once, and no more hovers than can be shown."""

import asyncio
from collections.abc import Callable, Sequence
from math import dist
from time import monotonic

from .outline import Point

__all__ = ["Pointer", "raise_it"]

At = Callable[[float, float], None]
_PAUSE = 0.03  # seconds between two hovers: a mouse moves a hundred times a second
_ECHO = 0.7  # seconds in which a browser may send a tap again, as a mouse
_NEAR = 40.0  # units between a tap and its echo


def raise_it(error: Exception) -> None:
    """What happens to errors if nobody else takes them."""
    raise error


class Pointer:
    """Passes on where people press and hover; what the callbacks raise goes to ``on_error``."""

    def __init__(
        self,
        on_press: At,
        on_hover: At,
        on_leave: Callable[[], None],
        on_error: Callable[[Exception], None] = raise_it,
    ) -> None:
        self._on_press, self._on_hover, self._on_leave = on_press, on_hover, on_leave
        self._on_error = on_error
        self._tap: tuple[float, Point] | None = None  # when and where it was
        self._place: Point | None = None
        self._told: Point | None = None
        self._told_at = 0.0
        self._waiting: asyncio.TimerHandle | None = None

    def press(self, x: float, y: float) -> None:
        """The mouse was pressed; passed over if it only repeats a tap."""
        if not self._echoes(x, y):
            self._try(self._on_press, x, y)

    def touch(self, fingers: Sequence[Point]) -> None:
        """Fingers are on the screen; two of them are no press."""
        if len(fingers) == 1:
            self._tap = (monotonic(), fingers[0])
            self._try(self._on_press, *fingers[0])

    def move(self, x: float, y: float) -> None:
        """The mouse is elsewhere; of many moves in a short time only the last is told."""
        if self._echoes(x, y):
            return
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

    def _echoes(self, x: float, y: float) -> bool:
        """Whether a mouse event is what browsers send after a tap."""
        if not self._tap:
            return False
        when, where = self._tap
        return monotonic() - when < _ECHO and dist(where, (x, y)) < _NEAR

    def _try(self, callback: Callable[..., None], *arguments: float) -> None:
        try:
            callback(*arguments)
        except Exception as error:  # noqa: BLE001 (the widget library would swallow it)
            self._on_error(error)
