"""The results file: written by many at once, never lost, whatever stands in it."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.engine.errors import FileError
from mt_widgets.files import kept as kept_file
from mt_widgets.files import lock
from mt_widgets.files.lock import alone
from mt_widgets.learner import results_file
from mt_widgets.learner.results_file import ResultsFile
from tests.learner.attempts import attempt

SAMPLE = (Path(__file__).parent / "results-1.json").read_bytes()
SAMPLE_MARKS = ["0a", "3f9a01c2", "ffff"]
WRITE = """
import sys
from pathlib import Path
from mt_widgets.learner.results import Attempt
from mt_widgets.learner.results_file import ResultsFile
path, first, number = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
for mark in range(first, first + number):
    ResultsFile(path).note(Attempt(format(mark, "x"), "lesson:walking", "2026-03-01T16:20:00Z"))
    print(format(mark, "x"), flush=True)
"""
HOLD = """
import sys, time
from pathlib import Path
from mt_widgets.files.lock import alone
with alone(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(60)
"""
EMPTY = b'{"format": 1, "attempts": []}'
DAMAGED = {
    "empty": b"",
    "spaces": b" \n ",
    "zeros": bytes(4096),
    "binary": bytes(range(256)) * 9,
    "not text": b'{"format": 1, "attempts": [], "\xff": 1}',
    "nested": b"[" * 200_000,
    "nested and closed": b'{"format": 1, "attempts": ' + b"[" * 99_999 + b"]" * 99_999 + b"}",
    "nested attempt": EMPTY.replace(b"[]", b"[" + b'{"a":' * 99_999 + b"1" + b"}" * 99_999 + b"]"),
    "nested in a newer file": b'{"format": 3, "attempts": ' + b"[" * 99_999 + b"]" * 99_999 + b"}",
    "quotes": b'{"format": 1, "attempts": ["' + b'\\"[' * 500_000,
    "long number": b'{"format": 1' + b"0" * 10_000 + b', "attempts": []}',
    "huge": EMPTY + b" " * 20_000_000,
    "a list": b"[]",
    "a text": b'"format 1"',
    "nothing": b"null",
    "no format": b'{"attempts": []}',
    "text format": b'{"format": "1", "attempts": []}',
    "true format": b'{"format": true, "attempts": []}',
    "broken format": b'{"format": 1.5, "attempts": []}',
    "format 0": b'{"format": 0, "attempts": []}',
    "no attempts": b'{"format": 1}',
    "attempts by name": b'{"format": 1, "attempts": {}}',
    "wrong attempts": b'{"format": 1, "attempts": [1, null, "x", [], {}]}',
    "something more": b'{"format": 1, "attempts": [], "stars": 3}',
    "attempts twice": b'{"format": 1, "attempts": [], "attempts": []}',
}
PARTLY_READ = {  # with the attempts that stand whole in a line
    "truncated": (SAMPLE[:-100], ["0a", "3f9a01c2"]),
    "truncated inside a sign": (SAMPLE[: SAMPLE.index("і".encode()) + 1], ["0a", "3f9a01c2"]),
    "cut at its start": (SAMPLE[40:], ["3f9a01c2", "ffff"]),
    "twice": (SAMPLE + SAMPLE, SAMPLE_MARKS),
    "zeros within": (SAMPLE[:300] + bytes(50) + SAMPLE[350:], ["0a", "ffff"]),
}
several = pytest.mark.skipif(sys.platform == "emscripten", reason="a browser's Python is alone")
damaged = pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "results.json"


def start(code: str, *arguments: object) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", code, *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


@contextmanager
def holder(path: Path) -> Iterator["subprocess.Popen[str]"]:
    """Another process that holds a lock."""
    with start(HOLD, path) as process:
        assert process.stdout
        assert process.stdout.readline() == "held\n"
        try:
            yield process
        finally:
            process.kill()


def marks(path: Path) -> list[str]:
    """What is in a file that is whole."""
    results = ResultsFile(path)
    found = [attempt.mark for attempt in results.all()]
    assert results.trouble == ""
    return found


def kept(folder: Path) -> list[bytes]:
    """The contents of every file, without those of locks."""
    files = sorted(file for file in folder.iterdir() if file.suffix != ".lock")
    return [file.read_bytes() for file in files]


def is_a_sentence(text: str) -> None:
    assert text.startswith("'results.json': ")
    assert text.isprintable()
    assert len(text) < 200


def test_without_a_file_there_are_no_results_and_none_is_made(path: Path) -> None:
    assert marks(path) == []
    assert list(path.parent.iterdir()) == []


def test_what_is_noted_is_read_by_another(path: Path) -> None:
    ResultsFile(path).note(attempt("01"))
    ResultsFile(path).note(attempt("02"))
    assert marks(path) == ["01", "02"]


def test_the_folder_is_made(path: Path) -> None:
    ResultsFile(path.parent / "new" / "folder" / "results.json").note(attempt("01"))
    assert marks(path.parent / "new" / "folder" / "results.json") == ["01"]


def test_version_1_is_added_to(path: Path) -> None:
    path.write_bytes(SAMPLE)
    ResultsFile(path).note(attempt("01"))
    assert sorted(marks(path)) == sorted(["01", *SAMPLE_MARKS])


def test_a_link_stays_a_link(path: Path) -> None:
    path.symlink_to(path.parent / "elsewhere.json")
    ResultsFile(path).note(attempt("01"))
    assert path.is_symlink()
    assert marks(path.parent / "elsewhere.json") == ["01"]


@several
def test_six_processes_write_at_once_and_nothing_is_lost(path: Path) -> None:
    processes = [start(WRITE, path, first, 20) for first in range(0, 120, 20)]
    for process in processes:
        process.communicate()
        assert process.returncode == 0
    assert marks(path) == sorted(format(mark, "x") for mark in range(120))


@several
def test_threads_write_at_once_and_nothing_is_lost(path: Path) -> None:
    threads = [Thread(target=ResultsFile(path).note, args=[attempt(f"{n:x}")]) for n in range(30)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(marks(path)) == 30


@several
def test_what_a_killed_writer_has_noted_is_there_and_the_file_is_whole(path: Path) -> None:
    noted = list[str]()
    for first, number in ((1000, 1), (2000, 7), (3000, 14)):
        with start(WRITE, path, first, 1000) as process:
            assert process.stdout
            noted += [process.stdout.readline().strip() for _ in range(number)]
            process.send_signal(signal.SIGKILL)
            noted += process.stdout.read().split()
    assert len(noted) >= 22
    assert set(noted) <= set(marks(path))


@several
def test_one_who_is_killed_lets_go_of_the_lock(path: Path) -> None:
    with holder(path) as process:
        process.send_signal(signal.SIGKILL)
        process.wait()
        began = time.monotonic()
        with alone(path, patience=1):
            assert time.monotonic() - began < 0.5


@several
def test_one_who_lives_keeps_the_lock(path: Path) -> None:
    with holder(path), pytest.raises(TimeoutError), alone(path, patience=0.05):
        pass


@several
def test_what_could_not_be_written_for_another_is_written_later(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept_file, "alone", partial(alone, patience=0.05))
    results = ResultsFile(path)
    with holder(path.with_name(".results.json.lock")):
        with pytest.raises(FileError, match="cannot be written: another notebook is writing it"):
            results.note(attempt("01"))
        assert [attempt.mark for attempt in results.all()] == ["01"]
    results.note(attempt("02"))
    assert marks(path) == ["01", "02"]


def test_where_there_are_no_locks_results_are_written_still(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(handle: int, *, take: bool) -> None:
        raise OSError(38, "Function not implemented")

    monkeypatch.setattr(lock, "_lock", no_locks)
    ResultsFile(path).note(attempt("01"))
    assert marks(path) == ["01"]


@damaged
def test_reading_a_damaged_file_gives_a_sentence_and_changes_nothing(
    path: Path, content: bytes
) -> None:
    path.write_bytes(content)
    results = ResultsFile(path)
    assert results.all() == ()
    is_a_sentence(results.trouble)
    assert kept(path.parent) == [content]


@damaged
def test_a_damaged_file_is_set_aside_and_results_go_on(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    results = ResultsFile(path)
    results.note(attempt("01"))
    is_a_sentence(results.trouble)
    assert "kept as results-damaged-1.json" in results.trouble
    assert (path.parent / "results-damaged-1.json").read_bytes() == content
    assert marks(path) == ["01"]


@pytest.mark.parametrize(("content", "whole"), PARTLY_READ.values(), ids=PARTLY_READ)
def test_the_whole_lines_of_a_damaged_file_count(
    path: Path, content: bytes, whole: list[str]
) -> None:
    path.write_bytes(content)
    results = ResultsFile(path)
    assert [attempt.mark for attempt in results.all()] == whole
    is_a_sentence(results.trouble)
    results.note(attempt("01"))
    assert (path.parent / "results-damaged-1.json").read_bytes() == content
    assert set(marks(path)) == {"01", *whole}


def test_every_damaged_file_is_kept(path: Path) -> None:
    (path.parent / "results-damaged-2.json").write_bytes(b"mine")
    for content in (b"first", b"second", b"third"):
        path.write_bytes(content)
        ResultsFile(path).note(attempt("01"))
    assert kept(path.parent)[:-1] == [b"first", b"mine", b"second", b"third"]
    assert marks(path) == ["01"]


def test_what_can_be_read_in_a_damaged_file_still_counts(path: Path) -> None:
    path.write_bytes(SAMPLE.replace(b'"hints": 1', b'"hints": 9'))
    ResultsFile(path).note(attempt("01"))
    assert sorted(marks(path)) == ["01", "0a", "ffff"]


@pytest.mark.parametrize("number", [3, 10**30])
def test_a_newer_file_is_left_alone(path: Path, number: int) -> None:
    content = SAMPLE.replace(b'"format": 1', f'"format": {number}'.encode())
    path.write_bytes(content)
    results = ResultsFile(path)
    results.note(attempt("01"))
    is_a_sentence(results.trouble)
    assert "a newer version" in results.trouble
    assert kept(path.parent) == [content]
    assert [attempt.mark for attempt in results.all()] == ["01"]
    assert "a newer version" in results.trouble


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


@st.composite
def almost_results(draw: st.DrawFn) -> bytes:
    """A good file with a value of any sort somewhere."""
    data: Any = json.loads(SAMPLE)
    entry = draw(st.sampled_from(data["attempts"]))
    place = draw(st.sampled_from([data, entry]))
    place[draw(st.sampled_from([*place, "more"]))] = draw(JSON)
    return json.dumps(data).encode()


@st.composite
def scratched(draw: st.DrawFn) -> bytes:
    """A good file with some bytes replaced, inserted or missing."""
    begin = draw(st.integers(0, len(SAMPLE)))
    end = draw(st.integers(begin, min(begin + 5, len(SAMPLE))))
    return SAMPLE[:begin] + draw(st.binary(max_size=5)) + SAMPLE[end:]


@given(st.binary(max_size=200) | almost_results() | scratched())
def test_any_file_is_read_and_nothing_in_it_is_lost(content: bytes) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "results.json"
        path.write_bytes(content)
        results = ResultsFile(path)
        before = results.all()
        results.note(attempt("01"))
        assert {*before, attempt("01")} <= set(results.all())
        assert results.trouble == "" or content in kept(path.parent)
        if results.trouble:
            is_a_sentence(results.trouble)


@pytest.mark.parametrize("content", [SAMPLE, b"damaged"])
@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_crash_while_writing_leaves_all_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch, step: str, content: bytes
) -> None:
    def crash(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    path.write_bytes(content)
    results = ResultsFile(path)
    with monkeypatch.context() as broken:
        broken.setattr(os, step, crash)
        with pytest.raises(FileError, match=r"'results\.json': cannot be written: No space left"):
            results.note(attempt("01"))
    assert path.read_bytes() == content
    assert kept(path.parent) == [content]
    results.note(attempt("02"))
    assert {"01", "02"} <= set(marks(path))


@several
def test_a_disk_without_room_is_told_in_a_sentence(path: Path) -> None:
    path.write_bytes(SAMPLE)
    code = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (500, 500))" + WRITE
    process = subprocess.run(
        [sys.executable, "-c", code, path, "1", "1"], capture_output=True, text=True, check=False
    )
    assert "FileError: 'results.json': cannot be written: File too large\n" in process.stderr
    assert kept(path.parent) == [SAMPLE]


def test_a_folder_that_cannot_be_made_is_told_in_a_sentence(path: Path) -> None:
    path.write_bytes(SAMPLE)
    with pytest.raises(FileError, match="cannot be written"):
        ResultsFile(path / "results.json").note(attempt("01"))
    assert kept(path.parent) == [SAMPLE]


def test_a_folder_in_its_place_is_told_in_a_sentence(path: Path) -> None:
    path.mkdir()
    results = ResultsFile(path)
    assert results.all() == ()
    is_a_sentence(results.trouble)
    with pytest.raises(FileError, match="cannot be read: this is not a file"):
        results.note(attempt("01"))


def test_a_file_grows_only_as_large_as_it_is_read(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.write_bytes(SAMPLE)
    monkeypatch.setattr(results_file, "LARGEST_JSON", len(SAMPLE) + 10)
    with pytest.raises(FileError, match="cannot be written: it is full"):
        ResultsFile(path).note(attempt("01"))
    assert kept(path.parent) == [SAMPLE]
