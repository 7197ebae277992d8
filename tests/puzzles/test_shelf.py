"""Which puzzles there are, and which one comes next."""

from dataclasses import replace
from pathlib import Path

import pytest

from mt_widgets.engine.errors import Mistake
from mt_widgets.puzzles.shelf import (
    Shelf,
    ShelfGroup,
    by_ravens,
    by_theme,
    find,
    next_entry,
    pack_title,
    read_shelf,
)
from tests.puzzles.samples import FILES, FOLDER, load, sample


def samples() -> Shelf:
    """Our own pack alone, so that others may grow."""
    return Shelf(read_shelf(FILES).packs[:1])


def following(shelf: Shelf, name: str, *solved: str) -> str:
    entry = next_entry(shelf, load(name), frozenset(solved))
    return "" if entry is None else entry.puzzle.name


def test_ours_are_found_by_their_names() -> None:
    [path] = find("first-steps/001-three-steps")
    assert path.name == "001-three-steps.toml"
    assert path in find("first-steps")
    assert pack_title(path) == "First steps"


def test_a_file_and_a_folder_of_ones_own_are_found() -> None:
    assert find(sample("entry")) == [sample("entry")]
    assert find(str(sample("entry")).removesuffix(".toml")) == [sample("entry")]
    assert find(FOLDER) == FILES


@pytest.mark.parametrize("name", ["no-such-pack", "first-steps/999", "", "."])
def test_what_there_is_not_is_told(name: str) -> None:
    with pytest.raises(Mistake, match="There is no puzzle"):
        find(name)


def test_a_folder_of_ones_own_stands_before_ours() -> None:
    shelf = read_shelf([sample("entry")])
    assert [group.title for group in shelf.packs][:2] == ["Samples", "First steps"]
    assert [entry.path for entry in shelf.packs[0].entries] == FILES
    assert read_shelf(find("first-steps")).packs[0].title == "First steps"


def test_a_bad_file_keeps_no_other_away(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "001-good.toml").write_text(sample("entry").read_text("utf-8"))
    (folder / "002-bad.toml").write_text("format = 1")
    shelf = read_shelf([folder / "001-good.toml"])
    assert [entry.puzzle.name for entry in shelf.packs[0].entries] == ["mine/001-good"]
    assert shelf.packs[0].title == "mine"


def test_a_file_that_was_changed_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "001-mine.toml"
    for title in ("One", "Another one"):
        path.write_text(sample("entry").read_text("utf-8").replace("Two ways in", title))
        [entry] = read_shelf([path]).packs[0].entries
        assert entry.puzzle.words.title == title


def test_puzzles_stand_under_what_they_teach_or_how_hard_they_are() -> None:
    shelf = samples()
    for groups in (by_theme(shelf), by_ravens(shelf)):
        assert {entry for group in groups for entry in group.entries} == {*shelf.entries}
        for group in groups:
            hard = [entry.hardness for entry in group.entries]
            assert hard == sorted(hard)
    assert [group.title for group in by_theme(shelf)][:2] == ["Exact entry", "Tempo"]
    titles = [group.title for group in by_ravens(shelf)]
    assert titles == sorted(titles)


def test_the_next_of_the_pack_comes_first_then_those_before() -> None:
    shelf = samples()
    names = [entry.puzzle.name for entry in shelf.entries]
    place = names.index(load("keep").name)
    assert following(shelf, "keep") == names[place + 1]
    assert following(shelf, "keep", *names[place + 1 :]) == names[0]
    assert following(shelf, "keep", *names) == ""


def test_after_the_pack_the_same_theme_and_then_what_is_harder() -> None:
    shelf, elsewhere = samples(), "other/001-x"
    keep, dice = (replace(load(name), name=elsewhere) for name in ("keep", "dice"))
    entry = next_entry(shelf, keep, frozenset())
    assert entry is not None
    assert entry.puzzle.themes == keep.themes
    entry = next_entry(shelf, replace(dice, themes=("solo",)), frozenset())
    assert entry is not None
    assert dice.proof is not None
    assert entry.hardness >= dice.proof.difficulty


def test_an_empty_shelf_has_nothing_next() -> None:
    assert following(Shelf((ShelfGroup("", "", ()),)), "keep") == ""
