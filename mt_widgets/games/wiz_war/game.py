"""The rules as other parts of the program ask for them: who may do what, and what comes of it."""

from collections.abc import Hashable
from random import Random

from . import events as happenings
from .box import DIE
from .carry import events, happened, play
from .draft import Draft
from .effects import has_effect
from .events import Event
from .legal import legal_moves
from .moves import Coin, Decline, End, Move, Pass, Roll, Shuffle
from .refusal import why_not
from .rules.ending import winners
from .rules.turn import forget_piles, pass_turn
from .seats import mover
from .state import (
    NOBODY,
    STUN,
    Asking,
    Coins,
    Ending,
    Pending,
    Play,
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
    """The seat whose turn it is; before the game who rolls, after it a winner."""
    if state.turn.seat != NOBODY:
        return state.turn.seat
    top = _top(state)
    if isinstance(top, Rolling):
        return top.seats[len(top.dice)]
    return (winners(state) or (0,))[0]


def _top(state: State) -> Pending | None:
    return state.pending[-1] if state.pending else None


def side(_state: State, seat: int) -> frozenset[int]:
    """Everyone plays alone."""
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

    Where all others lose their turn (``turn.lost``), the same wizard is on again.
    """
    if NOBODY in (before.turn.seat, after.turn.seat):
        return False
    return before.turn.seat != after.turn.seat or any(
        STUN in effects and after.lives[seat] and not has_effect(after, seat, STUN.spell)
        for seat, effects in enumerate(before.effects)
    )


def interrupts(_state: State) -> bool:
    """Whoever is attacked is asked, and so are others."""
    return True


def asked(state: State) -> Hashable:
    """The play that can be answered, or the moment to interrupt; None where nobody is asked."""
    top = _top(state)
    if isinstance(top, Play):
        return top.seat, top.move, top.counter
    if isinstance(top, Taking | Ending):
        return state.turn.seat, type(top)
    return None


def idle(state: State) -> Move | None:
    """To pass, or to give no card; None where nobody is asked."""
    if isinstance(_top(state), Asking):
        return Decline()
    return None if asked(state) is None else Pass()


def stop(state: State) -> Move | None:
    """To end the main part, where that is allowed."""
    return End() if why_not(state, End()) is None else None


def skip(state: State) -> tuple[State, tuple[Event, ...]]:
    """The player whose turn it is does nothing in it: no card is played and none drawn."""
    if state.turn.seat == NOBODY:
        return state, ()
    draft = Draft(state, [])
    pass_turn(draft)
    return draft.state(), happened(draft)


def settle(state: State, move: Move | None = None) -> tuple[State, tuple[Event, ...]]:
    """Where a shuffle is awaited and not made, unknown cards are drawn and the piles forgotten."""
    if not isinstance(_top(state), Shuffling) or isinstance(move, Shuffle):
        return state, ()
    draft = Draft(state, [])
    forget_piles(draft)
    return draft.state(), happened(draft)
