"""The word on the board: three short ones by chance, in the reader's language."""

import unicodedata
from hashlib import sha256
from hmac import compare_digest
from pathlib import Path
from secrets import choice

from ..engine.files import is_file
from ..engine.words import languages

__all__ = ["new_word", "same_word", "words"]

_LISTS = Path(__file__).parent / "words"
_LONGEST = 100  # signs that anybody types
_SPELLED = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "æ": "ae", "ø": "oe", "å": "aa"})


def new_word() -> str:
    """Three short words by chance, to write on the board."""
    found = words()
    return "-".join(choice(found) for _ in range(3))


def words() -> tuple[str, ...]:
    """All of the reader's language, or English ones where we have none in it."""
    lists = [_LISTS / f"{language}.txt" for language in (*languages(), "en")]
    found = next(path for path in lists if is_file(path))
    return tuple(found.read_text("utf-8").split())


def same_word(typed: str, word: str) -> bool:
    """Whether the word on the board was typed, which takes as long for a wrong one.

    Capitals, spaces, hyphens and accents are forgiven, and umlauts may be spelled out.

    >>> same_word("Fox lamp SEA", "fox-lamp-sea"), same_word("baer", "Bär")
    (True, True)
    """
    return compare_digest(_digest(typed), _digest(word))


def _digest(text: str) -> bytes:
    return sha256(_bare(text[:_LONGEST]).encode("utf-8", "surrogatepass")).digest()


def _bare(text: str) -> str:
    spelled = unicodedata.normalize("NFKC", text).casefold().translate(_SPELLED)
    return "".join(sign for sign in unicodedata.normalize("NFKD", spelled) if sign.isalnum())
