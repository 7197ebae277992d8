"""The game as other parts of the program see it: one function for each thing they ask."""

from random import Random

from ...engine.errors import PositionError, excerpt
from .events import Event
from .legal import legal_moves
from .log import tell
from .moves import Move, Shuffle
from .notation import format_move, format_position, parse_moves, parse_position, recognises
from .opening import new
from .play import events, mover, play
from .refusal import why_not
from .rulebook import explain
from .rules.ending import winner
from .standings import Standing, standings
from .state import State
from .view import View, look

__all__ = [
    "NAME", "Event", "Move", "Standing", "State", "View", "chance_move", "events", "explain",
    "format_move", "format_position", "legal_moves", "mover", "new", "parse_moves",
    "parse_position", "play", "recognises", "result", "settle", "show", "standings", "tell", "view",
    "why_not", "winners",
]  # fmt: skip

NAME = "wonderful-towers"


def chance_move(state: State, rng: Random) -> Move:
    """A fair shuffle of the cards whose order nobody knows."""
    return Shuffle(tuple(rng.sample(state.unknown, len(state.unknown))))


def winners(state: State) -> tuple[int, ...] | None:
    """The seat that has won, or None while the game goes on."""
    seat = winner(state)
    return None if seat is None else (seat,)


def result(state: State) -> str:
    """The colour of the winner, ``-`` while the game goes on."""
    seat = winner(state)
    return "-" if seat is None else state.colours[seat]


def view(state: State, seat: int | None = None) -> View:
    """What a seat may know (None: an onlooker)."""
    return look(state, seat)


def show(state: State, seat: str | None = None) -> str:
    """The text board as a colour's player, or an onlooker, may know it."""
    if seat is not None and seat not in [*state.colours]:
        raise PositionError("seat", f"nobody plays {excerpt(seat)}; there are {state.colours}")
    return str(look(state, None if seat is None else state.colours.index(seat)))


def settle(state: State, _move: Move | None = None) -> tuple[State, tuple[Event, ...]]:
    """In this game everything that happens is somebody's move or chance's."""
    return state, ()
