"""Moves by place: each is made once and then shared, and the board picks from the tables."""

from collections.abc import Callable
from functools import cache
from typing import TypeVar

from .box import COLOURS, SPACES
from .memo import Memo
from .moves import Tower, Wizard

__all__ = ["TowerTable", "WizardTable", "tower_table", "wizard_table"]

Item = TypeVar("Item")
WizardTable = dict[str, list[Item]]
"""By colour and space: one item for each wizard there can be."""
TowerTable = Memo[int, tuple[Item, ...]]
"""By stack, which is a height and a space in one number: the items of all the towers in it."""


def wizard_table(make: Callable[[Wizard], Item]) -> WizardTable[Item]:
    """An item for each wizard in sight."""
    return {c: [make(_wizard(c, space)) for space in range(SPACES)] for c in COLOURS}


def tower_table(make: Callable[[Tower], Item]) -> TowerTable[Item]:
    """The items of each stack; a higher one shares those of a lower one."""
    items = Memo(make)

    def row(stack: int) -> tuple[Item, ...]:
        height, space = divmod(stack, SPACES)
        return tuple(items[_tower(space, number)] for number in range(1, height + 1))

    return Memo(row)


@cache
def _wizard(colour: str, space: int) -> Wizard:
    return Wizard(colour, space)


@cache
def _tower(space: int, number: int) -> Tower:
    return Tower(space, number)
