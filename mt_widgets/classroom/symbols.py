"""Bytes as symbols that people can copy by hand, in groups of five with a check symbol each.

The symbols are Crockford's: digits and capitals without I, L, O and U. Small letters, spaces and
dashes are accepted, and so is O for 0 and I or L for 1.

Four symbols carry five bits each, the highest bits first, and the fifth of a group checks them:
it is ``a·x + b·x² + c·x³ + d·x⁴ + n`` in the field of 32 elements with ``x⁵ = x² + 1``, where
``n`` is the number of the group. All five have different weights other than zero, so one wrong
symbol or two swapped neighbours are always found; a missing or doubled symbol leaves an incomplete
group.
"""

import base64

from ..engine.errors import excerpt, mistake

SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none look alike
_FORGIVEN = str.maketrans("abcdefghijklmnopqrstuvwxyzILO", "ABCDEFGH1JK1MN0PQRSTUVWXYZ110", "-–—")
_BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"  # the standard library's symbols
_DATA, _GROUP = 4, 5


def encode_symbols(data: bytes) -> str:
    """Bytes as symbols without check symbols.

    >>> encode_symbols(b"tower")
    'EHQQESBJ'
    """
    standard = base64.b32encode(data).decode().rstrip("=")
    return standard.translate(str.maketrans(_BASE32, SYMBOLS))


def plain(text: str) -> str:
    """Typed symbols without spaces and dashes, with look-alikes replaced.

    >>> plain("mti-o5 ab")
    'MT105AB'
    """
    return "".join(text.split()).translate(_FORGIVEN)


def format_groups(data: bytes) -> str:
    """Bytes in groups with their check symbols.

    >>> format_groups(b"tower")
    'EHQQ8-ESBJF'
    """
    symbols = encode_symbols(data)
    symbols += "0" * (-len(symbols) % _DATA)
    groups = _cut(symbols, _DATA)
    return "-".join(group + _check(group, number) for number, group in enumerate(groups, 1))


def parse_groups(symbols: str) -> bytes:
    """The bytes of plain symbols, perhaps with zeros after them. Raises Mistake with the group."""
    for sign in symbols:
        if sign not in SYMBOLS:
            raise mistake("{sign} is never used in such a line", sign=excerpt(sign))
    groups = _cut(symbols, _GROUP)
    wrong = next((n for n, group in enumerate(groups, 1) if not _is_right(group, n)), None)
    if len(symbols) % _GROUP:
        raise mistake("a symbol is missing or too many, at group {number}", number=wrong)
    if wrong is not None:
        raise mistake("a symbol is wrong in group {number}", number=wrong)
    standard = "".join(group[:_DATA] for group in groups)
    standard += "0" * (-len(standard) % 8)
    return base64.b32decode(standard.translate(str.maketrans(SYMBOLS, _BASE32)))


def _cut(symbols: str, length: int) -> list[str]:
    return [symbols[at : at + length] for at in range(0, len(symbols), length)]


def _is_right(group: str, number: int) -> bool:
    """Whether a group is complete and its check symbol fits."""
    return len(group) == _GROUP and _check(group[:_DATA], number) == group[_DATA]


def _check(group: str, number: int) -> str:
    """The check symbol of a group; each step from the last to the first multiplies by x."""
    total = 0
    for symbol in reversed(group):
        total = (total ^ SYMBOLS.index(symbol)) << 1
        total ^= 0b100101 if total & 0b100000 else 0
    return SYMBOLS[total ^ number % 32]
