"""Section 7: taking the token on which the move ended."""

from ....engine.errors import Refusal, refuse
from ....engine.tuples import put
from ..state import State


def token_on(state: State, place: int) -> int | None:
    """The number of the token on a place, of which there is one at most (``tile.one-token``)."""
    return state.tokens[state.lying.index(place)] if place in state.lying else None


def why_not_take(state: State, place: int, name: str) -> Refusal | None:
    """``token.here``, ``token.lowest``: whether a pawn that went there may take the token."""
    number = token_on(state, place)
    if number is None:
        return refuse("token.here", place=name)
    lowest = state.tokens[0]
    return refuse("token.lowest", lowest=lowest, number=number) if number != lowest else None


def take(state: State) -> State:
    """The lowest token goes to the player whose turn it is (``token.open``)."""
    seat, lowest = state.turn.seat, state.tokens[0]
    had = tuple(sorted((*state.taken[seat], lowest)))  # a paid one may be higher
    taken = put(state.taken, seat, had)
    return state._replace(tokens=state.tokens[1:], lying=state.lying[1:], taken=taken)
