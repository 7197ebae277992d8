"""Positions and moves as text: the contract with people, files and other programs."""

from ..box import COLOURS
from ..rules.ending import winner
from ..state import State
from .moves import format_move, parse_moves
from .position import format_position, parse_position, recognises

__all__ = [
    "format_move", "format_position", "is_position", "is_state", "parse_moves", "parse_position",
    "recognises", "result",
]  # fmt: skip


def is_position(text: str) -> bool:
    """Whether a tower's colour stands first."""
    return text.lstrip(" ").partition(":")[0] in {*COLOURS}


def is_state(thing: object) -> bool:
    """Whether something is a state of this game."""
    return isinstance(thing, State)


def result(state: State) -> str:
    """The colour of the winner, ``-`` while the game goes on."""
    seat = winner(state)
    return "-" if seat is None else state.colours[seat]
