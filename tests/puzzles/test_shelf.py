"""Which puzzles there are, and which one comes next."""

from pathlib import Path

import pytest

from mt_widgets.engine.errors import Mistake
from mt_widgets.puzzles.shelf import find, next_entry, read_shelf
from tests.puzzles.samples import FILES, FOLDER, load, sample


def test_ours_are_found_by_their_names() -> None:
    [path] = find("first-steps/001-three-steps")
    assert path.name == "001-three-steps.toml"
    assert path in find("first-steps")


def test_a_file_and_a_folder_of_ones_own_are_found() -> None:
    assert find(sample("entry")) == [sample("entry")]
    assert find(str(sample("entry")).removesuffix(".toml")) == [sample("entry")]
    assert find(FOLDER) == FILES


@pytest.mark.parametrize("name", ["no-such-pack", "first-steps/999", "", "."])
def test_what_there_is_not_is_told(name: str) -> None:
    with pytest.raises(Mistake, match="There is no puzzle"):
        find(name)


def test_a_bad_file_keeps_no_other_away(tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    pack.mkdir()
    (pack / "pack.toml").write_text('title = "Mine"\nabout = "My own."\norder = 1\n')
    (pack / "001-good.toml").write_text(sample("entry").read_text("utf-8"))
    (pack / "002-bad.toml").write_text("format = 1")
    shelf = read_shelf(tmp_path)
    assert [entry.puzzle.name for entry in shelf.entries] == ["mine/001-good"]
    assert shelf.troubles == ("'mine/002-bad': kind: it is missing",)
    assert [group.title for group in shelf.packs] == ["Mine"]


def test_the_next_of_the_pack_comes_first_then_those_before() -> None:
    shelf = read_shelf(FOLDER.parent)
    names = [entry.puzzle.name for entry in shelf.entries]
    now = load("keep")
    place = names.index(now.name)
    following = next_entry(shelf, now, frozenset())
    assert following is not None
    assert following.puzzle.name == names[place + 1]
    before = next_entry(shelf, now, frozenset(names[place + 1 :]))
    assert before is not None
    assert before.puzzle.name == names[0]
    assert next_entry(shelf, now, frozenset(names)) is None


def test_after_the_pack_the_same_theme_and_then_what_is_harder() -> None:
    shelf = read_shelf(FOLDER.parent)
    keep, dice = load("keep"), load("dice")
    elsewhere = "other/001-x"
    from dataclasses import replace

    following = next_entry(shelf, replace(keep, name=elsewhere), frozenset())
    assert following is not None
    assert following.puzzle.themes == keep.themes
    strange = replace(dice, name=elsewhere, themes=("solo",))
    following = next_entry(shelf, strange, frozenset())
    assert following is not None
    assert dice.proof is not None
    assert following.hardness >= dice.proof.difficulty
