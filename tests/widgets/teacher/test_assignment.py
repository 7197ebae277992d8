"""The pupil's assignment, driven by its public methods and by messages of the page."""

from pathlib import Path

import pytest

from mt_widgets.classroom.assignment import AssignmentFile, format_assignment, format_link
from mt_widgets.classroom.overview import overview
from mt_widgets.classroom.receipt import parse_receipt
from mt_widgets.classroom.spoken import seal
from mt_widgets.engine.errors import Mistake
from mt_widgets.widgets.lesson.lesson import Lesson
from mt_widgets.widgets.puzzle.puzzle import Puzzle
from mt_widgets.widgets.teacher.assignment import Assignment
from tests.widgets.shown_puzzle import actions, buttons

STEPS, DICE, WALK = "first-steps/001-three-steps", "dice/001-one-die-or-two", "lesson:walking"
EXAM = format_assignment(AssignmentFile("Exam", (STEPS, DICE), exam=True))
SEALED = format_assignment(
    AssignmentFile("Exam", (STEPS, DICE), exam=True, release=seal("fox lamp sea"))
)
PRACTICE = format_assignment(AssignmentFile("Monday", (WALK, STEPS), hints=1, variants=True))


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAGICAL_TOWERS_HOME", str(tmp_path))


def _puzzle(assignment: Assignment) -> Puzzle:
    assert isinstance(assignment.item, Puzzle)
    return assignment.item


def _states(assignment: Assignment) -> list[str]:
    return [item["state"] for item in assignment.sheet.page["items"]]


def _tags(assignment: Assignment) -> list[str]:
    return [one["tag"] for one in assignment.sheet.page["buttons"]]


def test_a_name_is_asked_for_first() -> None:
    assignment = Assignment(EXAM)
    assert "your real name is not needed" in assignment.sheet.page["name"]["help"]
    assert assignment.children == (assignment.sheet,)
    assert assignment.go(1) == "Say who you are first."
    assert assignment.begin("") == "A name or number of 1 to 40 plain characters is meant."
    assert assignment.begin(17) is None
    assert _puzzle(assignment).session is not None


def test_an_exam_is_answered_handed_in_and_then_told() -> None:
    assignment = Assignment(EXAM)
    assignment.begin("Anna")
    _puzzle(assignment).play("W3:b13")
    _puzzle(assignment).give()
    assert _states(assignment) == ["answered", "open"]
    assignment.on()
    _puzzle(assignment).play("W**")
    _puzzle(assignment).give()
    assert assignment.line == ""
    assignment.ask()
    assert _tags(assignment) == ["stay", "hand_in"]
    assignment.hand_in()
    assert _states(assignment) == ["good", "bad"]
    page = assignment.sheet.page
    assert page["status"]["text"].startswith("Handed in. Right: 1 of 2.")
    assert parse_receipt(page["handed"]["line"]) == assignment.receipt
    assert parse_receipt(page["handed"]["file"]["text"]) == assignment.receipt
    assert _puzzle(assignment).panel.prompt.heading == "Solved!"
    assignment.on()
    assert "11/36" in _puzzle(assignment).panel.status["text"]
    assert buttons(_puzzle(assignment)) == ["solution"]
    assert "no going on" in str(assignment.take_back())


def test_it_goes_on_where_it_was_left() -> None:
    first = Assignment(EXAM)
    first.begin("Anna")
    first.on()
    _puzzle(first).play("W**")
    _puzzle(first).give()
    again = Assignment(EXAM)
    assert again.sheet.page["name"]["value"] == "Anna"
    again.begin("Anna")
    assert _puzzle(again).panel.contents.summary["title"] == "Your answer: `W**`"
    assert actions(_puzzle(again)) == ["change"]
    again.leave()
    again.begin("Ben")
    assert _states(again) == ["open", "open"]


def test_a_place_that_is_not_there_is_the_last_one(tmp_path: Path) -> None:
    Assignment(EXAM).begin("17")
    [file] = (tmp_path / "assignments").glob("*.json")
    file.write_text(file.read_text("utf-8").replace('"at": 0', '"at": 9'), "utf-8")
    again = Assignment(EXAM)
    assert again.begin("17") is None
    assert again.sheet.page["items"][1]["here"]
    assert again.item is not None


def test_moves_that_are_not_answered_yet_stay_while_one_looks_elsewhere() -> None:
    assignment = Assignment(EXAM)
    assignment.begin("Anna")
    _puzzle(assignment).play("W3:b13")
    assignment.on()
    assignment.back()
    assert actions(_puzzle(assignment)) == ["give"]
    assert assignment.back() == "There is no such item."


def test_practice_has_lessons_variants_and_fewer_hints(tmp_path: Path) -> None:
    assignment = Assignment(PRACTICE)
    assignment.begin("Anna")
    assert isinstance(assignment.item, Lesson)
    assignment.on()
    puzzle = _puzzle(assignment)
    assert puzzle.session is not None
    assert puzzle.session.puzzle.proof is not None
    assert buttons(puzzle) == ["hint"]
    puzzle.play(puzzle.session.puzzle.proof.solutions[0])
    assert puzzle.solved
    assert _states(assignment) == ["open", "good"]
    assert actions(puzzle) == []
    assignment.hand_in()
    assert assignment.receipt is not None
    [attempt] = assignment.receipt.attempts
    assert attempt.variant == f"{assignment.receipt.code}:Anna"
    assert not (tmp_path / "results.json").exists()
    assert assignment.take_back() is None
    assert _puzzle(assignment) is not None


def test_a_finished_lesson_leads_nowhere_else() -> None:
    assignment = Assignment(PRACTICE)
    assignment.begin("Anna")
    lesson = assignment.item
    assert isinstance(lesson, Lesson)
    for _ in range(200):
        if lesson.finished:
            break
        lesson.rescue()
        if not lesson.finished:
            lesson.on()
    assert lesson.panel.buttons.actions == []
    assert _states(assignment)[0] == "good"


def test_when_the_time_is_over_only_handing_in_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    assignment = Assignment(
        format_assignment(AssignmentFile("Timed", (STEPS, DICE), minutes=1, exam=True))
    )
    assignment.begin("Anna")
    _puzzle(assignment).play("W3:b13")
    _puzzle(assignment).give()
    assert 0 < (assignment.left or 0) <= 60
    assert assignment._work is not None
    monkeypatch.setattr(assignment._work._watch, "_before", 61.0)
    assignment.sheet._handle_custom_msg({"do": "tick"}, [])
    assert assignment.item is None
    assert _tags(assignment) == ["hand_in"]
    assert "The time is over" in assignment.sheet.page["status"]["text"]
    assignment.hand_in()
    assert assignment.receipt is not None
    assert [attempt.item for attempt in assignment.receipt.attempts] == [STEPS]


def test_the_page_may_say_anything() -> None:
    assignment = Assignment(EXAM)
    for message in ({"do": "begin", "pupil": "Anna"}, {"do": "go", "number": 1}, {"do": "ask"}):
        assignment.sheet._handle_custom_msg(message, [])
    assert _tags(assignment) == ["stay", "hand_in"]
    before = assignment.sheet.page
    for nonsense in (None, {}, {"do": "begin"}, {"do": "close"}, {"do": "go", "number": "1"}, 3):
        assignment.sheet._handle_custom_msg(nonsense, [])
    assert assignment.sheet.page == before


def test_a_link_in_the_environment_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Mistake, match="Name an assignment"):
        Assignment()
    monkeypatch.setenv("MAGICAL_TOWERS_ASSIGNMENT", format_link(AssignmentFile("Monday", (STEPS,))))
    assert Assignment().assignment.title == "Monday"


def test_what_cannot_be_done_is_told_at_once() -> None:
    lesson = format_assignment(AssignmentFile("Exam", (WALK,), exam=True))
    with pytest.raises(Mistake, match="cannot be in an exam"):
        Assignment(lesson)


def test_without_a_kernel_it_says_what_it_is() -> None:
    bundle = Assignment(EXAM)._repr_mimebundle_()
    assert str(bundle["text/plain"]).startswith("Exam\nPuzzles: 2.")
    assert "1. Three steps" in str(bundle["text/plain"])
    assert "<svg" not in str(bundle["text/html"])
    again = Assignment(EXAM)._repr_mimebundle_()
    assert [again[kind] for kind in ("text/plain", "text/html")] == [
        bundle[kind] for kind in ("text/plain", "text/html")
    ]


def test_an_exam_whose_answers_cannot_be_read_says_so_and_is_not_begun_anew(tmp_path: Path) -> None:
    Assignment(EXAM).begin(17)
    [path] = (tmp_path / "assignments").glob("*.json")
    hidden = path.rename(path.with_suffix(".hidden"))
    path.mkdir()
    assignment = Assignment(EXAM)
    said = assignment.begin(17)
    assert said is not None
    assert "Your work is there, but it cannot be opened now" in said
    assert assignment.sheet.page["status"]["text"] == said
    assert assignment.item is None
    path.rmdir()
    hidden.rename(path)
    assert assignment.begin(17) is None


def _handed_in(pupil: str) -> Assignment:
    assignment = Assignment(SEALED)
    assignment.begin(pupil)
    _puzzle(assignment).play("W3:b13")
    _puzzle(assignment).give()
    assignment.hand_in()
    return assignment


def test_with_a_release_word_a_pupil_is_told_that_it_is_handed_in_and_no_more() -> None:
    assignment = _handed_in("Anna")
    page = assignment.sheet.page
    assert page["status"]["text"] == "Handed in. Answered: 1 of 2."
    assert page["items"] == []
    assert page["word"]["label"] == "The release word"
    assert assignment.item is None
    assert assignment.go(2) is None
    assert assignment.item is None
    assert not parse_receipt(assignment.line).attempts[0].solved


def test_a_wrong_word_is_answered_at_once() -> None:
    assignment = _handed_in("Anna")
    assignment._receive({"do": "release", "word": "open sesame"})
    told = assignment.sheet.page["word"]["told"]["text"]
    assert told.startswith("That is not the release word.")
    assert assignment.item is None


def test_the_release_word_shows_what_was_right_and_is_kept() -> None:
    assignment = _handed_in("Anna")
    assert assignment.release("Fox Lamp Sea") is None
    assert _states(assignment) == ["good", "missing"]
    assert assignment.sheet.page["word"] == {}
    assert "Right: 1 of 2" in assignment.sheet.page["status"]["text"]
    assert _puzzle(assignment).session is not None
    again = Assignment(SEALED)
    again.begin("Anna")
    assert _states(again) == ["good", "missing"]


@pytest.mark.parametrize("pupil", ["anna", "Bob", "Anna 2"])
def test_beginning_as_somebody_else_and_handing_in_shows_no_solution(pupil: str) -> None:
    _handed_in("Anna")
    other = Assignment(SEALED)
    other.begin(pupil)
    other.hand_in()
    assert other.sheet.page["items"] == []
    assert other.item is None
    assert other.release("") == (
        "That is not the release word. Your teacher says it when all have finished."
    )


def test_the_release_word_is_for_those_who_have_handed_in() -> None:
    assignment = Assignment(SEALED)
    assert assignment.release("fox lamp sea") == "Say who you are first."
    assignment.begin("Anna")
    told = assignment.release("fox lamp sea")
    assert told == "Hand in first. Then the release word shows what was right."
    assert "solution" not in buttons(_puzzle(assignment))


def test_what_is_solved_in_practice_is_handed_in_with_its_moves_and_shown_by_them() -> None:
    assignment = Assignment(PRACTICE)
    assignment.begin("Anna")
    assignment.go(2)
    puzzle = _puzzle(assignment)
    assert puzzle.session is not None
    assert puzzle.session.puzzle.proof is not None
    [line] = puzzle.session.puzzle.proof.solutions
    assert puzzle.play("end") is not None
    assert puzzle.play(line) is None
    assignment.hand_in()
    of = overview([assignment.line], assignment.assignment)
    [row] = [row for row in of.rows if row.item == STEPS]
    assert (row.solved, row.proof, row.doubt) == (True, "moves", "")
    assert parse_receipt(assignment.line).attempts[-1].moves == line
