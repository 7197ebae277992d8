"""Things: what can be carried, an item or a treasure; in the order in which they are written."""

from collections.abc import Iterable

from .box import COLOURS
from .cards import CREATURES, ITEMS

CREATIONS = ("stone", "bush")
TREASURES = COLOURS.upper()
THINGS = (*ITEMS, *TREASURES)
RANK = {name: rank for rank, name in enumerate([*CREATIONS, *CREATURES, *THINGS])}

Floor = tuple[tuple[int, str], ...]


def owner(treasure: str) -> str:
    """The colour whose treasure it is; nothing for an item.

    >>> owner("B"), owner("key")
    ('b', '')
    """
    return treasure.lower() if treasure in TREASURES else ""


def sorted_things(things: Iterable[str]) -> tuple[str, ...]:
    """Things in the order of the notation."""
    return tuple(sorted(things, key=RANK.__getitem__))


def sorted_floor(things: Iterable[tuple[int, str]]) -> Floor:
    """Things that lie on squares, in the order of the notation."""
    return tuple(sorted(things, key=lambda thing: (thing[0], RANK[thing[1]])))


def lies(things: Floor, thing: str) -> int | None:
    """The square on which a thing lies; there may be several for a treasure."""
    return next((square for square, name in things if name == thing), None)
