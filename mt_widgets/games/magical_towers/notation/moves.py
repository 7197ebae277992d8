"""Moves as text."""

import re
from collections.abc import Callable, Container
from dataclasses import fields
from typing import Any

from ....engine.errors import MoveError
from .. import moves as m
from ..box import COLOURS, SPACES, SPELL_AIMS
from ..cards import BY_TEXT, LETTERS, format_cards

WORDS: dict[str, m.Move] = {
    "new": m.NewHand(),
    "end": m.EndTurn(),
    "pass": m.Pass(),
    "ask": m.Ask(),
    "decline": m.Decline(),
    "again": m.RollAgain(),
}
_PIECE = re.compile(rf"([{COLOURS}])(\d{{1,2}})|t(\d{{1,2}})\.(\d{{1,6}})", re.ASCII)
_DICE = re.compile(r"([^=:]*)((?:=\d{1,3})+)(?::(.*))?", re.ASCII | re.DOTALL)
_LONGEST = 2_000  # a shuffle of the whole deck is the longest move there is


def parse_moves(text: str) -> list[m.Move]:
    """Read a line of moves.

    >>> parse_moves("W3:b5 W**=2=6:t5.1")[1:3]
    [RollCard(card='W**'), Roll(value=2)]
    """
    return [move for word in text.split(" ") if word for move in _parse_word(word)]


def _parse_word(word: str) -> list[m.Move]:
    if len(word) > _LONGEST:
        raise MoveError(word, "this is too long for a move")
    dice = _DICE.fullmatch(word)
    if dice is not None:
        return _parse_dice(word, *dice.groups())
    return [_parse_one(word)]


def _parse_dice(word: str, card: str, rolls: str, rest: str | None) -> list[m.Move]:
    """A dice card on one line: played, rolled, rolled again, and the piece named."""
    moves: list[m.Move] = [m.RollCard(_card(word, card))] if card else []
    for number, roll in enumerate(rolls[1:].split("=")):
        moves += [m.RollAgain(), m.Roll(int(roll))] if number else [m.Roll(int(roll))]
    return moves if rest is None else [*moves, m.Choose(*_piece_and_riders(word, rest))]


def _parse_one(word: str) -> m.Move:
    if word in WORDS:
        return WORDS[word]
    head, colon, rest = word.partition(":")
    if not colon:
        return m.RollCard(head) if head in BY_TEXT else m.Choose(*_piece_and_riders(word, head))
    if head in SPELL_AIMS:
        target, equals, colour = rest.partition("=") if head == "fw" else (rest, "", "")
        if equals and (len(colour) != 1 or colour not in COLOURS):
            raise MoveError(word, "a colour to free stands behind the =")
        return m.Cast(head, _AIMS[SPELL_AIMS[head]](word, target), colour)
    if head in _ARGUMENTS:
        kind, read, _ = _ARGUMENTS[head]
        return kind(read(word, rest))
    return m.PlayCard(_card(word, head), *_piece_and_riders(word, rest))


def _card(word: str, text: str, known: Container[str] = BY_TEXT) -> str:
    if text not in known:
        raise MoveError(word, "this starts with no card, spell or move that there is")
    return text


def parse_piece(text: str) -> m.Piece | None:
    """A wizard or tower, or None if the text is neither."""
    found = _PIECE.fullmatch(text)
    if found is None:
        return None
    colour, space, tower_space, number = found.groups()
    piece = m.Wizard(colour, int(space)) if colour else m.Tower(int(tower_space), int(number))
    return piece if piece.space < SPACES else None


def _piece(word: str, text: str) -> m.Piece:
    piece = parse_piece(text)
    if piece is None:
        raise MoveError(
            word, "a piece is written as b5 (a wizard) or t5.1 (a tower), on spaces 0 to 15"
        )
    return piece


def _wizard(word: str, text: str) -> m.Wizard:
    piece = _piece(word, text)
    if not isinstance(piece, m.Wizard):
        raise MoveError(word, "a wizard is meant here, written as b5")
    return piece


def _tower(word: str, text: str) -> m.Tower:
    piece = _piece(word, text)
    if not isinstance(piece, m.Tower):
        raise MoveError(word, "a tower is meant here, written as t5.1")
    return piece


def _piece_and_riders(word: str, text: str) -> tuple[m.Piece | None, tuple[m.Wizard, ...]]:
    """``b5``, ``b5&b5``, ``t5.1`` or ``-``."""
    first, *riders = text.split("&")
    if first == "-" and not riders:
        return None, ()
    piece = _wizard(word, first) if riders else _piece(word, first)
    return piece, tuple(_wizard(word, rider) for rider in riders)


def _two_spaces(word: str, text: str) -> m.Target:
    found = re.fullmatch(r"(\d{1,2}),(\d{1,2})", text, re.ASCII)
    if found is None or not int(found[1]) < int(found[2]) < SPACES:
        raise MoveError(word, "two spaces are meant here, the lower first, as in sw:5,8")
    return int(found[1]), int(found[2])


def _direction(word: str, text: str) -> m.Target:
    if text not in ("+", "-"):
        raise MoveError(word, "a direction is meant here: + forward or - back")
    return 1 if text == "+" else -1


def _number(word: str, text: str) -> int:
    if re.fullmatch(r"\d{1,3}", text, re.ASCII) is None:
        raise MoveError(word, "a number of flasks is meant here")
    return int(text)


def _pile(word: str, text: str) -> str:
    cards = text.split(",") if text else []
    return "".join(LETTERS[_card(word, card, LETTERS)] for card in cards)


_AIMS: dict[str, Callable[[str, str], m.Target]] = {
    "wizard": _wizard, "tower": _tower, "towers": _two_spaces, "direction": _direction,
}  # fmt: skip


def format_piece(piece: m.Piece | None) -> str:
    """A piece as text.

    >>> format_piece(m.Tower(5, 1))
    't5.1'
    """
    if piece is None:
        return "-"
    if isinstance(piece, m.Wizard):
        return f"{piece.colour}{piece.space}"
    return f"t{piece.space}.{piece.number}"


def _format_target(cast: m.Cast) -> str:
    target = cast.target
    if isinstance(target, tuple):
        return f"{target[0]},{target[1]}"
    if isinstance(target, int):
        return "+" if target > 0 else "-"
    return format_piece(target) + (f"={cast.freed}" if cast.freed else "")


def _format_choice(move: m.PlayCard | m.Choose) -> str:
    return "&".join(format_piece(piece) for piece in (move.piece, *move.riders))


# What else begins with a word: its move, and how what stands behind the colon is read and written.
_ARGUMENTS: dict[str, tuple[Callable[[Any], m.Move], Callable[..., Any], Callable[..., str]]] = {
    "new": (m.NewHand, _tower, format_piece),
    "lend": (m.Lend, _card, str),
    "back": (m.GiveBack, _card, str),
    "give": (m.Give, _number, str),
    "get": (m.Get, _number, str),
    "shuffle": (m.Shuffle, _pile, format_cards),
}
_HEADS = {kind: (head, write) for head, (kind, _, write) in _ARGUMENTS.items()}
_ALONE = {move: word for word, move in WORDS.items()}


def format_move(move: m.Move) -> str:
    """A move as text.

    >>> format_move(m.PlayCard("W3", m.Wizard("b", 5)))
    'W3:b5'
    """
    match move:
        case m.PlayCard(card):
            return f"{card}:{_format_choice(move)}"
        case m.Choose():
            return _format_choice(move)
        case m.RollCard(card):
            return card
        case m.Roll(value):
            return f"={value}"
        case m.Cast(spell):
            return f"{spell}:{_format_target(move)}"
    if move in _ALONE:
        return _ALONE[move]
    head, write = _HEADS[type(move)]
    return f"{head}:{write(getattr(move, fields(move)[0].name))}"
