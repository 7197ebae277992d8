"""Positions and moves as text: the contract with people, files and other programs."""

from ..box import COLOURS
from ..rules.alone import is_alone
from ..rules.ending import winners
from ..state import UNKNOWN, State
from .moves import format_move, parse_moves
from .position import format_position, parse_position

__all__ = [
    "format_move", "format_position", "is_position", "is_state", "parse_moves", "parse_position",
    "recognises", "result",
]  # fmt: skip


def recognises(_text: str) -> bool:
    """False: a text of this game needs the game's name."""
    return False


def is_position(text: str) -> bool:
    """Whether the rows of a board stand first."""
    return "/" in text.lstrip(" ").partition(" ")[0]


def is_state(thing: object) -> bool:
    """Whether something is a state of this game."""
    return isinstance(thing, State)


def result(state: State) -> str:
    """The winners' colours; ``-`` while it goes on, ``none`` without one, ``?`` if unknown."""
    won = winners(state)
    if won is None:
        return "-"
    if UNKNOWN in state.setup.formulas and not is_alone(state):
        return "?"
    colours = [state.setup.colours[seat] for seat in won]
    return "".join(sorted(colours, key=COLOURS.index)) or "none"
