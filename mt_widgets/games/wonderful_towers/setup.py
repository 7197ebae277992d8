"""Beginning a game: what can be chosen, and a start position by that, all of it text."""

from collections.abc import Mapping
from random import Random

from ...engine.errors import PositionError, excerpt
from ...engine.game import Option
from ...engine.words import marked
from .box import COLOURS, FEWEST, MOST, PROTECT_ONE
from .notation.position import parse_options
from .rules.setup import deal
from .state import State

_NUMBERS = {str(number): str(number) for number in range(FEWEST, MOST + 1)}
_PROTECT = marked({"": "Two neighbouring blocks", PROTECT_ONE: "One block"})
OPTIONS = (
    Option("players", "how many, 2 to 4", marked("How many are you?"), _NUMBERS, str(FEWEST)),
    Option("options", "such as protect_one", marked("What does Protect protect?"), _PROTECT),
)

_LONGEST_SEED = 9  # digits


def new(given: Mapping[str, str]) -> State:
    """A start position with its whole deck, blue first.

    >>> str(new({"players": "3", "seed": "7"})).count("|")
    2
    """
    for name in given:
        if name not in ("seed", *(option.name for option in OPTIONS)):
            raise PositionError(name, "this is not for Wonderful Towers")
    players = given.get("players", str(FEWEST))
    if players not in _NUMBERS:
        wanted = f"{FEWEST} to {MOST} can play"
        raise PositionError("players", f"{excerpt(players)} is no such number; {wanted}")
    options = parse_options("options", given.get("options", ""))
    return deal(COLOURS[: int(players)], options, Random(_seed(given)))


def seats(state: State) -> str:
    """The colours of the players, from the first clockwise."""
    return state.colours


def _seed(given: Mapping[str, str]) -> int | None:
    """The number that fixes the cards; None for any."""
    text = given.get("seed")
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= _LONGEST_SEED):
        most = "9" * _LONGEST_SEED
        raise PositionError("seed", f"{excerpt(text)} is no whole number from 0 to {most}")
    return int(text)
