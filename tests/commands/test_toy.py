"""A game that no command was written for is played, shown and solved on the command line."""

import io
import shutil
import sys
from pathlib import Path

import pytest

from mt_widgets.cli import main
from mt_widgets.games import GAMES
from tests.nim import NIM

PUZZLES = Path(__file__).parent.parent / "nim" / "data" / "puzzles"
LAST = PUZZLES / "001-the-last-but-two.toml"
ODDS = PUZZLES / "002-what-the-die-may-show.toml"
MEMORY = PUZZLES / "003-which-was-it.toml"


@pytest.fixture(autouse=True)
def _listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is one of the games, as if it had its line there."""
    monkeypatch.setitem(GAMES, "nim", NIM)
    monkeypatch.setenv("MAGICAL_TOWERS_HOME", str(tmp_path))


def said(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    assert main([*map(str, words)]) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    assert main([*map(str, words)]) == 2
    return capsys.readouterr().err


def test_it_is_listed_and_begun_with_its_own_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "games").split()[-1] == "nim"
    assert said(capsys, "new", "--game", "nim", "--heaps", "1,2,9") == "1,2,9 a -\n"
    by_chance = [
        said(capsys, "new", "--game", "nim", "--heaps", "chance", "--seed", seed) for seed in "112"
    ]
    assert by_chance[0] == by_chance[1] != by_chance[2]
    assert "heaps" in refused(capsys, "new", "--game", "nim", "--heaps", "1,2")
    assert "heaps" in refused(capsys, "new", "--heaps", "1,2,9")  # not for the first game


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["legal", "1,0,2 a 2"], "1-1 3-1 3-2"),
        (["play", "1,0,2 a 2", "3-1", "=3"], "1,0,1 b 3"),
        (["explain", "1,0,2 a 2", "3-1"], "legal: Player A takes 1 of heap 3."),
        (["explain", "1,0,2 a 1", "3-2"], "illegal: take.most: the die shows 1, and no more may"),
        (["result", "0,0,0 b -"], "b"),
        (["result", "1,0,0 b -"], "-"),
        (["perft", "1,0,2 a 2", "2"], "9"),
        (["show", "1,0,2 a 2"], "1 o 2 . 3 oo The die: 2 Player A takes stones, at most 2."),
    ],
)
def test_a_text_that_only_it_can_mean_needs_no_name(
    capsys: pytest.CaptureFixture[str], words: list[str], answer: str
) -> None:
    assert " ".join(said(capsys, *words).split()).startswith(answer)


def test_a_position_or_move_that_cannot_be_read_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert "1,0 a" in refused(capsys, "--game", "nim", "legal", "1,0 a 2")
    assert "4-1" in refused(capsys, "play", "1,0,2 a 2", "4-1")


def test_lines_are_answered_one_by_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = io.TextIOWrapper(io.BytesIO(b"1,0,2 a 2 ; 3-1\n1,0,2 a 2 ; 2-1\n"))
    monkeypatch.setattr(sys, "stdin", lines)
    told = said(capsys, "play", "--game", "nim", "-").splitlines()
    assert told[0] == "1,0,1 b -"
    assert told[1].startswith("! take.heap")


def test_it_is_drawn_into_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    picture = tmp_path / "nim.svg"
    assert said(capsys, "show", "3,4,5 b 1", "-o", picture, "--theme", "dark") == ""
    assert "<svg" in picture.read_text("utf-8")


def test_a_puzzle_is_solved_with_what_to_do_after_each_roll(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = said(capsys, "solve", LAST).splitlines()
    assert told[:5] == ["value 1", "solution 3-1", "move 1-1 1/2", "move 3-1 1", "move 3-2 0"]
    assert said(capsys, "solve", ODDS).startswith("value 3/4\nsolution 3-1\n")
    assert said(capsys, "solve", MEMORY) == "solution 2\n"


def test_a_puzzle_is_proven_and_the_proof_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "stones" / LAST.name
    file.parent.mkdir()
    shutil.copy(LAST, file)
    assert "proof: it is missing" in refused(capsys, "check", file)
    assert "proven, value 1, unique" in said(capsys, "check", "--write", file)
    assert "solutions = [" in file.read_text("utf-8")
    assert "proven, value 1, unique" in said(capsys, "check", file)


def test_a_puzzle_is_shown_and_hinted_at(capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "show", LAST)
    assert told.startswith("The last but two\n")
    assert "A has won" in told
    assert "3 oo" in told
    assert "3-1" in said(capsys, "hint", LAST, "--level", "3")
