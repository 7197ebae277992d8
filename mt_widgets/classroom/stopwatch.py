"""How long a pupil has been at it, across restarts, whatever is done to the clock."""

from collections.abc import Callable
from datetime import UTC, datetime
from time import monotonic, time

__all__ = ["Stopwatch"]


class Stopwatch:
    """Seconds since something began.

    The computer's clock tells how long nobody was here; who sets it back gains no more than that.
    ``used`` is what was known to have passed before.
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
        """How many have passed."""
        here = self._before + self._steady() - self._started
        return max(here, self._wall() - self._began)
