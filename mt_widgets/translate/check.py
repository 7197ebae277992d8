"""Checks of translated sentences: their places, forms and plurals."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from gettext import c2py

from ..engine.errors import excerpt
from ..engine.phrases import FORM, LINE, read_name, without_capital
from ..engine.words import NAME

_PLACE = re.compile(r"\{+[^{}]*\}+")
_ASKED = re.compile(rf"\{{([A-Za-z_]+):({FORM})\}}")
_COLOUR = re.compile(r"\{[A-Za-z]\}")  # in a puzzle
_QUOTED = re.compile(r"`[^`]*`")
_COUNT = "{number}"
_NUMBERS = range(1000)  # enough to see every case of a rule for plurals


@dataclass(frozen=True, slots=True)
class Grammar:
    """The plural forms of a translation, and the forms of its names."""

    plurals: tuple[int, ...]  # how many of the first numbers each plural form is for
    forms: frozenset[str]


def find_grammar(rule: str, number: int, names: Iterable[str]) -> Grammar:
    """The grammar of a translation; raises ValueError if its rule for plurals makes no sense."""
    choose = c2py(rule)
    try:
        chosen = [choose(one) for one in _NUMBERS]
    except ZeroDivisionError as error:
        raise ValueError("Plural-Forms: something is divided by 0") from error
    if not {*chosen} <= {*range(number)}:
        raise ValueError(f"Plural-Forms: there are {number}, so {max(chosen)} is none of them")
    forms = frozenset(form for name in names for form in read_name(name))
    return Grammar(tuple(map(chosen.count, range(number))), forms)


def objection(originals: Sequence[str], told: Sequence[str], context: str, grammar: Grammar) -> str:
    """What is wrong with a translated sentence, or empty.

    Two originals, for one and for many, are translated to all plural forms of the language.
    """
    if not all(told):
        return f"{len(told)} plural forms are needed, and one of them is empty"
    if context == NAME and told:
        wrong = _misnamed(told[0])
        if wrong:
            return wrong
        told = [*read_name(told[0]).values()]
    for number, text in enumerate(told):
        alone = len(originals) > 1 and grammar.plurals[number] == 1  # it is for one number only
        wrong = _misplaced(text, originals, {_COUNT} if alone else set())
        wrong = wrong or _unknown(text, grammar.forms)
        if wrong:
            return wrong
    return ""


def _misnamed(entry: str) -> str:
    """What is wrong with a name and its forms, or empty."""
    name, *lines = entry.split("\n")
    if not name.strip():
        return "the first line of a name is the name itself"
    for line in lines:
        if not LINE.fullmatch(line):
            return f"{excerpt(line)} is no form of a name such as 'gen: of Blue'"
    forms = [line.partition(":")[0] for line in lines]
    twice = [form for form in forms if forms.count(form) > 1]
    return f"the form {excerpt(twice[0])} is there twice" if twice else ""


def _misplaced(text: str, originals: Sequence[str], needless: set[str]) -> str:
    """Which place or quoted name is too many in a text, or which place is missing; or empty."""
    if {"{", "}"} & {*_PLACE.sub("", text)} - {*_PLACE.sub("", originals[-1])}:
        return "a brace has no partner"
    for find in (_places, _quoted):
        more = find([text]).keys() - find(originals).keys()
        if more:
            shown = min(find([text])[place] for place in more)
            return f"{excerpt(shown)} is not in the original, {excerpt(originals[-1])}"
    missing = _places(originals[-1:]).keys() - _places([text]).keys() - needless
    return f"{excerpt(min(missing))} of the original is missing" if missing else ""


def _places(found: Iterable[str]) -> dict[str, str]:
    """The places of texts, without the forms they ask for, and how each is written."""
    return {_plain(place): place for text in found for place in _PLACE.findall(text)}


def _plain(place: str) -> str:
    asked = _ASKED.fullmatch(place)
    plain = f"{{{asked[1]}}}" if asked else place
    # a colour that begins a sentence in one language need not begin it in another
    return plain.lower() if _COLOUR.fullmatch(plain) else plain


def _quoted(found: Iterable[str]) -> dict[str, str]:
    return {name: name for text in found for name in _QUOTED.findall(text)}


def _unknown(text: str, forms: frozenset[str]) -> str:
    """The error for a form that a text asks for and no name has, or empty."""
    for place in filter(None, map(_ASKED.fullmatch, _PLACE.findall(text))):
        form = without_capital(place[2])
        if form and form not in forms:
            return f"no name has the form {excerpt(form)}"
    return ""
