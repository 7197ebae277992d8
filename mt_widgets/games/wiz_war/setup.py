"""Beginning a game: what can be chosen, a start position from it, and who sits at the table."""

from collections.abc import Mapping
from random import Random

from ...engine.errors import PositionError, excerpt
from ...engine.game import Option
from ...engine.words import marked
from . import box
from .box import COLOURS, LAYOUTS
from .rules.setup import start
from .state import State

_RULES = marked({
    "": "As they are printed",
    "notrade": "No trading of cards",
    "open": "Hands lie face up",
    "notrade,open": "No trading, and hands lie face up",
    "freedoors": "Everyone walks through doors",
    "itemsfree": "Picking up an item doesn't end your turn",
})  # fmt: skip
OPTIONS = (
    Option("players", "how many (2 to 4), or their colours, such as byr",
           marked("How many are you?"), {str(number): str(number) for number in LAYOUTS}, "2"),
    Option("options", "any of freedoors,itemsfree,notrade,open", marked("Which rules?"), _RULES),
)  # fmt: skip


def seats(state: State) -> str:
    """The colours of the players."""
    return state.setup.colours


def new(given: Mapping[str, str]) -> State:
    """A start position from the options that were given; raises PositionError."""
    known = {"seed", *(option.name for option in OPTIONS)}
    for name in given:
        if name not in known:
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
        if option not in box.OPTIONS:
            there = ", ".join(box.OPTIONS)
            raise PositionError("options", f"there is no {excerpt(option)}; there are {there}")
    return chosen


def _seed(text: str | None) -> int | None:
    if text is None:
        return None
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 20):
        raise PositionError("seed", f"{excerpt(text)} is no whole number")
    return int(text)
