"""A new game from what somebody wrote: players, options and a seed."""

from collections.abc import Mapping
from random import Random

from ...engine.errors import PositionError, excerpt
from .box import COLOURS, LAYOUTS, OPTIONS
from .setup import start
from .state import State

__all__ = ["new"]


def new(given: Mapping[str, str]) -> State:
    """A start position from the options of ``new`` that were given."""
    for name in given:
        if name not in ("players", "options", "seed"):
            raise PositionError(name, "Wiz-War has no such option")
    colours = _colours(given.get("players", "2"))
    return start(colours, _options(given.get("options", "")), Random(_seed(given.get("seed"))))


def _colours(text: str) -> str:
    """Two to four players, by their number or by their colours in the order of the seats."""
    if text in map(str, LAYOUTS):
        return COLOURS[: int(text)]
    if len(text) in LAYOUTS and len(set(text)) == len(text) and set(text) <= set(COLOURS):
        return text
    raise PositionError("players", f"{excerpt(text)} is no number from 2 to 4 or colours of byrg")


def _options(text: str) -> frozenset[str]:
    chosen = frozenset(text.split(",")) if text else frozenset()
    for option in sorted(chosen):
        if option not in OPTIONS:
            there = ", ".join(OPTIONS)
            raise PositionError("options", f"there is no {excerpt(option)}; there are {there}")
    return chosen


def _seed(text: str | None) -> int | None:
    if text is None:
        return None
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 20):
        raise PositionError("seed", f"{excerpt(text)} is no whole number")
    return int(text)
