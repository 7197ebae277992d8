"""The game: dispatch over rules and spells. This module is a Game (see engine/game.py)."""

from random import Random

from ...engine.errors import PositionError, excerpt
from . import log
from .attempts import why_not_clicks
from .box import COLOURS, DIE
from .carry import play_in_full
from .draft import Draft
from .events import Event, GameEnded, StageReached
from .legal import legal_moves
from .moves import Move, Roll, Shuffle
from .new_game import new
from .notation import format_move, format_position, parse_moves, parse_position
from .quick import play
from .refusal import why_not
from .rulebook import explain
from .rules.ending import is_masterly, winning_seats
from .rules.turn import shuffle
from .seats import mover
from .setup import start
from .state import Shuffling, State
from .tags import kind, place, spell
from .view import look

__all__ = [
    "NAME", "chance_move", "events", "explain", "forget_piles", "format_move",
    "format_position", "kind", "legal_moves", "look", "mover", "new", "parse_moves",
    "parse_position", "place", "play", "play_in_full", "recognises", "result", "seat_of", "settle",
    "show", "spell", "start", "tell", "why_not", "why_not_clicks", "winners",
]  # fmt: skip

NAME = "magical-towers"


def events(state: State, move: Move) -> tuple[Event, ...]:
    """What happens when a legal move is played."""
    happened: list[Event] = []
    after = play_in_full(state, move, happened)
    won = winning_seats(after)
    if won is not None:
        happened.append(GameEnded(won, is_masterly(after)))
    stage = after.seat, after.action, after.marks, after.casts, after.pending, mover(after)
    return (*happened, StageReached(*stage))


def winners(state: State) -> tuple[int, ...] | None:
    """The seats that have won, in order; none if nobody has; None while the game goes on."""
    return winning_seats(state)


def chance_move(state: State, rng: Random) -> Move:
    """A fair roll, or a fair shuffle of the discard pile."""
    if isinstance(state.pending, Shuffling):
        # Cards in the order of random numbers: as fair as rng.shuffle, in a tenth of its time.
        return Shuffle("".join(sorted(state.discard, key=lambda card: rng.random())))
    return Roll(rng.randint(1, DIE))


def forget_piles(state: State, happened: list[Event] | None = None) -> State:
    """Where a shuffle is awaited: draw unknown cards instead, and forget both piles."""
    draft = Draft(state, happened)
    shuffle(draft, None)
    return draft.state()


# As text


def recognises(_text: str) -> bool:
    """Other games say what only they can be; this one is meant where none does."""
    return False


def settle(state: State, move: Move | None = None) -> tuple[State, tuple[Event, ...]]:
    """Where a shuffle is awaited and not made, a used-up pile is forgotten."""
    if not isinstance(state.pending, Shuffling) or isinstance(move, Shuffle):
        return state, ()
    happened: list[Event] = []
    return forget_piles(state, happened), tuple(happened)


def tell(event: Event, state: State) -> str:
    """An event as a sentence; empty where others have said it."""
    return log.tell(event, state.table)


def result(state: State) -> str:
    """The winners' colours, ``none`` without a winner, ``-`` while the game goes on."""
    won = winning_seats(state)
    if won is None:
        return "-"
    colours = [state.table.colours[seat] for seat in won]
    return "".join(sorted(colours, key=COLOURS.index)) or "none"


def seat_of(state: State, colour: str | None) -> int | None:
    """The seat of a colour; None where none is named."""
    if colour is None:
        return None
    if colour not in [*state.table.colours]:
        raise PositionError(
            "players", f"nobody plays {excerpt(str(colour))}; there are {state.table.colours}"
        )
    return state.table.colours.index(colour)


def show(state: State, seat: str | None = None) -> str:
    """The board in words, with all that a perfect memory knows."""
    return str(look(state, seat_of(state, seat)))
