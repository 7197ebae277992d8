"""What all parts of a position are read with."""

from collections.abc import Iterable

from ....engine.errors import PositionError, excerpt
from ..board import Board
from ..cards import RANK, Hand

__all__ = ["parse_cards", "parse_number", "parse_square", "stop"]


def stop(where: str, what: str) -> PositionError:
    """The error that says where reading stopped."""
    return PositionError(where, what)


def parse_number(where: str, text: str, least: int, most: int) -> int:
    """A number in bounds, without leading zeros."""
    plain = text.isascii() and text.isdigit() and len(text) < 4 and str(int(text)) == text
    if not plain or not least <= int(text) <= most:
        raise stop(where, f"{excerpt(text)} is no number from {least} to {most}")
    return int(text)


def parse_square(board: Board, where: str, text: str) -> int:
    """A square of this board."""
    if text not in board.square:
        raise stop(where, f"there is no square {excerpt(text)} on this board")
    return board.square[text]


def parse_cards(where: str, text: str, refused: Iterable[str] = ()) -> Hand:
    """Cards joined by commas; some may be refused here."""
    cards = tuple(text.split(",")) if text else ()
    for card in cards:
        if card not in RANK or card in refused:
            raise stop(where, f"there is no card {excerpt(card)} here")
    return cards
