"""On which days something was done, and how many days in a row the puzzle of the day was solved."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime, timedelta, tzinfo
from itertools import takewhile

from ..engine.game import AnyGame
from ..puzzles.daily import day_variant, puzzle_of_the_day
from ..puzzles.packs import game_in
from .results import Attempt


@dataclass(frozen=True, slots=True)
class Streak:
    """How many days in a row, up to today or yesterday, and whether today is one of them."""

    days: int
    today: bool


def local_days(attempt: Attempt, zone: tzinfo | None = None) -> tuple[date, date]:
    """The dates on which an attempt began and ended, in a time zone or in that of the machine."""
    began = datetime.fromisoformat(attempt.began)
    try:
        ended = began + timedelta(seconds=attempt.seconds)
        return began.astimezone(zone).date(), ended.astimezone(zone).date()
    except (OverflowError, OSError, ValueError):  # in the first or the last year that there is
        return began.date(), began.date()


def streak(
    attempts: Iterable[Attempt], game: AnyGame, today: date, zone: tzinfo | None = None
) -> Streak:
    """How many days in a row the puzzle of the day of a game was solved, each on its own day."""
    solved = defaultdict[date, list[Attempt]](list)
    for attempt in attempts:
        if attempt.solved and game_in(attempt.item) == game.name:
            for day in {*local_days(attempt, zone)}:
                solved[day].append(attempt)
    done = _is_done(solved.get(today, []), game, today)
    before = map(date.fromordinal, range(today.toordinal() - 1, 0, -1))
    row = takewhile(lambda day: _is_done(solved.get(day, []), game, day), before)
    return Streak(done + sum(1 for _ in row), done)


def _is_done(solved: list[Attempt], game: AnyGame, day: date) -> bool:
    """Whether the puzzle of a day is among those that were solved then.

    An attempt says by its variant that it was; other puzzles may have that day in newer versions.
    """
    if any(attempt.variant == day_variant(day) for attempt in solved):
        return True
    return bool(solved) and puzzle_of_the_day(game, day).name in {one.item for one in solved}
