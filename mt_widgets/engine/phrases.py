"""Words that are put into a sentence and know their forms: ``{who:gen}`` asks for one of them.

What forms there are is up to each language. One is known to all: ``cap`` begins a sentence, alone
as in ``{who:cap}`` or behind another form as in ``{who:gen-cap}``.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, reduce
from typing import Self

FORM = r"[a-z]+(?:-[a-z]+)*"  # the name of a form, as a pattern
_CAPITAL = "cap"
LINE = re.compile(rf"({FORM}):\s*(.*\S)\s*")  # a form of a name in its entry

Join = Callable[[str, str], str]


class Phrase(str):
    """Words, and what tells a form of them; without that they have one form, but for a capital.

    >>> "{text:cap}. {text:gen}.".format(text=Phrase("no wizard is home"))
    'No wizard is home. no wizard is home.'
    """

    __slots__ = ("_form",)
    _form: Callable[[str], str] | None

    def __new__(cls, words: object, form: Callable[[str], str] | None = None) -> Self:
        """Words of which ``form`` tells a form by its name."""
        phrase = super().__new__(cls, words)
        phrase._form = form
        return phrase

    def __format__(self, asked: str) -> str:
        form = without_capital(asked)
        words = self._form(form) if form and self._form is not None else str(self)
        return words if form == asked else words[:1].upper() + words[1:]

    def __reduce__(self) -> tuple[type[str], tuple[str]]:  # it travels and is kept as plain text
        return str, (str(self),)


def without_capital(asked: str) -> str:
    """The form that is meant, of one that may begin a sentence.

    >>> without_capital("gen-cap"), without_capital("gen"), without_capital("cap")
    ('gen', 'gen', '')
    """
    return "" if asked == _CAPITAL else asked.removesuffix(f"-{_CAPITAL}")


def join(items: Sequence[str], between: Join, at_last: Join) -> Phrase:
    """Several phrases as one, joined two by two; a form of it is that form of each."""

    def form(name: str) -> str:
        phrases = (item if isinstance(item, Phrase) else Phrase(item) for item in items)
        return _joined([format(phrase, name) for phrase in phrases], between, at_last)

    return Phrase(_joined(items, between, at_last), form)


def _joined(items: Sequence[str], between: Join, at_last: Join) -> str:
    *first, last = items or ("",)
    return at_last(reduce(between, first), last) if first else str(last)


@cache
def read_name(entry: str) -> Mapping[str, str]:
    r"""The forms of a name, from its entry in a catalogue; the name itself has no form's name.

    >>> read_name("синій\ngen: синього\ngen-pl: синіх")
    {'': 'синій', 'gen': 'синього', 'gen-pl': 'синіх'}
    """
    name, *lines = entry.split("\n")
    found = filter(None, map(LINE.fullmatch, lines))
    return {"": name.strip()} | {line[1]: line[2] for line in found}
