"""Words for people: every sentence passes through here, so that a catalogue can translate it."""

import gettext
import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from os import environ, fspath
from pathlib import Path
from typing import TypeVar

__all__ = ["catalogues", "language", "languages", "listing", "marked", "say", "translated"]

Table = TypeVar("Table")


def catalogues() -> Path:
    """The folder with a catalogue for each language."""
    package: Path = files("mt_widgets")  # type: ignore[assignment]
    return Path(fspath(package.joinpath("locale")))


@cache  # the reader's language stays the same, and a board says a hundred sentences at once
def _catalogue() -> gettext.NullTranslations:
    return gettext.translation("mt_widgets", catalogues(), _chosen(), fallback=True)


def _chosen() -> list[str]:
    chosen = environ.get("LANGUAGE") or environ.get("LC_ALL") or environ.get("LANG") or "en"
    return chosen.split(":")


def language() -> str:
    """The language of our sentences, for pages that tell it: English where nothing is translated.

    >>> language()
    'en'
    """
    return _catalogue().info().get("language", "en").replace("_", "-") or "en"


def languages() -> tuple[str, ...]:
    """What the reader speaks, best first, each by its short name such as de for de_AT.UTF-8."""
    short = (re.split(r"[^a-z]", one.lower())[0] for one in _chosen())
    return tuple(one for one in short if one)


def say(sentence: str, /, **arguments: object) -> str:
    """A sentence in the reader's language, its placeholders filled.

    >>> say("space {space} is empty", space=3)
    'space 3 is empty'
    """
    return translated(sentence).format(**arguments)


def translated(text: str) -> str:
    """A text in the reader's language, with whatever stands in braces left to others."""
    return _catalogue().gettext(text) if text else ""  # "" is the name of a catalogue's head


def marked(table: Table) -> Table:
    """Sentences that are said later, from a table: so they are found for the catalogues."""
    return table


def listing(items: Iterable[str]) -> str:
    """Several things in a row.

    >>> listing(["blue", "red", "green"])
    'blue, red and green'
    """
    *first, last = list(items) or [""]
    return say("{first} and {last}", first=", ".join(first), last=last) if first else last
