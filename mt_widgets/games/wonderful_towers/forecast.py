"""The game as a solver plays it: a card from a deck whose order nobody knows comes by chance.

The order of the deck is the only secret (``see.deck``). A deck that is known whole is a played
game's, which lies face down, so a solver knows which cards are in it and nothing of their order.
Cards on top of an unknown rest lie open to all, as a puzzle shows them, and come for sure.
"""

from ...engine.game import Outcome
from . import game
from .game import legal_moves, mover, turn, turn_passed
from .moves import REVEALS, Move
from .rules.deck import face_down
from .state import State

__all__ = ["chance_move", "legal_moves", "mover", "outcomes", "play", "turn", "turn_passed"]

_BY_NAME = {str(move): move for move in REVEALS.values()}


def play(state: State, move: Move) -> State:
    """The state after a legal move; if it needs a card that is face down, chance is next."""
    return game.play(face_down(state), move)


def outcomes(state: State) -> list[Outcome[State]]:
    """Every card that may come: all are equally likely (``deck.chance``)."""
    return [Outcome(1, str(move), play(state, move)) for move in legal_moves(state)]


def chance_move(name: str) -> Move | None:
    """The move by which chance tells the card of this name."""
    return _BY_NAME.get(name)
