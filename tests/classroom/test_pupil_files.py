"""The files of a pupil's work when the disk, a crash or another program spoils them."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from mt_widgets.classroom.assignment import AssignmentFile
from mt_widgets.classroom.pupil import PupilWork, last_pupil
from mt_widgets.engine.errors import Mistake
from mt_widgets.learner.results import Attempt

STEPS, DICE = "first-steps/001-three-steps", "dice/001-one-die-or-two"
EXAM = AssignmentFile("Exam", (STEPS, DICE), exam=True)
PRACTICE = AssignmentFile("Practice", (STEPS,))
TRIED = Attempt("ab", STEPS, "2026-01-01T00:00:00+00:00")


@contextmanager
def unreadable(path: Path) -> Iterator[None]:
    """A folder stands in the place of a file, as nothing else keeps the superuser from reading."""
    hidden = path.with_name("hidden")
    path.rename(hidden)
    path.mkdir()
    yield
    path.rmdir()
    hidden.rename(path)


def progress_file(folder: Path) -> Path:
    [path] = (path for path in folder.glob("*.json")
              if "results" not in path.name and "damaged" not in path.name)  # fmt: skip
    return path


def answered(folder: Path) -> Path:
    work = PupilWork(EXAM, "17", folder)
    work.give(STEPS, "W3:b13")
    work.give(DICE, "W**")
    return progress_file(folder)


def test_an_exam_is_not_begun_anew_while_its_answers_cannot_be_read(tmp_path: Path) -> None:
    path = answered(tmp_path)
    content = path.read_bytes()
    with unreadable(path):
        with pytest.raises(Mistake, match=r"is there, but it cannot be opened now.*Try again"):
            PupilWork(EXAM, "17", tmp_path)
        assert last_pupil(EXAM, tmp_path) == ""
    assert path.read_bytes() == content
    assert set(PupilWork(EXAM, "17", tmp_path).progress.answers) == {STEPS, DICE}


def test_an_answer_that_could_not_be_written_is_written_later(tmp_path: Path) -> None:
    work, other = PupilWork(EXAM, "17", tmp_path), PupilWork(EXAM, "17", tmp_path)
    other.give(DICE, "W**")
    with unreadable(progress_file(tmp_path)):
        work.give(STEPS, "W3:b13")
        assert work.trouble.startswith("Your work could not be kept")
        work.tick()
        work.go(1)
    work.tick()
    assert work.trouble == ""
    later = PupilWork(EXAM, "17", tmp_path).progress
    assert (set(later.answers), later.at) == ({STEPS, DICE}, 1)


def test_what_can_be_read_in_a_damaged_file_counts_and_a_copy_is_kept(tmp_path: Path) -> None:
    path = answered(tmp_path)
    data = json.loads(path.read_text("utf-8"))
    data["answers"][DICE]["line"] = 7
    damaged = json.dumps(data)
    path.write_text(damaged)
    work = PupilWork(EXAM, "17", tmp_path)
    assert set(work.progress.answers) == {STEPS}
    copy = path.with_name(f"{path.stem}-damaged-1.json")
    assert copy.read_text("utf-8") == damaged
    assert f"was damaged and is kept as {copy.name}" in work.trouble
    work.go(1)
    assert "was damaged" in work.trouble  # until it has been seen


def test_a_second_damage_leaves_the_first_one_kept(tmp_path: Path) -> None:
    path = answered(tmp_path)
    for content in ('{"format": 1', "{}", '{"format": 1'):
        path.write_text(content)
        PupilWork(EXAM, "17", tmp_path)
    kept = sorted(path.parent.glob("*-damaged-*"))
    assert [file.read_text("utf-8") for file in kept] == ['{"format": 1', "{}"]


def test_what_an_open_notebook_knows_survives_a_damage(tmp_path: Path) -> None:
    work = PupilWork(EXAM, "17", tmp_path)
    work.give(STEPS, "W3:b13")
    progress_file(tmp_path).write_text("{}")
    work.give(DICE, "W**")
    assert set(PupilWork(EXAM, "17", tmp_path).progress.answers) == {STEPS, DICE}


def test_a_file_of_a_newer_format_is_left_alone(tmp_path: Path) -> None:
    path = answered(tmp_path)
    newer = path.read_text("utf-8").replace('"format": 2', '"format": 3')
    path.write_text(newer)
    with pytest.raises(Mistake, match="a newer version wrote this file"):
        PupilWork(EXAM, "17", tmp_path)
    assert path.read_text("utf-8") == newer
    assert not [*tmp_path.glob("*damaged*")]


def test_practice_goes_on_beside_a_newer_file_and_is_told_so(tmp_path: Path) -> None:
    PupilWork(PRACTICE, "17", tmp_path)
    path = progress_file(tmp_path)
    newer = path.read_text("utf-8").replace('"format": 2', '"format": 3')
    path.write_text(newer)
    work = PupilWork(PRACTICE, "17", tmp_path)
    assert "a newer version wrote this file" in work.trouble
    assert path.read_text("utf-8") == newer


def test_nothing_is_handed_in_while_what_was_tried_cannot_be_read(tmp_path: Path) -> None:
    work = PupilWork(PRACTICE, "17", tmp_path)
    work.results.note(TRIED)
    [results] = tmp_path.glob("*.results.json")
    with unreadable(results):
        with pytest.raises(Mistake, match="cannot be opened now"):
            work.hand_in()
        assert not work.progress.handed
    assert work.hand_in().attempts == (TRIED,)
    with unreadable(results), pytest.raises(Mistake, match="cannot be opened now"):
        PupilWork(PRACTICE, "17", tmp_path)


@pytest.mark.parametrize("name", ["{}.json.damaged", "{}-damaged-1.json"])
def test_answers_that_were_put_aside_come_back(tmp_path: Path, name: str) -> None:
    path = answered(tmp_path)
    copy = path.rename(path.with_name(name.format(path.stem)))
    work = PupilWork(EXAM, "17", tmp_path)
    assert set(work.progress.answers) == {STEPS, DICE}
    copy.unlink()
    work.give(STEPS, "W2:b13")
    later = PupilWork(EXAM, "17", tmp_path).progress
    assert (set(later.answers), later.answers[STEPS].line) == ({STEPS, DICE}, "W2:b13")


def test_what_is_answered_now_counts_more_than_a_copy(tmp_path: Path) -> None:
    path = answered(tmp_path)
    copy = path.with_name(f"{path.stem}-damaged-1.json")
    copy.write_bytes(path.read_bytes().replace(b"W3:b13", b"W1:b13"))
    PupilWork(EXAM, "17", tmp_path).tick()
    assert PupilWork(EXAM, "17", tmp_path).progress.answers[STEPS].line == "W3:b13"
