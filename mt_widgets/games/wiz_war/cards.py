"""The cards as data, and hands: tuples of card ids in the order of the box."""

from collections.abc import Iterable
from dataclasses import dataclass

from .box import CARD_ROWS, NUMBER_COPIES

Hand = tuple[str, ...]
UNKNOWN = "?"
NUMBERS = tuple(NUMBER_COPIES)


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of card: what its icons say, and the figures in its text."""

    id: str
    name: str
    kind: str
    copies: int
    marks: frozenset[str] = frozenset()
    targets: frozenset[str] = frozenset()
    damage: int = 0
    reach: int = 0

    @property
    def takes_number(self) -> bool:
        """``number.takes``: whether a number card can be played with it."""
        return "number" in self.marks


def _card(row: dict[str, object]) -> Card:
    sets = {key: frozenset(row.get(key, ())) for key in ("marks", "targets")}  # type: ignore[call-overload]
    return Card(**{**row, **sets})


CARDS: dict[str, Card] = {str(row["id"]): _card(row) for row in CARD_ROWS}
DECK: Hand = (
    *(card.id for card in CARDS.values() for _ in range(card.copies)),
    *(number for number, copies in NUMBER_COPIES.items() for _ in range(copies)),
)
RANK = {card: rank for rank, card in enumerate([*CARDS, *NUMBERS, UNKNOWN])}
_KIND = {
    kind: tuple(c.id for c in CARDS.values() if c.kind == kind) for kind in ("trap", "counter")
}
TRAPS = _KIND["trap"]
COUNTERS = tuple(card for card in _KIND["counter"] if card != "anti")
ANSWERS = frozenset({*COUNTERS, "anti", "teleport"})  # what is called a counteraction
ITEMS = tuple(card.id for card in CARDS.values() if "item" in card.marks)
CREATURES = tuple(card.id for card in CARDS.values() if "creature" in card.marks)
SINGLE = frozenset({*ITEMS, *CREATURES})  # of each there is only one


def sorted_hand(cards: Iterable[str]) -> Hand:
    """Cards in the order of the box."""
    return tuple(sorted(cards, key=RANK.__getitem__))


def with_card(hand: Hand, card: str) -> Hand:
    """A hand with one more card.

    >>> with_card(("fireball", "4"), "shield")
    ('fireball', 'shield', '4')
    """
    return with_cards(hand, (card,))


def with_cards(hand: Hand, cards: Hand) -> Hand:
    """A hand with more cards."""
    return sorted_hand(hand + cards)


def without_card(hand: Hand, card: str) -> Hand:
    """A hand without one card: a known copy, or else an unknown card.

    >>> without_card(("shield", "?"), "fireball")
    ('shield',)
    """
    at = hand.index(card if card in hand else UNKNOWN)
    return hand[:at] + hand[at + 1 :]
