"""The rules by name, and refusals as sentences; the words are data/rules.toml."""

from ...engine.rulebook import Rule, RuleBook, named
from .box import COLOUR_NAMES, POWERS

__all__ = ["Rule", "brief", "explain", "rules"]

_POWER_NAMES = {word: power.name for word, power in POWERS.items()}
_BOOK = RuleBook(__package__, {"colour": named(COLOUR_NAMES), "power": named(_POWER_NAMES)})
rules, explain = _BOOK.rules, _BOOK.explain
brief = explain  # whole sentences everywhere
