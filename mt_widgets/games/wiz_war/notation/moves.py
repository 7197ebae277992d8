"""Moves as text, read to the letter."""

import re
from collections.abc import Callable

from ....engine.errors import MoveError
from ..box import COLOURS
from ..cards import CARDS, COUNTERS, CREATURES, ITEMS, NUMBERS
from ..moves import (
    Ask,
    Cast,
    Coin,
    Command,
    Decline,
    Destroy,
    Discard,
    Drop,
    End,
    Give,
    HandOver,
    Move,
    Pass,
    Punch,
    Roll,
    Run,
    Shuffle,
    Step,
    Take,
    Throw,
    Use,
    Walk,
)
from ..places import BORDER, SQUARE
from ..things import THINGS, TREASURES

__all__ = ["format_move", "parse_move", "parse_moves"]

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


def _number(text: str | None) -> int:
    return int(text or 0)


def _casts() -> list[tuple[str, Callable[..., Cast]]]:
    """The moves of cards from the hand; what stands in round brackets is given to the function."""

    def plain(card: str, number: str | None, target: str = "", detail: str = "") -> Cast:
        return Cast(card, target, _number(number), detail)

    return [
        (f"({_AIMED}){_PLUS}:({_TARGET})", plain),
        (f"(gust){_PLUS}:({_TARGET}):({_WAY})", plain),
        (f"({_CREATURE}){_PLUS}@({SQUARE})", plain),
        (f"({_ON_SQUARE}){_PLUS}:({SQUARE})", plain),
        (f"({_ON_BORDER}){_PLUS}:({BORDER})", plain),
        (f"(picklock|ghost){_PLUS}:({_WAY})", plain),
        (f"(rotate){_PLUS}:({SQUARE}):([123])", plain),
        (f"(dispel){_PLUS}:({BORDER}|{SQUARE})", plain),
        (f"(dispel){_PLUS}:({_COLOUR}):(giant|slow|vision)", plain),
        (f"({_ALONE}){_PLUS}", plain),
    ]


_CASTS = [(re.compile(form), make) for form, make in _casts()]
_FORMS: list[tuple[re.Pattern[str], Callable[..., Move]]] = [
    (re.compile(form), make)
    for form, make in (
        (f"({_WAY})", Step),
        (r"\+([2-6])", lambda number: Run(int(number))),
        (f"punch:({_TARGET})", Punch),
        (f"(dagger|bomb|hammer){_PLUS}:({_TARGET})", lambda i, n, t: Use(i, t, _number(n))),
        (f"({_CREATURE})\\.({_WAY})", Walk),
        (f"({_CREATURE}):({_TARGET})", Command),
        (f"take:({_THING})", Take),
        (f"drop:({_THING})", Drop),
        (f"throw:({_THING}):({SQUARE}|{_COLOUR})", Throw),
        (f"destroy:({_THING})", Destroy),
        (f"give:({_COLOUR}):({_CARD})", Give),
        (f"ask:({_COLOUR})", Ask),
        (f"hand:({_CARD})", HandOver),
        ("decline", Decline),
        ("end", End),
        ("pass", Pass),
        (f"discard:({_CARD}|\\?)", Discard),
        ("=([0-9])", lambda value: Roll(int(value))),
        ("(heads|tails)", lambda side: Coin(side == "heads")),
        (
            f"shuffle:((?:{_CARD}|\\?)(?:,(?:{_CARD}|\\?))*)",
            lambda cards: Shuffle(tuple(cards.split(","))),
        ),
    )
]


def parse_move(text: str) -> Move:
    """Read one move, on whatever board, or raise MoveError."""
    cast = _parse_cast(text.removeprefix("interrupt:"))
    if cast is not None:
        interrupt = text.startswith("interrupt:")
        return Cast(cast.card, cast.target, cast.number, cast.detail, interrupt)
    for form, make in _FORMS:
        found = form.fullmatch(text)
        if found is not None:
            return make(*found.groups())
    raise MoveError(text, "this is no move of Wiz-War")


def _parse_cast(text: str) -> Cast | None:
    for form, make in _CASTS:
        found = form.fullmatch(text)
        if found is not None:
            return make(*found.groups())
    return None


def parse_moves(text: str) -> list[Move]:
    """Read a line of moves, on whatever board."""
    return [parse_move(word) for word in text.split(" ") if word]


def _format_cast(move: Cast) -> str:
    text = ("interrupt:" if move.interrupt else "") + move.card
    if move.number:
        text += f"+{move.number}"
    if move.target:
        text += ("@" if move.card in CREATURES else ":") + move.target
    return f"{text}:{move.detail}" if move.detail else text


def _format_use(move: Use) -> str:
    return (
        f"{move.item}+{move.number}:{move.target}" if move.number else f"{move.item}:{move.target}"
    )


_FORMATS: dict[type[Move], Callable[..., str]] = {
    Cast: _format_cast,
    Step: lambda move: move.way,
    Run: lambda move: f"+{move.number}",
    Punch: lambda move: f"punch:{move.target}",
    Use: _format_use,
    Walk: lambda move: f"{move.creature}.{move.way}",
    Command: lambda move: f"{move.creature}:{move.target}",
    Take: lambda move: f"take:{move.thing}",
    Drop: lambda move: f"drop:{move.thing}",
    Throw: lambda move: f"throw:{move.thing}:{move.target}",
    Destroy: lambda move: f"destroy:{move.thing}",
    Give: lambda move: f"give:{move.colour}:{move.card}",
    Ask: lambda move: f"ask:{move.colour}",
    HandOver: lambda move: f"hand:{move.card}",
    Decline: lambda move: "decline",
    End: lambda move: "end",
    Pass: lambda move: "pass",
    Discard: lambda move: f"discard:{move.card}",
    Roll: lambda move: f"={move.value}",
    Coin: lambda move: "heads" if move.heads else "tails",
    Shuffle: lambda move: "shuffle:" + ",".join(move.cards),
}


def format_move(move: Move) -> str:
    """Write a move."""
    return _FORMATS[type(move)](move)
