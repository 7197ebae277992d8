"""Positions and moves as text: the contract with people, files and other programs."""

from ..box import COLOURS
from ..rules.ending import winning_seats
from ..state import State
from .moves import format_move, parse_moves
from .position import format_position, parse_position

__all__ = [
    "format_move", "format_position", "is_position", "is_state", "parse_moves", "parse_position",
    "recognises", "result",
]  # fmt: skip


def recognises(_text: str) -> bool:
    """Other games say what only they can be; this one is meant where none does."""
    return False


def is_position(text: str) -> bool:
    """Whether the spaces of a board stand first."""
    return "/" in text.partition(" ")[0]


def is_state(thing: object) -> bool:
    """Whether something is a state of this game."""
    return isinstance(thing, State)


def result(state: State) -> str:
    """The winners' colours, ``none`` without a winner, ``-`` while the game goes on."""
    won = winning_seats(state)
    if won is None:
        return "-"
    colours = [state.table.colours[seat] for seat in won]
    return "".join(sorted(colours, key=COLOURS.index)) or "none"
