"""The template for translators, and reading translations; needs Babel, extra ``translate``."""

import io
import re
from collections.abc import Iterable
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, PoFileParser, write_po

from .. import __version__
from ..engine.errors import FileError, Mistake, excerpt
from ..engine.words import NAME
from ..files.text import read_bytes
from .check import find_grammar, objection
from .sentence import Sentence

_ABOUT = (Path(__file__).parent / "data" / "about.txt").read_text("utf-8").rstrip("\n")
_MOST_PLURALS = 6  # no language has more
_DATES = re.compile(rb'^"(?:POT-Creation-Date|PO-Revision-Date|Generated-By).*\n', re.MULTILINE)
_TEAM = b'"Language-Team:'
_LARGEST = 20_000_000  # bytes: twenty times a whole translation
_LANGUAGE = re.compile(r"[A-Za-z]{2,8}(?:[_@-][A-Za-z0-9]{1,8})*")


def template(sentences: Iterable[Sentence]) -> bytes:
    """The template of all catalogues, without dates."""
    catalogue = Catalog(project="Magical Towers", version=__version__, header_comment=_ABOUT)
    for one in sentences:
        place = [f"{one.file}: {one.place}"] if one.place else []
        text = (one.text, one.many) if one.many else one.text
        catalogue.add(text, None, [(one.file, 0)], (), place, context=one.context or None)
        kept = catalogue.get(text, one.context or None)
        assert not one.many or (kept and kept.id == text), f"{one.text!r} has two ways to count"
    for message in catalogue:
        message.flags &= {"fuzzy"}  # other flags are Babel's guesses, and wrong for puzzles
    written = io.BytesIO()
    write_po(written, catalogue, width=100, include_lineno=False)
    undated = _DATES.sub(b"", written.getvalue())
    return undated.replace(_TEAM, b'"Language: \\n"\n' + _TEAM, 1)


class _Translation(Catalog):
    """A catalogue that keeps its rule for plurals even if Babel doesn't know the language."""

    def _rule_first(self) -> list[tuple[str, str]]:
        rule = "Plural-Forms", self.plural_forms
        return [rule, *(line for line in super()._get_mime_headers() if line != rule)]

    def _take(self, lines: Iterable[tuple[str, str]]) -> None:
        super()._set_mime_headers(lines)
        if not 0 < self.num_plurals <= _MOST_PLURALS:  # Babel makes room for all of them
            raise ValueError(f"nplurals={self.num_plurals} is not 1 to {_MOST_PLURALS}")

    mime_headers = property(_rule_first, _take)


def read_catalogue(path: Path) -> Catalog:
    """A checked translation. Raises FileError with the first line that is wrong."""
    catalogue = _Translation()
    content = read_bytes(path, _LARGEST, "this is too large for a catalogue")
    try:
        PoFileParser(catalogue, abort_invalid=True).parse(io.BytesIO(content))
        names = [text for one in catalogue if one.context == NAME for text in _told(one)]
        grammar = find_grammar(catalogue.plural_expr, catalogue.num_plurals, names)
    except PoFileError as error:
        raise FileError(str(path), error.lineno + 1, _unread(error, catalogue)) from error
    except (ValueError, LookupError) as error:
        raise FileError(str(path), 0, f"this is no catalogue: {error}") from error
    for message in catalogue:
        originals = [message.id] if isinstance(message.id, str) else [*message.id]
        wrong = objection(originals, _told(message), message.context or "", grammar)
        if wrong:
            raise FileError(str(path), message.lineno or 0, wrong)
    return catalogue


def _told(message: Message) -> list[str]:
    """The translation of a sentence in each plural form; empty if it isn't translated."""
    told = [message.string] if isinstance(message.string, str) else [*(message.string or ())]
    return told if message.id and any(told) and not message.fuzzy else []


def _unread(error: PoFileError, catalogue: Catalog) -> str:
    """Why a file can't be read; copied templates often have too many plural forms."""
    if "num_plurals" in str(error):
        return f"plural forms of this language: {catalogue.num_plurals}, and here are more"
    return "this is no catalogue"


def compile_catalogue(path: Path) -> tuple[str, bytes]:
    """The language of a translation, and its compiled form. Raises Mistake if it is bad."""
    catalogue = read_catalogue(path)
    language = str(catalogue.locale_identifier or "")
    if not _LANGUAGE.fullmatch(language):
        raise FileError(str(path), 0, f"Language: {excerpt(language)} is no code such as uk")
    if not any(map(_told, catalogue)):
        raise Mistake(f"{path}: nothing is translated in it")
    compiled = io.BytesIO()
    write_mo(compiled, catalogue)
    return language, compiled.getvalue()
