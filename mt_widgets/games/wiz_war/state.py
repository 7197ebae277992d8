"""State: everything about a game at one moment, immutable, made of numbers, texts and tuples."""

from dataclasses import dataclass, field
from typing import NamedTuple

from .board import Grid, board_for
from .cards import Hand
from .moves import Attack, Cast

NOBODY = -1


@dataclass(frozen=True)
class Setup:
    """What stays the same all game: colours by seat, whose each sector is, the options."""

    colours: str
    owners: tuple[int, ...]
    options: frozenset[str] = frozenset()
    board: Grid = field(init=False, compare=False, repr=False)
    bases: tuple[int, ...] = field(init=False, compare=False, repr=False)
    seat: dict[str, int] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        board = board_for(len(self.colours))
        bases = tuple(board.middles[self.owners.index(seat)] for seat in range(len(self.colours)))
        object.__setattr__(self, "board", board)
        object.__setattr__(self, "bases", bases)  # board.base
        object.__setattr__(self, "seat", {colour: n for n, colour in enumerate(self.colours)})

    def __reduce__(self) -> tuple[type["Setup"], tuple[object, ...]]:
        return Setup, (self.colours, self.owners, self.options)


class Creature(NamedTuple):
    """A creature with what it may still do in its owner's main part."""

    name: str
    owner: int
    square: int
    life: int
    steps: int = 0
    attack: bool = False


class Creation(NamedTuple):
    """A stone block or a bush, and the damage it has taken."""

    square: int
    name: str
    damage: int = 0


class LastingSpell(NamedTuple):
    """A lasting spell: how many turns are left, and who cast it."""

    spell: str
    turns: int = 0
    caster: int = NOBODY


STUN = LastingSpell("stun")  # turn.lost


class Turn(NamedTuple):
    """Whose turn it is, and what is used up in the main part; ``hammer`` is None until used."""

    seat: int
    steps: int = 0
    numbered: bool = False
    attacked: bool = False
    asked: bool = False
    hammer: int | None = None


NO_TURN = Turn(NOBODY)  # before the game and after it


@dataclass(frozen=True, slots=True)
class Rolling:
    """The dice that decide who begins: who rolls, in the order of the seats, and what they show."""

    seats: tuple[int, ...]
    dice: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Answering:
    """An attack or a neutral card, who is asked for an answer, and the counteraction, if any."""

    seat: int
    move: Attack
    asked: int
    counter: Cast | None = None


@dataclass(frozen=True, slots=True)
class Coins:
    """A turn of a sector that works when the coins are thrown; True is heads."""

    seat: int
    move: Cast
    coins: tuple[bool, ...] = ()


@dataclass(frozen=True, slots=True)
class Taking:
    """A thing is about to be picked up; who is asked for Interrupt."""

    thing: str
    asked: int


@dataclass(frozen=True, slots=True)
class Ending:
    """The main part is over; who is asked for Interrupt."""

    asked: int


@dataclass(frozen=True, slots=True)
class Asking:
    """Somebody is asked for a card."""

    asked: int


@dataclass(frozen=True, slots=True)
class Discarding:
    """There are more than seven cards in the hand."""


@dataclass(frozen=True, slots=True)
class Shuffling:
    """The discard pile must be shuffled; so many cards are still to be drawn."""

    number: int


Pending = Rolling | Answering | Coins | Taking | Ending | Asking | Discarding | Shuffling


class State(NamedTuple):
    """A position with everything in it; see the notation for each field's text.

    What belongs to the players is by seat. The dead have no life, no square (NOBODY) and nothing
    else. ``sectors`` are the plans with their turns in reading order, ``borders`` a letter for each
    border, ``damage`` what walls and doors have taken. ``pending`` is what is going on, the last on
    top. ``draw`` is None where nobody told us the pile.
    """

    setup: Setup
    sectors: tuple[str, ...]
    borders: str
    damage: tuple[tuple[int, int], ...]
    turn: Turn
    pending: tuple[Pending, ...]
    lives: tuple[int, ...]
    squares: tuple[int, ...]
    hands: tuple[Hand, ...]
    carried: tuple[tuple[str, ...], ...]
    lasting: tuple[tuple[LastingSpell, ...], ...]
    things: tuple[tuple[int, str], ...]
    creations: tuple[Creation, ...]
    creatures: tuple[Creature, ...]
    first: frozenset[int]
    draw: Hand | None
    discard: Hand

    def __str__(self) -> str:
        """The position as text."""
        from .notation.position import format_position  # the notation imports states

        return format_position(self)
