"""The rules as other parts of the program ask for them."""

from collections.abc import Hashable
from random import Random

from .effects import play
from .events import Event
from .happening import events, turn_over
from .legal import legal_moves
from .moves import DeclineDeal, EndTurn, Move, Stay
from .refusal import why_not
from .rules.ending import winners
from .rules.turn import end_turn, mover
from .state import State, Turn

__all__ = [
    "EVENTS", "asked", "chance_move", "events", "idle", "interrupts", "is_chance", "legal_moves",
    "mover", "play", "settle", "side", "skip", "stop", "turn", "turn_passed", "why_not", "winners",
]  # fmt: skip

EVENTS = frozenset(kind.__name__ for kind in Event.__subclasses__())


def turn(state: State) -> int:
    """The seat whose turn it is, also while another answers a deal."""
    return state.turn.seat


def side(_state: State, seat: int) -> frozenset[int]:
    """The seat alone: nobody has a partner."""
    return frozenset({seat})


def chance_move(state: State, rng: Random) -> Move:
    """Raises ValueError: after the set-up nothing is left to chance (``see.rest``)."""
    raise ValueError("nothing is left to chance in this game")


def is_chance(_move: Move) -> bool:
    """False: chance makes no moves."""
    return False


def turn_passed(before: State, after: State) -> bool:
    """Whether a turn has ended: a new one begins, with its first step and nothing done in it."""
    begins = after.turn == Turn(after.turn.seat)
    return begins and (before.turn, before.left) != (after.turn, after.left)


def interrupts(state: State) -> bool:
    """Whether players may be asked in the turn of another: only with the option ``deals``."""
    return "deals" in state.setup.options


def asked(_state: State) -> Hashable:
    """None: players are not asked one after the other, as a deal is proposed to one of them."""
    return None


def idle(state: State) -> Move | None:
    """The move that declines a deal; None if none waits."""
    return None if state.turn.deal is None else DeclineDeal()


def stop(state: State) -> Move | None:
    """The move that ends the turn, ``end`` or ``stay``; None if neither does."""
    for move in (EndTurn(), Stay()):
        if why_not(state, move) is None and turn_passed(state, play(state, move)):
            return move
    return None


def skip(state: State) -> tuple[State, tuple[Event, ...]]:
    """The next player's turn, with nothing more done in this one; a closed arrow stays closed."""
    after = end_turn(state)
    return after, turn_over(after)


def settle(state: State, _move: Move | None = None) -> tuple[State, tuple[Event, ...]]:
    """The state as it is: all that happens is a move."""
    return state, ()
