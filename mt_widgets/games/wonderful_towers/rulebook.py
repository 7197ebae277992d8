"""The rulebook: every rule by its name, and refusals as sentences."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from ...engine.errors import Refusal
from ...engine.words import say
from .box import COLOUR_NAMES, POWERS

__all__ = ["Rule", "explain", "rules"]


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: its name, its title, what it says, how it refuses, and where tables may differ.

    ``ruling`` and ``outside`` mark what the printed sheet leaves open, and what it does not give;
    ``event`` is the name of what happens where the rule can be seen at work.
    """

    name: str
    title: str
    text: str
    refusals: dict[str, str]
    ruling: bool
    outside: bool
    option: str
    event: str


@cache
def rules() -> dict[str, Rule]:
    """Every rule, in the order of the rulebook."""
    book = tomllib.loads(files(__package__).joinpath("data/rules.toml").read_text("utf-8"))
    return {name: _rule(name, entry) for name, entry in book.items()}


def _rule(name: str, entry: dict[str, object]) -> Rule:
    refusal = entry.get("refusal", {})
    sentences = refusal if isinstance(refusal, dict) else {"default": str(refusal)}
    marks = bool(entry.get("ruling")), bool(entry.get("outside"))
    words = str(entry["title"]), str(entry["text"])
    return Rule(
        name, *words, sentences, *marks, str(entry.get("option", "")), str(entry.get("event", ""))
    )


_NAMES = {
    "colour": COLOUR_NAMES,
    "power": {word: power.name for word, power in POWERS.items()},
}


def explain(refusal: Refusal) -> str:
    """A refusal as a sentence."""
    sentence = rules()[refusal.rule].refusals[refusal.case or "default"]
    words = {
        key: say(_NAMES[key].get(str(value), str(value))) if key in _NAMES else value
        for key, value in refusal.arguments
    }
    return say(sentence, **words)
