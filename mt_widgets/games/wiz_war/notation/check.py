"""What cannot be in one position: pieces that are there twice, and squares that are too full."""

from collections import Counter

from ....engine.errors import PositionError
from ..cards import SINGLE
from ..characters import crowd, is_base
from ..draft import giants
from ..state import State
from ..things import TREASURES


def check_pieces(state: State) -> None:
    """Raise PositionError for pieces that cannot be like that."""
    for creature in state.creatures:
        if not state.lives[creature.owner]:
            where = state.setup.board.names[creature.square]
            raise PositionError(where, f"the owner of the {creature.name} does not live")
    _check_numbers(state)
    _check_squares(state)
    for giant in giants(state):
        square = state.squares[giant]
        if len(crowd(state, square)) > 1:
            raise PositionError(state.setup.board.names[square], "a giant fills the square alone")


def _check_numbers(state: State) -> None:
    """Of each item and creature there is one, of each colour's treasures there are two."""
    places = (*state.hands, *state.carried, state.draw or (), state.discard)
    number = Counter(card for place in places for card in place)
    number.update(thing for _, thing in state.things)
    number.update(creature.name for creature in state.creatures)
    for name in SINGLE:
        if number[name] > 1:
            raise PositionError(name, "there is only one of it")
    for treasure in TREASURES:
        most = 2 if treasure.lower() in state.setup.seat else 0
        if number[treasure] > most:
            raise PositionError(treasure, f"there are only {most} of these treasures")


def _check_squares(state: State) -> None:
    """A creation needs a square of its own, and a stone block needs it alone."""
    for creation in state.creations:
        where = state.setup.board.names[creation.square]
        if sum(other.square == creation.square for other in state.creations) > 1:
            raise PositionError(where, "two creations cannot share a square")
        if is_base(state, creation.square):
            raise PositionError(where, "nothing is created on a base")
        company = crowd(state, creation.square) or creation.square in dict(state.things)
        if creation.name == "stone" and company:
            raise PositionError(where, "a stone block and something else cannot share a square")
