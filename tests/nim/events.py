"""What can happen."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened."""


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """The die was rolled."""

    value: int


@dataclass(frozen=True, slots=True)
class StonesTaken(Event):
    """A player took stones from a heap."""

    seat: int
    heap: int
    number: int


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """It is the turn of a seat, and the die is to be rolled."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The last stone was taken."""

    seat: int
