"""What a bot has to choose from, and the random player, who takes any of it."""

from random import Random

from ....engine.errors import Mistake
from ....engine.words import say
from ..moves import Move, Pass
from ..rules.legal import legal_moves
from ..state import State, Window
from ..view import View, reconstruct

# There are dozens of casts to one pass: chosen evenly, no full flask would outlive a window.
_PASSING = 0.9


def choices(view: View) -> tuple[State, int, list[Move]]:
    """The imagined state, the seat that looks at it, and its moves; it must be that seat's turn."""
    seat = view.seat
    if seat is None or not view.memory:
        raise Mistake(say("a bot plays from what one seat knows by memory"))
    state = reconstruct(view)
    moves = legal_moves(state) if view.mover == seat else []
    if not moves:
        colour = view.table.colours[seat]
        raise Mistake(say("there is nothing to choose for {colour} now", colour=colour))
    return state, seat, moves


def random_move(view: View, rng: Random) -> Move:
    """Any legal move; but in nine of ten windows of Master Wizards it just passes."""
    _, _, moves = choices(view)
    passing = isinstance(view.pending, Window) and rng.random() < _PASSING
    return Pass() if passing else rng.choice(moves)
