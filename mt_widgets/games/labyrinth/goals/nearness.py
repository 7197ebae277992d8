"""How far a state is from a goal."""

from collections.abc import Callable

from ....engine.goal_language import ONE, Count, Wins
from ..box import NUMBERS, PLACE_NUMBER, SIZE
from ..rules.ending import standings
from ..state import State
from .language import COUNTS, At, Has, Small, test


def far(part: Small, start: State) -> Callable[[State], int]:
    """How far states with the players of a start are from a smallest part; 0 if it holds."""
    holds, seat = test(part, start), start.setup.colours.index(part.colour)
    return lambda state: 0 if holds(state) else _lack(part, state, seat)


def _lack(part: Small, state: State, seat: int) -> int:
    """How much is still to be done, which counts most, and how far the pawn has to go."""
    match part:
        case Count(of, _, _, number):
            lacking = abs(COUNTS[of](state, seat) - number)
            return lacking if of in ("points", "reach") else ONE * lacking
        case At(_, place):
            return ONE + _steps(state.pawns[seat], PLACE_NUMBER[place])
        case Has(_, token):
            if token not in state.tokens:
                return ONE * len(NUMBERS)  # another player has it
            before = state.tokens.index(token)
            return ONE * (1 + before) + _steps(state.pawns[seat], state.lying[0])
        case Wins():
            points = [reached.points for reached in standings(state)]
            return ONE * (1 + len(state.tokens)) + max(points) - points[seat]


def _steps(here: int, there: int) -> int:
    """How far two places are from each other as the crow flies."""
    (row, column), (other_row, other_column) = divmod(here, SIZE), divmod(there, SIZE)
    return abs(row - other_row) + abs(column - other_column)
