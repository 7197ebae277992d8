"""How strong somebody is, from games against opponents whose strength is known.

Strengths are points: who has 400 more wins ten times as often. The side of several is as strong as
they are on average. The newest games count most, and few games tell little: so one begins from a
guess, which every game makes a little better.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log

from .games import PlayedGame

__all__ = ["Rating", "chance", "rate"]

_POINTS = 400
_SPREAD = 250  # points by which a first guess may well be wrong
_FADES = 0.95  # what a game counts for when one more has been played
_STEP, _REACH = 20, 800  # between two strengths that are compared, and beyond all levels
NEWEST = 20  # games that are looked at


@dataclass(frozen=True, slots=True)
class Rating:
    """The strength of somebody in points, and how many games it was taken from."""

    points: float
    games: int


def chance(points: float, partners: Sequence[float], rivals: Iterable[Sequence[float]]) -> float:
    """How likely somebody wins with partners against the sides of their rivals."""
    mine = _weight([points, *partners])
    return mine / (mine + sum(map(_weight, rivals)))


def _weight(side: Sequence[float]) -> float:
    return float(10 ** (sum(side) / len(side) / _POINTS))


def rate(games: Iterable[PlayedGame], strengths: Sequence[float], guess: float) -> Rating:
    """The strength that fits games best, the oldest of them first; the guess where there are none.

    Games against levels that there are no more tell nothing.
    """
    known = [game for game in games if max(game.levels, default=0) <= len(strengths)][-NEWEST:]
    reach = range(round(min(strengths)) - _REACH, round(max(strengths)) + _REACH, _STEP)
    fits = {points: exp(_fit(points, known, strengths, guess)) for points in reach}
    whole = sum(fits.values())
    return Rating(sum(points * fit for points, fit in fits.items()) / whole, len(known))


def _fit(
    points: float, games: Sequence[PlayedGame], strengths: Sequence[float], guess: float
) -> float:
    """The logarithm of how well a strength explains what happened."""
    found = -((points - guess) ** 2) / (2 * _SPREAD**2)
    for age, game in enumerate(reversed(games)):
        partners = [strengths[level - 1] for level in game.partners]
        rivals = [[strengths[level - 1] for level in side] for side in game.rivals]
        won, share = chance(points, partners, rivals), float(game.share)
        found += _FADES**age * (share * log(won) + (1 - share) * log(1 - won))
    return found
