"""Squares and borders in texts."""

import re

from .board import OPPOSITE, Grid
from .moves import Cast, Command, Move, Punch, Throw, Use

SQUARE = r"[a-o](?:[1-9]|10)"
BORDER = SQUARE + "[es]"
_PLACE = re.compile(f"{SQUARE}[es]?")


def off_board(board: Grid, move: Move) -> str:
    """The square or border of a move that this board does not have; nothing if all is well."""
    if not isinstance(move, Cast | Command | Punch | Throw | Use):
        return ""
    place = move.target
    known = place in board.square or place in board.border
    return place if _PLACE.fullmatch(place) and not known else ""


def border_named(board: Grid, text: str) -> int | None:
    """A border by either of its squares: ``c3e`` is ``d3w``."""
    name, side = text[:-1], text[-1:]
    if name not in board.square or side not in OPPOSITE:
        return None
    return board.next[board.square[name]][side][0]
