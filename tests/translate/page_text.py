"""What people read of a page: the texts of widgets, of stored outputs, of HTML and of pictures.

What a page needs for itself is left out by the name under which it is told: tags, names of fields
and files, values, links. Names with a dot or a slash, as rules and notebooks have them, stay in
every language.
"""

import json
import re
from base64 import b64decode
from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from html.parser import HTMLParser

from ipywidgets import Widget

from tests.translate import invented

__all__ = ["check", "texts"]

_CODE = frozenset({
    "app", "code", "copy", "face", "file", "keep", "kind", "layout", "lesson", "line", "link",
    "moves", "name", "notebook", "open", "part", "position", "rule", "search", "settings", "show",
    "solution", "state", "tag", "theme", "tools", "trail", "tried", "value",
    "application/vnd.jupyter.widget-view+json",
})  # fmt: skip
_NAMES = re.compile(
    r"[\w:*-]+(?:[./][\w-]+)+"  # rules, files, puzzles
    r"|\{\w+\}"  # what a page fills in later
    r"|magical-towers(?: [a-z0-9-]+)+"  # commands
    r"|[a-z]+\([^()]*\)|[a-z]+=[\w,]+|[a-z]+(?:\+\d)?:[a-z0-9]+"  # goals, Python, fields, moves
    r"|[a-z]+(?:[-_][a-z0-9]+)+"  # options, assignments
    r"|\b(?=[A-Z]*[0-9])[A-Z0-9]{5,8}\b",  # codes
    re.ASCII,
)
_LAYOUT = " -·•▶"
_FILES = "format = ", '{"format"'
_ATTRIBUTES = "alt", "title", "aria-label", "placeholder", "content"
_PICTURE = "data:image/svg+xml;base64,"
_SIGNS = "hard", "star"
_EMPTY = "img", "meta", "br", "hr", "link", "input"  # elements that are never closed


def texts(thing: object) -> Iterator[str]:
    """Every text that is read, line by line, without the names that no language changes."""
    match thing:
        case Widget():
            if type(thing).__module__.startswith("mt_widgets."):
                yield from texts({k: getattr(thing, k) for k in thing.keys if k[0] != "_"})
            for child in getattr(thing, "children", ()):
                yield from texts(child)
        case Mapping():
            yield from _fields(thing)
        case [str(sign), int(), int(), str(said), *_] if sign in _SIGNS:
            yield from texts(said)
        case list() | tuple():
            for one in thing:
                yield from texts(one)
        case str():
            yield from _lines(thing)
        case _ if is_dataclass(thing):  # a part of a control panel
            yield from _fields(vars(thing))


def _fields(thing: Mapping[str, object]) -> Iterator[str]:
    for key, value in thing.items():
        if key == "children":
            continue
        if key == "groups":
            yield from (str(group["name"]) for group in value)  # type: ignore[attr-defined]
        if key not in _CODE or (key == "name" and isinstance(value, Mapping)):
            yield from texts(value)


def _lines(text: str) -> Iterator[str]:
    if text.lstrip().startswith("<"):
        reader = _Reader()
        reader.feed(text)
        yield from reader.found
    elif not text.startswith(_FILES):
        yield from (_NAMES.sub("0", line).strip(_LAYOUT) for line in text.splitlines())


class _Reader(HTMLParser):
    """Reads what a browser shows and what it reads aloud."""

    def __init__(self) -> None:
        super().__init__()
        self.found, self._inside = list[str](), [""]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag not in _EMPTY:
            self._inside.append("data" if given.get("id") == "data" else tag)
        if tag == "meta" and given.get("name") != "description":
            return
        for name in _ATTRIBUTES:
            self.found += _lines(given.get(name, ""))
        if given.get("src", "").startswith(_PICTURE):
            self.found += _lines(b64decode(given["src"].removeprefix(_PICTURE)).decode())

    def handle_endtag(self, tag: str) -> None:
        if tag not in _EMPTY:
            self._inside.pop()

    def handle_data(self, data: str) -> None:
        if self._inside[-1] == "data":
            self.found += texts(json.loads(data))
        elif self._inside[-1] not in ("style", "script"):
            for line in data.splitlines():
                self.found += _lines(line.strip())


def check(*things: object, known: tuple[str, ...] = (), joined: bool = True) -> None:
    """All that is read of some things is from the catalogue, and so is what joins it."""
    told = [line for thing in things for line in texts(thing) if line]
    assert told
    assert [line for line in told if invented.english(line, *known)] == []
    if joined:
        assert [line for line in told if invented.joints(line)] == []
