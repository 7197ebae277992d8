"""The fixed labels of pages, which stand in a file ``labels.toml`` in their room."""

import tomllib
from functools import cache

from ...engine.words import translated
from .assets import read_assets


@cache
def _tables(room: str) -> dict[str, dict[str, str]]:
    return tomllib.loads(read_assets(room, "labels.toml"))


def labels(room: str, table: str) -> dict[str, str]:
    """The labels of one page in the reader's language; what stands in braces is filled in later."""
    return {key: translated(text) for key, text in _tables(room)[table].items()}
