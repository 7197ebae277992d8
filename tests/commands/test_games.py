"""Every game on the command line: by its name or its text, and one sentence for what is bad."""

import io
import sys
from pathlib import Path

import pytest

from mt_widgets import FileError, load, save
from mt_widgets.cli import main
from mt_widgets.engine.record import Record
from mt_widgets.games import GAMES, find_game, game_of

WONDERFUL = "b:4,13,27,38,52,66,79|y:2,19,30,41,55,60,83 b 33"
FIRST = "K/Rb/Ty/13 b1 b4+0-6:W1|y4+0-6:? mw"


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main([*words]) == 0
    return capsys.readouterr().out


@pytest.fixture(params=GAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def start(name: str, capsys: pytest.CaptureFixture[str]) -> str:
    return said(capsys, "--game", name, "new", "--seed", "7").strip()


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "games").split() == [*GAMES]


def test_an_unknown_game_is_named_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["legal", "--game", "chess", FIRST]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("game: ")
    assert "'chess'" in told.err
    assert all(name in told.err for name in GAMES)


def test_the_last_of_two_names_counts(capsys: pytest.CaptureFixture[str]) -> None:
    expected = said(capsys, "legal", "--game", "wonderful-towers", WONDERFUL)
    assert said(
        capsys, "--game", "labyrinth", "legal", "--game", "wonderful-towers", WONDERFUL
    ) == (expected)
    assert "draw" in expected.split()


def test_a_text_without_a_name_belongs_to_the_game_that_recognises_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert game_of(WONDERFUL).name == "wonderful-towers"
    assert game_of(FIRST).name == "magical-towers"
    lines = io.TextIOWrapper(io.BytesIO(f"{WONDERFUL}\n{FIRST}\n  {WONDERFUL}\n".encode()))
    monkeypatch.setattr(sys, "stdin", lines)
    assert said(capsys, "result", "-") == "-\n-\n-\n"
    assert main(["legal", "--game", "magical-towers", WONDERFUL]) == 2
    assert capsys.readouterr().err.startswith("position: ")


def test_a_start_is_canonical_and_can_be_played(
    capsys: pytest.CaptureFixture[str], name: str, start: str
) -> None:
    assert said(capsys, "play", "--game", name, start).strip() == start
    moves = said(capsys, "--game", name, "legal", start).split()
    assert moves == sorted(moves)
    assert said(capsys, "explain", "--game", name, start, moves[0]).startswith("legal: ")
    after = said(capsys, "play", "--game", name, start, moves[0]).strip()
    assert said(capsys, "play", "--game", name, after).strip() == after
    assert said(capsys, "--game", name, "perft", start, "1").strip() == str(len(moves))
    assert said(capsys, "--game", name, "result", start) == "-\n"
    assert len(said(capsys, "--game", name, "show", start).splitlines()) > 3


@pytest.mark.parametrize("words", [["play", "x"], ["legal", "x"], ["show", "x"], ["result", ""]])
def test_a_bad_position_is_one_sentence(
    capsys: pytest.CaptureFixture[str], name: str, words: list[str]
) -> None:
    assert main(["--game", name, *words]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("position: ")
    assert told.err.count("\n") == 1


def test_a_bad_move_and_a_bad_option_are_one_sentence(
    capsys: pytest.CaptureFixture[str], name: str, start: str
) -> None:
    for words in (["play", start, "no-such"], ["explain", start]):
        assert main(["--game", name, *words]) == 2
        assert capsys.readouterr().err.startswith("move: ")
    for option in ("--players=99", "--options=nonsense"):
        assert main(["--game", name, "new", option]) == 2
        told = capsys.readouterr()
        assert told.err.startswith("new: ")
        assert told.err.count("\n") == 1


def test_what_is_not_for_a_game_is_refused(capsys: pytest.CaptureFixture[str], name: str) -> None:
    foreign = "--left=3" if name == "magical-towers" else "--spells=2"
    assert main(["--game", name, "new", foreign]) == 2
    assert capsys.readouterr().err.startswith("new: ")


def test_a_move_to_a_place_off_the_board_cannot_be_read(
    capsys: pytest.CaptureFixture[str],
) -> None:
    position = "bA0,yB0 b3 b15@c4:|y15@c4:2 -"
    for command, *moves in (["explain", "fireball:k1"], ["play", "pass", "fireball:k1"]):
        assert main(["--game", "wiz-war", command, position, *moves]) == 2
        told = capsys.readouterr()
        assert (told.out, told.err) == (
            "",
            "move: 'fireball:k1': there is no k1 on this board\n",
        )


def test_a_record_says_its_game_and_comes_back(tmp_path: Path, name: str, start: str) -> None:
    game = find_game(name)
    state = game.notation.parse_position(start)
    record = Record.begin(game, state).play(game.rules.legal_moves(state)[0])
    save(record, tmp_path / "game.txt")
    assert (tmp_path / "game.txt").read_text("utf-8").startswith(f"{name} record 1\n")
    assert load(tmp_path / "game.txt") == record


def test_a_record_of_no_game_here_is_refused(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text("chess record 1\nstart e4\nfinal e5\n", "utf-8")
    with pytest.raises(FileError, match=r"game\.txt': line 1: a saved game starts with 'magical-"):
        load(tmp_path / "game.txt")
