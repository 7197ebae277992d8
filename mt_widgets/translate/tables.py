"""The sentences of our data files, and the keys they are under."""

import tomllib
from collections.abc import Iterator
from pathlib import PurePosixPath

from ..engine.words import NAME
from .sentence import Sentence

# The keys with sentences below them, by files; the first pattern that fits counts.
WORDS: dict[str, frozenset[str]] = {
    "mt_widgets/games/*/data/box.toml": frozenset({"colours", "effect", "name"}),
    "mt_widgets/games/*/data/rules.toml": frozenset({"title", "text", "refusal"}),
    "mt_widgets/games/*/data/themes.toml": frozenset({"title", "about"}),
    "mt_widgets/games/*/data/rule_reference.toml": frozenset({
        "chapter", "ruling", "search", "title", "usual", "otherwise",
    }),
    "mt_widgets/games/*/data/course.toml": frozenset({"title", "about"}),
    "mt_widgets/games/*/data/front.toml": frozenset({"about", "lead", "waking", "building"}),
    "mt_widgets/games/*/data/lessons/*.toml": frozenset({
        "title", "about", "aims", "words", "questions", "errors", "text", "done", "hints",
        "question", "say",
    }),
    "mt_widgets/games/*/data/plans/*.toml": frozenset({
        "title", "about", "prepare", "trouble", "aims", "check", "say", "pupils", "paper", "watch",
        "text", "says", "answer",
    }),
    "mt_widgets/widgets/*/labels.toml": frozenset({"panel", "rules", "results", "plans"}),
    "puzzles/*/pack.toml": frozenset({"title", "about"}),
    "puzzles/*/*/pack.toml": frozenset({"title", "about"}),
    "puzzles/*/*.toml": frozenset({"title", "story", "hints", "explanation"}),
    "puzzles/*/*/*.toml": frozenset({"title", "story", "hints", "explanation"}),
}  # fmt: skip


# The keys with names below them, of which sentences may ask for forms.
NAMES: dict[str, frozenset[str]] = {
    "mt_widgets/games/*/data/box.toml": frozenset({"colours", "names"}),
}


# Every text in this file is a sentence; two together are for one and for many.
_COUNTED = "mt_widgets/games/*/data/goals.toml"


def table_sentences(text: str, file: str) -> Iterator[Sentence]:
    """The sentences of a file, then its names, each with its place, such as ``step 2 text``."""
    if PurePosixPath(file).match(_COUNTED):
        for name, table in tomllib.loads(text).items():
            for key, found in table.items():
                one, many = found if isinstance(found, list) else (found, "")
                yield Sentence(one, file, f"{name} {key}", many)
    for kinds, context in ((WORDS, ""), (NAMES, NAME)):
        keys = next((keys for name, keys in kinds.items() if PurePosixPath(file).match(name)), None)
        if keys is not None:
            for place, found in _within(tomllib.loads(text), "", keys):
                yield Sentence(found, file, place, context=context)


def _within(value: object, place: str, keys: frozenset[str]) -> Iterator[tuple[str, str]]:
    """The sentences below a value; with no ``keys`` left, every text is one."""
    match value:
        case str():
            if not keys and value.strip():
                yield place, value.strip()
        case dict():
            for key, below in value.items():
                # Below a key of words, every text is one.
                left = frozenset[str]() if key in keys else keys
                yield from _within(below, f"{place} {key}".strip(), left)
        case list():
            for number, below in enumerate(value, 1):
                yield from _within(below, f"{place} {number}", keys)
