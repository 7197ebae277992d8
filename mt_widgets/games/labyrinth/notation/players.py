"""The players of a position as text: wands, taken tokens and formulas."""

import re
from typing import NamedTuple

from ....engine.errors import PositionError, excerpt
from ..box import ALL_WANDS, COLOURS, FORMULAS
from ..state import NO_FORMULA, UNKNOWN, State
from .board import TOKEN_TEXTS

_PLAYER = re.compile(rf"([{COLOURS}])(0|[1-9][0-9]?):([0-9,]*):([0-9?-]+)")
_BY_NUMBERS = {frozenset(card.split("-")): card for card in FORMULAS}


class Player(NamedTuple):
    """One player: colour, wands left, taken tokens in rising order, formula."""

    colour: str
    wands: int
    taken: tuple[int, ...]
    formula: str


def parse_players(text: str) -> list[Player]:
    """Read the players in turn order."""
    players = [_player(part) for part in text.split("|")]
    if len(players) > len(COLOURS):
        raise PositionError("players", f"{len(players)} players; there can be {len(COLOURS)}")
    _check_once("colour", [player.colour for player in players])
    cards = [player.formula for player in players]
    _check_once("formula", [card for card in cards if card in FORMULAS])
    if sum(player.wands for player in players) > ALL_WANDS:
        raise PositionError("players", f"there are only {ALL_WANDS} wands")
    return players


def _check_once(what: str, values: list[str]) -> None:
    for number, value in enumerate(values):
        if value in values[:number]:
            raise PositionError("players", f"two players have the {what} {value}")


def _player(text: str) -> Player:
    found = _PLAYER.fullmatch(text)
    if found is None:
        raise PositionError(
            "players",
            f"{excerpt(text)} is not a colour with wands, tokens and a formula, as in b3:1,4:?",
        )
    tokens = tuple(sorted(_token(part) for part in found[3].split(",") if found[3]))
    return Player(found[1], int(found[2]), tokens, _formula(found[4]))


def _token(text: str) -> int:
    if text not in TOKEN_TEXTS:
        raise PositionError(
            "players", f"there is no token {excerpt(text)}; they are 1 to 20 and 25"
        )
    return TOKEN_TEXTS[text]


def _formula(text: str) -> str:
    """A formula as its card is printed, whatever order its three numbers are given in."""
    if text in (UNKNOWN, NO_FORMULA):
        return text
    numbers = text.split("-")
    card = _BY_NUMBERS.get(frozenset(numbers)) if len(numbers) == 3 else None
    if card is None:
        raise PositionError("players", f"there is no formula card {excerpt(text)}")
    return card


def format_players(state: State) -> str:
    """Write the players in turn order."""
    setup = state.setup
    hands = zip(setup.colours, state.wands, state.taken, setup.formulas, strict=True)
    return "|".join(
        f"{colour}{wands}:{','.join(map(str, taken))}:{formula}"
        for colour, wands, taken, formula in hands
    )
