"""The sentences of our data files: which of their keys are words, and what stands there."""

import tomllib
from collections.abc import Iterator
from pathlib import PurePosixPath

__all__ = ["WORDS", "table_sentences"]

# The keys below which people's words stand, by the files that have them; the first line counts.
WORDS: dict[str, frozenset[str]] = {
    "mt_widgets/games/*/data/box.toml": frozenset({"colours", "name"}),
    "mt_widgets/games/*/data/rules.toml": frozenset({"title", "text", "refusal"}),
    "mt_widgets/puzzles/data/themes.toml": frozenset({"title", "about"}),
    "mt_widgets/lessons/data/companion.toml": frozenset({
        "chapter", "ruling", "title", "usual", "otherwise",
    }),
    "mt_widgets/lessons/data/*.toml": frozenset({
        "title", "about", "aims", "words", "questions", "errors", "text", "done", "hints",
        "question", "say",
    }),
    "mt_widgets/classroom/data/plans/*.toml": frozenset({
        "title", "about", "prepare", "trouble", "aims", "check", "say", "pupils", "paper", "watch",
        "text", "says", "answer",
    }),
    "puzzles/*/pack.toml": frozenset({"title", "about"}),
    "puzzles/*/*.toml": frozenset({"title", "story", "hints", "explanation"}),
}  # fmt: skip


def table_sentences(text: str, file: str) -> Iterator[tuple[str, str]]:
    """The sentences of a file, each behind its place there: ``step 2 text``."""
    keys = next((keys for name, keys in WORDS.items() if PurePosixPath(file).match(name)), None)
    if keys is not None:
        yield from _within(tomllib.loads(text), "", keys)


def _within(value: object, place: str, keys: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Sentences below a value, of which every text is one where there are no ``keys`` any more."""
    match value:
        case str():
            if not keys and value.strip():
                yield place, value.strip()
        case dict():
            for key, below in value.items():
                yield from _within(below, f"{place} {key}".strip(), _left(keys, key))
        case list():
            for number, below in enumerate(value, 1):
                yield from _within(below, f"{place} {number}", keys)


def _left(keys: frozenset[str], key: str) -> frozenset[str]:
    """The keys to look for below a key: below one of words, every text is one."""
    return frozenset() if key in keys else keys
