"""An invented language: what has gone through the catalogue can be told from what has not.

It has letters and signs of its own, no spaces, three plural forms, and a case for which it asks
every name. It is made of the template, so that it has a translation for everything.

    with invented.spoken():
        page = str(board)
    assert not invented.english(page)  # every word is from the catalogue
    assert not invented.joints(page)  # and so is what stands between the words
"""

import gc
import gettext
import io
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import _lru_cache_wrapper, cache, lru_cache
from pathlib import Path
from string import ascii_lowercase, ascii_uppercase
from tempfile import TemporaryDirectory
from unittest import mock

from babel.messages.catalog import Message
from babel.messages.pofile import read_po, write_po

from mt_widgets.engine import words
from mt_widgets.translate.catalogue import compile_catalogue

__all__ = ["CODE", "english", "foreign", "joints", "oblique", "plural", "spoken", "write"]

CODE = "qaa"  # which no language will ever have
_TEMPLATE = words.catalogues() / "mt_widgets.pot"
_RULE = "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && n%100/10!=1 ? 1 : 2);"
_HEAD = rf"""msgid ""
msgstr ""
"Language: {CODE}\n"
"Content-Type: text/plain; charset=utf-8\n"
"Plural-Forms: {_RULE}\n"

"""
_LETTERS = dict(zip(ascii_lowercase, map(chr, range(0x561, 0x57B)), strict=True)) | dict(
    zip(ascii_uppercase, map(chr, range(0x531, 0x54B)), strict=True)  # which has capitals
)
_SIGNS = {" ": "", ".": "。", ",": "，", ":": "：", ";": "；", "!": "！", "?": "？"}
_SCRIPT = str.maketrans(_LETTERS | _SIGNS)
_CASE, _NUMBERS = "ֆ", "¹²³"
_KEPT = re.compile(r"(\{+[^{}]*\}+|`[^`]*`)")
_PLACE = re.compile(r"\{([a-z_]+)\}")
_JOINING = "list", "two sentences"  # what is joined has its case already
_WORD = re.compile(r"[A-Za-z]{3,}")  # shorter ones may be notation, as in W3 and mw
_OURS = "".join(map(re.escape, (*_LETTERS.values(), *_SIGNS.values(), _CASE, _NUMBERS)))
_JOINT = re.compile(rf"(?<=[{_OURS}])[ .,;:!]+|[ .,;:!]+(?=[{_OURS}])")


def foreign(text: str) -> str:
    """A text in the invented language; what stands in braces and backticks is kept."""
    return "".join(
        piece if number % 2 else piece.translate(_SCRIPT)
        for number, piece in enumerate(_KEPT.split(text))
    )


def oblique(name: str) -> str:
    """A name in the case for which every sentence asks."""
    return foreign(name) + _CASE


def plural(text: str, number: int) -> str:
    """A sentence that counts, of which the invented language has forms for 1, for 2 and for 5."""
    return foreign(text) + _NUMBERS[{1: 0, 2: 1, 5: 2}[number]]


def english(text: str, *known: str) -> list[str]:
    """The words of a text that are not from the catalogue, but for known ones and notation."""
    rest = re.sub("`[^`]*`", "", text)
    return [word for word in _WORD.findall(rest) if word not in known]


def joints(text: str) -> list[str]:
    """The signs beside words of the catalogue that are not from the catalogue themselves."""
    return _JOINT.findall(text)


@contextmanager
def spoken() -> Iterator[None]:
    """Everything is said in the invented language, and nothing of it is remembered later."""
    catalogue = _translation()
    _forget()
    try:
        with mock.patch.object(words, "_catalogue", return_value=catalogue):
            yield
    finally:
        _forget()


def _forget() -> None:
    """Clear the caches of our functions, some of which keep sentences."""
    for function in _caching(sum(name.startswith("mt_widgets.") for name in sys.modules)):
        function.cache_clear()


@lru_cache(maxsize=1)
def _caching(modules: int) -> "list[_lru_cache_wrapper[object]]":
    """Those functions, looked for again only when more of our modules have been imported."""
    return [
        thing
        for thing in gc.get_objects()
        if isinstance(thing, _lru_cache_wrapper) and thing.__module__.startswith("mt_widgets.")
    ]


@cache
def _translation() -> gettext.GNUTranslations:
    """The translation of the whole template, checked and compiled as any other."""
    with TemporaryDirectory() as folder:
        _, compiled = compile_catalogue(write(Path(folder)))
    return gettext.GNUTranslations(io.BytesIO(compiled))


def write(folder: Path) -> Path:
    """The translation of the whole template, as a translator hands it over."""
    with _TEMPLATE.open("rb") as file:
        catalogue = read_po(file)
    catalogue.mime_headers = [("Plural-Forms", _RULE)]
    for message in catalogue:
        if message.id:
            message.string = _told(message)
    written = io.BytesIO()
    write_po(written, catalogue, omit_header=True)  # Babel knows no such language
    path = folder / f"{CODE}.po"
    path.write_bytes(_HEAD.encode() + written.getvalue())
    return path


def _told(message: Message) -> str | tuple[str, ...]:
    """The translation of a sentence: of a name its forms, of what counts its plural forms."""
    if not isinstance(message.id, str):
        return tuple(_asking(foreign(message.id[1])) + mark for mark in _NUMBERS)
    if message.context == words.NAME:
        return f"{foreign(message.id)}\nobl: {oblique(message.id)}"
    told = foreign(message.id)
    moves = any(file.startswith("puzzles/") for file, _ in message.locations)
    return told if moves or message.context in _JOINING else _asking(told)


def _asking(told: str) -> str:
    """A sentence that asks for the case of whatever is put into it."""
    return "".join(
        _PLACE.sub(r"{\1:obl}", piece) if _PLACE.fullmatch(piece) else piece
        for piece in _KEPT.split(told)
    )
