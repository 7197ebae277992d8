"""Reading files that people wrote in TOML; what is wrong with one is told in one sentence."""

import re
import tomllib
from itertools import accumulate
from pathlib import Path
from typing import Any

from ..engine.errors import FileError, excerpt
from ..engine.files import read_whole, why

__all__ = ["LONGEST_FILE", "parse_toml", "read_text"]

LONGEST_FILE = 20_000  # bytes: ten times what a puzzle needs
_DEEPEST = 200  # parts in parts; in a browser, thousands would stop Python itself
_TEXTS = re.compile(  # closed or not, so that each is looked at once
    r"""\"{3}[\s\S]*?(?:\"{3}|\Z)|'{3}[\s\S]*?(?:'{3}|\Z)"""
    r"""|"(?:[^"\\\n]|\\.)*+"?|'[^'\n]*+'?|\#[^\n]*"""
)
_BRACKET, _KEY = re.compile(r"[\[{}\]]"), re.compile(r"[\w. \t-]+")


def read_text(path: Path, most: int = LONGEST_FILE) -> str:
    """The text of a file, with or without a byte order mark, or raise FileError."""
    try:
        data = read_whole(path, most)
        text = data.decode("utf-8-sig")
    except OSError as error:
        raise FileError(str(path), 0, why(error)) from error
    except UnicodeDecodeError as error:
        raise FileError(str(path), 0, "this is not text in UTF-8") from error
    if len(data) > most:
        raise FileError(str(path), 0, "this is too long")
    return text


def parse_toml(text: str, name: str) -> dict[str, Any]:
    """The keys of a text in TOML and what they say, or raise FileError."""
    if _depth(text) > _DEEPEST:
        raise FileError(name, 0, "this is not TOML of ours: it goes too deep")
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also a number of thousands of digits
        raise FileError(name, 0, f"this is not TOML: {excerpt(str(error), 100)}") from error


def _depth(text: str) -> int:
    """More than how deep parts stand in parts, by brackets and by dots; texts and notes apart."""
    bare = _TEXTS.sub("", text)
    steps = (1 if bracket[0] in "[{" else -1 for bracket in _BRACKET.finditer(bare))
    dots = max((key[0].count(".") for key in _KEY.finditer(bare)), default=0)
    return (1 + max(accumulate(steps), default=0)) * (1 + dots)
