"""What a legal move does: the state after it."""

from collections.abc import Callable
from typing import Any

from . import moves as m
from .rules.deals import accept, decline, propose
from .rules.moving import walk
from .rules.shifting import shift
from .rules.turn import end_turn, go_on
from .rules.wands import use_wand
from .state import State

_PLAY: dict[type[m.Move], Callable[[State, Any], State]] = {
    m.Shift: shift,
    m.Walk: lambda state, move: go_on(walk(state, move)),
    m.Stay: lambda state, move: go_on(state),
    m.UseWand: use_wand,
    m.EndTurn: lambda state, move: end_turn(state),
    m.ProposeDeal: propose,
    m.AcceptDeal: accept,
    m.DeclineDeal: decline,
}


def play(state: State, move: m.Move) -> State:
    """The state after a legal move."""
    return _PLAY[type(move)](state, move)
