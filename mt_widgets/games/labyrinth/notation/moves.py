"""Moves as text, read to the letter."""

import re
from collections.abc import Callable
from typing import Any

from ....engine.errors import MoveError
from .. import moves as m
from ..box import COLOURS, COLUMNS, NUMBERS, PLACE_NUMBER, ROWS, TILES

_WORDS: dict[str, m.Move] = {
    "stay": m.Stay(),
    "stay+": m.Stay(take=True),
    "wand": m.UseWand(),
    "end": m.EndTurn(),
    "accept": m.AcceptDeal(),
    "decline": m.DeclineDeal(),
}
_SHIFT = re.compile(rf"([NESW][{COLUMNS}{ROWS}]):([{TILES}])")
_DEAL = re.compile(rf"([{COLOURS}])([+-])([^:]*):(.*)", re.DOTALL)
_PRICES = {"w": None, **{str(number): number for number in NUMBERS}}
_PRICE_TEXTS = {price: text for text, price in _PRICES.items()}


def parse_moves(text: str) -> list[m.Move]:
    """Read a line of moves, or raise MoveError.

    >>> parse_moves("Nb:F d4+ end")[:2]
    [Shift(arrow='Nb', tile='F'), Walk(place='d4', take=True)]
    """
    return [_parse_move(word) for word in text.split(" ") if word]


def _parse_move(word: str) -> m.Move:
    place = word.removesuffix("+")
    if place in PLACE_NUMBER:
        return m.Walk(place, take=word != place)
    move = _WORDS.get(word) or _parse_shift(word)
    if word.startswith("deal:"):
        move = parse_deal(word.removeprefix("deal:"))
    if move is None:
        raise MoveError(word, _advice(word))
    return move


def _parse_shift(text: str) -> m.Shift | None:
    found = _SHIFT.fullmatch(text)
    return None if found is None else m.Shift(found[1], found[2])


def parse_deal(text: str) -> m.ProposeDeal | None:
    """A deal as it stands in brackets, or None if the text is none."""
    found = _DEAL.fullmatch(text)
    shift = None if found is None else _parse_shift(found[4])
    if found is None or shift is None or found[3] not in _PRICES:
        return None
    return m.ProposeDeal(found[1], found[2] == "+", _PRICES[found[3]], shift)


def _advice(word: str) -> str:
    """How the move that somebody may have meant is written."""
    if word.startswith("deal"):
        return "a deal is written as deal:y+w:Nb:F or deal:y-7:Nb:F"
    if word[:1] in [*"NESW"]:
        return "a shift is an arrow and the tile as it is to lie, as in Nb:F"
    if word[:1] in [*COLUMNS] and word[1:2].isdigit():
        return "a place is a1 to g7, with a + behind it to take the token there"
    return "a move is a shift such as Nb:F, a place such as d4 or d4+, stay, wand or end"


def format_deal(deal: m.ProposeDeal) -> str:
    """A deal as it stands in brackets."""
    sign = "+" if deal.partner_pays else "-"
    return f"{deal.partner}{sign}{_PRICE_TEXTS[deal.price]}:{format_move(deal.shift)}"


_FORMATS: dict[type[m.Move], Callable[[Any], str]] = {
    m.Shift: lambda move: f"{move.arrow}:{move.tile}",
    m.Walk: lambda move: f"{move.place}+" if move.take else str(move.place),
    m.Stay: lambda move: "stay+" if move.take else "stay",
    m.UseWand: lambda move: "wand",
    m.EndTurn: lambda move: "end",
    m.ProposeDeal: lambda move: f"deal:{format_deal(move)}",
    m.AcceptDeal: lambda move: "accept",
    m.DeclineDeal: lambda move: "decline",
}


def format_move(move: m.Move) -> str:
    """A move as text.

    >>> format_move(m.ProposeDeal("y", True, 7, m.Shift("Nb", "F")))
    'deal:y+7:Nb:F'
    """
    return _FORMATS[type(move)](move)
