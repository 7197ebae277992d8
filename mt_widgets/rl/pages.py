"""Legal moves as actions: numbers from 0 up to a limit, in the order of the moves.

Where there are more moves than actions, they stand on several pages, and the last action turns to
the next page. So each legal move can be chosen, however many there are.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ..engine.game import Move

__all__ = ["ActionPage", "page_of"]


@dataclass(frozen=True, slots=True)
class ActionPage:
    """The moves that the first actions stand for, which page it is, and how many there are."""

    moves: Sequence[Move]
    number: int = 0
    pages: int = 1

    @property
    def following(self) -> int:
        """The number of the next page; after the last one comes the first."""
        return (self.number + 1) % self.pages


def page_of(moves: Sequence[Move], most: int, number: int = 0) -> ActionPage:
    """A page of the legal moves, for so many actions."""
    if len(moves) <= most:
        return ActionPage(moves)
    room = most - 1  # the last action turns the page
    return ActionPage(moves[number * room :][:room], number, -(-len(moves) // room))
