"""Why a move is not allowed: the first rule that refuses it, in the order of the notation."""

from ...engine.errors import MoveError, Refusal, refuse
from .moves import Draw, Move, Put, Reveal, Shuffle, Use
from .rules.deck import is_awaiting, why_not_told
from .rules.ending import winner
from .rules.powers import why_not_use
from .state import Drawn, State


def why_not(state: State, move: Move) -> Refusal | None:
    """The rule that refuses a move, None if it is legal; raises MoveError if it is no move."""
    if not isinstance(move, Draw | Put | Use | Reveal | Shuffle):
        raise MoveError(str(move), "this is no move")
    seat = winner(state)
    if seat is not None:
        return refuse("end.at-once", colour=state.colours[seat])
    if isinstance(move, Reveal | Shuffle):
        return why_not_told(state, move)
    if is_awaiting(state):
        return refuse("deck.chance", "awaited")
    if isinstance(state.pending, Drawn):
        fits = isinstance(move, Put)
        return None if fits else refuse("draw.must-use", card=state.pending.card)
    if isinstance(move, Put):
        return refuse("draw.look")
    return why_not_use(state, move) if isinstance(move, Use) else None
