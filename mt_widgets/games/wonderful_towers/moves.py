"""Moves: one frozen dataclass per kind, and shared copies of all but the shuffles."""

from dataclasses import dataclass

from ...engine.written import Written
from .box import ALL, LEVELS, POWERS


@dataclass(frozen=True, slots=True)
class Draw(Written):
    """Turn up the top card of the deck: ``draw``."""


@dataclass(frozen=True, slots=True)
class Put(Written):
    """The drawn card replaces the block on a level: ``put:3``."""

    level: int


@dataclass(frozen=True, slots=True)
class Use(Written):
    """A power from the market, by its word: ``up:2``; destruction names no level: ``top``."""

    power: str
    level: int = 0


@dataclass(frozen=True, slots=True)
class Reveal(Written):
    """Chance: the card that comes next: ``=47``."""

    card: int


@dataclass(frozen=True, slots=True)
class Shuffle(Written):
    """Chance: the unknown part of the deck from the top: ``shuffle:47,12,5``."""

    cards: tuple[int, ...]


Move = Draw | Put | Use | Reveal | Shuffle

_EVERY_LEVEL = range(1, LEVELS + 1)

DRAW = Draw()
PUTS = tuple(map(Put, _EVERY_LEVEL))
USES: dict[str, tuple[Use, ...]] = {
    word: (Use(word),) if power.level else tuple(Use(word, level) for level in _EVERY_LEVEL)
    for word, power in POWERS.items()
}
REVEALS = {card: Reveal(card) for card in ALL}
