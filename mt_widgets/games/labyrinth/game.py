"""The game: what the other modules of this folder offer, in one place."""

from random import Random

from ...engine.errors import PositionError, excerpt
from .events import Event
from .happening import events
from .legal import legal_moves
from .log import tell
from .moves import Move
from .notation import format_move, format_position, parse_moves, parse_position
from .playing import play
from .refusal import why_not
from .rulebook import explain
from .rules.ending import result, standings, winners
from .rules.moving import turn_ends
from .rules.turn import mover
from .starting import new
from .state import State
from .view import view, whole
from .watch import follow

__all__ = [
    "NAME", "chance_move", "events", "explain", "follow", "format_move", "format_position",
    "legal_moves", "mover", "new", "parse_moves", "parse_position", "play", "recognises", "result",
    "settle", "show", "standings", "tell", "turn_ends", "view", "why_not", "winners",
]  # fmt: skip

NAME = "labyrinth"


def recognises(text: str) -> bool:
    """Whether a text without the name of a game is of this one: never."""
    return False


def chance_move(state: State, rng: Random) -> Move:
    """``see.rest``: there is no chance after the set-up, so nobody asks."""
    raise ValueError("nothing is left to chance in this game")


def show(state: State, seat: str | None) -> str:
    """The text board as a colour's player sees it; without one, with every formula."""
    if seat is None:
        return str(whole(state))
    colours = state.table.colours
    if seat not in [*colours]:
        raise PositionError("seat", f"nobody plays {excerpt(seat)}; there are {colours}")
    return str(view(state, colours.index(seat)))


def settle(state: State, _move: Move | None = None) -> tuple[State, tuple[Event, ...]]:
    """In this game everything that happens is somebody's move or chance's."""
    return state, ()
