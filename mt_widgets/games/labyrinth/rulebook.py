"""The rules by name, and refusals as sentences; the words are data/rules.toml."""

from ...engine.rulebook import Rule, RuleBook, named
from ...engine.words import say
from .box import COLOUR_NAMES, TILE_NAMES

__all__ = ["Rule", "brief", "explain", "rules"]


def _player(colour: str) -> str:
    return say(COLOUR_NAMES[colour]).capitalize()


_BOOK = RuleBook(
    __package__, {"player": _player, "tile": named(TILE_NAMES), "spare": named(TILE_NAMES)}
)
rules, explain = _BOOK.rules, _BOOK.explain
brief = explain  # whole sentences everywhere
