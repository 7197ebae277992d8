"""Positions and moves as text: the contract with people, files and other programs."""

import re

from ..box import COLOURS
from ..rules.ending import winners
from ..state import State
from .moves import format_move, parse_moves
from .position import format_position, parse_position

__all__ = [
    "format_move", "format_position", "is_position", "is_state", "parse_moves", "parse_position",
    "recognises", "result",
]  # fmt: skip

_OWN_SECTOR = re.compile(r"\s*[a-z][A-Z]\d", re.ASCII)


def recognises(_text: str) -> bool:
    """False: a text of this game needs the game's name."""
    return False


def is_position(text: str) -> bool:
    """Whether a sector stands first.

    >>> is_position("bA0,yB0 b3 b15@c3:|y15@h3: -"), is_position("n e take:Y")
    (True, False)
    """
    return _OWN_SECTOR.match(text) is not None


def is_state(thing: object) -> bool:
    """Whether something is a state of this game."""
    return isinstance(thing, State)


def result(state: State) -> str:
    """The winners' colours, or ``-`` while the game goes on."""
    won = winners(state)
    if won is None:
        return "-"
    return "".join(sorted((state.setup.colours[seat] for seat in won), key=COLOURS.index))
