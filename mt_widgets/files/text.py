"""Files of people: no more is read than a bound, and what is wrong is told in one sentence."""

import json
import re
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import accumulate
from pathlib import Path
from typing import Any

from ..engine.errors import FileError, excerpt
from ..engine.words import say
from .whole import read_whole, why

LONGEST_FILE = 20_000  # bytes: ten times what a puzzle needs
LARGEST_JSON = 20_000_000  # bytes; all that a diligent learner has done is a hundredth of that
_DEEPEST_TOML, _DEEPEST_JSON = 200, 20  # in a browser, thousands would stop Python itself
_TOML_TEXTS = re.compile(  # closed or not, so that each is looked at once
    r"""\"{3}[\s\S]*?(?:\"{3}|\Z)|'{3}[\s\S]*?(?:'{3}|\Z)"""
    r"""|"(?:[^"\\\n]|\\.)*+"?|'[^'\n]*+'?|\#[^\n]*"""
)
_JSON_TEXTS = re.compile(r'"(?:[^"\\]|\\.)*+"?', re.DOTALL)
_KEY = re.compile(r"[\w. \t-]+")


def read_bytes(
    path: str | Path, most: int, too_large: str, name: str = "", told: str = "cannot be read: {why}"
) -> bytes:
    """What is in a file of so many bytes at most; raises FileError with its name, or the path."""
    try:
        content = read_whole(path, most)
    except OSError as error:
        raise FileError(name or str(path), 0, say(told, why=why(error))) from error
    if len(content) > most:
        raise FileError(name or str(path), 0, too_large)
    return content


@contextmanager
def writing(name: str) -> Iterator[None]:
    """Write a file of this name; raises FileError for whatever the disk refuses."""
    try:
        yield
    except OSError as error:
        raise FileError(name, 0, say("cannot be written: {why}", why=why(error))) from error


def read_text(path: Path, most: int = LONGEST_FILE) -> str:
    """The text of a file, with or without a byte order mark, or raise FileError."""
    try:
        return read_bytes(path, most, "this is too long", told="{why}").decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileError(str(path), 0, "this is not text in UTF-8") from error


def parse_toml(text: str, name: str) -> dict[str, Any]:
    """The keys of a text in TOML and what they say, or raise FileError."""
    bare = _TOML_TEXTS.sub("", text)
    dots = max((key[0].count(".") for key in _KEY.finditer(bare)), default=0)
    if (1 + _depth(bare)) * (1 + dots) > _DEEPEST_TOML:  # more than how deep parts stand in parts
        raise FileError(name, 0, "this is not TOML of ours: it goes too deep")
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also a number of thousands of digits
        raise FileError(name, 0, f"this is not TOML: {excerpt(str(error), 100)}") from error


def quoted(text: str) -> str:
    """A text as TOML writes it; its escapes are those of JSON but for one."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def listed(texts: Iterable[str]) -> str:
    """Texts as a list of TOML, one a line."""
    lines = "".join(f"  {quoted(text)},\n" for text in texts)
    return f"[\n{lines}]" if lines else "[]"


def parse_json(content: bytes) -> Any:
    """What a text in JSON says; raises ValueError where it is none, or too large or too deep."""
    text = content.decode("utf-8-sig")  # some editors put a mark before the text
    if len(content) > LARGEST_JSON or _depth(_JSON_TEXTS.sub("", text)) > _DEEPEST_JSON:
        raise ValueError
    return json.loads(text, object_pairs_hook=_object)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object; one that says something twice would lose half of it when written again."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError
    return found


def _depth(bare: str) -> int:
    """How deep brackets stand in brackets, in what has no texts any more."""
    steps = (1 if bracket in "[{" else -1 for bracket in re.findall(r"[\[{}\]]", bare))
    return max(accumulate(steps), default=0)
