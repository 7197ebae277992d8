"""Words that a teacher says aloud or writes on the board: three short random ones.

The release word of an exam is one: nothing shows what was right until the teacher says it. The
assignment holds only a seal, ``SALT:DIGEST`` in hex: a digest of salt and word, digested again
200,000 times so that guessing is slow. It uses SHA-256 because browsers have nothing else.
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

_LISTS = Path(__file__).parent / "data" / "words"
_LONGEST = 100  # signs of a typed word that count
_ROUNDS = 200_000
_SEAL = re.compile("[0-9a-f]{16}:[0-9a-f]{64}")
_LONGEST_RELEASE = 60
_SPELLED = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "æ": "ae", "ø": "oe", "å": "aa"})


def new_word() -> str:
    """Three short random words in the reader's language."""
    found = words()
    return "-".join(choice(found) for _ in range(3))


def words() -> tuple[str, ...]:
    """Our words in the reader's language, or English ones."""
    lists = [_LISTS / f"{language}.txt" for language in (*languages(), "en")]
    found = next(path for path in lists if is_file(path))
    return tuple(found.read_text("utf-8").split())


def same_word(typed: str, word: str) -> bool:
    """Whether this word was typed, compared in constant time."""
    return compare_digest(_digest(typed), _digest(word))


def _digest(text: str) -> bytes:
    return sha256(_bare(text[:_LONGEST]).encode("utf-8", "surrogatepass")).digest()


def _bare(text: str) -> str:
    """A word without capitals, spaces, hyphens and accents, and with umlauts spelled out.

    >>> _bare("Fox lamp SEA"), _bare("Bär")
    ('foxlampsea', 'baer')
    """
    spelled = unicodedata.normalize("NFKC", text).casefold().translate(_SPELLED)
    return "".join(sign for sign in unicodedata.normalize("NFKD", spelled) if sign.isalnum())


def parse_word(text: str) -> str:
    """The letters of a word that count. Raises Mistake if there are none or too many.

    >>> parse_word(" Fox  lamp-Sea")
    'foxlampsea'
    """
    word = _bare(text[: 2 * _LONGEST_RELEASE])
    if not 0 < len(word) <= _LONGEST_RELEASE:
        raise mistake("A release word has 1 to {most} letters.", most=_LONGEST_RELEASE)
    return word


def seal(word: str, salt: str = "") -> str:
    """A seal of a word, different each time unless the salt is given."""
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
