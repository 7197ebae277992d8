"""An equal opponent: proposed from how games ended, kept only where it is wished for."""

import json
from pathlib import Path
from typing import Any

import pytest

from mt_widgets.widgets.table.play import Play

# Blue is home with a 3; Yellow has a turn after that.
LAST = "K/12/b/yR/T b1 b4+6-0:W3,T1,T2|y4+0-6:W1,T5,W5T1 mw,mt"
LAST_OF_TEAMS = (
    "K/11/b/1/gR/T b1 b3+5-0:W4,T1,T2|y3+1-4:W1,T5,W5T1|r4+5-0:W1,T5,T3|g3+1-4:W1,T4,T3 mw,mt "
    "rules=team"
)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MAGICAL_TOWERS_HOME", str(tmp_path))
    return tmp_path


def kept(home: Path) -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = json.loads((home / "games.json").read_text("utf-8"))["games"]
    return games


def table_of(position: str, **values: object) -> Play:
    """A table in the middle of a game, with opponents as a form asks for them."""
    table = Play("by", seed=1)
    table.paste(position)
    assert table.sit({"pace": "0", **values}) is None
    return table


def fields(table: Play) -> dict[str, Any]:
    table.ask_seats()
    return {one["name"]: one for one in table.panel.contents.form["fields"]}


def test_nothing_is_kept_where_nobody_wishes_it(home: Path) -> None:
    table = table_of(LAST, seat2="1")
    table.play("W3:b13")
    assert table.panel.contents.summary
    assert not (home / "games.json").exists()
    assert fields(table)["match"]["value"] is False


def test_how_a_game_ends_is_kept_once(home: Path) -> None:
    table = table_of(LAST, seat2="1", match=True)
    table.play("W3:b13")
    (game,) = kept(home)
    assert game["game"] == "magical-towers"
    assert (game["partners"], game["rivals"], game["share"]) == ([], [[1]], "1")
    table.undo()
    table.play("W3:b13")
    assert len(kept(home)) == 1


def test_partners_and_sides_are_told_apart(home: Path) -> None:
    seats = {"seat2": "1", "seat3": "2", "seat4": "3"}
    table = table_of(LAST_OF_TEAMS, **seats, match=True)
    assert table.play("W4:b12") is None
    (game,) = kept(home)
    assert (game["partners"], game["rivals"], game["share"]) == ([2], [[1, 3]], "1")


def test_what_says_nothing_of_one_person_is_not_kept(home: Path) -> None:
    table = table_of(LAST, match=True)
    assert kept(home) == []
    table.reveal()
    table.play("W3:b13")
    assert kept(home) == [], "two people"
    table = Play("by", seed=1)
    table.paste(LAST)
    table.sit({"seat1": "1", "seat2": "1", "pace": "0", "match": True})
    assert kept(home) == [], "nobody"


def test_whoever_wins_gets_a_stronger_opponent_and_hears_why() -> None:
    assert "No game is kept yet" in fields(table_of(LAST, match=True))["match"]["help"]
    proposed = list[int]()
    for _ in range(4):
        table = table_of(LAST, seat2="3", match=True)
        table.play("W3:b13")
        table = Play("by", seed=1)
        asked = fields(table)
        proposed.append(int(asked["seat2"]["value"]))
    assert proposed == sorted(proposed)
    assert proposed[0] > 2
    told = asked["match"]["help"]
    assert told.startswith("You won 4 of your last 4 games. Against ")
    assert told.endswith(("4 in 10.", "5 in 10.", "6 in 10."))


def test_a_folder_that_cannot_be_written_stops_nobody(home: Path) -> None:
    (home / "games.json").mkdir()
    table = table_of(LAST, seat2="1", match=True)
    assert "could not be kept" in table.panel.status["text"]
    table.play("W3:b13")
    assert table.panel.contents.summary


def test_the_mode_comes_back_with_a_saved_game(home: Path) -> None:
    table = Play(seed=1)
    asked = {one["name"]: one["value"] for one in table.panel.contents.form["fields"]}
    table.begin({**asked, "rules": "master"})
    table.sit({"seat2": "1", "pace": "0", "match": True})
    table.play(table.game.notation.format_move(table.game.rules.legal_moves(table.state)[0]))
    again = Play(seed=1)
    assert again.resume() is None
    again.stop()
    again._advance(*again.game.notation.parse_moves("pass"))
    assert "mode=rules=master" in (home / "table-1.seats").read_text("utf-8")
