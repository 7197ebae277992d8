"""Carrying out a legal move, and telling what happened."""

from collections.abc import Callable
from typing import Any

from ...engine.game import CHANCE
from .box import POWERS
from .draft import Draft
from .events import Event, StageReached
from .moves import Draw, Move, Put, Reveal, Shuffle, Use
from .rules.deck import is_awaiting, reveal, shuffle
from .rules.destroying import destroy, rebuild
from .rules.drawing import draw, hold, put
from .rules.ending import ends, winner
from .rules.moving import move_block
from .rules.powers import spend
from .rules.protecting import protect
from .rules.turn import pass_turn
from .state import Destroying, State

__all__ = ["events", "mover", "play"]


def _draw(draft: Draft, move: Draw) -> None:
    draw(draft)


def _put(draft: Draft, move: Put) -> None:
    put(draft, move.level)


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


def _shuffle(draft: Draft, move: Shuffle) -> None:
    _arrive(draft, shuffle(draft, move.cards))


def _arrive(draft: Draft, card: int) -> None:
    """The card that was waited for goes to whoever needs it."""
    if isinstance(draft.pending, Destroying):
        rebuild(draft, draft.pending, card)
    else:
        hold(draft, card)


_CARRY_OUT: dict[type[Move], Callable[[Draft, Any], None]] = {
    Draw: _draw,
    Put: _put,
    Use: _use,
    Reveal: _reveal,
    Shuffle: _shuffle,
}


def play(state: State, move: Move) -> State:
    """The state after a legal move."""
    draft = Draft(state)
    _CARRY_OUT[type(move)](draft, move)
    return draft.state()


def mover(state: State) -> int | None:
    """The seat that is to move, CHANCE, or None when the game is over."""
    if winner(state) is not None:
        return None
    return CHANCE if is_awaiting(state) else state.seat


def events(state: State, move: Move) -> tuple[Event, ...]:
    """What happens when a legal move is played."""
    log: list[Event] = []
    draft = Draft(state, log)
    _CARRY_OUT[type(move)](draft, move)
    after = draft.state()
    return (*log, StageReached(after.seat, after.pending, mover(after)))
