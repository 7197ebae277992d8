"""Every legal move of a state, always in the same order."""

from .moves import Move
from .rules.deals import ANSWERS, legal_deals
from .rules.ending import is_over
from .rules.moving import legal_walks
from .rules.shifting import legal_shifts
from .rules.wands import legal_wands
from .state import MOVE, SHIFT, State


def legal_moves(state: State) -> list[Move]:
    """The moves that are allowed now; none when the game is over."""
    turn = state.turn
    if is_over(state):
        return []
    if turn.deal is not None:
        return [*ANSWERS]
    if turn.step == SHIFT:
        return [*legal_shifts(state), *legal_deals(state)]
    return [*(legal_walks(state) if turn.step == MOVE else legal_wands(state))]
