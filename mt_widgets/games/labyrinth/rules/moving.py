"""Section 6: moving the pawn along joined corridors, or staying."""

from ....engine.errors import Refusal, refuse
from ....engine.tuples import put
from ..box import PLACE_NUMBER, PLACES
from ..moves import Shift, Stay, Walk
from ..state import MOVE, SHIFT, State
from .corridors import area
from .shifting import RIDES, legal_shifts, push
from .tokens import take, why_not_take

_STAY = Stay()
_WALKS = [Walk(name) for name in PLACES]
_TAKES = [Walk(name, take=True) for name in PLACES]


def legal_walks(state: State) -> list[Stay | Walk]:
    """``move.may``: staying, every other tile that can be reached, and the wanted token there."""
    reached = area(state.tiles, state.pawns[state.turn.seat])
    own, wanted = reached[0], state.lying[0]
    moves: list[Stay | Walk] = [_STAY]
    moves += [_WALKS[place] for place in sorted(reached[1:])]
    if wanted != own and wanted in reached:
        moves.append(_TAKES[wanted])
    return moves


def _why_not_now(state: State) -> Refusal | None:
    """``shift.must``, ``move.once``: whether it is time to move."""
    step = state.turn.step
    if step == SHIFT:
        return refuse("shift.must", "move")
    return refuse("move.once") if step != MOVE else None


def why_not_stay(state: State, move: Stay) -> Refusal | None:
    """``token.after-move``: a pawn that stays takes nothing."""
    now = _why_not_now(state)
    return refuse("token.after-move") if now is None and move.take else now


def why_not_walk(state: State, move: Walk) -> Refusal | None:
    """``move.*``: once, to another tile, only along joined corridors."""
    now = _why_not_now(state)
    if now is not None:
        return now
    own, place = state.pawns[state.turn.seat], PLACE_NUMBER[move.place]
    if place == own:
        return refuse("token.after-move") if move.take else refuse("move.elsewhere")
    if place not in area(state.tiles, own):
        return refuse("move.connected", place=move.place, own=PLACES[own])
    return why_not_take(state, place, move.place) if move.take else None


def walk(state: State, move: Walk) -> State:
    """The player's pawn on its new place, and the token taken."""
    pawns = put(state.pawns, state.turn.seat, PLACE_NUMBER[move.place])
    after = state._replace(pawns=pawns)
    return take(after) if move.take else after


def turn_ends(state: State) -> dict[Shift, list[int]]:
    """Where the pawn can stand when a turn ends: for every shift the area it opens.

    Each area starts with the pawn's own place, where it stays.
    """
    tiles, pawn = state.tiles, state.pawns[state.turn.seat]
    return {
        move: area(push(tiles, move.arrow, move.tile), RIDES[move.arrow][pawn])
        for move in legal_shifts(state)
    }
