"""Puzzles on the command line, as people and programs use it."""

from pathlib import Path

import pytest

from mt_widgets.cli import main

NEAR = "K/10/R/1/b/2 b2 b0+0-6:W2,W3|y0+0-6: -"
DICE = "K/10/R/1/b/2 b2 b0+0-6:W**,T1|y0+0-6: -"
FILE = Path(__file__).parent.parent / "puzzles" / "puzzle-1.toml"


class Printed:
    """What a command answered, wrote and complained of."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> None:
        try:
            self.status = main([str(argument) for argument in arguments])
        except SystemExit as stop:
            self.status = int(stop.code or 0)
        self.out, self.err = capsys.readouterr()


def test_solve_tells_the_value_the_solutions_and_every_first_move(
    capsys: pytest.CaptureFixture[str],
) -> None:
    got = Printed(capsys, "solve", NEAR, "--goal", "home(b) >= 1")
    assert got.out == "value 1\nsolution W3:b13\nmove W2:b13 0\nmove W3:b13 1\n"
    assert (got.status, got.err) == (0, "")


def test_solve_tells_what_to_do_after_each_roll(capsys: pytest.CaptureFixture[str]) -> None:
    lines = Printed(capsys, "solve", DICE, "--goal", "likely home(b) >= 1").out.splitlines()
    assert lines[:2] == ["value 11/36", "solution W**"]
    assert "after =3: b13 1" in lines
    assert "after =4: again 1/6" in lines
    assert "after =4 again =3: b13 1" in lines


def test_solve_and_hint_take_files(capsys: pytest.CaptureFixture[str]) -> None:
    assert "solution W3:b13\n" in Printed(capsys, "solve", FILE).out
    assert Printed(capsys, "hint", FILE, "--level", "3").out == "Three steps: W3:b13.\n"


def test_hints_can_be_made_for_any_position(capsys: pytest.CaptureFixture[str]) -> None:
    hints = [
        Printed(capsys, "hint", NEAR, "--goal", "home(b) = 1", "--level", level).out
        for level in "123"
    ]
    assert hints == [
        "Count the steps exactly.\n",
        "Look at the blue wizard on space 13.\n",
        "Play W3:b13.\n",
    ]


def test_show_tells_a_puzzle_without_its_answer(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    told = Printed(capsys, "show", FILE).out
    assert told.startswith("Three steps\nThe Raven Castle is close. Blue has ")
    assert "Space 13: 1 blue" in told
    assert "W3:b13" not in told
    picture = tmp_path / "puzzle.svg"
    assert Printed(capsys, "show", FILE, "-o", picture).status == 0
    assert picture.read_text("utf-8").startswith("<svg")


def test_check_proves_a_file_again(capsys: pytest.CaptureFixture[str]) -> None:
    got = Printed(capsys, "check", FILE)
    assert got.out == "puzzles/puzzle-1: proven, value 1, unique, ravens 1\n"
    assert got.status == 0


def test_check_finds_what_is_wrong_and_goes_on_with_the_others(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text = FILE.read_text("utf-8")
    (tmp_path / "001.toml").write_text(text.replace('"W3:b13",', '"W2:b13",'))
    (tmp_path / "002.toml").write_text(text.replace("enters(b)", "home(b) = 3"))
    (tmp_path / "003.toml").write_text(text.partition("[proof]")[0])
    (tmp_path / "004.toml").write_text(text)
    got = Printed(capsys, "check", tmp_path)
    name = tmp_path.name
    assert got.out == f"{name}/004: proven, value 1, unique, ravens 1\n"
    assert got.err.splitlines() == [
        f"'{name}/001': proof.solutions: this is not what was proven now",
        f"{name}/002: goal: it cannot be reached at all",
        f"'{name}/003': proof: it is missing; check --write puts it there",
    ]
    assert got.status == 2


def test_check_looks_at_packs_too(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for name, about in (("monday", 'title = "Monday"\nabout = ""\n'), ("tuesday", "title = 3\n")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "001.toml").write_text(FILE.read_text("utf-8"))
        (tmp_path / name / "pack.toml").write_text(about)
    (tmp_path / "empty").mkdir()
    (tmp_path / "empty" / "pack.toml").write_text('title = "Empty"\nabout = ""\n')
    good = Printed(capsys, "check", tmp_path / "monday" / "pack.toml")
    assert good.out.splitlines()[1:] == ["monday: a pack, Monday, puzzles 1"]
    assert (good.status, good.err) == (0, "")
    bad = Printed(capsys, "check", tmp_path)
    assert bad.status == 2
    empty, tuesday = bad.err.splitlines()
    assert empty.endswith(": there is no puzzle in this folder")
    assert tuesday.endswith(": title and about are texts, and order is a number")


def test_check_writes_the_proof_when_it_is_asked_to(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "001.toml"
    path.write_text(FILE.read_text("utf-8").partition("[proof]")[0], "utf-8")
    assert Printed(capsys, "check", "--write", path).status == 0
    assert path.read_text("utf-8") == FILE.read_text("utf-8")


def test_a_position_is_solved_in_the_game_that_is_named_or_whose_it_is(
    capsys: pytest.CaptureFixture[str],
) -> None:
    tower = "b:7,6,5,4,2,3,1|y:10,20,30,40,50,60,9 b 12"
    asked = "--goal", "wins(b)"
    by_text = Printed(capsys, "solve", tower, *asked)
    assert by_text.out.splitlines()[:2] == ["value 1", "solution swap:5"]
    named = Printed(capsys, "solve", "--game", "wonderful-towers", tower, *asked)
    assert named.out == by_text.out


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (["solve", NEAR], "solve: a position needs a goal"),
        (["solve", NEAR, "--goal", "home(z) = 1"], "goal: character 6: a colour of by"),
        (["solve", NEAR, "--goal", "where(b)"], "goal: where() is for puzzle files"),
        (["solve", "K/3", "--goal", "castle = 1"], "position: "),
        (["solve", "gone.toml"], "'gone.toml': No such file or directory"),
        (["solve", NEAR, "--goal", "castle = 1", "--turns", "x"], "a whole number from 1 to 9"),
        (["solve", NEAR, "--goal", "castle = 1", "--others", "zzz"], "move: 'zzz'"),
        (["solve", "K/15 b1 b5+6-0:|y0+0-6: -", "--goal", "castle = 1"], "nobody is to decide"),
        (["hint", NEAR, "--goal", "castle = 1"], "goal: there is nothing to find"),
        (["check", ""], "The name of a file or a folder is empty."),
        (["check", "gone"], "'gone': No such file or directory"),
        (["check", str(FILE), "--game", "labyrinth"], "game: this is a puzzle for magical-towers"),
        (["solve", str(FILE), "--game", "labyrinth"], "game: this is a puzzle for magical-towers"),
        (["solve", str(FILE), "--game", "chess"], "game: there is no 'chess'"),
        (["hint", NEAR, "--game", "wiz-war", "--goal", "wins(b)"], "position: "),
        (["mine", "found", "--game", "labyrinth"], "labyrinth has no mining yet"),
    ],
)
def test_bad_input_is_answered_with_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], answer: str
) -> None:
    got = Printed(capsys, *arguments)
    assert (got.status, got.out) == (2, "")
    assert answer in got.err
    assert got.err.count("\n") == 1
