"""What can be done: a player takes stones, chance rolls the die."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Take:
    """Take stones from a heap: ``2-3`` are three stones of the second heap."""

    heap: int
    number: int

    def __str__(self) -> str:
        """As it is written."""
        return f"{self.heap}-{self.number}"


@dataclass(frozen=True, slots=True)
class Roll:
    """What the die shows: ``=3``."""

    value: int

    def __str__(self) -> str:
        """As it is written."""
        return f"={self.value}"


Move = Take | Roll
