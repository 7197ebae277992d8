"""State: everything about a game at one moment, immutable, made of short rows of bytes."""

from dataclasses import dataclass
from typing import NamedTuple

from .box import ALL


@dataclass(frozen=True, slots=True)
class Drawing:
    """A card has been drawn, and chance has yet to tell which."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card has been drawn and must be put."""

    card: int


@dataclass(frozen=True, slots=True)
class Destroying:
    """A destruction is under way, and chance has yet to tell the new block of a seat."""

    power: str
    seat: int


Pending = Drawing | Drawn | Destroying
DRAWING = Drawing()


class State(NamedTuple):
    """A position with everything in it; see the notation for each field's text.

    Rows of cards are bytes, a card's number each. ``towers`` are seven blocks from the ground up,
    ``tokens`` a bit for each level with a token (1 for the ground, 64 for the top), ``market`` has
    a place for each power, 0 where there is no card. The ``deck`` is the cards on top of which the
    order is known, and ``unknown`` those below them, small to big. What is nowhere else is
    discarded.
    """

    colours: str
    options: tuple[str, ...]
    towers: tuple[bytes, ...]
    tokens: tuple[int, ...]
    seat: int
    pending: Pending | None
    market: bytes
    deck: bytes
    unknown: bytes

    @property
    def discard(self) -> bytes:
        """The discarded cards, small to big."""
        drawn = bytes([self.pending.card]) if isinstance(self.pending, Drawn) else b""
        seen = b"".join((*self.towers, self.market, self.deck, self.unknown, drawn))
        return ALL.translate(None, seen)

    def __str__(self) -> str:
        """The position as text."""
        from .notation import format_position  # the notation imports states

        return format_position(self)
