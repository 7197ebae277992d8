"""Words for people: every sentence passes through here, so that a catalogue can translate it.

A sentence is looked up whole, and what is put into it stands in braces. One that counts is said by
`say_many`, one that has another meaning elsewhere by `say_in`. What `say_name` says has forms, for
which a translation asks where its grammar needs them: ``{who:gen}``. Lists, and what stands between
two sentences, come from the catalogue too.
"""

import gettext
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, reduce
from importlib.resources import files
from os import environ, fspath
from pathlib import Path
from string import Formatter
from typing import TypeVar

from .phrases import Phrase, join, read_name

__all__ = [
    "NAME", "Phrase", "apart", "beside", "catalogues", "either", "filled", "labelled",
    "language", "languages", "listing", "marked", "marked_in", "marked_many", "marked_names",
    "numbered", "say", "say_in", "say_many", "say_many_in", "say_name", "sentences", "series",
    "translated",
]  # fmt: skip

Table = TypeVar("Table")

NAME = "name"  # the context of names, whose entries are read by `read_name`


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
    return filled(translated(sentence), arguments)


def say_in(context: str, sentence: str, /, **arguments: object) -> str:
    """A sentence that means something else elsewhere; the context tells translators which it is.

    >>> say_in("of a flask", "empty"), say_in("of a space", "empty")
    ('empty', 'empty')
    """
    return filled(_catalogue().pgettext(context, sentence), arguments)


def say_many(one: str, many: str, number: int, /, **arguments: object) -> str:
    """A sentence that counts, in the plural form that the language has for the number.

    >>> [say_many("{number} flask", "{number} flasks", number) for number in (0, 1, 21)]
    ['0 flasks', '1 flask', '21 flasks']
    """
    return filled(_catalogue().ngettext(one, many, number), {"number": number, **arguments})


def say_many_in(context: str, one: str, many: str, number: int, /, **arguments: object) -> str:
    """A sentence that counts, in a context that tells translators what it counts.

    >>> say_many_in("flasks of a colour", "{number} {colour}", "{number} {colour}", 2, colour="red")
    '2 red'
    """
    text = _catalogue().npgettext(context, one, many, number)
    return filled(text, {"number": number, **arguments})


def translated(text: str) -> str:
    """A text in the reader's language, with whatever stands in braces left to others."""
    return _catalogue().gettext(text) if text else ""  # "" is the name of a catalogue's head


def filled(text: str, arguments: Mapping[str, object]) -> str:
    """A text that is said already, its placeholders filled."""
    try:
        return text.format(**arguments)
    except (TypeError, ValueError):  # a form of what has none, such as a number
        return _AsTheyAre().vformat(text, (), arguments)


class _AsTheyAre(Formatter):
    """Fills places that ask for a form with what has no forms: it stays as it is."""

    def format_field(self, value: object, format_spec: str) -> str:
        return format(value if isinstance(value, Phrase) else Phrase(value), format_spec)


def say_name(
    english: str, /, forms: Mapping[str, Mapping[str, str]] | None = None, **arguments: object
) -> Phrase:
    """A name in the reader's language, of which a sentence may ask for a form.

    The catalogue has all forms of a name in one entry, in the context "name": the name itself, then
    a line for each form, as in ``gen: синього``. Forms that English sentences ask for are data of
    whoever has the name, by form and name. A form that is missing is the name itself.

    >>> forms = {"a": {"blue": "a blue", "orange": "an orange"}}
    >>> say("Move {colour:a} wizard. {colour:cap} is fast.", colour=say_name("orange", forms))
    'Move an orange wizard. Orange is fast.'
    >>> say("{who:gen} turn", who=say_name("Blue"))
    'Blue turn'
    >>> say("{what:cap} is empty.", what=say_name("space {number}", number=3))
    'Space 3 is empty.'
    """
    entry = read_name(_catalogue().pgettext(NAME, english))

    def form(name: str) -> str:
        told = entry.get(name) or (forms or {}).get(name, {}).get(english) or entry[""]
        return filled(told, arguments)

    return Phrase(form(""), form)


def marked(table: Table) -> Table:
    """Sentences that are said later, from a table: so they are found for the catalogues."""
    return table


def marked_in(context: str, table: Table) -> Table:
    """Sentences in a table that `say_in` says later in this context."""
    return table


def marked_many(table: Table) -> Table:
    """Pairs of one and many in a table that `say_many` says later."""
    return table


def marked_names(table: Table) -> Table:
    """Names in a table that `say_name` says later."""
    return table


_ONE_MORE, _BESIDE, _APART, _AND, _OR = marked_in("list", (
    "{first}, {next}", "{first} · {next}", "{first}; {next}", "{first} and {last}",
    "{first} or {last}",
))  # fmt: skip


def _joined(items: Iterable[str], between: str, at_last: str = "") -> str:
    """Several things, joined two by two; a form of them is that form of each."""

    def two(sentence: str) -> Callable[[str, str], str]:
        return lambda one, other: say_in("list", sentence, first=one, next=other, last=other)

    return join([*items], two(between), two(at_last or between))


def series(items: Iterable[str]) -> str:
    """Several things in a row; a form of them is that form of each.

    >>> series(["2 blue", "1 red"])
    '2 blue, 1 red'
    """
    return _joined(items, _ONE_MORE)


def beside(items: Iterable[str]) -> str:
    """Several things side by side, each for itself.

    >>> beside(["First steps", "very easy"])
    'First steps · very easy'
    """
    return _joined(items, _BESIDE)


def apart(items: Iterable[str]) -> str:
    """Several things of which each may be a list itself.

    >>> apart(["a2: east, south", "b2: north"])
    'a2: east, south; b2: north'
    """
    return _joined(items, _APART)


def listing(items: Iterable[str]) -> str:
    """Several things, all of them; a form of them is that form of each.

    >>> listing(["blue", "red", "green"])
    'blue, red and green'
    """
    return _joined(items, _ONE_MORE, _AND)


def either(items: Iterable[str]) -> str:
    """Several things, one of them; a form of them is that form of each.

    >>> either(["blue", "red", "green"])
    'blue, red or green'
    """
    return _joined(items, _ONE_MORE, _OR)


def labelled(label: str, text: str) -> str:
    """What something is called, and what is told of it.

    >>> labelled("Discard pile", "W3 T1")
    'Discard pile: W3 T1'
    """
    return say_in("list", "{label}: {text}", label=label, text=text)


def numbered(number: int, text: str) -> str:
    """Something in a list that is counted.

    >>> numbered(2, "Three steps")
    '2. Three steps'
    """
    return say_in("list", "{number}. {text}", number=number, text=text)


def sentences(*told: str) -> str:
    """Whole sentences, one behind the other; those that are empty are left out.

    >>> sentences("Yellow casts a spell.", "", "It is your turn.")
    'Yellow casts a spell. It is your turn.'
    """
    return reduce(_next_sentence, [one for one in told if one] or [""])


def _next_sentence(first: str, second: str) -> str:
    return say_in("two sentences", "{first} {second}", first=first, second=second)
