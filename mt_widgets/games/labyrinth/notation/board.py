"""The board of a position as text: tiles, tokens and pawns."""

import re
from typing import NamedTuple

from ....engine.errors import PositionError, excerpt
from ..box import COLOURS, COLUMNS, FIXED, NUMBERS, PLACE_NUMBER, PLACES, ROWS, SIZE, TILES
from ..state import State

TOKEN_TEXTS = {str(number): number for number in NUMBERS}
_CELL = re.compile(r"[A-Z][^A-Z]*")
_ON_TILE = re.compile(rf"([0-9]*)([{COLOURS}]*)")


class ParsedBoard(NamedTuple):
    """What was read: the tiles, the place of each token and of each colour's pawn."""

    tiles: str
    tokens: dict[int, int]
    pawns: dict[str, int]


def parse_board(text: str) -> ParsedBoard:
    """Read the seven rows from north to south."""
    rows = text.split("/")
    if len(rows) != SIZE:
        raise PositionError("board", f"{len(rows)} rows instead of {SIZE}")
    board = ParsedBoard("", {}, {})
    for number, row in zip(ROWS, rows, strict=True):
        for column, cell in zip(COLUMNS, _cells(number, row), strict=True):
            board = _add_cell(board, column + number, cell)
    return board


def _cells(number: str, row: str) -> list[str]:
    """A row cut before each capital letter."""
    cells = _CELL.findall(row)
    if "".join(cells) != row:
        raise PositionError(f"a{number}", f"{excerpt(row)} does not start with a tile")
    if len(cells) != SIZE:
        raise PositionError(f"row {number}", f"{len(cells)} tiles instead of {SIZE}")
    return cells


def _add_cell(board: ParsedBoard, place: str, cell: str) -> ParsedBoard:
    """The board with one more tile, and what is on it."""
    tile, here = cell[0], PLACE_NUMBER[place]
    if tile not in TILES:
        raise PositionError(place, f"{tile} is no tile")
    if FIXED.get(here, tile) != tile:
        raise PositionError(place, f"the fixed tile here is {FIXED[here]}")
    found = _ON_TILE.fullmatch(cell, 1)
    if found is None:
        raise PositionError(place, f"{excerpt(cell[1:])} is not a token and then pawns, as in 7by")
    if found[1]:
        _add_token(board, place, found[1])
    for pawn in found[2]:
        if pawn in board.pawns:
            raise PositionError(place, f"a second pawn of {pawn}")
        board.pawns[pawn] = here
    return board._replace(tiles=board.tiles + tile)


def _add_token(board: ParsedBoard, place: str, text: str) -> None:
    if text not in TOKEN_TEXTS:
        raise PositionError(place, f"there is no token {excerpt(text)}; they are 1 to 20 and 25")
    if TOKEN_TEXTS[text] in board.tokens:
        raise PositionError(place, f"token {text} is there twice")
    board.tokens[TOKEN_TEXTS[text]] = PLACE_NUMBER[place]


def format_board(state: State) -> str:
    """Write the seven rows."""
    cells = list(state.tiles)
    for number, place in zip(state.tokens, state.lying, strict=True):
        cells[place] += str(number)
    pawns = zip(state.setup.colours, state.pawns, strict=True)
    for colour, place in sorted(pawns, key=lambda pawn: COLOURS.index(pawn[0])):
        cells[place] += colour
    return "/".join("".join(cells[row : row + SIZE]) for row in range(0, len(PLACES), SIZE))
