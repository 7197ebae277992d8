"""Bytes as symbols that people can copy by hand, in groups of five that check themselves.

The symbols are Crockford's: digits and capitals without I, L, O and U. Small letters, spaces and
dashes are forgiven, and so is O for 0 and I or L for 1.

Four symbols carry five bits each, the highest bits first, and the fifth of a group checks them:
it is ``a·x + b·x² + c·x³ + d·x⁴ + n`` in the field of 32 elements with ``x⁵ = x² + 1``, where
``n`` is the number of the group. All five have different weights, none of them nothing, so one
wrong symbol or two exchanged neighbours never go unnoticed; neither does a missing or doubled
symbol, which leaves a group that is not full.
"""

import base64

from ..engine.errors import excerpt, mistake

__all__ = ["format_groups", "parse_groups", "plain", "spell"]

_SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_FORGIVEN = str.maketrans("abcdefghijklmnopqrstuvwxyzILO", "ABCDEFGH1JK1MN0PQRSTUVWXYZ110", "-–—")
_BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"  # of the standard library, for the same numbers
_DATA, _GROUP = 4, 5


def spell(data: bytes) -> str:
    """Bytes as plain symbols, without any check.

    >>> spell(b"tower")
    'EHQQESBJ'
    """
    standard = base64.b32encode(data).decode().rstrip("=")
    return standard.translate(str.maketrans(_BASE32, _SYMBOLS))


def plain(text: str) -> str:
    """What somebody typed, as it was meant.

    >>> plain("mti-o5 ab")
    'MT105AB'
    """
    return "".join(text.split()).translate(_FORGIVEN)


def format_groups(data: bytes) -> str:
    """Bytes in groups with their check symbols.

    >>> format_groups(b"tower")
    'EHQQ8-ESBJF'
    """
    symbols = spell(data)
    symbols += "0" * (-len(symbols) % _DATA)
    groups = _cut(symbols, _DATA)
    return "-".join(group + _check(group, number) for number, group in enumerate(groups, 1))


def parse_groups(symbols: str) -> bytes:
    """The bytes of plain symbols, perhaps with zeros behind them; a Mistake tells where to look."""
    for sign in symbols:
        if sign not in _SYMBOLS:
            raise mistake("{sign} is never used in such a line", sign=excerpt(sign))
    groups = _cut(symbols, _GROUP)
    wrong = next((n for n, group in enumerate(groups, 1) if not _is_right(group, n)), None)
    if len(symbols) % _GROUP:
        raise mistake("a symbol is missing or too many, at group {number}", number=wrong)
    if wrong is not None:
        raise mistake("a symbol is wrong in group {number}", number=wrong)
    standard = "".join(group[:_DATA] for group in groups)
    standard += "0" * (-len(standard) % 8)
    return base64.b32decode(standard.translate(str.maketrans(_SYMBOLS, _BASE32)))


def _cut(symbols: str, length: int) -> list[str]:
    return [symbols[at : at + length] for at in range(0, len(symbols), length)]


def _is_right(group: str, number: int) -> bool:
    """Whether a group is full and fits its check symbol."""
    return len(group) == _GROUP and _check(group[:_DATA], number) == group[_DATA]


def _check(group: str, number: int) -> str:
    """The fifth symbol: each step from the last to the first multiplies by x."""
    total = 0
    for symbol in reversed(group):
        total = (total ^ _SYMBOLS.index(symbol)) << 1
        total ^= 0b100101 if total & 0b100000 else 0
    return _SYMBOLS[total ^ number % 32]
