"""What a hand can do on a board: get somebody home, shut somebody in; and what threatens one."""

from typing import NamedTuple

from ..box import DIE, HAND, SPACES
from ..cards import UNKNOWN
from ..tables import Memo
from .reach import REACH, WAYS, Reach

__all__ = ["OUTLOOK"]


class Outlook(NamedTuple):
    """Chances are of one turn; distances in rounds."""

    steps: float
    nearest: float
    exposed: float
    enter: float
    doors: float
    onward: float
    fill: float


Board = tuple[str, tuple[int, ...], int, int, int, int]
"""A hand, the spaces of its wizards in sight, as bits those of all other wizards and of the towers,
the castle, and where it moves on to."""

_ROUND = SPACES - 1
_ANY_HAND = UNKNOWN * HAND


def _outlook(board: Board) -> Outlook:
    hand, here, others, towers, castle, coming = board
    reach, home, onward, doors = REACH[hand], 0, 0, 0
    for space in dict.fromkeys(here):
        distance = (castle - space) % SPACES
        ways = reach.walks[distance] | (reach.rides[distance] if towers >> space & 1 else 0)
        home |= ways
        doors += ways.bit_count()
        onward |= reach.walks[(coming - space) % SPACES]
    steps = [(castle - space) % SPACES for space in here]
    exposed = sum(_pushed(towers, 1 << space, REACH[_ANY_HAND]) for space in here)
    return Outlook(
        sum(steps) / _ROUND, min(steps, default=SPACES) / _ROUND, exposed,
        home.bit_count() / WAYS, doors / WAYS, onward.bit_count() / WAYS,
        _pushed(towers, others, reach),
    )  # fmt: skip


def _pushed(towers: int, victims: int, reach: Reach) -> float:
    """The chance that a card of the hand brings a tower onto one of some spaces."""
    ways = 0
    for distance in range(1, DIE + 1):
        if (towers << distance | towers >> (SPACES - distance)) & victims:
            ways |= reach.pushes[distance]
    return ways.bit_count() / WAYS


OUTLOOK: Memo[Board, Outlook] = Memo(_outlook, 1 << 15)
"""By board."""
