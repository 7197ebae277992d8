"""Why a move is not allowed: the first rule that refuses it, in the order of the notation."""

from collections.abc import Callable
from typing import Any

from ...engine.errors import Refusal, refuse
from . import moves as m
from .rules.deals import why_not_answer, why_not_deal
from .rules.ending import ended_by
from .rules.moving import why_not_stay, why_not_walk
from .rules.shifting import why_not_shift
from .rules.wands import why_not_end, why_not_wand
from .state import State

_CHECKS: dict[type[m.Move], Callable[[State, Any], Refusal | None]] = {
    m.Shift: why_not_shift,
    m.Walk: why_not_walk,
    m.Stay: why_not_stay,
    m.UseWand: why_not_wand,
    m.EndTurn: why_not_end,
    m.ProposeDeal: why_not_deal,
    m.AcceptDeal: why_not_answer,
    m.DeclineDeal: why_not_answer,
}


def why_not(state: State, move: m.Move) -> Refusal | None:
    """None if the move is legal, otherwise the rule that refuses it."""
    rule = ended_by(state)
    if rule is not None:
        return refuse(rule)
    deal = state.turn.deal
    if deal is not None and not isinstance(move, m.AcceptDeal | m.DeclineDeal):
        return refuse("deal.answer", player=deal.partner)
    return _CHECKS[type(move)](state, move)
