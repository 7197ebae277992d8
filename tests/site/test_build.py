"""Bad input for the command: one sentence, and nothing that was there is lost."""

from collections.abc import Callable
from pathlib import Path

import pytest

from mt_widgets.cli import main
from mt_widgets.constraints import pinned
from mt_widgets.engine.errors import Mistake
from mt_widgets.site import fetch
from mt_widgets.site.build import _named_by_content, _swapped_in


def _told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["site", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


@pytest.fixture
def no_network(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A cache in which there is nothing, and no npm."""
    monkeypatch.setattr(fetch, "cache", lambda: tmp_path)
    monkeypatch.setattr("shutil.which", lambda name: None)


def test_a_folder_of_somebody_elses_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna", "utf-8")
    assert "that is no site of ours" in _told(capsys, str(tmp_path))
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize("note", ["[]", "{", '{"site": "another"}'])
def test_another_site_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], note: str
) -> None:
    (tmp_path / "site.json").write_text(note, "utf-8")
    assert "that is no site of ours" in _told(capsys, str(tmp_path))


def test_a_file_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "out").write_text("mine", "utf-8")
    assert "that is no site of ours" in _told(capsys, str(tmp_path / "out"))
    assert (tmp_path / "out").read_text("utf-8") == "mine"


def test_a_place_that_cannot_be_written_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("mine", "utf-8")
    assert "File exists" in _told(capsys, str(tmp_path / "file" / "out"))


def test_a_folder_for_numpy_that_is_not_there_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = _told(capsys, str(tmp_path / "out"), "--with-numpy", str(tmp_path / "wheels"))
    assert "there is no such folder" in told
    assert not list(tmp_path.iterdir())


def test_a_site_with_other_content_gets_another_name(tmp_path: Path) -> None:
    names = set[str]()
    for text in ("one lesson", "one lesson", "another lesson"):
        (tmp_path / "app").mkdir()
        (tmp_path / "app" / "lesson.ipynb").write_text(text, "utf-8")
        named = _named_by_content(tmp_path / "app")
        names.add(named.name)
        (named / "lesson.ipynb").unlink()
        named.rmdir()
    assert len(names) == 2


@pytest.mark.usefixtures("no_network")
def test_without_npm_it_is_told_and_nothing_is_left_behind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "in").mkdir()
    assert "npm is needed to fetch Pyodide" in _told(capsys, str(tmp_path / "in" / "out"))
    assert not list((tmp_path / "in").iterdir())


def test_what_cannot_be_fetched_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fetch, "cache", lambda: tmp_path)
    command = ["python3", "-c", "import sys; sys.exit('first line\\nno such thing')"]
    with pytest.raises(Mistake, match=r"site: x\.tgz cannot be fetched: 'no such thing'"):
        fetch._fetch(command, "x.tgz", tmp_path / "x.tgz")
    assert not list(tmp_path.iterdir())


def test_what_was_fetched_by_half_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fetch, "cache", lambda: tmp_path)
    command = ["python3", "-c", "open('x.tgz', 'w').write('half'); raise SystemExit('cut off')"]
    with pytest.raises(Mistake, match="cut off"):
        fetch._fetch(command, "x.tgz", tmp_path / "x.tgz")
    assert not list(tmp_path.iterdir())


def _swap(command: list[str], file: str, kept: Path, lines: str = "") -> None:
    """A registry that hands out something else under the same name."""
    kept.write_bytes(b"something else")


@pytest.mark.parametrize("fetched", [fetch.fetch_pyodide, lambda: fetch.fetch_wheel("psygnal")])
def test_a_file_with_another_hash_is_not_used_and_fetched_again_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fetched: Callable[[], object]
) -> None:
    monkeypatch.setattr(fetch, "cache", lambda: tmp_path)
    monkeypatch.setattr(fetch, "_fetch", _swap)
    with pytest.raises(Mistake, match="is not the file that is known; try again"):
        fetched()
    assert not list(tmp_path.iterdir())


def test_what_lies_in_the_cache_is_looked_at_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fetch, "cache", lambda: tmp_path)
    version = pinned()["psygnal"].version
    (tmp_path / f"psygnal-{version}-py3-none-any.whl").write_bytes(b"changed since")
    with pytest.raises(Mistake, match="is not the file that is known"):
        fetch.fetch_wheel("psygnal")


def test_a_site_takes_the_place_of_an_older_one_at_once(tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / "old.html").write_text("old", "utf-8")
    with _swapped_in(out) as fresh:
        (fresh / "new.html").write_text("new", "utf-8")
        assert (out / "old.html").exists()
    assert [path.name for path in tmp_path.rglob("*")] == ["out", "new.html"]


def test_a_build_that_fails_leaves_the_older_site(tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / "old.html").write_text("old", "utf-8")
    with pytest.raises(Mistake), _swapped_in(out):
        raise Mistake("no")
    assert [path.name for path in tmp_path.rglob("*")] == ["out", "old.html"]
