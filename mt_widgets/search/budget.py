"""How much a search may look at and keep: counted, so that it is the same on every machine."""

from ..engine.words import say
from .problem import TooLarge

MOST_POSITIONS = 200_000  # ten times our largest puzzle
_MOST_HELD = 200_000  # moves and positions that wait, lie on the best lines or were checked
_MOST_LOOKS = 2_000_000  # moves; usual are ten for each position


class Budget:
    """Counts what is looked at and what is kept, and raises TooLarge beyond its bounds.

    One budget may serve several searches. What is larger than usual counts for several: ``size``
    tells for how many.
    """

    __slots__ = ("_held", "_kept", "_most", "looked")

    def __init__(self, most: int = MOST_POSITIONS) -> None:
        self._most = most
        self._kept = self._held = self.looked = 0

    def keep(self, size: int) -> None:
        """A position is kept for good."""
        self._kept += size
        if self._kept > self._most:
            raise _too_many(self._most // size)

    def hold(self, number: int, size: int = 1) -> None:
        """So many moves or positions are kept for a while."""
        self._held += number * size
        if self._held > _MOST_HELD:
            raise _too_many(_MOST_HELD // size)

    def drop(self, number: int, size: int = 1) -> None:
        """So many are held no more."""
        self._held -= number * size

    def look(self, moves: int, size: int) -> None:
        """So many moves are looked at."""
        self.looked += moves * size
        if self.looked > _MOST_LOOKS:
            number = f"{_MOST_LOOKS // size:,}"
            raise TooLarge(say("there are more than {number} moves to look at", number=number))


def _too_many(most: int) -> TooLarge:
    number = f"{max(1, most):,}"
    return TooLarge(say("there are more than {number} positions to look at", number=number))
