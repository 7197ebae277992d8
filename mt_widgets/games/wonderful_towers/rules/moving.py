"""Moving: the four ways in which blocks of a tower change their levels.

No protected block ever moves (``move.protected``), so tokens stay on their levels.
"""

from collections.abc import Callable

from ..box import POWERS
from ..draft import Draft
from ..events import BlockMoved


def _up(tower: bytes, at: int) -> bytes:
    """``move.up``: a block goes up past two, which each come down one level."""
    return tower[:at] + tower[at + 1 : at + 3] + tower[at : at + 1] + tower[at + 3 :]


def _down(tower: bytes, at: int) -> bytes:
    """``move.down``: a block goes down past two, which each go up one level."""
    return tower[: at - 2] + tower[at : at + 1] + tower[at - 2 : at] + tower[at + 1 :]


def _swap(tower: bytes, at: int) -> bytes:
    """``move.swap``: two neighbours change places."""
    return tower[:at] + tower[at + 1 : at + 2] + tower[at : at + 1] + tower[at + 2 :]


def _over(tower: bytes, at: int) -> bytes:
    """``move.over``: two blocks change places, and the one between them stays."""
    here, between, there = tower[at : at + 1], tower[at + 1 : at + 2], tower[at + 2 : at + 3]
    return tower[:at] + there + between + here + tower[at + 3 :]


_WAYS: dict[str, Callable[[bytes, int], bytes]] = {
    "up": _up,
    "down": _down,
    "swap": _swap,
    "over": _over,
}


def rearranged(tower: bytes, power: str, level: int) -> bytes:
    """A tower after a power has moved the block on a level.

    >>> [*rearranged(bytes([66, 52, 80, 41, 30, 17, 5]), "down", 3)]
    [80, 66, 52, 41, 30, 17, 5]
    """
    return _WAYS[power](tower, level - 1)


def move_block(draft: Draft, power: str, level: int) -> None:
    """A power moves a block of the player's tower (``tower.own``)."""
    seat = draft.seat
    draft.set_tower(seat, _WAYS[power](draft.towers[seat], level - 1))
    if draft.log is not None:
        draft.log.append(BlockMoved(seat, power, level, level + POWERS[power].target))
