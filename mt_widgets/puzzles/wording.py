"""The words of puzzles: colours, spaces and moves stand in braces, so that variants read right.

``{b}`` is the word for blue and ``{B}`` begins a sentence with it, ``{5}`` is the number of a
space, ``{W3:b5 T2:t4.1}`` are moves. Names of rules stand in backticks.
"""

import re
import unicodedata

from ..engine.errors import Mistake, excerpt
from ..games.magical_towers.box import COLOUR_NAMES, COLOURS, SPACES
from ..games.magical_towers.moves import Choose, Move, RollAgain
from ..games.magical_towers.notation import parse_moves
from ..games.magical_towers.rulebook import rules
from ..games.magical_towers.spoken import say_colour
from ..games.magical_towers.symmetry import Symmetry

__all__ = ["PLACE", "check_wording", "fill", "odd_sign"]

PLACE = re.compile(r"\{([^{}]*)\}")
_ARTICLE = re.compile(rf"\b(a)n?(\s+)(?=\{{([{COLOURS}])\}})", re.IGNORECASE)
_QUOTED = re.compile(r"`([^`]*)`")
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


def fill(text: str, symmetry: Symmetry) -> str:
    """A text with its places filled for a variant; a and an go with the colour behind them.

    >>> fill("{B} plays {W3:b5} to space {8}. Not a {y} wizard!", Symmetry(4, "robgyv"))
    'Red plays W3:r9 to space 12. Not an orange wizard!'
    """
    text = _ARTICLE.sub(lambda found: _article(found, symmetry), text)
    return PLACE.sub(lambda found: _filled(found[1], symmetry), text)


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


def check_wording(text: str, where: str) -> None:
    """Raise a Mistake that names the place if a text cannot be read or would not fit a variant."""
    try:
        fill(text, Symmetry())
    except Mistake as error:
        raise Mistake(f"{where}: {error}") from None
    objection = _objection(text)
    if objection:
        raise Mistake(f"{where}: {objection}")


def _objection(text: str) -> str:
    """What is wrong around the places of a text, or nothing."""
    if odd := odd_sign(text, fine="\n\t"):
        return odd
    outside = PLACE.sub("{}", text)
    if set("{}") & set(outside.replace("{}", "")):
        return "a brace has no partner"
    if outside.count("`") % 2:
        return "a backtick has no partner"
    for name in _QUOTED.findall(text):
        if name not in rules():
            return f"there is no rule {excerpt(name)}, and only rules stand in backticks"
    distance = _DISTANCE.search(text)
    if distance:
        return f"{excerpt(distance[0])} tells how far, so the number stands without braces"
    for pattern, example in _BARE.items():
        found = pattern.search(outside)
        if found:
            return f"{excerpt(found[0])} would stay in a variant, so write it as {example}"
    return ""


def odd_sign(text: str, fine: str = "") -> str:
    """What is wrong with a text in which a control character stands, or nothing."""
    for sign in text:
        if unicodedata.category(sign) == "Cc" and sign not in fine:
            return f"the character {excerpt(sign)} cannot stand here"
    return ""
