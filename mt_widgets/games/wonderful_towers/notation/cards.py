"""Cards as text: their numbers, joined by commas."""

from collections.abc import Iterable

from ....engine.errors import PositionError, excerpt
from ..box import ALL

BY_TEXT = {str(card): card for card in ALL}
UNKNOWN = "?"


def parse_card(where: str, text: str) -> int:
    """Read one card, without a leading zero."""
    if text not in BY_TEXT:
        known = f"the cards are 1 to {len(ALL)}"
        raise PositionError(where, f"there is no card {excerpt(text)}; {known}")
    return BY_TEXT[text]


def parse_cards(where: str, text: str) -> list[int]:
    """Read cards joined by commas; nothing is no cards."""
    return [parse_card(where, card) for card in text.split(",")] if text else []


def format_cards(cards: Iterable[int]) -> str:
    """Write cards, joined by commas.

    >>> format_cards(bytes([47, 12]))
    '47,12'
    """
    return ",".join(map(str, cards))
