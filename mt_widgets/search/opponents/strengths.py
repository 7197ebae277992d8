"""How strong the levels of a game are beside each other, as ``make ladder`` has measured it."""

import tomllib
from collections.abc import Sequence
from functools import cache
from itertools import accumulate
from math import log10

from ...engine.game import AnyGame
from .levels import levels_of

__all__ = ["STRENGTHS", "format_strengths", "strengths_of"]

STRENGTHS = "strengths.toml"
_USUAL = 0.7  # of the games against the level below, where nobody has measured it
_LEAST = 0.01  # nobody wins all games for ever
_POINTS = 400  # who has so many more wins ten times as often
_HEAD = """\
# How large a share of its games with two players each level wins against the level below it, from
# the second level on. Written by `make ladder WHAT=--write`.

"""


@cache
def strengths_of(game: AnyGame) -> tuple[float, ...]:
    """The strength of each level in points, the first of them 0; none where there are no levels."""
    levels, file = levels_of(game), game.data / STRENGTHS
    if not levels:
        return ()
    shares = tomllib.loads(file.read_text("utf-8"))["shares"] if file.is_file() else ()
    known = [*shares, *[_USUAL] * len(levels)][: len(levels) - 1]
    return tuple(accumulate(map(_step, known), initial=0.0))


def _step(share: float) -> float:
    share = min(max(share, _LEAST), 1 - _LEAST)
    return _POINTS * log10(share / (1 - share))


def format_strengths(shares: Sequence[float]) -> str:
    """The text of the file."""
    return f"{_HEAD}shares = [{', '.join(f'{share:.3f}' for share in shares)}]\n"
