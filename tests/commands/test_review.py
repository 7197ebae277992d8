"""The command that looks back at a saved game."""

from pathlib import Path

import pytest

from mt_widgets.cli import main
from mt_widgets.engine.record import save
from mt_widgets.review.page import SIGN
from tests.puzzles.mine.test_cluster import Dask, dask
from tests.review.games import missed_home

__all__ = ["dask"]  # a fixture


@pytest.fixture
def game(tmp_path: Path) -> str:
    save(missed_home(), tmp_path / "game.txt")
    return str(tmp_path / "game.txt")


def test_what_mattered_is_printed_and_a_page_is_written(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.html"
    said = list[str]()
    for more in (["--workers", "1"], ["--html", str(page), "--workers", "2"]):
        assert main(["review", game, *more]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]
    for part in ("One decision mattered", "Turn 1: Blue", "Better: W2:b14"):
        assert part in said[0]
    assert SIGN in page.read_text("utf-8")
    assert main(["review", game, "--html", str(page), "--level", "1", "--workers", "1"]) == 0


def test_a_cluster_finds_the_same(
    game: str, dask: Dask, capsys: pytest.CaptureFixture[str]
) -> None:
    said = list[str]()
    for more in (["--workers", "1"], ["--cluster", dask.address]):
        assert main(["review", game, *more]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (["nothing.txt"], "nothing.txt"),
        (["--level", "9"], "there is no level 9, only 1 to 5"),
        (["--workers", "0"], "review: workers: there can be 1 to 1000, not 0"),
        (["--workers", "x"], "is not a whole number"),
        (["--cluster", ""], "the address of the Dask scheduler is missing"),
        (["--html", "/"], "review: '/' is no name of a file"),
    ],
)
def test_bad_input_is_one_sentence(
    game: str, words: list[str], what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    given = words if not words[0].startswith("-") else [game, *words]
    status: object = None
    try:
        status = main(["review", *given])
    except SystemExit as end:
        status = end.code
    told = capsys.readouterr()
    assert status == 2
    assert what in told.err
    assert told.err.count("\n") == 1
    assert not told.out


def test_a_broken_game_and_a_page_of_somebody_else_are_left_alone(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text("magical-towers record 1\nstart nonsense\nfinal nonsense\n", "utf-8")
    assert main(["review", str(broken)]) == 2
    assert "broken.txt': line 2" in capsys.readouterr().err
    letter = tmp_path / "letter.html"
    letter.write_text("Dear reader", "utf-8")
    assert main(["review", game, "--html", str(letter), "--workers", "1"]) == 2
    assert letter.read_text("utf-8") == "Dear reader"
    assert "not what this command writes" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("page", "what"),
    [
        ("none/page.html", "there is no such folder"),
        ("letter.html", "not what this command writes"),
        ("folder", "cannot be written: this is not a file"),
    ],
)
def test_what_cannot_be_written_is_told_before_the_work(
    game: str, tmp_path: Path, page: str, what: str,
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    (tmp_path / "letter.html").write_text("Dear reader", "utf-8")
    (tmp_path / "folder").mkdir()
    monkeypatch.setattr("mt_widgets.commands.review.looking_back", pytest.fail)
    assert main(["review", game, "--html", str(tmp_path / page)]) == 2
    told = capsys.readouterr()
    assert what in told.err
    assert told.err.count("\n") == 1
    assert not told.out
