"""How far a state is from a goal."""

from collections.abc import Callable

from ....engine import goal_language
from ....engine.goal_language import ONE
from ..box import NUMBERS, PLACE_NUMBER, SIZE
from ..forecast import ways
from ..rules.ending import standings
from ..state import State
from .language import COUNTS, At, Count, Goal, Has, Small, Wins, counts_cards, test

__all__ = ["gap"]


def gap(goal: Goal, colours: str) -> Callable[[State], int]:
    """How far states of these players are from a goal; 0 where it holds."""
    measure = goal_language.gap(goal, lambda part: _gap(part, colours))
    return (lambda state: max(map(measure, ways(state)))) if counts_cards(goal) else measure


def _gap(part: Small, colours: str) -> Callable[[State], int]:
    holds, seat = test(part, colours), colours.index(part.colour)
    return lambda state: 0 if holds(state) else _lack(part, state, seat)


def _lack(part: Small, state: State, seat: int) -> int:
    """What is still to be done counts most; then how far the pawn is from where it has to go."""
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
