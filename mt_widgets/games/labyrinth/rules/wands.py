"""Section 8: a wand for one more turn."""

from ....engine.errors import Refusal, refuse
from ....engine.tuples import put
from ..moves import EndTurn, UseWand
from ..state import MOVE, SHIFT, WAND, State, Turn

_WAND, _END = UseWand(), EndTurn()


def legal_wands(state: State) -> list[UseWand | EndTurn]:
    """When the steps are done: the end of the turn, or a wand if one is left and none was used."""
    turn = state.turn
    return [_END, _WAND] if state.wands[turn.seat] and not turn.wand_used else [_END]


def why_not_wand(state: State, move: UseWand) -> Refusal | None:
    """``wand.*``: one in a turn, of those that are left, when the steps are done."""
    turn = state.turn
    if turn.wand_used:
        return refuse("wand.one")
    if not state.wands[turn.seat]:
        return refuse("wand.none")
    return refuse("wand.after") if turn.step != WAND else None


def why_not_end(state: State, move: EndTurn) -> Refusal | None:
    """``shift.must``, ``turn.steps``: a turn ends when its steps are done."""
    if state.turn.step == SHIFT:
        return refuse("shift.must", "end")
    return refuse("turn.steps") if state.turn.step == MOVE else None


def use_wand(state: State, move: UseWand) -> State:
    """``wand.extra``: the wand is out of the game, and the same player shifts again."""
    seat = state.turn.seat
    wands = put(state.wands, seat, state.wands[seat] - 1)
    return state._replace(wands=wands, turn=Turn(seat, wand_used=True))
