"""The game: its functions in one place, for the command line and everything above the rules."""

from random import Random

from .box import DIE
from .carry import events, play
from .draft import Draft
from .events import Event
from .legal import legal_moves
from .log import tell
from .moves import Coin, Move, Roll, Shuffle
from .notation.moves import format_move, parse_moves
from .notation.position import format_position, parse_position
from .options import new
from .refusal import why_not
from .rulebook import explain, rules
from .rules.ending import winners
from .rules.turn import forget_piles as _forget_piles
from .seats import mover
from .spoken import show
from .standings import result, standings
from .state import Coins, Shuffling, State
from .view import view

__all__ = [
    "NAME", "chance_move", "events", "explain", "forget_piles", "format_move", "format_position",
    "legal_moves", "mover", "new", "parse_moves", "parse_position", "play", "recognises", "result",
    "rules", "settle", "show", "standings", "tell", "view", "why_not", "winners",
]  # fmt: skip

NAME = "wiz-war"


def recognises(text: str) -> bool:
    """Whether a text without a game's name is a position of this one: never."""
    return False


def chance_move(state: State, rng: Random) -> Move:
    """A fair roll, a fair coin, or a fair shuffle of the discard pile."""
    waiting = state.pending[-1]
    if isinstance(waiting, Shuffling):
        return Shuffle(tuple(rng.sample(state.discard, len(state.discard))))
    return Coin(rng.random() < 0.5) if isinstance(waiting, Coins) else Roll(rng.randint(1, DIE))


def forget_piles(state: State, log: list[Event] | None = None) -> State:
    """Where a shuffle is awaited: unknown cards are drawn, and both piles are forgotten."""
    if not (state.pending and isinstance(state.pending[-1], Shuffling)):
        return state
    draft = Draft(state, log)
    _forget_piles(draft)
    return draft.state()


def settle(state: State, move: Move | None = None) -> tuple[State, tuple[Event, ...]]:
    """Where a shuffle is awaited and not made, the piles are forgotten."""
    if isinstance(move, Shuffle):
        return state, ()
    happened: list[Event] = []
    return forget_piles(state, happened), tuple(happened)
