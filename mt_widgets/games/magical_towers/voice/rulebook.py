"""The rules by name, and refusals as sentences; the words are data/rules.toml."""

from ....engine.rulebook import Rule, RuleBook, named
from ..box import SPELL_NAMES
from .spoken import say_colour

__all__ = ["Rule", "brief", "explain", "rules"]

_BOOK = RuleBook(
    __package__.removesuffix(".voice"), {"colour": say_colour, "spell": named(SPELL_NAMES)}
)
rules, explain, brief = _BOOK.rules, _BOOK.explain, _BOOK.brief
