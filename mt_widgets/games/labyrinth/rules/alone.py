"""Section 11: one player alone, perhaps with a limit of turns."""

from ..state import State


def is_alone(state: State) -> bool:
    """``solo.alone``: whether there is one player only."""
    return len(state.setup.colours) == 1
