"""Beginning a game: how many stones there are."""

from collections.abc import Mapping
from random import Random

from mt_widgets.engine.errors import PositionError, excerpt
from mt_widgets.engine.game import Option
from mt_widgets.engine.words import marked

from .heaps import HEAPS, MOST, SEATS, pack

_HEAPS = marked({"3,4,5": "Three, four and five stones", "chance": "As chance will have it"})
OPTIONS = (Option("heaps", "numbers such as 3,4,5, or chance", "How many?", _HEAPS, "3,4,5"),)


def new(given: Mapping[str, str]) -> int:
    """A start position."""
    for name in given.keys() - {"seed", "heaps"}:
        raise PositionError(name, "this is not for Nim")
    return pack(_heaps(given.get("heaps", "3,4,5"), Random(given.get("seed"))), 0, 0)


def _heaps(wanted: str, rng: Random) -> list[int]:
    if wanted == "chance":
        return [rng.randint(1, MOST) for _ in range(HEAPS)]
    numbers = wanted.split(",")
    if len(numbers) != HEAPS or not {*numbers} <= {*"123456789"}:
        raise PositionError("heaps", f"{excerpt(wanted)} are not three numbers from 1 to {MOST}")
    return [*map(int, numbers)]


def seats(_state: int) -> str:
    """The names of both."""
    return SEATS
