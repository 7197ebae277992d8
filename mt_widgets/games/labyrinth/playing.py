"""Playing a legal move."""

from collections.abc import Callable
from typing import Any

from .moves import (
    AcceptDeal,
    DeclineDeal,
    EndTurn,
    Move,
    ProposeDeal,
    Shift,
    Stay,
    UseWand,
    Walk,
)
from .rules.deals import accept, decline, propose
from .rules.moving import walk
from .rules.shifting import shift
from .rules.turn import end_turn, go_on
from .rules.wands import use_wand
from .state import State

__all__ = ["play"]

_PLAY: dict[type[Move], Callable[[State, Any], State]] = {
    Shift: shift,
    Walk: lambda state, move: go_on(walk(state, move)),
    Stay: lambda state, move: go_on(state),
    UseWand: use_wand,
    EndTurn: lambda state, move: end_turn(state),
    ProposeDeal: propose,
    AcceptDeal: accept,
    DeclineDeal: decline,
}


def play(state: State, move: Move) -> State:
    """The state after a legal move."""
    return _PLAY[type(move)](state, move)
