"""Learners' names as folder names that work on every system and don't look alike."""

import unicodedata
from collections.abc import Iterable

from ..engine.errors import mistake

_LONGEST = 24
_TYPED = 200  # signs that are looked at
_DOT_ABOVE = "\u0307"  # what is left of a Turkish capital I
_UNSEEN = {"\u034f", "\u115f", "\u1160", "\u17b4", "\u17b5"}  # invisible letters and marks
_TOGETHER = (
    {"CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"},
    {"CJK", "IDEOGRAPHIC", "HANGUL"},
    {"CJK", "IDEOGRAPHIC", "BOPOMOFO"},
)
_PLACES = {f"{port}{number}" for port in ("com", "lpt") for number in range(10)}
_WINDOWS = _PLACES | {"con", "prn", "aux", "nul"}  # other reserved names have a dollar sign


def learner_name(text: str) -> str:
    """The folder name for a typed name or number.

    Raises Mistake if it has no letters or digits, too many signs, or letters of two alphabets.

    >>> learner_name(" Anna B ")
    'anna-b'
    """
    name = _plain(text[:_TYPED])
    marks = {sign for sign in name if unicodedata.category(sign).startswith("M")}
    letters = [sign for sign in name if sign not in "-_"]
    if len(text) > _TYPED or len(name) > _LONGEST or not _all_letters(letters, marks):
        raise mistake(
            "A name is 1 to {most} letters and digits. Leave out the rest.", most=_LONGEST
        )
    if not _one_alphabet(letters):
        raise mistake("This name mixes letters of two alphabets. Type all of it in one of them.")
    if name in _WINDOWS:
        raise mistake("Windows keeps the name {name} for itself. Add something, such as {better}.",
                      name=name, better=f"{name}-7")  # fmt: skip
    return name


def _plain(text: str) -> str:
    """A name in small letters and ASCII digits, without invisible signs."""
    folded = unicodedata.normalize("NFKC", text).casefold().replace(f"i{_DOT_ABOVE}", "i")
    seen = (str(unicodedata.decimal(sign, sign)) for sign in folded if not _is_unseen(sign))
    joined = "-".join(unicodedata.normalize("NFKC", "".join(seen)).split())
    return joined.strip("-")  # commands would take a leading dash for an option


def _is_unseen(sign: str) -> bool:
    hidden = unicodedata.category(sign) == "Cf" or sign in _UNSEEN
    return hidden or "VARIATION SELECTOR" in unicodedata.name(sign, "")


def _all_letters(letters: Iterable[str], marks: set[str]) -> bool:
    """Whether there are letters or digits, and only these and the marks on them."""
    bare = [sign for sign in letters if sign not in marks]
    return bool(bare) and all(sign.isalnum() for sign in bare)


def _one_alphabet(letters: Iterable[str]) -> bool:
    """Whether all letters are of one alphabet, with which their Unicode names begin."""
    found = {unicodedata.name(sign, sign).split()[0] for sign in letters if not sign.isdecimal()}
    return len(found) <= 1 or any(found <= together for together in _TOGETHER)
