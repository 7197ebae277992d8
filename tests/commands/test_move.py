"""The command that asks an opponent for a move."""

import io
import sys

import pytest

from mt_widgets.cli import main
from mt_widgets.games import GAMES
from tests.nim import NIM

HOME = "K/10/T/2/b/yT b2 b4+1-0x5:W2,T1|y0+0-6:T1,T2,T3 mw,mt"
SECRETS = HOME.replace("T1,T2,T3", "W5,W5,W5") + " draw=W4,T4,W1"


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main([*words]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("level", "12345")
def test_a_level_is_asked(capsys: pytest.CaptureFixture[str], level: str) -> None:
    for position in (HOME, SECRETS):
        assert said(capsys, "move", position, "--level", level, "--seed", "3") == "W2:b14\n"


def test_positions_are_answered_line_by_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "nim", NIM)
    lines = [HOME, "nonsense", "0,0,2 a 2", f"{HOME} ; W2:b14"]
    source = io.TextIOWrapper(io.BytesIO("\n".join(lines).encode()))
    monkeypatch.setattr(sys, "stdin", source)
    answers = said(capsys, "move", "-", "--level", "2", "--seed", "1").splitlines()
    assert answers[0] == "W2:b14"
    assert answers[1].startswith("! position: ")
    assert answers[2] == "3-2"
    assert answers[3] == "! position: end: no moves are wanted here"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((HOME, "--level", "7"), "there is no level 7, only 1 to 5\n"),
        ((HOME.replace("b2 ", "b2[W**] "),), "chance is to move, and nobody chooses for it\n"),
        (("K/15 b1 b5+6-0:W1|y0+0-6:W2 -",), "the game is over: there is nothing to choose\n"),
        (("x",), "position: "),
    ],
)
def test_what_nobody_can_choose_is_told(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    assert main(["move", *words]) == 2
    assert capsys.readouterr().err.startswith(sentence)


def test_a_game_without_opponents_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "--game", "labyrinth", "--seed", "1"]) == 0
    start = capsys.readouterr().out.strip()
    assert main(["move", start, "--game", "labyrinth"]) == 2
    assert capsys.readouterr().err == "labyrinth has no opponents yet\n"
