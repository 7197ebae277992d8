"""Catalogues as translators know them: the template, and what is made of a translation.

This needs Babel, which is in the extra ``translate``.
"""

import io
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po, write_po

from .. import __version__
from ..engine.errors import FileError, Mistake, excerpt
from ..engine.files import read_whole, why
from .sentence import Sentence

__all__ = ["compile_catalogue", "read_catalogue", "template"]

_ABOUT = """\
# The words of Magical Towers.
#
# For translators: what stands in {braces} is filled in or read by the program. Copy each of them as
# it is, braces and all, to where your language wants it: {who}, and in puzzles {b} (a colour), {B}
# (a colour with a capital), {5} (a space) and {W3:b5} (moves). {{ and }} are braces to be read.
# What stands in `backticks` is the name of a rule, or code in a notebook: copy it as it is.
# Set the line "Language:" to the code of your language, such as uk or zh_TW.
#"""
_DATES = re.compile(rb'^"(?:POT-Creation-Date|PO-Revision-Date|Generated-By).*\n', re.MULTILINE)
_TEAM = b'"Language-Team:'
_BRACES = re.compile(r"\{+[^{}]*\}+")
_QUOTED = re.compile(r"`[^`]*`")
_LARGEST = 20_000_000  # bytes: twenty times a whole translation
_LANGUAGE = re.compile(r"[A-Za-z]{2,8}(?:[_@-][A-Za-z0-9]{1,8})*")


def template(sentences: Iterable[Sentence]) -> bytes:
    """The template of all catalogues; the same sentences give the same bytes on any day."""
    catalogue = Catalog(project="Magical Towers", version=__version__, header_comment=_ABOUT)
    for one in sentences:
        place = [f"{one.file}: {one.place}"] if one.place else []
        catalogue.add(one.text, locations=[(one.file, 0)], auto_comments=place)
    for message in catalogue:
        message.flags &= {"fuzzy"}  # the others are guesses, and wrong for puzzles
    written = io.BytesIO()
    write_po(written, catalogue, width=100, include_lineno=False)
    undated = _DATES.sub(b"", written.getvalue())
    return undated.replace(_TEAM, b'"Language: \\n"\n' + _TEAM, 1)


def read_catalogue(path: Path) -> Catalog:
    """A translation, checked: a FileError names the first line in which something is wrong."""
    try:
        content = read_whole(path, _LARGEST)
        if len(content) > _LARGEST:
            raise FileError(str(path), 0, "this is too large for a catalogue")
        catalogue = read_po(io.BytesIO(content), abort_invalid=True)
    except OSError as error:
        raise FileError(str(path), 0, f"cannot be read: {why(error)}") from error
    except PoFileError as error:
        raise FileError(str(path), error.lineno + 1, "this is no catalogue") from error
    except (ValueError, LookupError) as error:
        raise FileError(str(path), 0, f"this is no catalogue: {error}") from error
    for message in catalogue:
        wrong = _objection(message)
        if wrong:
            raise FileError(str(path), message.lineno or 0, wrong)
    return catalogue


def _objection(message: Message) -> str:
    """What is wrong with a translated sentence, or nothing."""
    one, other = str(message.id), str(message.string or "")
    if not one or not other or message.fuzzy:
        return ""
    if {"{", "}"} & {*_BRACES.sub("", other)} - {*_BRACES.sub("", one)}:
        return "a brace has no partner"
    for kind in (_BRACES, _QUOTED):
        more = Counter(kind.findall(other)).keys() - Counter(kind.findall(one)).keys()
        if more:
            return f"{excerpt(min(more))} is not in the original, {excerpt(one)}"
    return ""


def compile_catalogue(path: Path) -> tuple[str, bytes]:
    """The language of a translation, and the translation as the program reads it."""
    catalogue = read_catalogue(path)
    language = str(catalogue.locale_identifier or "")
    if not _LANGUAGE.fullmatch(language):
        raise FileError(str(path), 0, f"Language: {excerpt(language)} is no code such as uk")
    if not any(message.id and message.string for message in catalogue):
        raise Mistake(f"{path}: nothing is translated in it")
    compiled = io.BytesIO()
    write_mo(compiled, catalogue)
    return language, compiled.getvalue()
