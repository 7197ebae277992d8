"""The rules by name, and refusals as sentences; the words are data/rules.toml."""

from ...engine.rulebook import Rule, RuleBook, named
from .box import TILE_NAMES
from .spoken import say_colour

__all__ = ["Rule", "brief", "explain", "rules"]

_BOOK = RuleBook(
    __package__, {"player": say_colour, "tile": named(TILE_NAMES), "spare": named(TILE_NAMES)}
)
rules, explain = _BOOK.rules, _BOOK.explain
brief = explain  # whole sentences everywhere
