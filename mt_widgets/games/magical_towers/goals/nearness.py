"""How far a state is from a goal, so that a refutation can show the best that was possible."""

from collections.abc import Callable

from ....engine.goal_language import ONE, Wins
from ..box import SPACES
from ..state import State
from .language import COUNTS, PlacedCount, Small, bound, holds


def far(part: Small, start: State) -> Callable[[State], int]:
    """How far states are from a part of a goal set at a start; 0 where it holds.

    What is still to be done counts most, and for wizards on their way home every space.
    """
    is_so, asked = holds(part, start), bound(part, start)
    return lambda state: 0 if is_so(state) else _lacking(asked, state)


def _lacking(part: PlacedCount | Wins, state: State) -> int:
    match part:
        case PlacedCount("home", colour, None, ">=" | "=", number):
            missing = number - COUNTS["home"](state, colour, None)
            return ONE * abs(missing) + (_way_home(state, colour) if missing > 0 else 0)
        case Wins(colour):
            left = outside(state, colour) + COUNTS["empty"](state, colour, None)
            return ONE * (1 + left) + _way_home(state, colour)
        case PlacedCount(of, colour, space, _, number) if of != "castle":
            return ONE * abs(COUNTS[of](state, colour, space) - number)
    return ONE


def outside(state: State, colour: str) -> int:
    """How many wizards are not home."""
    return "".join((*state.covered, *state.tops)).count(colour)


def _way_home(state: State, colour: str) -> int:
    """The steps from the castle of the nearest wizard in sight."""
    spaces = (space for space, top in enumerate(state.tops) if colour in top)
    return min(((state.castle - space) % SPACES for space in spaces), default=SPACES)
