"""Moves: one frozen dataclass per kind. Places and targets stand in them as they are written.

A target is a colour (the wizard), a creature, a square, a border, an item or a treasure:
``y``, ``ogre``, ``d4``, ``c3e``, ``key``, ``B``.
"""

from dataclasses import dataclass

__all__ = [
    "Ask", "Attack", "Cast", "Coin", "Command", "Decline", "Destroy", "Discard", "Drop", "End",
    "Give", "HandOver", "Move", "Pass", "Punch", "Roll", "Run", "Shuffle", "Step", "Take", "Throw",
    "Use", "Walk",
]  # fmt: skip


class _Written:
    """Moves print as they are written."""

    __slots__ = ()

    def __str__(self) -> str:
        from .notation.moves import format_move  # the notation imports moves

        return format_move(self)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Step(_Written):
    """One step of the wizard: ``n``."""

    way: str


@dataclass(frozen=True, slots=True)
class Run(_Written):
    """A number card for more steps: ``+4``."""

    number: int


@dataclass(frozen=True, slots=True)
class Cast(_Written):
    """A card, its target, its number card (0: none): ``thrust+4:y``, ``shield``, ``ogre@d4``.

    ``detail`` is the way a gust blows, the quarters of a turn or the spell to be dispelled.
    """

    card: str
    target: str = ""
    number: int = 0
    detail: str = ""
    interrupt: bool = False


@dataclass(frozen=True, slots=True)
class Punch(_Written):
    """A punch: ``punch:y``."""

    target: str


@dataclass(frozen=True, slots=True)
class Use(_Written):
    """An item is used, with its number card (0: none): ``dagger:y``, ``hammer+4:c3e``."""

    item: str
    target: str
    number: int = 0


@dataclass(frozen=True, slots=True)
class Walk(_Written):
    """One step of a creature: ``skeleton.n``."""

    creature: str
    way: str


@dataclass(frozen=True, slots=True)
class Command(_Written):
    """A creature attacks: ``skeleton:y``."""

    creature: str
    target: str


@dataclass(frozen=True, slots=True)
class Take(_Written):
    """A thing is picked up: ``take:Y``."""

    thing: str


@dataclass(frozen=True, slots=True)
class Drop(_Written):
    """A thing is dropped: ``drop:Y``."""

    thing: str


@dataclass(frozen=True, slots=True)
class Throw(_Written):
    """An item is thrown to a square or to a wizard: ``throw:key:d4``."""

    thing: str
    target: str


@dataclass(frozen=True, slots=True)
class Destroy(_Written):
    """An item is destroyed: ``destroy:key``."""

    thing: str


@dataclass(frozen=True, slots=True)
class Give(_Written):
    """A card is given away: ``give:y:fireball``."""

    colour: str
    card: str


@dataclass(frozen=True, slots=True)
class Ask(_Written):
    """Somebody is asked for a card: ``ask:y``."""

    colour: str


@dataclass(frozen=True, slots=True)
class HandOver(_Written):
    """The card that was asked for: ``hand:fireball``."""

    card: str


@dataclass(frozen=True, slots=True)
class Decline(_Written):
    """No card for whoever asked: ``decline``."""


@dataclass(frozen=True, slots=True)
class End(_Written):
    """The main part is over: ``end``."""


@dataclass(frozen=True, slots=True)
class Pass(_Written):
    """No answer: ``pass``."""


@dataclass(frozen=True, slots=True)
class Discard(_Written):
    """A card too many: ``discard:fireball``."""

    card: str


@dataclass(frozen=True, slots=True)
class Roll(_Written):
    """Chance: what the die shows: ``=4``."""

    value: int


@dataclass(frozen=True, slots=True)
class Coin(_Written):
    """Chance: what the coin shows: ``heads``."""

    heads: bool


@dataclass(frozen=True, slots=True)
class Shuffle(_Written):
    """Chance: the new draw pile from the top: ``shuffle:fireball,4``."""

    cards: tuple[str, ...]


Attack = Cast | Punch | Use | Command
Move = (
    Step | Run | Cast | Punch | Use | Walk | Command | Take | Drop | Throw | Destroy | Give | Ask
    | HandOver | Decline | End | Pass | Discard | Roll | Coin | Shuffle
)  # fmt: skip
