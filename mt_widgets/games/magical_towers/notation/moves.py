"""Moves as text."""

import re
from collections.abc import Callable
from typing import Any

from ....engine.errors import MoveError
from ..box import COLOURS, SPACES, SPELL_COSTS
from ..cards import BY_TEXT, UNKNOWN, format_cards
from ..moves import (
    Ask,
    Cast,
    Choose,
    Decline,
    EndTurn,
    Get,
    Give,
    GiveBack,
    Lend,
    Move,
    NewHand,
    Pass,
    Piece,
    PlayCard,
    Roll,
    RollAgain,
    RollCard,
    Shuffle,
    Target,
    Tower,
    Wizard,
)

__all__ = ["format_move", "format_piece", "parse_moves", "parse_piece"]

_WORDS: dict[str, Move] = {
    "again": RollAgain(),
    "end": EndTurn(),
    "pass": Pass(),
    "ask": Ask(),
    "decline": Decline(),
    "new": NewHand(),
}
_PIECE = re.compile(rf"([{COLOURS}])(\d{{1,2}})|t(\d{{1,2}})\.(\d{{1,6}})", re.ASCII)
_DICE = re.compile(r"([^=:]*)((?:=\d{1,3})+)(?::(.*))?", re.ASCII | re.DOTALL)
_LONGEST = 2_000  # a shuffle of the whole deck is the longest move there is


def parse_moves(text: str) -> list[Move]:
    """Read a line of moves.

    >>> parse_moves("W3:b5 W**=2=6:t5.1")[1:3]
    [RollCard(card='W**'), Roll(value=2)]
    """
    return [move for word in text.split(" ") if word for move in _parse_word(word)]


def _parse_word(word: str) -> list[Move]:
    if len(word) > _LONGEST:
        raise MoveError(word, "this is too long for a move")
    dice = _DICE.fullmatch(word)
    if dice is not None:
        return _parse_dice(word, *dice.groups())
    return [_parse_one(word)]


def _parse_dice(word: str, card: str, rolls: str, rest: str | None) -> list[Move]:
    """A dice card on one line: played, rolled, rolled again, and the piece named."""
    moves: list[Move] = [RollCard(_card(word, card))] if card else []
    for number, roll in enumerate(rolls[1:].split("=")):
        moves += [RollAgain(), Roll(int(roll))] if number else [Roll(int(roll))]
    return moves if rest is None else [*moves, Choose(*_piece_and_riders(word, rest))]


def _parse_one(word: str) -> Move:
    if word in _WORDS:
        return _WORDS[word]
    head, colon, rest = word.partition(":")
    if not colon:
        return RollCard(head) if head in BY_TEXT else Choose(*_piece_and_riders(word, head))
    if head in _ARGUMENTS:
        return _ARGUMENTS[head](word, rest)
    return PlayCard(_card(word, head), *_piece_and_riders(word, rest))


def _card(word: str, text: str) -> str:
    if text not in BY_TEXT:
        raise MoveError(word, "this starts with no card, spell or move that there is")
    return text


def parse_piece(text: str) -> Piece | None:
    """A wizard or tower, or None if the text is neither."""
    found = _PIECE.fullmatch(text)
    if found is None:
        return None
    colour, space, tower_space, number = found.groups()
    piece = Wizard(colour, int(space)) if colour else Tower(int(tower_space), int(number))
    return piece if piece.space < SPACES else None


def _piece(word: str, text: str) -> Piece:
    piece = parse_piece(text)
    if piece is None:
        raise MoveError(
            word, "a piece is written as b5 (a wizard) or t5.1 (a tower), on spaces 0 to 15"
        )
    return piece


def _wizard(word: str, text: str) -> Wizard:
    piece = _piece(word, text)
    if not isinstance(piece, Wizard):
        raise MoveError(word, "a wizard is meant here, written as b5")
    return piece


def _tower(word: str, text: str) -> Tower:
    piece = _piece(word, text)
    if not isinstance(piece, Tower):
        raise MoveError(word, "a tower is meant here, written as t5.1")
    return piece


def _piece_and_riders(word: str, text: str) -> tuple[Piece | None, tuple[Wizard, ...]]:
    """``b5``, ``b5&b5``, ``t5.1`` or ``-``."""
    first, *riders = text.split("&")
    if first == "-" and not riders:
        return None, ()
    piece = _wizard(word, first) if riders else _piece(word, first)
    return piece, tuple(_wizard(word, rider) for rider in riders)


def _cast(spell: str) -> Callable[[str, str], Move]:
    def parse(word: str, text: str) -> Move:
        if spell == "fw":
            tower, equals, colour = text.partition("=")
            if equals and (len(colour) != 1 or colour not in COLOURS):
                raise MoveError(word, "a colour to free stands behind the =")
            return Cast(spell, _tower(word, tower), colour)
        return Cast(spell, _AIMS[spell](word, text))

    return parse


def _two_spaces(word: str, text: str) -> Target:
    found = re.fullmatch(r"(\d{1,2}),(\d{1,2})", text, re.ASCII)
    if found is None or not int(found[1]) < int(found[2]) < SPACES:
        raise MoveError(word, "two spaces are meant here, the lower first, as in sw:5,8")
    return int(found[1]), int(found[2])


def _direction(word: str, text: str) -> Target:
    if text not in ("+", "-"):
        raise MoveError(word, "a direction is meant here: + forward or - back")
    return 1 if text == "+" else -1


def _number(word: str, text: str) -> int:
    if re.fullmatch(r"\d{1,3}", text, re.ASCII) is None:
        raise MoveError(word, "a number of flasks is meant here")
    return int(text)


def _pile(word: str, text: str) -> str:
    letters = [
        UNKNOWN if card == "?" else BY_TEXT[_card(word, card)].letter
        for card in text.split(",")
        if text
    ]
    return "".join(letters)


_AIMS: dict[str, Callable[[str, str], Target]] = {
    "mw": _wizard,
    "mt": _tower,
    "sw": _two_spaces,
    "hw": _wizard,
    "ht": _tower,
    "mc": _direction,
    "pb": _wizard,
}
_ARGUMENTS: dict[str, Callable[[str, str], Move]] = {
    "new": lambda word, text: NewHand(_tower(word, text)),
    "lend": lambda word, text: Lend(_card(word, text)),
    "back": lambda word, text: GiveBack(_card(word, text)),
    "give": lambda word, text: Give(_number(word, text)),
    "get": lambda word, text: Get(_number(word, text)),
    "shuffle": lambda word, text: Shuffle(_pile(word, text)),
    **{spell: _cast(spell) for spell in SPELL_COSTS},
}


def format_piece(piece: Piece | None) -> str:
    """A piece as text.

    >>> format_piece(Tower(5, 1))
    't5.1'
    """
    if piece is None:
        return "-"
    if isinstance(piece, Wizard):
        return f"{piece.colour}{piece.space}"
    return f"t{piece.space}.{piece.number}"


def _format_target(cast: Cast) -> str:
    target = cast.target
    if isinstance(target, tuple):
        return f"{target[0]},{target[1]}"
    if isinstance(target, int):
        return "+" if target > 0 else "-"
    return format_piece(target) + (f"={cast.freed}" if cast.freed else "")


def _format_choice(move: PlayCard | Choose) -> str:
    return "&".join(format_piece(piece) for piece in (move.piece, *move.riders))


_FORMATS: dict[type[Move], Callable[[Any], str]] = {
    PlayCard: lambda move: f"{move.card}:{_format_choice(move)}",
    RollCard: lambda move: str(move.card),
    Roll: lambda move: f"={move.value}",
    Choose: _format_choice,
    NewHand: lambda move: "new" if move.push is None else f"new:{format_piece(move.push)}",
    Cast: lambda move: f"{move.spell}:{_format_target(move)}",
    Lend: lambda move: f"lend:{move.card}",
    GiveBack: lambda move: f"back:{move.card}",
    Give: lambda move: f"give:{move.flasks}",
    Get: lambda move: f"get:{move.flasks}",
    Shuffle: lambda move: f"shuffle:{format_cards(move.pile)}",
    RollAgain: lambda move: "again",
    EndTurn: lambda move: "end",
    Pass: lambda move: "pass",
    Ask: lambda move: "ask",
    Decline: lambda move: "decline",
}


def format_move(move: Move) -> str:
    """A move as text.

    >>> format_move(PlayCard("W3", Wizard("b", 5)))
    'W3:b5'
    """
    return _FORMATS[type(move)](move)
