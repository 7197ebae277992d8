"""Why a move is not allowed: the first rule that refuses it, in the order of the notation."""

from collections.abc import Callable
from typing import Any

from ...engine.errors import Refusal, refuse
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
from .rules.deals import why_not_answer, why_not_deal
from .rules.ending import ended_by
from .rules.moving import why_not_stay, why_not_walk
from .rules.shifting import why_not_shift
from .rules.wands import why_not_end, why_not_wand
from .state import State

__all__ = ["why_not"]

_CHECKS: dict[type[Move], Callable[[State, Any], Refusal | None]] = {
    Shift: why_not_shift,
    Walk: why_not_walk,
    Stay: why_not_stay,
    UseWand: why_not_wand,
    EndTurn: why_not_end,
    ProposeDeal: why_not_deal,
    AcceptDeal: why_not_answer,
    DeclineDeal: why_not_answer,
}


def why_not(state: State, move: Move) -> Refusal | None:
    """None if the move is legal, otherwise the rule that refuses it."""
    rule = ended_by(state)
    if rule is not None:
        return refuse(rule)
    deal = state.turn.deal
    if deal is not None and not isinstance(move, AcceptDeal | DeclineDeal):
        return refuse("deal.answer", player=deal.partner)
    return _CHECKS[type(move)](state, move)
