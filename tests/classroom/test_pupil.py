"""A pupil at an assignment: what is kept, how the time passes, and handing in."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.classroom.assignment import AssignmentFile
from mt_widgets.classroom.doubled import Gathered
from mt_widgets.classroom.gather import gather
from mt_widgets.classroom.progress import (
    AssignmentProgress,
    ItemAnswer,
    format_progress,
    parse_progress,
)
from mt_widgets.classroom.pupil import PupilWork, last_pupil
from mt_widgets.classroom.receipt import format_line, parse_receipt
from mt_widgets.classroom.stopwatch import Stopwatch
from mt_widgets.engine.errors import Mistake
from mt_widgets.learner.results import Attempt
from tests.classroom.handed import MONDAY
from tests.test_fuzz import is_a_sentence

STEPS, DICE = "first-steps/001-three-steps", "dice/001-one-die-or-two"
EXAM = AssignmentFile("Exam", (STEPS, DICE), exam=True)
BEGAN = "2026-01-01T00:00:00+00:00"
ANSWER = ItemAnswer("W3:b13", BEGAN, 12.5)


class Clock:
    """A clock that can be set."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


def test_an_exam_is_marked_when_it_is_handed_in(tmp_path: Path) -> None:
    work = PupilWork(EXAM, "17", tmp_path)
    work.give(STEPS, "W3:b13")
    work.give(DICE, "W**")
    assert [*work.states().values()] == ["answered", "answered"]
    assert "solved" not in "".join(path.read_text() for path in tmp_path.glob("*.json"))
    receipt = work.hand_in()
    assert [*work.states().values()] == ["right", "wrong"]
    first, second = sorted(receipt.attempts, key=lambda attempt: attempt.solved, reverse=True)
    assert (first.item, first.solved, first.tried, first.hints) == (STEPS, True, (), 0)
    assert (second.item, second.solved, second.tried) == (DICE, False, ("W**",))
    assert (second.value, second.best) == ("11/36", "1/3")
    assert parse_receipt(format_line(receipt)) == receipt
    assert gather([format_line(receipt)], EXAM) == Gathered((receipt,))


def test_the_last_answer_counts_and_the_file_goes_on(tmp_path: Path) -> None:
    PupilWork(EXAM, "17", tmp_path).give(STEPS, "W2:b13")
    later = PupilWork(EXAM, " 17 ", tmp_path)
    assert later.progress.answers[STEPS].line == "W2:b13"
    later.give(STEPS, "W3:b13")
    assert [attempt.solved for attempt in later.hand_in().attempts] == [True]
    assert PupilWork(EXAM, "17", tmp_path).receipt == later.receipt
    with pytest.raises(Mistake, match="no going on"):
        later.take_back()


def test_two_notebooks_of_one_pupil_lose_no_answer(tmp_path: Path) -> None:
    one, other = PupilWork(EXAM, "17", tmp_path), PupilWork(EXAM, "17", tmp_path)
    one.give(STEPS, "W3:b13")
    other.give(DICE, "W**")
    assert set(other.progress.answers) == {STEPS, DICE}


def test_what_another_notebook_was_told_is_handed_in_too(tmp_path: Path) -> None:
    one, other = PupilWork(EXAM, "17", tmp_path), PupilWork(EXAM, "17", tmp_path)
    other.give(STEPS, "W3:b13")
    assert [attempt.item for attempt in one.hand_in().attempts] == [STEPS]


def test_who_has_handed_in_answers_in_no_other_notebook(tmp_path: Path) -> None:
    one, other = PupilWork(EXAM, "17", tmp_path), PupilWork(EXAM, "17", tmp_path)
    one.give(STEPS, "W2:b13")
    receipt = one.hand_in()
    with pytest.raises(Mistake, match="was handed in"):
        other.give(STEPS, "W3:b13")
    assert other.hand_in() == receipt


def test_pupils_do_not_mix(tmp_path: Path) -> None:
    PupilWork(EXAM, "17", tmp_path).give(STEPS, "W3:b13")
    assert PupilWork(EXAM, "18", tmp_path).progress.answers == {}


def test_moves_that_no_board_allows_are_wrong(tmp_path: Path) -> None:
    work = PupilWork(EXAM, "17", tmp_path)
    work.give(STEPS, "W3:y5")
    assert [(one.solved, one.tried) for one in work.hand_in().attempts] == [(False, ("W3:y5",))]


def test_when_the_time_is_over_nothing_more_counts(tmp_path: Path) -> None:
    clock = Clock()
    timed = AssignmentFile("Timed", (STEPS, DICE), minutes=10, exam=True)
    work = PupilWork(timed, "17", tmp_path, wall=clock, steady=clock)
    work.give(STEPS, "W3:b13")
    clock.now += 599
    assert work.left == pytest.approx(1)
    clock.now += 2
    assert work.over
    with pytest.raises(Mistake, match="time is over"):
        work.give(DICE, "W*T*")
    assert [attempt.item for attempt in work.hand_in().attempts] == [STEPS]


def test_practice_after_the_time_is_not_kept(tmp_path: Path) -> None:
    clock = Clock()
    timed = AssignmentFile("Timed", (STEPS,), minutes=1)
    work = PupilWork(timed, "17", tmp_path, wall=clock, steady=clock)
    work.results.note(Attempt("ab", STEPS, BEGAN))
    assert work.states()[STEPS] == "begun"
    clock.now += 61
    with pytest.raises(Mistake, match="time is over"):
        work.results.note(Attempt("ab", STEPS, BEGAN, solved=True))
    assert [attempt.solved for attempt in work.hand_in().attempts] == [False]


def test_the_time_goes_on_while_nobody_is_there_and_a_clock_set_back_does_not_help() -> None:
    wall, steady = Clock(), Clock()
    began = "2027-01-15T08:00:00+00:00"
    wall.now = 1_800_000_000.0 + 100  # a hundred seconds after it began
    watch = Stopwatch(began, 40.0, wall, steady)
    assert watch.used == 100
    wall.now -= 3600
    steady.now += 50
    assert watch.used == 150
    again = Stopwatch(began, watch.used, wall, steady)
    assert again.used == 150


def test_practice_can_be_gone_on_with_and_handed_in_again(tmp_path: Path) -> None:
    work = PupilWork(AssignmentFile("Practice", (STEPS,)), "17", tmp_path)
    heard = list[str]()
    work.heard = lambda: heard.append("done")
    work.results.note(Attempt("ab", STEPS, BEGAN))
    assert heard == ["done"]
    first = work.hand_in()
    work.take_back()
    work.results.note(Attempt("ab", STEPS, BEGAN, solved=True))
    assert (first.attempts[0].solved, work.hand_in().attempts[0].solved) == (False, True)


def test_who_was_here_last_is_known(tmp_path: Path) -> None:
    assert last_pupil(EXAM, tmp_path / "nowhere") == ""
    PupilWork(EXAM, "17", tmp_path)
    assert last_pupil(EXAM, tmp_path) == "17"


def test_a_disk_that_refuses_stops_nobody(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    work = PupilWork(EXAM, "17", blocked)
    assert work.trouble.startswith("Your work could not be kept")
    work.give(STEPS, "W3:b13")
    assert work.states()[STEPS] == "answered"


def test_what_could_not_be_kept_of_a_mark_is_marked_again(tmp_path: Path) -> None:
    work = PupilWork(EXAM, "17", tmp_path)
    work.give(STEPS, "W3:b13")
    [progress] = tmp_path.glob("*.json")
    blocked = progress.with_suffix(".results.json")
    blocked.mkdir()
    receipt = work.hand_in()
    assert [attempt.solved for attempt in receipt.attempts] == [True]
    blocked.rmdir()
    assert PupilWork(EXAM, "17", tmp_path).receipt == receipt


def test_after_half_a_year_one_goes_on_where_one_was(tmp_path: Path) -> None:
    began, months = 1.7e9, 180 * 86_400
    PupilWork(MONDAY, "anna", tmp_path, wall=lambda: began).go(1)
    for _ in range(2):
        later = PupilWork(MONDAY, "anna", tmp_path, wall=lambda: began + months)
        assert later.progress.at == 1


def test_what_is_written_is_read_again() -> None:
    answers = {STEPS: ANSWER}
    progress = AssignmentProgress("A9JN5YDY", "Änne", BEGAN, 3.5, 1, handed=True, answers=answers)
    assert parse_progress(format_progress(progress).encode()) == progress


@pytest.mark.parametrize(
    "change",
    [
        {"format": 0}, {"used": -1}, {"used": "1"}, {"began": "today"}, {"at": -1}, {"at": True},
        {"handed": 1}, {"answers": [1]}, {"answers": {"a": {"line": "W3"}}}, {"pupil": ""},
        {"more": 1}, {"answers": {"a": {"line": 3, "began": BEGAN, "seconds": 1}}},
    ],
)  # fmt: skip
def test_a_file_of_another_shape_is_none(change: dict[str, object]) -> None:
    data = json.loads(format_progress(AssignmentProgress("A9JN5YDY", "17", BEGAN)))
    with pytest.raises(Mistake, match="this is damaged"):
        parse_progress(json.dumps(data | change).encode())


@given(st.data())
def test_any_file_is_read_or_refused_in_a_sentence(data: st.DataObject) -> None:
    text = format_progress(AssignmentProgress("A9JN5YDY", "17", BEGAN, answers={STEPS: ANSWER}))
    at = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(at, len(text)))
    put = data.draw(st.sampled_from(["", "[", "null", "9" * 400, '"', "-1", "{}"]) | st.text())
    content = f"{text[:at]}{put}{text[end:]}".encode(errors="replace")
    try:
        progress = parse_progress(content)
    except Mistake as error:
        is_a_sentence(error)
    else:
        assert parse_progress(format_progress(progress).encode()) == progress
