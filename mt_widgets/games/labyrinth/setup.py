"""Beginning a game: what can be chosen, and the start position for it."""

import re
from collections.abc import Mapping
from random import Random

from ...engine.errors import PositionError, excerpt
from ...engine.game import Option
from ...engine.words import marked
from .box import COLOURS, USUAL_TURNS
from .box import OPTIONS as RULES
from .notation.position import parse_left, parse_options
from .rules.setting_up import start
from .state import State

_PEOPLE = marked({"1": "One, alone", "2": "Two", "3": "Three", "4": "Four"})
_FORMULAS = marked({"dealt": "Yes, one each", "none": "No"})
_RULES = marked({
    "": "As they are printed",
    "deals": "You may trade a shift for a wand or a token",
    "open": "Formula cards lie face up",
    "tie_break": "A tie is broken by the formulas, then by the wands",
})  # fmt: skip
_TURNS = {"": marked("As many as it takes"), str(USUAL_TURNS): str(USUAL_TURNS)}
OPTIONS = (
    Option("players", "how many (1 to 4), or their colours, such as byr",
           marked("How many are you?"), _PEOPLE, "2"),
    Option("options", f"such as {','.join(RULES[:2])}", marked("By which rules?"), _RULES),
    Option("left", "alone in the labyrinth: turns until the end",
           marked("If you play alone, in how many turns?"), _TURNS),
    Option("formulas", "in the labyrinth: dealt, or none",
           marked("Do you play with secret formulas?"), _FORMULAS, "dealt"),
)  # fmt: skip
_GIVEN = (*(option.name for option in OPTIONS), "seed")
_SEED = re.compile(r"-?[0-9]{1,18}")


def seats(state: State) -> str:
    """The colours of the players, in turn order."""
    return state.setup.colours


def new(given: Mapping[str, str]) -> State:
    """A start position from options by name; raises PositionError for what is wrong or unknown.

    >>> str(new({"players": "b", "seed": "1", "left": "24"})).split(" ")[-1]
    'left=24'
    """
    for name in given:
        if name not in _GIVEN:
            raise PositionError(name, f"this game has no such option; it has {', '.join(_GIVEN)}")
    colours = _colours(given.get("players", "2"))
    options = _options(given.get("options", ""))
    state = start(colours, _rng(given), options, formulas=_formulas(given))
    return state._replace(left=_left(given["left"], len(colours))) if "left" in given else state


def _colours(text: str) -> str:
    """``setup.pawns``: the chosen colours, or the first ones for a number; or PositionError."""
    numbers = {str(number): COLOURS[:number] for number in range(1, len(COLOURS) + 1)}
    colours = numbers.get(text, text)
    if not colours or not set(colours) <= set(COLOURS) or len(set(colours)) < len(colours):
        raise PositionError(
            "players", f"{excerpt(text)} is no number from 1 to 4 or different colours of {COLOURS}"
        )
    return colours


def _options(text: str) -> tuple[str, ...]:
    try:
        return parse_options(text)
    except PositionError as error:
        raise PositionError("options", error.what) from error


def _left(text: str, players: int) -> int:
    left = parse_left(text, players)
    if not left:
        raise PositionError("left", "a game needs at least one turn")
    return left


def _formulas(given: Mapping[str, str]) -> bool:
    """``setup.formula``: whether the cards are dealt or left out."""
    text = given.get("formulas", "dealt")
    if text not in ("dealt", "none"):
        raise PositionError("formulas", f"{excerpt(text)} is neither dealt nor none")
    return text == "dealt"


def _rng(given: Mapping[str, str]) -> Random:
    seed = given.get("seed")
    if seed is not None and _SEED.fullmatch(seed) is None:
        raise PositionError("seed", f"{excerpt(seed)} is no whole number")
    return Random(None if seed is None else int(seed))
