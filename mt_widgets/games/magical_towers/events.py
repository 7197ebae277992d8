"""What happened, for the log, for animation and for those who watch; past tense."""

from dataclasses import dataclass

from .state import Named, Pending


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened."""


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card went from a hand to the discard pile."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class HandDiscarded(Event):
    """A whole hand (card letters) went to the discard pile."""

    seat: int
    cards: str


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """Cards (letters) came into a hand."""

    seat: int
    cards: str


@dataclass(frozen=True, slots=True)
class PileShuffled(Event):
    """The discard pile became the draw pile, of so many cards; None: both piles were forgotten."""

    cards: int | None


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """The die showed a number."""

    value: int


@dataclass(frozen=True, slots=True)
class RollDisliked(Event):
    """A player chose to roll again."""

    seat: int


@dataclass(frozen=True, slots=True)
class WizardMoved(Event):
    """A wizard walked."""

    colour: str
    origin: int
    steps: int
    target: int


@dataclass(frozen=True, slots=True)
class WizardEntered(Event):
    """A wizard that walked, or was freed, to the castle's space went into the castle."""

    colour: str
    space: int


@dataclass(frozen=True, slots=True)
class CastleMoved(Event):
    """The castle moved by itself or by a spell (riding a tower is part of TowerMoved)."""

    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class TowerMoved(Event):
    """A tower (its number from the ground) moved with all above it, perhaps the castle too."""

    origin: int
    number: int
    steps: int
    target: int
    castle: bool


@dataclass(frozen=True, slots=True)
class TowersSwapped(Event):
    """The top towers of two spaces changed places."""

    first: int
    second: int


@dataclass(frozen=True, slots=True)
class WizardsImprisoned(Event):
    """Wizards were shut in under a tower."""

    space: int
    wizards: str


@dataclass(frozen=True, slots=True)
class WizardsRevealed(Event):
    """Wizards came in sight again."""

    space: int
    wizards: str


@dataclass(frozen=True, slots=True)
class WizardFreed(Event):
    """A wizard was freed from the level below a tower to the top of its space."""

    colour: str
    space: int
    number: int


@dataclass(frozen=True, slots=True)
class WizardSoughtInVain(Event):
    """The level below a tower held no wizard to free."""

    space: int
    number: int


@dataclass(frozen=True, slots=True)
class FlaskFilled(Event):
    """An empty flask became full."""

    seat: int


@dataclass(frozen=True, slots=True)
class SpellCast(Event):
    """A spell was paid for."""

    seat: int
    spell: str
    cost: int


@dataclass(frozen=True, slots=True)
class MoveNamed(Event):
    """A move was named; it waits for those who want to cast."""

    named: Named


@dataclass(frozen=True, slots=True)
class RiderTaken(Event):
    """A wizard climbed on the back of another for its move."""

    colour: str
    space: int


@dataclass(frozen=True, slots=True)
class MoveFailed(Event):
    """The card was discarded and nothing moved."""


@dataclass(frozen=True, slots=True)
class CastPassed(Event):
    """A player did not cast."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardAsked(Event):
    """The partner was asked for a card."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardDeclined(Event):
    """The partner passed no card."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardLent(Event):
    """The partner passed a card (a letter)."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardGivenBack(Event):
    """A card (a letter) was given back to the partner."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class FlasksHanded(Event):
    """Full flasks were handed to the partner."""

    giver: int
    receiver: int
    flasks: int


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """It is the turn of a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over; the winners' seats, and whether a solo game is a master's result."""

    winners: tuple[int, ...]
    masterly: bool = False


@dataclass(frozen=True, slots=True)
class StageReached(Event):
    """Where the turn stands now, and who is to move: the last event of every move."""

    seat: int
    action: int
    marks: frozenset[str]
    casts: tuple[str, ...]
    pending: Pending | None
    mover: int | None
