"""What happens to spells and turns."""

from dataclasses import dataclass

from ..cards import Hand
from ..state import Creature, LastingSpell, Pending, Turn
from .event import Event


@dataclass(frozen=True, slots=True)
class SpellBegan(Event):
    """A lasting spell lies on a wizard, or the wizard is to lose a turn."""

    seat: int
    spell: LastingSpell


@dataclass(frozen=True, slots=True)
class SpellEnded(Event):
    """All spells of one name on a wizard ended."""

    seat: int
    spell: str


@dataclass(frozen=True, slots=True)
class SpellsWaned(Event):
    """The spells that a wizard cast count down by one turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class TakeNamed(Event):
    """A wizard is about to pick something up."""

    seat: int
    thing: str


@dataclass(frozen=True, slots=True)
class MainPartEnded(Event):
    """A player ended the main part."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is the turn of a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnLost(Event):
    """A wizard has no main part in this turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over; the winners' seats, and all hands, which are shown now."""

    winners: tuple[int, ...]
    hands: tuple[Hand, ...]


@dataclass(frozen=True, slots=True)
class StageReached(Event):
    """Where the turn stands now, and what the creatures may do: the last event of every move."""

    turn: Turn
    pending: tuple[Pending, ...]
    creatures: tuple[Creature, ...]
    first: frozenset[int]
