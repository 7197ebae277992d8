"""Moves by place: each is made once and then shared, and the board picks from the tables."""

from collections.abc import Callable
from itertools import chain, compress
from typing import Generic, TypeVar

from .box import COLOURS, SPACES
from .moves import Tower, Wizard

__all__ = ["TowerTable", "WizardTable"]

Item = TypeVar("Item")
_USUAL_HEIGHT = 9  # all the towers of the box on one space


class TowerTable(Generic[Item]):
    """One item for each tower there can be."""

    def __init__(self, make: Callable[[Tower], Item]) -> None:
        self._make = make
        self._rows = [
            [self._row(space, height) for height in range(_USUAL_HEIGHT + 1)]
            for space in range(SPACES)
        ]

    def _row(self, space: int, height: int) -> tuple[Item, ...]:
        return tuple(self._make(Tower(space, number)) for number in range(1, height + 1))

    def pick(self, stacks: list[tuple[int, int]], kept: int) -> list[Item]:
        """The items of all towers, given by space and height, but those on the kept space."""
        rows = self._rows
        try:
            some = [rows[space][height] for space, height in stacks if space != kept]
        except IndexError:  # somebody has built higher than the box allows
            some = [self._row(space, height) for space, height in stacks if space != kept]
        return list(chain.from_iterable(some))


class WizardTable(Generic[Item]):
    """One item for each colour and space."""

    def __init__(self, make: Callable[[Wizard], Item]) -> None:
        self._rows = {c: [make(Wizard(c, space)) for space in range(SPACES)] for c in COLOURS}

    def pick(self, colour: str, here: list[bool]) -> list[Item]:
        """The items of a colour on the spaces where it stands."""
        return list(compress(self._rows[colour], here))
