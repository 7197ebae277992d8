"""Where a learner goes on after the last lesson."""

from datetime import UTC, date, timedelta
from pathlib import Path

import pytest

from mt_widgets.games import FIRST, GAMES
from mt_widgets.learner.onwards import onwards
from mt_widgets.learner.results import Attempt
from mt_widgets.lessons.routes import Route, known_items
from mt_widgets.puzzles import packs
from mt_widgets.puzzles.daily import day_variant

TODAY = date(2026, 11, 18)
NAMES = [*packs.puzzle_files()]


def _solved(item: str, ago: int = 0, **more: object) -> Attempt:
    day = TODAY - timedelta(days=ago)
    told = {"solved": True, **more}
    return Attempt(f"{item} {ago}", item, f"{day}T12:00:00+00:00", **told)  # type: ignore[arg-type]


def _next(*attempts: Attempt) -> tuple[str, str]:
    return onwards(GAMES[FIRST], TODAY, attempts, known_items(), UTC)


TODAYS = _solved(NAMES[0], variant=day_variant(TODAY))


def test_what_comes_back_is_first() -> None:
    assert _next(_solved(NAMES[3], 2, hints=1)) == ("again", "")


def test_then_the_puzzle_of_the_day_until_it_is_solved() -> None:
    assert _next() == ("day", "")
    assert _next(_solved(NAMES[0], 1, variant=day_variant(TODAY - timedelta(1)))) == ("day", "")
    assert _next(TODAYS)[0] != "day"


def test_then_the_first_puzzle_that_was_never_solved() -> None:
    assert _next(TODAYS) == ("puzzle", NAMES[1])
    assert _next(TODAYS, _solved(NAMES[1]), _solved(NAMES[3])) == ("puzzle", NAMES[2])


def test_who_has_solved_everything_plays() -> None:
    assert _next(TODAYS, *map(_solved, NAMES)) == ("table", "")


def test_what_is_named_can_be_opened() -> None:
    for attempts in ((_solved(NAMES[3], 2, hints=1),), (), (TODAYS,)):
        assert Route(*_next(*attempts))


def test_packs_that_cannot_be_read_keep_nobody_from_going_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "pack.toml").write_text("damaged", "utf-8")
    monkeypatch.setattr(packs, "shipped", lambda: tmp_path)
    assert _next() == ("table", "")
