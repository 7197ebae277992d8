"""A game's rulebook: every rule by its name, and refusals as sentences; the words are data."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from .data import read_data
from .errors import Refusal
from .words import filled, say, translated


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: its name, its title, what it says, how it refuses, and where tables may differ.

    ``ruling`` and ``outside`` mark what the printed rules leave open, and what they do not give;
    ``event`` is the name of what happens where the rule can be seen at work.
    """

    name: str
    title: str = ""
    text: str = ""
    refusals: dict[str, str] = field(default_factory=dict)
    ruling: bool = False
    outside: bool = False
    option: str = ""
    event: str = ""


def _rule(name: str, entry: dict[str, Any]) -> Rule:
    refusal = entry.pop("refusal", {})
    refusals = refusal if isinstance(refusal, dict) else {"default": refusal}
    return Rule(name, **entry, refusals=refusals)


def named(names: Mapping[str, str]) -> Callable[[str], str]:
    """Puts into words what has a name; anything else stays as it is."""
    return lambda value: say(names.get(value, value))


class RuleBook:
    """The rules in ``data/rules.toml`` of a package; ``words`` say the arguments of refusals.

    Refusals are whole sentences there.
    """

    def __init__(self, package: str, words: Mapping[str, Callable[[str], str]]) -> None:
        self._package, self._words = package, words

    @cached_property
    def _rules(self) -> dict[str, Rule]:
        book = read_data(self._package, "rules.toml")
        return {name: _rule(name, entry) for name, entry in book.items()}

    def rules(self) -> dict[str, Rule]:
        """Every rule, in the order of the rulebook."""
        return self._rules

    def explain(self, refusal: Refusal) -> str:
        """A refusal as a sentence."""
        return self._filled(translated(self._sentence(refusal)), refusal)

    def brief(self, refusal: Refusal) -> str:
        """A refusal as it stands behind a rule's name; English loses its capital and full stop."""
        sentence = self._sentence(refusal)
        told = translated(sentence)
        clipped = sentence[0].lower() + sentence[1:].removesuffix(".")
        return self._filled(clipped if told == sentence else told, refusal)

    def _sentence(self, refusal: Refusal) -> str:
        return self._rules[refusal.rule].refusals[refusal.case or "default"]

    def _filled(self, text: str, refusal: Refusal) -> str:
        return filled(text, {key: self._word(key, value) for key, value in refusal.arguments})

    def _word(self, key: str, value: object) -> object:
        return self._words[key](str(value)) if key in self._words else value
