"""What is made once and then shared: small answers, and moves by place, picked by the board."""

from collections.abc import Callable
from functools import cache
from typing import TypeVar

from .box import COLOURS, SPACES
from .moves import Tower, Wizard

Key = TypeVar("Key")
Value = TypeVar("Value")
Item = TypeVar("Item")


class Memo(dict[Key, Value]):
    """A function as a dictionary that fills itself: half the price of a call, and bounded.

    >>> squares = Memo(lambda number: number * number)
    >>> squares[7], len(squares)
    (49, 1)
    """

    def __init__(self, function: Callable[[Key], Value], most: int = 1 << 16) -> None:
        self._function, self._most = function, most

    def __missing__(self, key: Key) -> Value:
        if len(self) >= self._most:
            self.clear()
        value = self[key] = self._function(key)
        return value


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
