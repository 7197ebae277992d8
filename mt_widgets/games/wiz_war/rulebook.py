"""The rules by name, and refusals as sentences; the words are data/rules.toml."""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from ...engine.errors import Refusal
from ...engine.words import say
from .labels import say_card, say_colour, say_creature, say_target

__all__ = ["Rule", "explain", "rules"]


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: its name and title, what it says, how it refuses, and where tables may differ."""

    name: str
    title: str
    text: str
    refusals: dict[str, str]
    ruling: bool
    option: str


@cache
def rules() -> dict[str, Rule]:
    """Every rule, in the order of the rulebook."""
    book = tomllib.loads(files(__package__).joinpath("data/rules.toml").read_text("utf-8"))
    return {name: _rule(name, entry) for name, entry in book.items()}


def _rule(name: str, entry: dict[str, object]) -> Rule:
    refusal = entry.get("refusal", {})
    sentences = refusal if isinstance(refusal, dict) else {"default": str(refusal)}
    title, text = str(entry["title"]), str(entry["text"])
    return Rule(
        name, title, text, sentences, bool(entry.get("ruling")), str(entry.get("option", ""))
    )


_NAMES: dict[str, Callable[[str], str]] = {
    "card": say_card,
    "colour": lambda letter: say_colour(letter).capitalize(),
    "creature": say_creature,
    "target": say_target,
    "thing": say_target,
}


def explain(refusal: Refusal) -> str:
    """A refusal as a sentence."""
    words = {
        key: _NAMES[key](str(value)) if key in _NAMES else value for key, value in refusal.arguments
    }
    if refusal.rule == "move":  # it could be read, but not on this board
        return say("there is no {place} on this board", **words)
    return say(rules()[refusal.rule].refusals[refusal.case or "default"], **words)
