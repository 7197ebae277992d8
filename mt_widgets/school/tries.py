"""Tries that are counted: so many in a span of time, for every name, address or device."""

import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

__all__ = ["Tries"]

_MOST_KEYS = 10_000  # who makes up more of them than this only spends time


@dataclass(slots=True)
class Tries:
    """At most so many tries for each key in so many seconds.

    A try counts from its beginning, so that a hundred at the same moment are a hundred; one that
    turns out right is taken back.
    """

    most: int
    seconds: float
    clock: Callable[[], float] = time.monotonic
    _begun: dict[Hashable, list[float]] = field(default_factory=dict)

    def allow(self, key: Hashable) -> bool:
        """Whether there is one left."""
        return len(self._recent(key)) < self.most

    def begin(self, key: Hashable) -> float:
        """Count one; its moment is its name when it is taken back."""
        now = self.clock()
        self._begun[key] = [*self._recent(key), now]
        if len(self._begun) > _MOST_KEYS:
            self._forget()
        return now

    def take_back(self, key: Hashable, begun: float) -> None:
        """Forget one that was right."""
        self._begun[key] = [moment for moment in self._recent(key) if moment != begun]

    def clear(self, key: Hashable) -> None:
        """Forget all of a key."""
        self._begun.pop(key, None)

    def _recent(self, key: Hashable) -> list[float]:
        oldest = self.clock() - self.seconds
        return [moment for moment in self._begun.get(key, ()) if moment > oldest]

    def _forget(self) -> None:
        """Let go what is over, and the oldest keys where that is not enough."""
        kept = {key: recent for key in self._begun if (recent := self._recent(key))}
        while len(kept) > _MOST_KEYS:
            del kept[next(iter(kept))]
        self._begun = kept
