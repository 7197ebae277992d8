"""Days in a row on which the puzzle of the day was solved."""

from dataclasses import replace
from datetime import UTC, date, timedelta, timezone
from pathlib import Path

import pytest

from mt_widgets.games import FIRST, GAMES
from mt_widgets.learner.results import Attempt
from mt_widgets.learner.streak import Streak, local_days, streak
from mt_widgets.puzzles.daily import puzzle_of_the_day
from tests.nim import NIM
from tests.puzzles.toy_packs import two_games

__all__ = ["two_games"]  # for pytest, which finds fixtures by their names
TOWERS, TODAY = GAMES[FIRST], date(2026, 11, 18)
KYIV, LIMA = (timezone(timedelta(hours=hours)) for hours in (2, -5))


def ago(days: int) -> date:
    return TODAY - timedelta(days=days)


def solved(day: date, at: str = "12:00:00", **changes: object) -> Attempt:
    """The puzzle of a day, solved on it."""
    found = puzzle_of_the_day(TOWERS, day)
    began = f"{day}T{at}+00:00"
    plain = Attempt(f"{day:%Y%m%d}", found.name, began, 30.0, solved=True, variant=found.variant)
    return replace(plain, **changes)  # type: ignore[arg-type]


def row(*attempts: Attempt, zone: timezone = UTC) -> Streak:
    return streak(attempts, TOWERS, TODAY, zone)


def test_nobody_begins_with_a_streak() -> None:
    assert row() == Streak(0, today=False)


def test_days_in_a_row_count_up_to_today() -> None:
    assert row(*(solved(ago(days)) for days in (0, 1, 2, 4))) == Streak(3, today=True)


def test_a_row_up_to_yesterday_can_still_go_on() -> None:
    assert row(solved(ago(1)), solved(ago(2))) == Streak(2, today=False)


def test_a_row_that_ended_before_yesterday_is_over() -> None:
    assert row(solved(ago(2)), solved(ago(3))) == Streak(0, today=False)


def test_what_is_not_solved_does_not_count() -> None:
    assert row(solved(TODAY, solved=False)).days == 0


def test_a_puzzle_of_the_day_counts_on_its_own_day_only() -> None:
    late = solved(ago(1), began=f"{TODAY}T12:00:00+00:00")
    assert row(late).days == 0


def test_another_puzzle_does_not_count() -> None:
    others = ("first-steps/001-three-steps", "first-steps/002-who-goes-home")
    other = next(name for name in others if name != puzzle_of_the_day(TOWERS, TODAY).name)
    assert row(solved(TODAY, item=other, variant=None)).days == 0


def test_the_puzzle_itself_counts_like_its_variant() -> None:
    assert row(solved(TODAY, variant=None)) == Streak(1, today=True)


def test_newer_versions_with_other_puzzles_of_the_day_leave_a_row_as_it_is() -> None:
    assert row(solved(TODAY, item="first-steps/999-no-more")) == Streak(1, today=True)


def test_a_puzzle_that_was_begun_or_ended_on_its_day_counts() -> None:
    before = solved(TODAY, began=f"{ago(1)}T23:59:00+00:00", seconds=120.0)
    after = solved(TODAY, at="23:59:00", seconds=120.0)
    assert row(before) == row(after) == Streak(1, today=True)


def test_days_are_those_of_the_learner() -> None:
    late = solved(TODAY, began=f"{ago(1)}T22:30:00+00:00")
    assert row(late, zone=KYIV) == Streak(1, today=True)
    assert row(late, zone=LIMA) == Streak(0, today=False)


@pytest.mark.parametrize("began", ["0001-01-01T00:00:00+00:00", "9999-12-31T23:59:59+00:00"])
@pytest.mark.parametrize("zone", [KYIV, LIMA, None])
def test_any_time_has_a_day(began: str, zone: timezone | None) -> None:
    first, last = local_days(solved(TODAY, began=began, seconds=1e7), zone)
    assert first <= last
    assert streak([solved(TODAY, began=began)], TOWERS, date.min, zone).days == 0


def test_every_game_has_a_row_of_its_own(two_games: Path) -> None:
    name = puzzle_of_the_day(NIM, TODAY).name
    take = Attempt("0", name, f"{TODAY}T12:00:00+00:00", solved=True)
    assert streak([take], NIM, TODAY, KYIV) == Streak(1, today=True)
    assert row(take) == Streak(0, today=False)
    assert streak([solved(TODAY)], NIM, TODAY, KYIV) == Streak(0, today=False)
