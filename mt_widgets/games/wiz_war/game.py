"""The rules as other parts of the program ask for them: who may do what, and what happens."""

from collections.abc import Hashable
from random import Random

from . import events as happenings
from .box import DIE
from .draft import Draft, top
from .effects import events, happened, play
from .events import Event
from .lasting import is_under
from .legal import legal_moves
from .moves import Coin, Decline, End, Move, Pass, Roll, Shuffle
from .refusal import why_not
from .rules.ending import winners
from .rules.turn import forget_piles, pass_turn
from .seats import mover
from .state import (
    NOBODY,
    STUN,
    Answering,
    Asking,
    Coins,
    Ending,
    Rolling,
    Shuffling,
    State,
    Taking,
)

__all__ = [
    "EVENTS", "asked", "chance_move", "events", "idle", "interrupts", "is_chance", "legal_moves",
    "mover", "play", "settle", "side", "skip", "stop", "turn", "turn_passed", "why_not", "winners",
]  # fmt: skip

EVENTS = frozenset(happenings.__all__) - {"Event"}


def turn(state: State) -> int:
    """The seat whose turn it is; before the game the one that rolls, after it a winner."""
    if state.turn.seat != NOBODY:
        return state.turn.seat
    waiting = top(state)
    if isinstance(waiting, Rolling):
        return waiting.seats[len(waiting.dice)]
    return (winners(state) or (0,))[0]


def side(_state: State, seat: int) -> frozenset[int]:
    """The seat alone: nobody has a partner."""
    return frozenset({seat})


def chance_move(state: State, rng: Random) -> Move:
    """A fair roll, a fair coin, or a fair shuffle of the discard pile."""
    waiting = state.pending[-1]
    if isinstance(waiting, Shuffling):
        return Shuffle(tuple(rng.sample(state.discard, len(state.discard))))
    return Coin(rng.random() < 0.5) if isinstance(waiting, Coins) else Roll(rng.randint(1, DIE))


def is_chance(move: Move) -> bool:
    """Whether a move is a roll, a coin or a shuffle."""
    return isinstance(move, Roll | Coin | Shuffle)


def turn_passed(before: State, after: State) -> bool:
    """Whether a turn has ended between two states that follow each other; the last never does.

    If all others lose their turn (``turn.lost``), the same wizard has the next one.
    """
    if NOBODY in (before.turn.seat, after.turn.seat):
        return False
    return before.turn.seat != after.turn.seat or any(
        STUN in lasting and after.lives[seat] and not is_under(after, seat, STUN.spell)
        for seat, lasting in enumerate(before.lasting)
    )


def interrupts(_state: State) -> bool:
    """True: players are asked when they are attacked, and at other times."""
    return True


def asked(state: State) -> Hashable:
    """The play that can be answered, or the moment to interrupt; None if nobody is asked."""
    waiting = top(state)
    if isinstance(waiting, Answering):
        return waiting.seat, waiting.move, waiting.counter
    if isinstance(waiting, Taking | Ending):
        return state.turn.seat, type(waiting)
    return None


def idle(state: State) -> Move | None:
    """The move that passes or gives no card; None if nobody is asked."""
    if isinstance(top(state), Asking):
        return Decline()
    return None if asked(state) is None else Pass()


def stop(state: State) -> Move | None:
    """The move that ends the main part; None if it isn't allowed."""
    return End() if why_not(state, End()) is None else None


def skip(state: State) -> tuple[State, tuple[Event, ...]]:
    """The next turn; in this one no more cards are played, and none drawn."""
    if state.turn.seat == NOBODY:
        return state, ()
    draft = Draft(state, [])
    pass_turn(draft)
    return draft.state(), happened(draft)


def settle(state: State, move: Move | None = None) -> tuple[State, tuple[Event, ...]]:
    """If a shuffle is awaited but not made, unknown cards are drawn and the piles forgotten."""
    if not isinstance(top(state), Shuffling) or isinstance(move, Shuffle):
        return state, ()
    draft = Draft(state, [])
    forget_piles(draft)
    return draft.state(), happened(draft)
