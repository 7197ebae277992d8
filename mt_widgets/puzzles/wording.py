"""The words of puzzles: moves stand in braces, and so may what else a game can put into words.

Names of rules stand in backticks.
"""

import re
import unicodedata

from ..engine.errors import Mistake, excerpt
from ..engine.game import AnyGame

_PLACE = re.compile(r"\{([^{}]*)\}")
_QUOTED = re.compile(r"`([^`]*)`")


def has_puzzling(game: AnyGame) -> bool:
    """Whether a game knows more of puzzles than a position and a goal."""
    return "puzzling" in game.parts


def fill(game: AnyGame, text: str) -> str:
    """A text with what stands in braces put into words, or raise a Mistake."""
    if has_puzzling(game):
        return game.puzzling.fill(text)

    def moves(found: re.Match[str]) -> str:
        if told := _written(game, found[1]):
            return told
        example = "{" + game.voice.words()["example"] + "}"
        raise Mistake(f"{excerpt(found[0])} is no move as {example}")

    return _PLACE.sub(moves, text)


def _written(game: AnyGame, inside: str) -> str:
    """Moves as they are written, or nothing where they are none."""
    try:
        return " ".join(map(game.notation.format_move, game.notation.parse_moves(inside)))
    except Mistake:
        return ""


def with_moves_quoted(game: AnyGame, text: str) -> str:
    """A text with backticks round the moves that stand in braces."""
    return _PLACE.sub(lambda found: f"`{found[0]}`" if _written(game, found[1]) else found[0], text)


def check_wording(game: AnyGame, text: str, where: str) -> None:
    """Raise a Mistake that names the place if a text cannot be read or would not fit a variant."""
    try:
        fill(game, text)
    except Mistake as error:
        raise Mistake(f"{where}: {error}") from None
    objection = _objection(game, text)
    if objection:
        raise Mistake(f"{where}: {objection}")


def _objection(game: AnyGame, text: str) -> str:
    """What is wrong around the places of a text, or nothing."""
    if odd := odd_sign(text, fine="\n\t"):
        return odd
    outside = _PLACE.sub("", text)
    if set("{}") & set(outside):
        return "a brace has no partner"
    if outside.count("`") % 2:
        return "a backtick has no partner"
    for name in _QUOTED.findall(text):
        if name not in game.voice.rules():
            return f"there is no rule {excerpt(name)}, and only rules stand in backticks"
    return game.puzzling.objection(text) if has_puzzling(game) else ""


def odd_sign(text: str, fine: str = "") -> str:
    """What is wrong with a text in which a control character stands, or nothing."""
    for sign in text:
        if unicodedata.category(sign) == "Cc" and sign not in fine:
            return f"the character {excerpt(sign)} cannot stand here"
    return ""
