"""Tuples with something changed."""

from typing import TypeVar

_Item = TypeVar("_Item")


def put(items: tuple[_Item, ...], place: int, item: _Item) -> tuple[_Item, ...]:
    """The items with another one in a place.

    >>> put(("a", "b", "c"), 1, "d")
    ('a', 'd', 'c')
    """
    return (*items[:place], item, *items[place + 1 :])
