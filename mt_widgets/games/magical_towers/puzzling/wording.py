"""The words of puzzles: colours, spaces and moves stand in braces, so that variants read right.

``{b}`` is the word for blue and ``{B}`` begins a sentence with it, ``{5}`` is the number of a
space, ``{W3:b5 T2:t4.1}`` are moves.
"""

import re

from ....engine.errors import Mistake, excerpt
from ..box import COLOUR_NAMES, COLOURS, SPACES
from ..moves import Choose, Move, RollAgain
from ..notation import parse_moves
from ..voice.spoken import say_colour
from .symmetries import Symmetry

_PLACE = re.compile(r"\{([^{}]*)\}")
_ARTICLE = re.compile(rf"\b(a)n?(\s+)(?=\{{([{COLOURS}])\}})", re.IGNORECASE)
_DISTANCE = re.compile(r"\{\d+\}\s+(?:spaces?|steps?)\b", re.IGNORECASE)
_COLOUR = re.compile(rf"\b(?:{'|'.join(COLOUR_NAMES.values())})s?\b", re.IGNORECASE)
_SPACE = re.compile(r"\bspaces?[\s:#]+(?:number\s+)?\d+", re.IGNORECASE)
_SPACE_IN_A_LIST = re.compile(  # the last one of "spaces {5}, {6} and 7"
    r"\bspaces\s+(?:\{\}(?:,|,?\s+(?:and|or|to)|–|-)\s*)+\d+", re.IGNORECASE
)
_MOVE = re.compile(
    rf"(?:[\w*=]{{1,12}}:)?\b(?:[{COLOURS}]@?\d{{1,2}}|t\d{{1,2}}\.\d+)\b|\bsw:\d+,\d+",
    re.IGNORECASE,
)
_BARE = {
    _COLOUR: "{b}, or {B} with a capital",
    _SPACE: "space {5}",
    _SPACE_IN_A_LIST: "space {5}",
    _MOVE: "{W3:b5}",
}


def fill(text: str, symmetry: Symmetry | None = None) -> str:
    """A text with its places filled for a variant; a and an go with the colour behind them.

    >>> fill("{B} plays {W3:b5} to space {8}. Not a {y} wizard!", Symmetry(4, "robgyv"))
    'Red plays W3:r9 to space 12. Not an orange wizard!'
    """
    turn = symmetry or Symmetry()
    text = _ARTICLE.sub(lambda found: _article(found, turn), text)
    return _PLACE.sub(lambda found: _filled(found[1], turn), text)


def _article(found: re.Match[str], symmetry: Symmetry) -> str:
    article, gap, colour = found.groups()
    becomes = symmetry.colour(colour.lower())
    if say_colour(becomes) != COLOUR_NAMES[becomes]:
        return found[0]  # it is no English, and needs no article of ours
    return article + ("n" if COLOUR_NAMES[becomes][0] in "aeiou" else "") + gap


def _filled(inside: str, symmetry: Symmetry) -> str:
    """What comes out of one place."""
    if inside in COLOUR_NAMES:
        return say_colour(symmetry.colour(inside))
    if inside.isupper() and inside.lower() in COLOUR_NAMES:
        return say_colour(symmetry.colour(inside.lower())).capitalize()
    if re.fullmatch(r"\d{1,2}", inside, re.ASCII) and int(inside) < SPACES:
        return str(symmetry.space(int(inside)))
    try:
        lines = [[symmetry.move(move) for move in parse_moves(word)] for word in inside.split()]
    except Mistake:
        lines = []
    if not lines:
        shown = excerpt("{" + inside + "}")
        raise Mistake(f"{shown} is no colour as {{b}}, space as {{5}} or moves as {{W3:b5}}")
    return " ".join(map(_written, lines))


def _written(moves: list[Move]) -> str:
    """One word of moves; a dice card with its rolls and its piece is one, as in ``W**=3=6:b5``."""
    if len(moves) == 1:
        return str(moves[0])
    again = [move for move in moves if not isinstance(move, RollAgain)]
    return "".join(f":{move}" if isinstance(move, Choose) else str(move) for move in again)


def reword(text: str, symmetry: Symmetry) -> str:
    """A text with the places of a variant, still in braces."""
    return _PLACE.sub(lambda found: f"{{{_turned(found[1], symmetry)}}}", text)


def _turned(inside: str, symmetry: Symmetry) -> str:
    if len(inside) == 1 and inside in COLOURS:
        return symmetry.colour(inside)
    if len(inside) == 1 and inside.lower() in COLOURS:
        return symmetry.colour(inside.lower()).upper()
    return _filled(inside, symmetry)


def objection(text: str) -> str:
    """What in a text would be wrong in a variant, or nothing."""
    distance = _DISTANCE.search(text)
    if distance:
        return f"{excerpt(distance[0])} tells how far, so the number stands without braces"
    outside = _PLACE.sub("{}", text)
    for pattern, example in _BARE.items():
        found = pattern.search(outside)
        if found:
            return f"{excerpt(found[0])} would stay in a variant, so write it as {example}"
    return ""
