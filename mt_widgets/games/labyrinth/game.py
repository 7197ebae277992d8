"""The rules as other parts of the program ask for them."""

from collections.abc import Hashable
from random import Random

from . import events as happenings
from .events import Event
from .happening import events, turn_over
from .legal import legal_moves
from .moves import DeclineDeal, EndTurn, Move, Stay
from .playing import play
from .refusal import why_not
from .rules.ending import winners
from .rules.turn import end_turn, mover
from .state import State, Turn

__all__ = [
    "EVENTS", "asked", "chance_move", "events", "idle", "interrupts", "is_chance", "legal_moves",
    "mover", "play", "settle", "side", "skip", "stop", "turn", "turn_passed", "why_not", "winners",
]  # fmt: skip

EVENTS = frozenset(happenings.__all__) - {"Event"}


def turn(state: State) -> int:
    """The seat whose turn it is, also while another answers a deal."""
    return state.turn.seat


def side(_state: State, seat: int) -> frozenset[int]:
    """Everybody plays alone."""
    return frozenset({seat})


def chance_move(state: State, rng: Random) -> Move:
    """``see.rest``: there is no chance after the set-up, so nobody asks."""
    raise ValueError("nothing is left to chance in this game")


def is_chance(_move: Move) -> bool:
    """Whether chance makes a move: never."""
    return False


def turn_passed(before: State, after: State) -> bool:
    """Whether a turn has ended: a new one begins, with its first step and nothing done in it."""
    begins = after.turn == Turn(after.turn.seat)
    return begins and (before.turn, before.left) != (after.turn, after.left)


def interrupts(state: State) -> bool:
    """Whether somebody may be asked in the turn of another: only where deals are proposed."""
    return "deals" in state.table.options


def asked(_state: State) -> Hashable:
    """Players are not asked one after the other: a deal is proposed to one of them."""
    return None


def idle(state: State) -> Move | None:
    """To decline a deal; None where none waits."""
    return None if state.turn.deal is None else DeclineDeal()


def stop(state: State) -> Move | None:
    """To end the turn, or to stay where that ends it; None where neither is possible."""
    for move in (EndTurn(), Stay()):
        if why_not(state, move) is None and turn_passed(state, play(state, move)):
            return move
    return None


def skip(state: State) -> tuple[State, tuple[Event, ...]]:
    """The next player's turn, as if nothing more had been done; a closed arrow stays closed."""
    after = end_turn(state)
    return after, turn_over(after)


def settle(state: State, _move: Move | None = None) -> tuple[State, tuple[Event, ...]]:
    """Everything that happens in this game is somebody's move."""
    return state, ()
