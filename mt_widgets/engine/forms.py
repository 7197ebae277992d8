"""Forms as data: fields that a page shows, each with its name, its words and its value."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from .words import say, say_in

Form = dict[str, Any]


def choice(name: str, text: str, options: Mapping[str, str], value: str, context: str = "") -> Form:
    """A field to choose one of several values, each with the words that stand for it.

    Words that mean something else elsewhere are said in a context.
    """
    said = partial(say_in, context) if context else say
    listed = [{"value": key, "label": said(words)} for key, words in options.items()]
    return {"name": name, "label": text, "kind": "choice", "options": listed, "value": value}


def check(name: str, text: str, *, value: bool, note: str = "") -> Form:
    """A field to be ticked."""
    return {"name": name, "label": text, "kind": "check", "value": value, "help": note}


def code(name: str, label: str, value: str, note: str = "") -> Form:
    """A field for a word of the notation."""
    about = {"kind": "text", "code": True, "value": value, "help": note}
    return {"name": name, "label": label, **about}
