"""Positions and moves as text: ``3,4,5 a 2`` and ``2-1``."""

import re

from mt_widgets.engine.errors import MoveError, PositionError, excerpt

from .heaps import HEAPS, SEATS, die, heaps, pack, seat
from .moves import Move, Roll, Take

_POSITION = re.compile(r"([0-9]),([0-9]),([0-9]) ([ab]) ([-1-3])")
_MOVE = re.compile(r"([1-3])-([0-9])|=([0-9])")


def parse_position(text: str) -> int:
    """Read the heaps, whose turn it is and the die, ``-`` if that is to be rolled."""
    found = _POSITION.fullmatch(text.strip())
    if found is None:
        raise PositionError("text", f"{excerpt(text)} is not like 3,4,5 a 2")
    *piles, whose, shown = found.groups()
    return pack([*map(int, piles)], SEATS.index(whose), int(shown.replace("-", "0")))


def format_position(state: int) -> str:
    """Write a position.

    >>> format_position(34510)
    '3,4,5 b -'
    """
    return f"{','.join(map(str, heaps(state)))} {SEATS[seat(state)]} {die(state) or '-'}"


def parse_moves(text: str) -> list[Move]:
    """Read moves with blanks between them."""
    return [*map(_parse_move, text.split())]


def _parse_move(word: str) -> Move:
    found = _MOVE.fullmatch(word)
    if found is None:
        raise MoveError(word, f"a heap from 1 to {HEAPS} and a number are meant, such as 2-3")
    heap, number, value = found.groups()
    return Take(int(heap), int(number)) if heap else Roll(int(value))


def format_move(move: Move) -> str:
    """Write a move."""
    return str(move)


def recognises(text: str) -> bool:
    """Whether a text is a position: no other game is written like this."""
    return _POSITION.fullmatch(text.strip()) is not None


def is_position(text: str) -> bool:
    """Whether heaps stand first."""
    return "," in text.partition(" ")[0]


def is_state(thing: object) -> bool:
    """Whether something is a number that can be written as a position."""
    if not isinstance(thing, int) or not 0 <= thing < 10 ** (HEAPS + 2):
        return False
    return seat(thing) < len(SEATS) and recognises(format_position(thing))


def result(state: int) -> str:
    """The winner, ``-`` while the game goes on."""
    return "-" if any(heaps(state)) else SEATS[seat(state)]
