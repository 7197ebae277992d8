"""The sentences of our data files, and the keys they are under."""

import tomllib
from collections.abc import Iterator
from pathlib import PurePosixPath

from ..engine.data import read_data
from ..engine.words import NAME
from .sentence import Sentence

_KEYS = read_data(__package__, "keys.toml")


def table_sentences(text: str, file: str) -> Iterator[Sentence]:
    """The sentences of a file, then its names, each with its place, such as ``step 2 text``."""
    if any(map(PurePosixPath(file).match, _KEYS["whole"])):
        for name, table in tomllib.loads(text).items():
            for key, found in table.items():
                one, many = found if isinstance(found, list) else (found, "")
                yield Sentence(one, file, f"{name} {key}", many)
    for kinds, context in ((_KEYS["words"], ""), (_KEYS["names"], NAME)):
        keys = next((keys for name, keys in kinds.items() if PurePosixPath(file).match(name)), None)
        if keys is not None:
            for place, found in _within(tomllib.loads(text), "", frozenset(keys)):
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
