"""Words for people: every sentence passes through here, so that a catalogue can translate it."""

import gettext
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from os import environ, fspath

__all__ = ["listing", "say"]


@cache  # the reader's language stays the same, and a board says a hundred sentences at once
def _catalogue() -> gettext.NullTranslations:
    chosen = environ.get("LANGUAGE") or environ.get("LC_ALL") or environ.get("LANG") or "en"
    folder = fspath(files("mt_widgets").joinpath("locale"))  # type: ignore[call-overload]
    return gettext.translation("mt_widgets", folder, chosen.split(":"), fallback=True)


def say(sentence: str, **arguments: object) -> str:
    """A sentence in the reader's language, its placeholders filled.

    >>> say("space {space} is empty", space=3)
    'space 3 is empty'
    """
    return _catalogue().gettext(sentence).format(**arguments)


def listing(items: Iterable[str]) -> str:
    """Several things in a row.

    >>> listing(["blue", "red", "green"])
    'blue, red and green'
    """
    *first, last = list(items) or [""]
    return say("{first} and {last}", first=", ".join(first), last=last) if first else last
