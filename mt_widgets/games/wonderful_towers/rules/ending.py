"""The end: when a tower is complete, how far it is from that, and whose it is."""

from ..box import ALL, LEVELS
from ..draft import Draft
from ..events import GameEnded
from ..state import State


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


def fitting_blocks(tower: bytes) -> int:
    """The most blocks that can stay where they are if only the others are replaced.

    Blocks stay together if they get smaller upwards and leave room for those between them. All
    seven can stay exactly if the tower is complete; moves may be quicker than replacing.

    >>> fitting_blocks(bytes([5, 14, 20, 37, 46, 65, 84]))
    1
    """
    longest = list[tuple[int, int]]()  # the size needed at most, and how many stay up to there
    for level, block in enumerate(tower):
        if LEVELS - level <= block <= len(ALL) - level:  # room above and below
            room = block + level
            below = max((count for size, count in longest if size >= room), default=0)
            longest.append((room, below + 1))
    return max((count for _, count in longest), default=0)


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
