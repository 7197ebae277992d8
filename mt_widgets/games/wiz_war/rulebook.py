"""The rules by name, and refusals as sentences; the words are data/rules.toml."""

from ...engine.errors import Refusal
from ...engine.rulebook import Rule, RuleBook
from ...engine.words import say
from .labels import say_card, say_colour, say_creature, say_target

__all__ = ["Rule", "brief", "explain", "rules"]


def _player(colour: str) -> str:
    return say_colour(colour).capitalize()


_BOOK = RuleBook(
    __package__,
    {
        "card": say_card,
        "colour": _player,
        "creature": say_creature,
        "target": say_target,
        "thing": say_target,
    },
)
rules = _BOOK.rules


def explain(refusal: Refusal) -> str:
    """A refusal as a sentence."""
    if refusal.rule == "move":  # it could be read, but not on this board
        return say("there is no {place} on this board", **dict(refusal.arguments))
    return _BOOK.explain(refusal)


brief = explain  # whole sentences everywhere
