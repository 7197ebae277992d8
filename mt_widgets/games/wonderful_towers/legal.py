"""Every legal move of a state. Moves are shared copies, so that listing them makes nothing anew."""

from .moves import DRAW, PUTS, REVEALS, Move
from .rules.ending import winner
from .rules.powers import choices
from .state import Drawn, State


def legal_moves(state: State) -> list[Move]:
    """Every legal move but the shuffles, always in the same order."""
    if winner(state) is not None:
        return []  # end.at-once
    if state.pending is None:
        return _actions(state)
    if isinstance(state.pending, Drawn):
        return [*PUTS]  # draw.any-block
    return [REVEALS[card] for card in state.unknown]  # deck.chance


def _actions(state: State) -> list[Move]:
    """``turn.one-action``: draw, or use one of the powers in the market."""
    moves: list[Move] = [DRAW]
    uses = choices(state.tokens[state.seat], state.options)
    for place, card in enumerate(state.market):
        if card:
            moves += uses[place]
    return moves
