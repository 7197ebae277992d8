"""Moves as text, read to the letter."""

import re
from collections.abc import Callable

from ....engine.errors import MoveError
from .. import moves as m
from ..box import COLOURS
from ..cards import CARDS, COUNTERS, CREATURES, ITEMS, NUMBERS
from ..places import BORDER, SQUARE
from ..things import THINGS, TREASURES

_WAY = "[nesw]"
_COLOUR = f"[{COLOURS}]"
_PLUS = r"(?:\+([2-6]))?"
_CREATURE = "|".join(CREATURES)
_ITEM = "|".join(ITEMS)
_THING = "|".join(THINGS)
_CARD = "|".join((*CARDS, *NUMBERS))
_TARGET = f"{_COLOUR}|{_CREATURE}|{BORDER}|{SQUARE}|{_ITEM}|[{TREASURES}]"
_AIMED = "fireball|thrust|lightning|doom|slow|swap|fumble"
_ON_SQUARE = "teleport|stone|bush"
_ON_BORDER = "destroywall|createwall|firewall"
_ALONE = "|".join(("vision", "giant", *ITEMS, *COUNTERS, "anti", "negate"))


# The moves of cards from the hand: card, number card, target and detail are in round brackets.
_CASTS = [
    re.compile(form)
    for form in (
        f"({_AIMED}){_PLUS}:({_TARGET})",
        f"(gust){_PLUS}:({_TARGET}):({_WAY})",
        f"({_CREATURE}){_PLUS}@({SQUARE})",
        f"({_ON_SQUARE}){_PLUS}:({SQUARE})",
        f"({_ON_BORDER}){_PLUS}:({BORDER})",
        f"(picklock|ghost){_PLUS}:({_WAY})",
        f"(rotate){_PLUS}:({SQUARE}):([123])",
        f"(dispel){_PLUS}:({BORDER}|{SQUARE})",
        f"(dispel){_PLUS}:({_COLOUR}):(giant|slow|vision)",
        f"({_ALONE}){_PLUS}",
    )
]
_FORMS: list[tuple[re.Pattern[str], Callable[..., m.Move]]] = [
    (re.compile(form), make)
    for form, make in (
        (f"({_WAY})", m.StepWizard),
        (r"\+([2-6])", lambda number: m.PlayNumber(int(number))),
        (f"punch:({_TARGET})", m.Punch),
        (f"(dagger|bomb|hammer){_PLUS}:({_TARGET})", lambda i, n, t: m.Use(i, t, int(n or 0))),
        (f"({_CREATURE})\\.({_WAY})", m.StepCreature),
        (f"({_CREATURE}):({_TARGET})", m.Command),
        (f"take:({_THING})", m.Take),
        (f"drop:({_THING})", m.Drop),
        (f"throw:({_THING}):({SQUARE}|{_COLOUR})", m.Throw),
        (f"destroy:({_THING})", m.Destroy),
        (f"give:({_COLOUR}):({_CARD})", m.Give),
        (f"ask:({_COLOUR})", m.Ask),
        (f"hand:({_CARD})", m.HandOver),
        ("decline", m.Decline),
        ("end", m.End),
        ("pass", m.Pass),
        (f"discard:({_CARD}|\\?)", m.Discard),
        ("=([0-9])", lambda value: m.Roll(int(value))),
        ("(heads|tails)", lambda side: m.Coin(side == "heads")),
        (
            f"shuffle:((?:{_CARD}|\\?)(?:,(?:{_CARD}|\\?))*)",
            lambda cards: m.Shuffle(tuple(cards.split(","))),
        ),
    )
]


def parse_move(text: str) -> m.Move:
    """Read one move, on whatever board, or raise MoveError."""
    played = text.removeprefix("interrupt:")
    for form in _CASTS:
        if found := form.fullmatch(played):
            card, number, target, detail = (*found.groups(), "", "")[:4]
            return m.Cast(card, target, int(number or 0), detail, played != text)
    for form, make in _FORMS:
        if found := form.fullmatch(text):
            return make(*found.groups())
    raise MoveError(text, "this is no move of Wiz-War")


def parse_moves(text: str) -> list[m.Move]:
    """Read a line of moves, on whatever board."""
    return [parse_move(word) for word in text.split(" ") if word]


def _format_cast(move: m.Cast) -> str:
    text = ("interrupt:" if move.interrupt else "") + move.card
    if move.number:
        text += f"+{move.number}"
    if move.target:
        text += ("@" if move.card in CREATURES else ":") + move.target
    return f"{text}:{move.detail}" if move.detail else text


def _format_use(move: m.Use) -> str:
    return move.item + (f"+{move.number}" if move.number else "") + f":{move.target}"


_FORMATS: dict[type[m.Move], Callable[..., str]] = {
    m.Cast: _format_cast,
    m.StepWizard: lambda move: move.way,
    m.PlayNumber: lambda move: f"+{move.number}",
    m.Punch: lambda move: f"punch:{move.target}",
    m.Use: _format_use,
    m.StepCreature: lambda move: f"{move.creature}.{move.way}",
    m.Command: lambda move: f"{move.creature}:{move.target}",
    m.Take: lambda move: f"take:{move.thing}",
    m.Drop: lambda move: f"drop:{move.thing}",
    m.Throw: lambda move: f"throw:{move.thing}:{move.target}",
    m.Destroy: lambda move: f"destroy:{move.thing}",
    m.Give: lambda move: f"give:{move.colour}:{move.card}",
    m.Ask: lambda move: f"ask:{move.colour}",
    m.HandOver: lambda move: f"hand:{move.card}",
    m.Decline: lambda move: "decline",
    m.End: lambda move: "end",
    m.Pass: lambda move: "pass",
    m.Discard: lambda move: f"discard:{move.card}",
    m.Roll: lambda move: f"={move.value}",
    m.Coin: lambda move: "heads" if move.heads else "tails",
    m.Shuffle: lambda move: "shuffle:" + ",".join(move.cards),
}


def format_move(move: m.Move) -> str:
    """Write a move."""
    return _FORMATS[type(move)](move)
