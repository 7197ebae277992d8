"""Words that a teacher says aloud or writes on the board: three short ones by chance.

The release word of an exam is one: until the teacher says it, nothing tells what was right.
The assignment holds only a seal, ``SALT:DIGEST`` in hex, from which nobody reads the word: a digest
of salt and word that is digested again 200,000 times, so that guessing is slow. Nothing but SHA-256
is needed, because in a browser there is nothing else.
"""

import re
import unicodedata
from functools import lru_cache
from hashlib import sha256
from hmac import compare_digest
from pathlib import Path
from secrets import choice, token_hex

from ..engine.errors import Mistake, mistake
from ..engine.words import languages
from ..files.whole import is_file

__all__ = ["is_seal", "new_word", "opens", "parse_word", "same_word", "seal", "words"]

_LISTS = Path(__file__).parent / "data" / "words"
_LONGEST = 100  # signs that anybody types
_ROUNDS = 200_000
_SEAL = re.compile("[0-9a-f]{16}:[0-9a-f]{64}")
_LONGEST_RELEASE = 60
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
    return sha256(_bare(text[:_LONGEST]).encode("utf-8", "surrogatepass")).digest()


def _bare(text: str) -> str:
    """What counts of a word: no capitals, spaces, hyphens and accents; umlauts are spelled out.

    >>> _bare("Fox lamp SEA"), _bare("Bär")
    ('foxlampsea', 'baer')
    """
    spelled = unicodedata.normalize("NFKC", text).casefold().translate(_SPELLED)
    return "".join(sign for sign in unicodedata.normalize("NFKD", spelled) if sign.isalnum())


def parse_word(text: str) -> str:
    """What counts of a word, or raise a Mistake.

    >>> parse_word(" Fox  lamp-Sea")
    'foxlampsea'
    """
    word = _bare(text[: 2 * _LONGEST_RELEASE])
    if not 0 < len(word) <= _LONGEST_RELEASE:
        raise mistake("A release word has 1 to {most} letters.", most=_LONGEST_RELEASE)
    return word


def seal(word: str, salt: str = "") -> str:
    """The seal of a word, each time another one."""
    salt = salt or token_hex(8)
    return f"{salt}:{_slow_digest(parse_word(word), salt)}"


def is_seal(text: str) -> bool:
    """Whether a text can be a seal."""
    return _SEAL.fullmatch(text) is not None


def opens(word: str, sealed: str) -> bool:
    """Whether this is the word of a seal."""
    try:
        plain = parse_word(word)
    except Mistake:
        return False
    salt, _, digest = sealed.partition(":")
    return compare_digest(_slow_digest(plain, salt), digest)


@lru_cache(64)  # a page asks again and again
def _slow_digest(word: str, salt: str) -> str:
    start = f"{salt}:{word}".encode()
    found = start
    for _ in range(_ROUNDS):
        found = sha256(found + start).digest()
    return found.hex()
