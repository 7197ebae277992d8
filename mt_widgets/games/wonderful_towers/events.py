"""What happened, for the log, for animation and for updating views; past tense.

Everything that happens is open to everybody (``see.all``), so nobody learns less than another.
"""

from dataclasses import dataclass

from .state import Pending


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened."""


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """The top card of the deck was turned up."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A player who sits out laid a drawn card on the discard."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class BlockReplaced(Event):
    """A drawn card took the place of a block, which leaves the tower."""

    seat: int
    level: int
    block: int
    card: int


@dataclass(frozen=True, slots=True)
class TokenReturned(Event):
    """The token of a replaced block went back to the supply."""

    seat: int
    level: int


@dataclass(frozen=True, slots=True)
class MarketJoined(Event):
    """A block that left a tower came into the market."""

    card: int


@dataclass(frozen=True, slots=True)
class PairVanished(Event):
    """Two cards with the same power left the market for the discard; the second came last."""

    first: int
    second: int


@dataclass(frozen=True, slots=True)
class PowerUsed(Event):
    """A card left the market for the discard, and its power begins to work."""

    seat: int
    power: str
    card: int


@dataclass(frozen=True, slots=True)
class BlockMoved(Event):
    """A block went from one level to another by a power that moves."""

    seat: int
    power: str
    level: int
    target: int


@dataclass(frozen=True, slots=True)
class BlocksProtected(Event):
    """The blocks on some levels got a token."""

    seat: int
    levels: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BlockDestroyed(Event):
    """The top card of the deck took the place of a destroyed block, which leaves the tower."""

    seat: int
    level: int
    block: int
    card: int


@dataclass(frozen=True, slots=True)
class BlockSpared(Event):
    """A destruction found a protected block."""

    seat: int
    level: int


@dataclass(frozen=True, slots=True)
class DeckRenewed(Event):
    """The deck was empty, and the whole discard, of so many cards, became the deck."""

    cards: int


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    """Chance put the deck in an order that nobody sees."""


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """It is the turn of a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """A seat's tower is complete, and that seat has won."""

    winner: int


@dataclass(frozen=True, slots=True)
class StageReached(Event):
    """Where the turn stands now, and who is to move: the last event of every move."""

    seat: int
    pending: Pending | None
    mover: int | None
