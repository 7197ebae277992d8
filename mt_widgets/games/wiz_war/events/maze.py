"""What happens in the maze: to characters, things, creations and borders."""

from dataclasses import dataclass

from ..state import Creature
from .event import Event


@dataclass(frozen=True, slots=True)
class MazeEvent(Event):
    """Something that happened in the maze, for everybody to see."""


@dataclass(frozen=True, slots=True)
class WizardMoved(MazeEvent):
    """A wizard went to another square: by ``step``, ``push`` or ``magic``."""

    seat: int
    origin: int
    target: int
    manner: str


@dataclass(frozen=True, slots=True)
class WizardHurt(MazeEvent):
    """A wizard took damage."""

    seat: int
    damage: int


@dataclass(frozen=True, slots=True)
class WizardDied(MazeEvent):
    """A wizard is dead and has left the maze, with everything the wizard had."""

    seat: int


@dataclass(frozen=True, slots=True)
class CreatureMade(MazeEvent):
    """A creature came into the maze; its card left the discard pile."""

    creature: Creature


@dataclass(frozen=True, slots=True)
class CreatureMoved(MazeEvent):
    """A creature went to another square: by ``step``, ``push`` or ``magic``."""

    name: str
    origin: int
    target: int
    manner: str


@dataclass(frozen=True, slots=True)
class CreatureHurt(MazeEvent):
    """A creature took damage."""

    name: str
    damage: int


@dataclass(frozen=True, slots=True)
class CreatureGone(MazeEvent):
    """A creature left the maze; its card was discarded."""

    name: str


@dataclass(frozen=True, slots=True)
class ItemLaid(MazeEvent):
    """An item card left the discard pile, and its player carries the item."""

    seat: int
    item: str


@dataclass(frozen=True, slots=True)
class ThingTaken(MazeEvent):
    """A wizard picked something up."""

    seat: int
    thing: str
    square: int


@dataclass(frozen=True, slots=True)
class ThingDropped(MazeEvent):
    """A wizard dropped something."""

    seat: int
    thing: str
    square: int


@dataclass(frozen=True, slots=True)
class ItemThrown(MazeEvent):
    """An item flew to a square, and another wizard caught it unless ``other`` is nobody."""

    seat: int
    item: str
    square: int
    other: int


@dataclass(frozen=True, slots=True)
class ItemDestroyed(MazeEvent):
    """An item that was carried is gone; its card was discarded."""

    seat: int
    item: str


@dataclass(frozen=True, slots=True)
class ItemBroken(MazeEvent):
    """An item that lay on a square is gone; its card was discarded."""

    item: str
    square: int


@dataclass(frozen=True, slots=True)
class WallMade(MazeEvent):
    """A wall stands on a border."""

    border: int


@dataclass(frozen=True, slots=True)
class FireMade(MazeEvent):
    """A wall of fire burns on a border."""

    border: int


@dataclass(frozen=True, slots=True)
class SectionHurt(MazeEvent):
    """A wall or a door took damage."""

    border: int
    damage: int


@dataclass(frozen=True, slots=True)
class BorderOpened(MazeEvent):
    """What stood on a border is gone."""

    border: int


@dataclass(frozen=True, slots=True)
class CreationMade(MazeEvent):
    """A stone block or a bush stands on a square."""

    square: int
    name: str


@dataclass(frozen=True, slots=True)
class CreationHurt(MazeEvent):
    """A stone block or a bush took damage."""

    square: int
    damage: int


@dataclass(frozen=True, slots=True)
class CreationGone(MazeEvent):
    """A stone block or a bush is gone."""

    square: int


@dataclass(frozen=True, slots=True)
class SectorTurned(MazeEvent):
    """A sector turned by quarters, and with it those changed borders whose coin showed heads."""

    sector: int
    quarters: int
    coins: tuple[bool, ...]
