"""Section 11: one player alone, perhaps with a limit of turns."""

from ..state import State

__all__ = ["count_turn", "is_alone", "no_turn_left"]


def is_alone(state: State) -> bool:
    """``solo.alone``: whether there is one player only."""
    return len(state.table.colours) == 1


def count_turn(left: int | None) -> int | None:
    """``solo.race``: a turn is over, and its further turn by wand with it."""
    return None if left is None else left - 1


def no_turn_left(state: State) -> bool:
    """``solo.limit``: whether all turns are used up."""
    return state.left == 0
