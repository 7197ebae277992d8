"""The ninety cards. Inside the engine a card is one letter, and a hand or pile a short string."""

import re
from dataclasses import dataclass
from functools import lru_cache
from string import ascii_uppercase

from .box import deck_rows

UNKNOWN = "~"  # a card nobody told us; sorts behind every card


@dataclass(frozen=True, slots=True)
class Card:
    """A card: the steps of each half (None without that half, 0 when dice decide) and its dice."""

    letter: str
    text: str
    copies: int
    wizard: int | None
    tower: int | None
    dice: int


def _card(letter: str, text: str, copies: int) -> Card:
    def steps(half: str) -> int | None:
        found = re.search(half + r"(\d+|\*+)", text)
        return None if found is None else 0 if "*" in found[1] else int(found[1])

    dice = max(len(stars) for stars in re.findall(r"\**", text))
    return Card(letter, text, copies, steps("W"), steps("T"), dice)


_CARDS = [
    _card(letter, *row)
    for letter, row in zip(ascii_uppercase, deck_rows(), strict=False)  # letters are in card order
]
BY_LETTER = {card.letter: card for card in _CARDS}
BY_TEXT = {card.text: card for card in _CARDS}
TEXTS = {card.letter: card.text for card in _CARDS} | {UNKNOWN: "?"}
LETTERS = {text: letter for letter, text in TEXTS.items()}
DECK = "".join(card.letter * card.copies for card in _CARDS)


@lru_cache(1 << 14)
def sorted_hand(letters: str) -> str:
    """The cards of a hand in the order in which hands are written.

    >>> sorted_hand("B~A")
    'AB~'
    """
    return "".join(sorted(letters))


def without(hand: str, letter: str) -> str:
    """A hand after a card has left it, a known copy first.

    >>> without("AB~", "A"), without("AB~", "C")
    ('B~', 'AB')
    """
    return hand.replace(letter if letter in hand else UNKNOWN, "", 1)


def format_cards(letters: str) -> str:
    """Cards as text.

    >>> format_cards("AG~")
    'W1,T2,?'
    """
    return ",".join(TEXTS[letter] for letter in letters)
