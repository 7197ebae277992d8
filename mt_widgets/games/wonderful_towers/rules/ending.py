"""The end: when a tower is complete, and whose it is."""

from ..draft import Draft
from ..events import GameEnded
from ..state import State

__all__ = ["ends", "is_complete", "winner"]


def is_complete(tower: bytes) -> bool:
    """``end.complete``: every block is smaller than the block below it.

    >>> is_complete(bytes([66, 52, 49, 41, 30, 17, 5]))
    True
    """
    # Spelled out, because every list of moves asks it of every tower.
    return (
        tower[0] > tower[1] > tower[2] > tower[3]
        and tower[3] > tower[4] > tower[5] > tower[6]
    )  # fmt: skip


def winner(state: State) -> int | None:
    """The seat with a complete tower, or None while the game goes on."""
    for seat, tower in enumerate(state.towers):
        if is_complete(tower):
            return seat
    return None


def ends(draft: Draft, seat: int) -> bool:
    """``end.at-once``: whether what has just changed this tower has made it complete.

    The turn stays with the player in whose turn it happened, and nothing more is done.
    """
    if not is_complete(draft.towers[seat]):
        return False
    draft.pending = None
    if draft.log is not None:
        draft.log.append(GameEnded(seat))
    return True
