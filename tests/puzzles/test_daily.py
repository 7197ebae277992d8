"""The puzzle of the day: everybody has the same one, and none comes again too soon."""

from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path
from shutil import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.engine.errors import Mistake
from mt_widgets.games import FIRST, GAMES
from mt_widgets.puzzles import daily, packs
from mt_widgets.puzzles.daily import DailyCandidate, choose, puzzle_of_the_day
from mt_widgets.puzzles.load import load_puzzle
from mt_widgets.puzzles.packs import puzzle_files
from mt_widgets.puzzles.shelf import read_shelf
from mt_widgets.puzzles.variant import vary
from tests.nim import NIM
from tests.puzzles.toy_packs import OURS, two_games

__all__ = ["two_games"]

MONDAY = date(2026, 11, 16)
BEFORE = date(1, 1, 1), date(9999, 12, 31)  # the first and the last day that there is
PUBLISHED = [
    "p/002", "p/003", "p/006", "p/010", "p/011", "p/014", "p/018", "p/002", "p/003",
]  # fmt: skip


def collection(size: int, themes: int = 5) -> tuple[DailyCandidate, ...]:
    """Puzzles whose numbers tell how hard they are."""
    return tuple(DailyCandidate(f"p/{n:03}", f"theme {n % themes}", n / 10) for n in range(size))


def days(first: date, number: int) -> list[date]:
    return [first + timedelta(days=n) for n in range(number)]


def first_of_round(size: int) -> date:
    return date.fromordinal(MONDAY.toordinal() // size * size)


def test_the_rule_stays_the_same() -> None:
    """What was published for these dates; another rule has to have another number."""
    assert daily.RULE == 1
    puzzles = collection(20)
    told = [choose(puzzles, day) for day in days(MONDAY, 9)]
    assert told == PUBLISHED


@given(st.integers(1, 60), st.integers(1, 6), st.integers(0, 40))
def test_no_puzzle_comes_again_before_all_have_come(size: int, themes: int, later: int) -> None:
    puzzles = collection(size, themes)
    first = first_of_round(size) + timedelta(days=size * later)
    told = [choose(puzzles, day) for day in days(first, size)]
    assert sorted(told) == [one.name for one in puzzles]


@given(st.integers(2, 60), st.integers(1, 6))
def test_two_days_in_a_row_differ(size: int, themes: int) -> None:
    puzzles = collection(size, themes)
    told = [choose(puzzles, day) for day in days(MONDAY, 4 * size)]
    assert all(one != other for one, other in pairwise(told))


def test_monday_is_easy_and_sunday_hard() -> None:
    puzzles = collection(70)
    told = {day: int(choose(puzzles, day)[2:]) for day in days(first_of_round(70), 70)}
    for weekday in range(7):
        ranks = {rank // 10 for day, rank in told.items() if day.weekday() == weekday}
        assert ranks == {weekday}


def test_every_round_has_an_order_of_its_own() -> None:
    puzzles, first = collection(28), first_of_round(28)
    one, other = ([choose(puzzles, day) for day in days(start, 28)]
                  for start in (first, first + timedelta(days=28)))  # fmt: skip
    assert one != other


def test_neighbours_of_ours_differ_in_theme() -> None:
    told = [puzzle_of_the_day(GAMES[FIRST], day) for day in days(MONDAY, 250)]
    ours = {entry.puzzle.name: entry.puzzle.themes[0] for entry in read_shelf().entries}
    themes = [ours[one.name] for one in told]
    assert sum(one == other for one, other in pairwise(themes)) < 3  # by chance, twenty


def test_every_puzzle_of_ours_has_its_day() -> None:
    names = puzzle_files()
    first = first_of_round(len(names))
    told = [puzzle_of_the_day(GAMES[FIRST], day).name for day in days(first, len(names))]
    assert sorted(told) == sorted(names)


@pytest.mark.parametrize("day", BEFORE)
def test_any_date_has_a_puzzle(day: date) -> None:
    found = puzzle_of_the_day(GAMES[FIRST], day)
    assert found.variant == day.isoformat()
    assert vary(load_puzzle(found.path), found.variant).name == found.name


def test_a_game_without_variants_has_puzzles_of_the_day_too(two_games: Path) -> None:
    found = [puzzle_of_the_day(NIM, day) for day in days(MONDAY, 3)]
    assert {one.name for one in found} == {*puzzle_files("nim")}
    assert {one.variant for one in found} == {None}
    assert all(load_puzzle(one.path).name == one.name for one in found)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_one_or_says_why_not(name: str) -> None:
    if puzzle_files(name):
        assert puzzle_of_the_day(GAMES[name], MONDAY).name in puzzle_files(name)
    else:
        with pytest.raises(Mistake, match=r"There are no puzzles of .* yet\."):
            puzzle_of_the_day(GAMES[name], MONDAY)


def test_a_file_that_cannot_be_read_keeps_no_other_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack = tmp_path / "packs" / "mine"
    pack.mkdir(parents=True)
    (pack / "pack.toml").write_text('title = "Mine"\nabout = ""\n', "utf-8")
    (pack / "001-bad.toml").write_text("no =", "utf-8")
    copy(OURS / "001-three-steps.toml", pack)
    monkeypatch.setattr(packs, "_PACKAGE", tmp_path)
    found = {puzzle_of_the_day(GAMES[FIRST], day).name for day in days(MONDAY, 2)}
    assert found == {"mine/001-three-steps"}
