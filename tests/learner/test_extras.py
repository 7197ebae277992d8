"""What the map offers beside its stops."""

from datetime import UTC, date, timedelta
from pathlib import Path

import pytest

from mt_widgets.games import FIRST, GAMES
from mt_widgets.learner.extras import map_extras
from mt_widgets.learner.keeper import Keeper
from mt_widgets.learner.results import Attempt
from mt_widgets.learner.results_file import ResultsFile
from mt_widgets.lessons.routes import Route, known_items
from mt_widgets.puzzles import packs
from mt_widgets.puzzles.daily import day_variant
from tests.nim import NIM
from tests.puzzles.toy_packs import TAKE, two_games

__all__ = ["two_games"]  # for pytest, which finds fixtures by their names
TODAY = date(2026, 11, 18)
STEPS = "first-steps/001-three-steps"


def extras(*attempts: Attempt, game: str = FIRST) -> list[dict[str, str]]:
    return map_extras(GAMES[game], TODAY, attempts, known_items(game), UTC)


def solved(ago: int, **done: object) -> Attempt:
    day = TODAY - timedelta(days=ago)
    began, variant = f"{day}T12:00:00+00:00", day_variant(day)
    told = {"solved": True, "variant": variant, **done}
    return Attempt(f"{ago:x}", STEPS, began, **told)  # type: ignore[arg-type]


def test_there_is_a_puzzle_of_the_day() -> None:
    about = "A new one every day, the same for everybody."
    day = {"tag": "day", "label": "Puzzle of the day", "about": about, "badge": ""}
    assert extras() == [day]


def test_a_row_of_days_is_told() -> None:
    [day] = extras(*(solved(ago) for ago in range(4)))
    assert day["badge"] == "4 days in a row"
    assert day["about"] == "Solved! The next one comes tomorrow."


def test_one_day_is_no_row() -> None:
    [day] = extras(solved(1))
    assert day["badge"] == ""


def test_what_is_due_is_offered() -> None:
    _, again = extras(solved(1, hints=1))
    assert again == {
        "tag": "again",
        "label": "Go over again",
        "about": "1 puzzle to go over again",
        "badge": "1",
    }


def test_every_tag_is_a_route() -> None:
    for one in extras(solved(1, hints=1)):
        assert Route(one["tag"]).kind == one["tag"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_offers_what_it_has(game: str) -> None:
    assert bool(extras(game=game)) == bool(packs.puzzle_files(game))


def test_games_are_kept_apart(two_games: Path) -> None:
    missed = Attempt("0", TAKE, "2026-11-01T12:00:00+00:00", shown=True)
    assert [one["tag"] for one in extras(missed, game="nim")] == ["day", "again"]
    assert [one["tag"] for one in extras(missed)] == ["day"]
    assert NIM.name == "nim"


def test_a_damaged_pack_keeps_nobody_from_the_map(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "packs" / "mine").mkdir(parents=True)
    monkeypatch.setattr(packs, "_PACKAGE", tmp_path)
    (tmp_path / "packs" / "mine" / "001-bad.toml").write_text("no =", "utf-8")
    for text in ("no =", 'title = "Mine"\nabout = ""\n'):
        (tmp_path / "packs" / "mine" / "pack.toml").write_text(text, "utf-8")
        assert extras(solved(0, variant=None)) == []


def test_what_a_keeper_kept_is_what_counts(tmp_path: Path) -> None:
    file = ResultsFile(tmp_path / "results.json")
    file.note(solved(0))
    [day] = extras(*Keeper(file).attempts())
    assert day["about"] == "Solved! The next one comes tomorrow."
