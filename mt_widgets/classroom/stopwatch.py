"""How long a pupil has been working, across restarts and changes of the clock."""

from collections.abc import Callable
from datetime import UTC, datetime
from time import monotonic, time


class Stopwatch:
    """Seconds since something began; ``used`` is what is known to have passed before.

    The computer's clock only counts the time between sessions, so setting it back gains no more.
    """

    def __init__(
        self,
        began: str,
        used: float = 0.0,
        wall: Callable[[], float] = time,
        steady: Callable[[], float] = monotonic,
    ) -> None:
        self._began = datetime.fromisoformat(began).astimezone(UTC).timestamp()
        self._wall, self._steady = wall, steady
        self._before, self._started = max(used, wall() - self._began), steady()

    @property
    def used(self) -> float:
        """How many seconds have passed."""
        here = self._before + self._steady() - self._started
        return max(here, self._wall() - self._began)
