"""Moves as text."""

from ....engine.errors import MoveError, excerpt
from ..box import ALL, LEVELS, POWERS
from ..moves import DRAW, PUTS, REVEALS, USES, Draw, Move, Put, Reveal, Shuffle, Use
from .cards import BY_TEXT, format_cards

_SHUFFLE = "shuffle:"
_LONGEST = 2_000  # a shuffle of the whole deck is the longest move there is


def format_move(move: Move) -> str:
    """Write a move."""
    match move:
        case Draw():
            return "draw"
        case Put(level):
            return f"put:{level}"
        case Use(power, level):
            return f"{power}:{level}" if level else power
        case Reveal(card):
            return f"={card}"
        case Shuffle(cards):
            return _SHUFFLE + format_cards(cards)


_USES = [use for uses in USES.values() for use in uses]
_EVERY: list[Move] = [DRAW, *PUTS, *_USES, *REVEALS.values()]
_WORDS: dict[str, Move] = {format_move(move): move for move in _EVERY}
_TAKES_LEVEL = {"put", *(word for word, power in POWERS.items() if not power.level)}


def parse_moves(text: str) -> list[Move]:
    """Read a line of moves.

    >>> parse_moves("draw =47 put:3 up:2")[2:]
    [Put(level=3), Use(power='up', level=2)]
    """
    return [_WORDS.get(word) or _parse_other(word) for word in text.split(" ") if word]


def _parse_other(word: str) -> Move:
    """A shuffle, or a word that cannot be read."""
    if word.startswith(_SHUFFLE) and len(word) <= _LONGEST:
        cards = word.removeprefix(_SHUFFLE).split(",")
        for card in cards:
            if card not in BY_TEXT:
                raise MoveError(word, f"{excerpt(card)} is no card; they are 1 to {len(ALL)}")
        return Shuffle(tuple(BY_TEXT[card] for card in cards))
    raise MoveError(word, _what_is_wrong(word))


def _what_is_wrong(word: str) -> str:
    head = word.partition(":")[0]
    if head in _TAKES_LEVEL:
        return f"{head} takes a level from 1 to {LEVELS}, as in {head}:2"
    if word.startswith("="):
        return f"the cards are 1 to {len(ALL)}, as in =47"
    known = "draw, put:3, up:2, top, =47"
    return f"this is not written like a move, such as {known}"
