"""The rules by name, and refusals as sentences; the words are data/rules.toml."""

from ...engine.rulebook import Rule, RuleBook, named
from .box import COLOUR_NAMES, SPELL_NAMES

__all__ = ["Rule", "explain", "rules"]

_BOOK = RuleBook(__package__, {"colour": named(COLOUR_NAMES), "spell": named(SPELL_NAMES)})
rules, explain = _BOOK.rules, _BOOK.explain
