"""The release word of an exam: until the teacher says it, nothing tells what was right.

The assignment holds only a seal, ``SALT:DIGEST`` in hex, from which nobody reads the word: a digest
of salt and word that is digested again 200,000 times, so that guessing is slow. Nothing but SHA-256
is needed, because in a browser there is nothing else.
"""

import re
from functools import lru_cache
from hashlib import sha256
from hmac import compare_digest
from secrets import token_hex

from ..engine.errors import Mistake
from ..engine.words import say
from .spoken import bare

__all__ = ["is_seal", "opens", "parse_word", "seal"]

_ROUNDS = 200_000
_SEAL = re.compile("[0-9a-f]{16}:[0-9a-f]{64}")
_LONGEST = 60


def parse_word(text: str) -> str:
    """What counts of a word, or raise a Mistake.

    >>> parse_word(" Fox  lamp-Sea")
    'foxlampsea'
    """
    word = bare(text[: 2 * _LONGEST])
    if not 0 < len(word) <= _LONGEST:
        raise Mistake(say("A release word has 1 to {most} letters.", most=_LONGEST))
    return word


def seal(word: str, salt: str = "") -> str:
    """The seal of a word, each time another one."""
    salt = salt or token_hex(8)
    return f"{salt}:{_digest(parse_word(word), salt)}"


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
    return compare_digest(_digest(plain, salt), digest)


@lru_cache(64)  # a page asks again and again
def _digest(word: str, salt: str) -> str:
    start = f"{salt}:{word}".encode()
    found = start
    for _ in range(_ROUNDS):
        found = sha256(found + start).digest()
    return found.hex()
