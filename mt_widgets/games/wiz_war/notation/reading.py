"""Reading numbers, squares and cards, in any part of a position."""

from collections.abc import Iterable

from ....engine.errors import PositionError, excerpt
from ..board import Grid
from ..cards import RANK, Hand


def parse_number(where: str, text: str, least: int, most: int) -> int:
    """A number in bounds, without leading zeros."""
    plain = text.isascii() and text.isdigit() and len(text) < 4 and str(int(text)) == text
    if not plain or not least <= int(text) <= most:
        raise PositionError(where, f"{excerpt(text)} is no number from {least} to {most}")
    return int(text)


def parse_square(board: Grid, where: str, text: str) -> int:
    """A square of this board."""
    if text not in board.square:
        raise PositionError(where, f"there is no square {excerpt(text)} on this board")
    return board.square[text]


def parse_cards(where: str, text: str, refused: Iterable[str] = ()) -> Hand:
    """Cards joined by commas; raises PositionError for those that can't be here."""
    cards = tuple(text.split(",")) if text else ()
    for card in cards:
        if card not in RANK or card in refused:
            raise PositionError(where, f"there is no card {excerpt(card)} here")
    return cards
