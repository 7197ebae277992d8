"""Moves: one frozen dataclass per kind. Places and targets stand in them as they are written.

A target is a colour (the wizard), a creature, a square, a border, an item or a treasure:
``y``, ``ogre``, ``d4``, ``c3e``, ``key``, ``B``.
"""

from dataclasses import dataclass

from ...engine.written import Written


@dataclass(frozen=True, slots=True)
class StepWizard(Written):
    """One step of the wizard: ``n``."""

    way: str


@dataclass(frozen=True, slots=True)
class PlayNumber(Written):
    """A number card for more steps: ``+4``."""

    number: int


@dataclass(frozen=True, slots=True)
class Cast(Written):
    """A card, its target, its number card (0: none): ``thrust+4:y``, ``shield``, ``ogre@d4``.

    ``detail`` is the way a gust blows, the quarters of a turn or the spell to be dispelled.
    """

    card: str
    target: str = ""
    number: int = 0
    detail: str = ""
    interrupt: bool = False


@dataclass(frozen=True, slots=True)
class Punch(Written):
    """A punch: ``punch:y``."""

    target: str


@dataclass(frozen=True, slots=True)
class Use(Written):
    """Use an item, with its number card (0: none): ``dagger:y``, ``hammer+4:c3e``."""

    item: str
    target: str
    number: int = 0


@dataclass(frozen=True, slots=True)
class StepCreature(Written):
    """One step of a creature: ``skeleton.n``."""

    creature: str
    way: str


@dataclass(frozen=True, slots=True)
class Command(Written):
    """A creature attacks: ``skeleton:y``."""

    creature: str
    target: str


@dataclass(frozen=True, slots=True)
class Take(Written):
    """Pick up a thing: ``take:Y``."""

    thing: str


@dataclass(frozen=True, slots=True)
class Drop(Written):
    """Drop a thing: ``drop:Y``."""

    thing: str


@dataclass(frozen=True, slots=True)
class Throw(Written):
    """Throw an item to a square or to a wizard: ``throw:key:d4``."""

    thing: str
    target: str


@dataclass(frozen=True, slots=True)
class Destroy(Written):
    """Destroy an item: ``destroy:key``."""

    thing: str


@dataclass(frozen=True, slots=True)
class Give(Written):
    """Give a card away: ``give:y:fireball``."""

    colour: str
    card: str


@dataclass(frozen=True, slots=True)
class Ask(Written):
    """Ask a player for a card: ``ask:y``."""

    colour: str


@dataclass(frozen=True, slots=True)
class HandOver(Written):
    """Hand over the card that was asked for: ``hand:fireball``."""

    card: str


@dataclass(frozen=True, slots=True)
class Decline(Written):
    """Give no card: ``decline``."""


@dataclass(frozen=True, slots=True)
class End(Written):
    """End the main part: ``end``."""


@dataclass(frozen=True, slots=True)
class Pass(Written):
    """Give no answer: ``pass``."""


@dataclass(frozen=True, slots=True)
class Discard(Written):
    """Discard a card too many: ``discard:fireball``."""

    card: str


@dataclass(frozen=True, slots=True)
class Roll(Written):
    """Chance: what the die shows: ``=4``."""

    value: int


@dataclass(frozen=True, slots=True)
class Coin(Written):
    """Chance: what the coin shows: ``heads``."""

    heads: bool


@dataclass(frozen=True, slots=True)
class Shuffle(Written):
    """Chance: the new draw pile from the top: ``shuffle:fireball,4``."""

    cards: tuple[str, ...]


Attack = Cast | Punch | Use | Command
Move = (
    StepWizard | PlayNumber | Cast | Punch | Use | StepCreature | Command | Take | Drop | Throw
    | Destroy | Give | Ask | HandOver | Decline | End | Pass | Discard | Roll | Coin | Shuffle
)  # fmt: skip
