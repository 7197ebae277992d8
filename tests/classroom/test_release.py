"""The release word of an exam: before the teacher says it, nothing tells what was right."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from mt_widgets.classroom.assignment import (
    AssignmentFile,
    format_assignment,
    format_link,
    parse_assignment,
    parse_link,
)
from mt_widgets.classroom.draft import format_notebook
from mt_widgets.classroom.overview import overview, state
from mt_widgets.classroom.progress import (
    AssignmentProgress,
    ItemAnswer,
    format_progress,
    parse_progress,
)
from mt_widgets.classroom.pupil import PupilWork
from mt_widgets.classroom.receipt import format_line, format_receipt
from mt_widgets.classroom.spoken import is_seal, new_word, opens, parse_word, seal
from mt_widgets.engine.errors import Mistake
from mt_widgets.games.magical_towers.puzzling.symmetries import some_symmetry

FOLDER = Path(__file__).parent
STEPS, FRIEND, GONE = (
    "first-steps/001-three-steps", "first-steps/003-friend-and-rival", "memory/001-gone-again",
)  # fmt: skip
SALT = "00112233aabbccdd"
WORD, SEALED = "fox-lamp-sea", seal("fox-lamp-sea", SALT)
EXAM = AssignmentFile("Exam", (STEPS, FRIEND, GONE), exam=True, release=SEALED)
ANSWERS = {STEPS: "W3:b13", FRIEND: "T1:t3.1", GONE: "3 5"}


def handed(folder: Path, pupil: str = "17", assignment: AssignmentFile = EXAM) -> PupilWork:
    work = PupilWork(assignment, pupil, folder)
    for item, line in ANSWERS.items():
        work.give(item, line)
    work.hand_in()
    return work


@pytest.mark.parametrize(
    "typed", ["fox-lamp-sea", " FOX lamp  Sea ", "Fox–Lamp–Sea", "ｆｏｘ lamp sea", "foxlampsea"]
)
def test_a_word_is_known_however_it_is_typed(typed: str) -> None:
    assert opens(typed, SEALED)


@pytest.mark.parametrize("typed", ["", "fox", "foxlampse", "fox-lamp-tea", "-", "x" * 500, SEALED])
def test_any_other_word_opens_nothing(typed: str) -> None:
    assert not opens(typed, SEALED)


def test_words_are_many_and_seals_differ() -> None:
    assert len({new_word() for _ in range(50)}) == 50
    assert seal(WORD) != seal(WORD)
    assert is_seal(seal(new_word()))
    with pytest.raises(Mistake, match="A release word has 1 to 60 letters"):
        parse_word(" - ")


def test_neither_file_nor_link_nor_notebook_tells_the_word() -> None:
    for text in (format_assignment(EXAM), format_link(EXAM), format_notebook(EXAM)):
        assert not [part for part in WORD.split("-") if part in text]
    assert parse_link(format_link(EXAM)) == EXAM


def test_version_2_of_an_assignment_stays_readable_and_is_written_so() -> None:
    text = (FOLDER / "assignment-2.assignment.toml").read_text("utf-8")
    assert parse_assignment(text, "sample") == EXAM
    assert format_assignment(EXAM) == text


def test_without_a_word_an_assignment_keeps_its_format_and_its_code() -> None:
    assert format_assignment(replace(EXAM, release="")).startswith("format = 1\n")
    assert AssignmentFile("Monday", (STEPS,)).code == "MQ8EYJMW"


@pytest.mark.parametrize("wrong", [{"exam": False}, {"release": "x"}, {"release": SEALED + "0"}])
def test_a_release_that_is_none_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(Mistake, match="release: "):
        replace(EXAM, **wrong)  # type: ignore[arg-type]


def test_after_handing_in_nothing_tells_what_was_right(tmp_path: Path) -> None:
    work = handed(tmp_path)
    assert {*work.states().values()} == {"answered"}
    assert not work.released
    for text in (format_receipt(work.receipt), *(file.read_text() for file in tmp_path.iterdir())):
        assert '"solved": true' not in text
        assert '"tried": ["' not in text
    assert {attempt.solved for attempt in work.receipt.attempts} == {False}


def test_the_teachers_results_tell_it_from_the_moves(tmp_path: Path) -> None:
    of = overview([format_line(handed(tmp_path).receipt)], EXAM)
    assert [state(row) for row in of.rows] == ["first", "open", "open"]
    assert [row.tried for row in of.rows] == [(), ("T1:t3.1",), ("3 5",)]
    assert not of.judged.doubts


def test_so_they_do_for_variants(tmp_path: Path) -> None:
    varied = replace(EXAM, variants=True)
    turned = next(name for name in "ABCDEF" if some_symmetry(str(varied.seed(name)), "by").turn)
    work = PupilWork(varied, turned, tmp_path)
    work.give(GONE, "9")  # what is right in the puzzle itself
    of = overview([format_line(work.hand_in())], varied)
    assert of.rows[2].sittings == 1
    assert not of.rows[2].solved


def test_a_wrong_word_is_answered_with_a_sentence_and_changes_nothing(tmp_path: Path) -> None:
    work = handed(tmp_path)
    with pytest.raises(Mistake, match="That is not the release word"):
        work.release("fox-lamp-tea")
    assert {*work.states().values()} == {"answered"}


def test_the_word_shows_what_was_right_and_is_kept(tmp_path: Path) -> None:
    before = format_line(handed(tmp_path).receipt)
    PupilWork(EXAM, "17", tmp_path).release(" Fox lamp sea")
    again = PupilWork(EXAM, "17", tmp_path)
    assert [*again.states().values()] == ["right", "wrong", "wrong"]
    assert format_line(again.receipt) == before  # what was handed in stays what it was


def test_the_word_alone_shows_nothing_before_it_is_handed_in(tmp_path: Path) -> None:
    work = PupilWork(EXAM, "17", tmp_path)
    work.give(STEPS, "W3:b13")
    with pytest.raises(Mistake, match="Hand in first"):
        work.release(WORD)
    assert work.states()[STEPS] == "answered"


def test_beginning_as_somebody_else_shows_nothing(tmp_path: Path) -> None:
    handed(tmp_path)
    for pupil in ("18", "17 ", "a"):
        other = handed(tmp_path, pupil) if pupil != "17 " else PupilWork(EXAM, pupil, tmp_path)
        assert not other.released
        assert {*other.states().values()} == {"answered"}


def test_deleting_the_files_shows_nothing(tmp_path: Path) -> None:
    handed(tmp_path)
    for file in tmp_path.iterdir():
        file.unlink()
    work = PupilWork(EXAM, "17", tmp_path)
    work.hand_in()
    assert not work.released
    assert {*work.states().values()} == {"missing"}


@pytest.mark.parametrize("word", ["true", "released", "fox-lamp-tea", SEALED])
def test_a_word_written_into_the_file_by_hand_shows_nothing(tmp_path: Path, word: str) -> None:
    handed(tmp_path)
    [path] = [file for file in tmp_path.glob("*.json") if "results" not in file.name]
    path.write_text(json.dumps({**json.loads(path.read_text()), "word": word}))
    work = PupilWork(EXAM, "17", tmp_path)
    assert not work.released
    assert {*work.states().values()} == {"answered"}


def test_an_exam_without_a_word_tells_what_was_right_when_it_is_handed_in(tmp_path: Path) -> None:
    work = handed(tmp_path, assignment=replace(EXAM, release=""))
    assert work.released
    assert [*work.states().values()] == ["right", "wrong", "wrong"]


def test_both_versions_of_progress_stay_readable() -> None:
    answers = {STEPS: ItemAnswer("W3:b13", "2026-03-01T08:01:00+00:00", 74.5)}
    old = AssignmentProgress(
        "A9JN5YDY", "17", "2026-03-01T08:00:00+00:00", 312.5, 1, answers=answers
    )
    assert parse_progress((FOLDER / "progress-1.json").read_bytes()) == old
    new = replace(old, handed=True, word=WORD)
    assert parse_progress((FOLDER / "progress-2.json").read_bytes()) == new
    assert format_progress(new) == (FOLDER / "progress-2.json").read_text("utf-8")
