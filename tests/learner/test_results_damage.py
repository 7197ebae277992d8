"""Results that could not be read for a while, or only in part: all that comes back is merged."""

import errno
import os
from pathlib import Path

import pytest

from mt_widgets.engine.errors import FileError
from mt_widgets.learner.results_file import ResultsFile
from mt_widgets.learner.results_format import format_results
from tests.learner.attempts import attempt


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "results.json"


def marks(path: Path) -> list[str]:
    return [attempt.mark for attempt in ResultsFile(path).all()]


def text(*marks: str) -> str:
    return format_results(map(attempt, marks))


def test_a_file_that_may_not_be_opened_is_not_damaged_and_both_come_together_later(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.write_text(text("01"))
    results, really_open = ResultsFile(path), os.open

    def refused(name: str, *arguments: int) -> int:
        if Path(name).name == path.name:
            raise PermissionError(errno.EACCES, "Permission denied")
        return really_open(name, *arguments)

    with monkeypatch.context() as refusing:
        refusing.setattr(os, "open", refused)
        with pytest.raises(FileError, match="cannot be read: Permission denied"):
            results.note(attempt("02"))
        assert [attempt.mark for attempt in results.all()] == ["02"]
        assert "cannot be read: Permission denied" in results.trouble
    assert path.read_text() == text("01")
    results.note(attempt("03"))
    assert marks(path) == ["01", "02", "03"]
    assert not [*path.parent.glob("*damaged*")]


def test_what_only_a_damaged_copy_has_counts_and_is_written_again(path: Path) -> None:
    copy = path.with_name("results-damaged-1.json")
    copy.write_text(text("01", "02").replace("[", '["no attempt",', 1))
    assert marks(path) == ["01", "02"]
    ResultsFile(path).note(attempt("03"))
    copy.unlink()
    assert marks(path) == ["01", "02", "03"]


def test_a_damage_that_was_kept_before_a_crash_is_kept_once(path: Path) -> None:
    for _ in range(2):
        path.write_text("damaged")
        results = ResultsFile(path)
        results.note(attempt("01"))
        assert "kept as results-damaged-1.json" in results.trouble
    assert len([*path.parent.glob("*damaged*")]) == 1


def test_a_copy_of_a_newer_format_adds_nothing_and_stays(path: Path) -> None:
    copy = path.with_name("results-damaged-1.json")
    copy.write_text(text("01").replace('"format": 2', '"format": 3'))
    before = copy.read_text()
    ResultsFile(path).note(attempt("03"))
    assert (marks(path), copy.read_text()) == (["03"], before)
