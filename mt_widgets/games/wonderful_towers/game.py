"""The rules as other parts of the program ask for them: who may do what, and what happens."""

from collections.abc import Callable, Hashable
from random import Random
from typing import Any

from ...engine.game import CHANCE
from .box import POWERS
from .draft import Draft
from .events import CardDiscarded, Event, StageReached
from .legal import legal_moves
from .moves import Draw, Move, Put, Reveal, Shuffle, Use
from .refusal import why_not
from .rules.deck import is_awaiting, reveal, shuffle
from .rules.destroying import destroy, rebuild
from .rules.drawing import draw, hold, put
from .rules.ending import ends, winner
from .rules.moving import move_block
from .rules.powers import spend
from .rules.protecting import protect
from .rules.turn import pass_turn
from .state import Destroying, Drawn, State

__all__ = [
    "EVENTS", "asked", "chance_move", "events", "idle", "interrupts", "is_chance", "legal_moves",
    "mover", "play", "settle", "side", "skip", "stop", "turn", "turn_passed", "why_not", "winners",
]  # fmt: skip

EVENTS = frozenset(kind.__name__ for kind in Event.__subclasses__())


def mover(state: State) -> int | None:
    """The seat that is to move, CHANCE, or None when the game is over."""
    if winner(state) is not None:
        return None
    return CHANCE if is_awaiting(state) else state.seat


def turn(state: State) -> int:
    """The seat whose turn it is."""
    return state.seat


def side(_state: State, seat: int) -> frozenset[int]:
    """The seat alone: nobody has a partner."""
    return frozenset({seat})


def winners(state: State) -> tuple[int, ...] | None:
    """The seat that has won, or None while the game goes on."""
    seat = winner(state)
    return None if seat is None else (seat,)


# Carrying out a move


def _use(draft: Draft, move: Use) -> None:
    """``use.market``: one card of the market is spent, and its power works."""
    spend(draft, move.power)
    kind = POWERS[move.power].kind
    if kind == "destroy":
        destroy(draft, move.power)
        return
    if kind == "protect":
        protect(draft, move.level)
    else:
        move_block(draft, move.power, move.level)
        if ends(draft, draft.seat):
            return
    pass_turn(draft)


def _reveal(draft: Draft, move: Reveal) -> None:
    reveal(draft, move.card)
    _arrive(draft, move.card)


def _arrive(draft: Draft, card: int) -> None:
    """The awaited card goes to the player who needs it."""
    if isinstance(draft.pending, Destroying):
        rebuild(draft, draft.pending, card)
    else:
        hold(draft, card)


_PLAY: dict[type[Move], Callable[[Draft, Any], None]] = {
    Draw: lambda draft, move: draw(draft),
    Put: lambda draft, move: put(draft, move.level),
    Use: _use,
    Reveal: _reveal,
    Shuffle: lambda draft, move: _arrive(draft, shuffle(draft, move.cards)),
}


def play(state: State, move: Move) -> State:
    """The state after a legal move."""
    draft = Draft(state)
    _PLAY[type(move)](draft, move)
    return draft.state()


def events(state: State, move: Move) -> tuple[Event, ...]:
    """What happens when a legal move is played."""
    log: list[Event] = []
    draft = Draft(state, log)
    _PLAY[type(move)](draft, move)
    return (*log, _stage(draft.state()))


def _stage(state: State) -> StageReached:
    return StageReached(state.seat, state.pending, mover(state))


# Chance


def chance_move(state: State, rng: Random) -> Move:
    """A fair shuffle of the cards whose order nobody knows."""
    return Shuffle(tuple(rng.sample(state.unknown, len(state.unknown))))


def is_chance(move: Move) -> bool:
    """Whether a move tells a card, or the order of the deck."""
    return isinstance(move, Reveal | Shuffle)


# Turns


def turn_passed(before: State, after: State) -> bool:
    """Whether a turn has ended between two states that follow each other; the last one never does.

    A player alone has the next turn, too, as soon as nothing is under way.
    """
    if len(before.colours) > 1:
        return before.seat != after.seat
    return after.pending is None and winner(after) is None


def interrupts(_state: State) -> bool:
    """False: nobody decides anything in the turn of another."""
    return False


def asked(_state: State) -> Hashable:
    """None: nobody is asked anything in another's turn."""
    return None


def idle(_state: State) -> Move | None:
    """None: nobody is asked anything in another's turn."""
    return None


def stop(_state: State) -> Move | None:
    """None: a turn is one action (``turn.one-action``), and nobody may leave it out."""
    return None


def skip(state: State) -> tuple[State, tuple[Event, ...]]:
    """The next turn, with what is under way given up and a drawn card discarded."""
    log: list[Event] = []
    draft = Draft(state, log)
    if isinstance(state.pending, Drawn):
        log.append(CardDiscarded(state.seat, state.pending.card))
    pass_turn(draft)
    after = draft.state()
    return after, (*log, _stage(after))


def settle(state: State, _move: Move | None = None) -> tuple[State, tuple[Event, ...]]:
    """The state as it is: all that happens is a move, somebody's or chance's."""
    return state, ()
