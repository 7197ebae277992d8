"""The rules by name, and refusals as sentences; the words are data/rules.toml."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from ...engine.errors import Refusal
from ...engine.words import say
from .box import COLOUR_NAMES, TILE_NAMES

__all__ = ["Rule", "explain", "rules"]


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: its name, its title, what it says, how it refuses, and where tables may differ.

    ``event`` is the name of what happens where it can be seen at work.
    """

    name: str
    title: str
    text: str
    refusals: dict[str, str]
    ruling: bool
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
    option, event = str(entry.get("option", "")), str(entry.get("event", ""))
    title, text = str(entry["title"]), str(entry["text"])
    return Rule(name, title, text, sentences, bool(entry.get("ruling")), option, event)


def explain(refusal: Refusal) -> str:
    """A refusal as a sentence."""
    sentence = rules()[refusal.rule].refusals[refusal.case or "default"]
    return say(sentence, **{key: _word(key, value) for key, value in refusal.arguments})


def _word(key: str, value: object) -> object:
    """What a sentence speaks of: a player by the name of the colour, a tile by that of its kind."""
    match key:
        case "player":
            return say(COLOUR_NAMES[str(value)]).capitalize()
        case "tile" | "spare":
            return say(TILE_NAMES[str(value)])
    return value
