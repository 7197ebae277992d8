"""Section 4: whose turn it is, and how a turn goes on."""

from ..state import WAND, State, Turn
from .ending import is_over


def mover(state: State) -> int | None:
    """Who is to decide: the player whose turn it is, the partner of a deal; None at the end."""
    if is_over(state):
        return None
    turn = state.turn
    return turn.seat if turn.deal is None else state.setup.colours.index(turn.deal.partner)


def go_on(state: State) -> State:
    """``turn.steps``: after the move, a wand if one could be used; else the turn ends by itself."""
    turn = state.turn
    could_use = state.wands[turn.seat] and not turn.wand_used
    if could_use or is_over(state):
        return state._replace(turn=Turn(turn.seat, WAND, turn.wand_used))
    return end_turn(state)


def end_turn(state: State) -> State:
    """``turn.order``: it is the turn of the next player; ``solo.race``: one turn less is left."""
    seat = (state.turn.seat + 1) % len(state.setup.colours)
    left = None if state.left is None else state.left - 1
    return state._replace(turn=Turn(seat), left=left)
