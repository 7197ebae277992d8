"""Odd names, values and files: each is refused in a sentence, at once, and harms nothing."""

import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import mt_widgets as mt
from mt_widgets.cli import main
from mt_widgets.engine.errors import FileError, Mistake, MoveError, PositionError, excerpt
from mt_widgets.games import GAMES
from mt_widgets.learner.saves import Saves
from mt_widgets.puzzles.load import load_puzzle
from mt_widgets.puzzles.packs import shipped
from mt_widgets.puzzles.prove import prove
from mt_widgets.puzzles.shelf import find, read_shelf
from mt_widgets.search.budget import Budget
from mt_widgets.search.problem import TooLarge
from tests.test_fuzz import is_a_sentence

STEPS = "first-steps/001-three-steps"
NAMES = ["x" * 5000, "x" * 5000 + ".toml", "a\0b", "\ud800.toml", "loop.toml", "pipe.toml"]
START = mt.start(2, seed=1)
OPTIONS = [
    ["new", "--options=--"], ["new", "--players=--"], ["new", "--seed=--"], ["show", "x", "-o--"],
    ["show", "x", "--theme=--"], ["words", "--compile=--"], ["mine", "x", "--bots=--"],
    ["sheet", "--pap=--"], ["assign", "--title=--"], ["results", "x", "--csv=--"],
]  # fmt: skip


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a link to itself and a pipe in which nobody writes."""
    monkeypatch.chdir(tmp_path)
    Path("loop.toml").symlink_to("loop.toml")
    os.mkfifo("pipe.toml")
    return tmp_path


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What is said to a command line that is refused."""
    try:
        status = main([*arguments])
    except SystemExit as end:
        status = int(str(end.code))
    told = capsys.readouterr()
    assert (status, told.out, told.err.count("\n")) == (2, "", 1)
    return told.err


@pytest.mark.parametrize("arguments", OPTIONS, ids=" ".join)
def test_two_dashes_are_no_value(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    assert ": -- is no value; " in refused(capsys, *arguments)


def test_two_dashes_twice_are_no_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert ": -- is needed only once; " in refused(capsys, "perft", "anything", "--", "--")


@pytest.mark.parametrize("name", NAMES, ids=lambda name: ascii(name[:10]))
@pytest.mark.parametrize(
    "use",
    [mt.load, lambda name: mt.save(mt.record(START), name), lambda name: mt.check(name, "W3:b13"),
     find, load_puzzle],
    ids=["load", "save", "check", "find", "puzzle"],
)  # fmt: skip
def test_a_name_that_cannot_be_is_a_mistake(use: Callable[[str], object], name: str) -> None:
    if use is find and name == "loop.toml":
        return  # it names nothing, as any other that is not there
    with pytest.raises(Mistake) as caught:
        use(name)
    is_a_sentence(caught.value)


@pytest.mark.parametrize("name", NAMES, ids=lambda name: ascii(name[:10]))
def test_a_saved_game_that_cannot_be_is_a_file_error(name: str) -> None:
    with pytest.raises(FileError):
        mt.load(name)


@pytest.mark.parametrize("seed", ["\ud800", "a\0b", "", "x" * 201])
def test_a_variant_is_plain_text(seed: str) -> None:
    with pytest.raises(Mistake, match="variant: "):
        mt.check(STEPS, "W3:b13", variant=seed)


@pytest.mark.parametrize("odd", [None, 7, b"W3:b1", ["W3:b1"]])
def test_what_is_no_move_and_no_position_is_told_so(odd: str) -> None:
    with pytest.raises(MoveError, match="this is no move"):
        mt.play(START, odd)
    with pytest.raises(MoveError, match="this is no move"):
        mt.record(START).play(odd)
    with pytest.raises(PositionError, match="is none"):
        mt.parse(odd)


def test_a_huge_difficulty_is_refused_and_keeps_no_other_puzzle_away(folder: Path) -> None:
    (folder / "pack").mkdir()
    for name in ("good.toml", "huge.toml"):
        shutil.copy(shipped() / f"{STEPS}.toml", folder / "pack" / name)
    huge = folder / "pack" / "huge.toml"
    text = huge.read_text("utf-8")
    before = text[text.index("difficulty") :].partition("\n")[0]
    huge.write_text(text.replace(before, f"difficulty = 1{'0' * 309}"), "utf-8")
    with pytest.raises(FileError, match="difficulty: a number is meant here"):
        load_puzzle(huge)
    shelf = read_shelf([folder / "pack" / "good.toml"])
    assert [entry.path.name for entry in shelf.packs[0].entries] == ["good.toml"]


def test_a_puzzle_that_is_too_large_is_given_up_soon_and_named(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Budget.__init__, "__defaults__", (500,))
    text = (shipped() / f"{STEPS}.toml").read_text("utf-8").partition("[proof]")[0]
    free = folder / "free.toml"
    text = re.sub("(?m)^position = .*$", f'position = "{mt.start(3, seed=3)}"\nturns = 3', text)
    free.write_text(text.replace("enters(b)", "home(b) >= 2"), "utf-8")
    with pytest.raises(TooLarge, match="free: there are more than 500 positions"):
        prove(load_puzzle(free))
    assert "/free: there are more than 500 positions to look at" in refused(
        capsys, "check", "free.toml"
    )


@pytest.mark.parametrize("odd", ["/dev/zero", "pipe.toml"])
def test_what_has_no_end_is_refused_at_once(odd: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "not a file" in refused(capsys, "check", odd)
    assert "not a file" in refused(capsys, "words", "--compile", odd)
    assert "not a file" in refused(capsys, "sheet", "--board", "-o", "x.pdf", "--font", odd)
    assert "not a file" in refused(capsys, "words", odd)


def test_a_link_to_itself_is_no_output(capsys: pytest.CaptureFixture[str]) -> None:
    Path("loop.svg").symlink_to("loop.svg")
    assert "Too many levels" in refused(capsys, "show", str(START), "-o", "loop.svg")
    assert Path("loop.svg").is_symlink()


FOREIGN = [
    ["words", "mine"], ["assign", STEPS, "--title", "x", "-o", "mine.toml"],
    ["assign", STEPS, "--title", "x", "-o", "new.toml", "--notebook"],
    ["results", "LINES", "--csv", "mine.csv"], ["results", "LINES", "--html", "mine.html"],
]  # fmt: skip


@pytest.mark.parametrize("arguments", FOREIGN, ids=" ".join)
def test_nothing_is_written_over_what_somebody_else_made(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("mine", "mine.toml", "new.ipynb", "mine.csv", "mine.html"):
        Path(name).write_text("my own")
    lines = str(Path(mt.__file__).parent / "classroom" / "data" / "class-example.txt")
    meant = [lines if one == "LINES" else one for one in arguments]
    assert main(meant) == 2
    said = capsys.readouterr().err
    assert "this is there already, and it is not what this command writes" in said
    assert {path.read_text() for path in Path().glob("mine*")} == {"my own"}
    assert Path("new.ipynb").read_text() == "my own"
    assert not Path("new.toml").exists()  # all or nothing


@pytest.mark.parametrize("arguments", FOREIGN, ids=" ".join)
def test_what_it_wrote_itself_it_writes_again(arguments: list[str]) -> None:
    lines = str(Path(mt.__file__).parent / "classroom" / "data" / "class-example.txt")
    meant = [lines if one == "LINES" else one for one in arguments]
    assert (main(meant), main(meant)) == (0, 0)


def test_signs_that_take_many_letters_make_no_error_long() -> None:
    for longest in (40, 100, 200):
        assert len(excerpt("\U00010000" * 500, longest)) <= max(longest, 160) + 5
        assert excerpt("a" * 500, longest) == f"'{'a' * longest}'..."


def test_a_data_folder_that_cannot_be_has_no_saved_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for home in ("x" * 5000, "loop.toml", "pipe.toml/x"):
        monkeypatch.setenv("MAGICAL_TOWERS_HOME", home)
        assert Saves("table", GAMES["magical-towers"]).last() is None
