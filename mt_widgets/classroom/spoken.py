"""Words that a teacher says aloud or writes on the board: three short ones by chance."""

import unicodedata
from hashlib import sha256
from hmac import compare_digest
from pathlib import Path
from secrets import choice

from ..engine.words import languages
from ..files.whole import is_file

__all__ = ["bare", "new_word", "same_word", "words"]

_LISTS = Path(__file__).parent / "data" / "words"
_LONGEST = 100  # signs that anybody types
_SPELLED = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "æ": "ae", "ø": "oe", "å": "aa"})


def new_word() -> str:
    """Three short words by chance, in the reader's language."""
    found = words()
    return "-".join(choice(found) for _ in range(3))


def words() -> tuple[str, ...]:
    """All of the reader's language, or English ones where we have none in it."""
    lists = [_LISTS / f"{language}.txt" for language in (*languages(), "en")]
    found = next(path for path in lists if is_file(path))
    return tuple(found.read_text("utf-8").split())


def same_word(typed: str, word: str) -> bool:
    """Whether a word was typed, which takes as long for a wrong one."""
    return compare_digest(_digest(typed), _digest(word))


def _digest(text: str) -> bytes:
    return sha256(bare(text[:_LONGEST]).encode("utf-8", "surrogatepass")).digest()


def bare(text: str) -> str:
    """What counts of a word: no capitals, spaces, hyphens and accents; umlauts are spelled out.

    >>> bare("Fox lamp SEA"), bare("Bär")
    ('foxlampsea', 'baer')
    """
    spelled = unicodedata.normalize("NFKC", text).casefold().translate(_SPELLED)
    return "".join(sign for sign in unicodedata.normalize("NFKD", spelled) if sign.isalnum())
