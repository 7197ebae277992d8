"""What a bot has to choose from: the position as its seat imagines it, and the moves there."""

from ....engine.errors import Mistake
from ....engine.words import say
from ..imagine import imagine
from ..legal import legal_moves
from ..moves import Move
from ..state import State
from ..view import View

__all__ = ["choices"]


def choices(view: View) -> tuple[State, int, list[Move]]:
    """The imagined state, the seat that looks at it, and its moves; it must be that seat's turn."""
    seat = view.seat
    if seat is None or not view.memory:
        raise Mistake(say("a bot plays from what one seat knows by memory"))
    state = imagine(view)
    moves = legal_moves(state) if view.mover == seat else []
    if not moves:
        colour = view.table.colours[seat]
        raise Mistake(say("there is nothing to choose for {colour} now", colour=colour))
    return state, seat, moves
