"""The folder for finds."""

from pathlib import Path

import pytest

from mt_widgets.engine.errors import FileError
from mt_widgets.puzzles.load import load_puzzle
from mt_widgets.puzzles.mine.dig import marks
from mt_widgets.puzzles.mine.folder import open_folder
from mt_widgets.puzzles.mine.job import Find, Job
from mt_widgets.puzzles.packs import packs

SAMPLE = Path(__file__).parents[3] / "puzzles" / "first-steps" / "001-three-steps.toml"


def find(name: str, mark: str, text: str = "new") -> Find:
    return Find(name, text, (f"board {mark}",))


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("0*.toml"))


def test_finds_become_files_of_a_pack(tmp_path: Path) -> None:
    text = SAMPLE.read_text("utf-8")
    with open_folder(tmp_path / "new" / "found") as folder:
        assert folder.keep(Job(7), (find("00007-turn-02", "a", text),)) == 1
    [pack] = packs(tmp_path / "new")
    assert [path.name for path in pack.files] == ["00007-turn-02.toml"]
    assert pack.files[0].read_text("utf-8") == text


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text("mine", "utf-8")
    with open_folder(tmp_path) as folder:
        folder.keep(Job(7), (find("00007-turn-02", "a", "one"),))
        folder.keep(Job(7), (find("00007-turn-02", "b", "two"),))
    assert names(tmp_path) == ["00007-turn-02-2.toml", "00007-turn-02.toml"]
    assert (tmp_path / "00007-turn-02.toml").read_text("utf-8") == "one"
    assert (tmp_path / "pack.toml").read_text("utf-8") == "mine"


def test_what_is_like_a_puzzle_that_is_there_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "001.toml").write_text(SAMPLE.read_text("utf-8"), "utf-8")
    with open_folder(tmp_path) as folder:
        assert folder.keep(Job(7), (Find("00007-turn-02", "", marks(load_puzzle(SAMPLE))),)) == 0
    assert names(tmp_path) == ["001.toml"]


def test_of_finds_that_have_something_in_common_the_first_is_kept(tmp_path: Path) -> None:
    def keep(*marks: str) -> int:
        return folder.keep(Job(7), (Find("00007-turn-02", "new", marks),))

    with open_folder(tmp_path) as folder:
        assert keep("board a", "idea a") == 1
        assert keep("board b", "idea a") == 0
        assert keep("board b", "idea b") == 1
        assert keep("board b", "idea c") == 0


def test_games_that_were_looked_through_are_known_again(tmp_path: Path) -> None:
    with open_folder(tmp_path) as folder:
        folder.keep(Job(7), ())
    with (tmp_path / "mined.txt").open("a") as file:
        file.write(str(Job(8))[:-1])  # the power failed
    with open_folder(tmp_path) as folder:
        assert [folder.is_done(Job(seed)) for seed in (7, 8)] == [True, False]
        folder.keep(Job(8), ())
    with open_folder(tmp_path) as folder:
        assert [folder.is_done(Job(seed)) for seed in (7, 8)] == [True, True]


def test_one_at_a_time_has_it(tmp_path: Path) -> None:
    busy = pytest.raises(FileError, match="somebody else is mining into it")
    with open_folder(tmp_path), busy, open_folder(tmp_path):
        pass


def test_what_is_no_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    refused = pytest.raises(FileError, match="it cannot be used: File exists")
    with refused, open_folder(tmp_path / "file"):
        pass
