"""What happens to cards, dice and coins."""

from dataclasses import dataclass

from ..cards import Hand
from ..moves import Attack, PlayNumber
from .event import Event


@dataclass(frozen=True, slots=True)
class MoveNamed(Event):
    """Somebody named an attack, a card or a counteraction with its target, or runs."""

    seat: int
    move: Attack | PlayNumber


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card went from a hand to the discard pile."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A card too many went to the discard pile."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A card came from the draw pile into a hand."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class TrapDrawn(Event):
    """A trap came from the draw pile and went to the discard pile."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class PileShuffled(Event):
    """The discard pile became the draw pile, in this order."""

    cards: Hand


@dataclass(frozen=True, slots=True)
class PilesForgotten(Event):
    """Nobody knows the piles any more."""


@dataclass(frozen=True, slots=True)
class CardAsked(Event):
    """Somebody was asked for a card."""

    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class CardRefused(Event):
    """A player was asked for a card and gave none."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardGiven(Event):
    """A card went from one hand to another."""

    seat: int
    other: int
    card: str


@dataclass(frozen=True, slots=True)
class CardSwallowed(Event):
    """An attack card went from the discard pile into the hand of its target."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player was asked and gave no answer."""

    seat: int


@dataclass(frozen=True, slots=True)
class PlayFailed(Event):
    """An attack or a card came to nothing."""

    seat: int
    move: Attack


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """The die showed a number."""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class CoinThrown(Event):
    """The coin showed heads or tails."""

    heads: bool


@dataclass(frozen=True, slots=True)
class HandWon(Event):
    """The hand of a dead wizard went to the killer."""

    seat: int
    other: int
    cards: Hand


@dataclass(frozen=True, slots=True)
class HandDiscarded(Event):
    """The hand of a dead wizard went to the discard pile."""

    seat: int
    cards: Hand
