"""Names as people type them, as names of folders: on every system, and none that looks like two."""

import unicodedata
from collections.abc import Iterable

from ..engine.errors import mistake

__all__ = ["learner_name"]

_LONGEST = 24
_TYPED = 200  # signs that are looked at
_DOT_ABOVE = "\u0307"  # what is left of a Turkish capital I
_UNSEEN = {"\u034f", "\u115f", "\u1160", "\u17b4", "\u17b5"}  # letters and marks that show nothing
_TOGETHER = (
    {"CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"},
    {"CJK", "IDEOGRAPHIC", "HANGUL"},
    {"CJK", "IDEOGRAPHIC", "BOPOMOFO"},
)
_PLACES = {f"{port}{number}" for port in ("com", "lpt") for number in range(10)}
_WINDOWS = _PLACES | {"con", "prn", "aux", "nul"}  # the others of these have a dollar sign


def learner_name(text: str) -> str:
    """A name or number as people type it, as the name of a folder.

    Raises Mistake where it has no letters or digits, too many signs, or letters of two alphabets.

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
    """The same for all that look the same: small letters, our digits, nothing that is not seen."""
    folded = unicodedata.normalize("NFKC", text).casefold().replace(f"i{_DOT_ABOVE}", "i")
    seen = (str(unicodedata.decimal(sign, sign)) for sign in folded if not _is_unseen(sign))
    joined = "-".join(unicodedata.normalize("NFKC", "".join(seen)).split())
    return joined.strip("-")  # a folder that begins like an option is trouble for commands


def _is_unseen(sign: str) -> bool:
    hidden = unicodedata.category(sign) == "Cf" or sign in _UNSEEN
    return hidden or "VARIATION SELECTOR" in unicodedata.name(sign, "")


def _all_letters(letters: Iterable[str], marks: set[str]) -> bool:
    """Whether there are letters or digits, and nothing but these and the marks on them."""
    bare = [sign for sign in letters if sign not in marks]
    return bool(bare) and all(sign.isalnum() for sign in bare)


def _one_alphabet(letters: Iterable[str]) -> bool:
    """Whether somebody could have typed it on one keyboard; a sign is named after its alphabet."""
    found = {unicodedata.name(sign, sign).split()[0] for sign in letters if not sign.isdecimal()}
    return len(found) <= 1 or any(found <= together for together in _TOGETHER)
