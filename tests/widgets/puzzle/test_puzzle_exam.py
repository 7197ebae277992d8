"""The puzzle widget as a teacher sets it: fewer hints, or an exam in which nothing is told."""

from pathlib import Path

import pytest

from mt_widgets.engine.errors import Mistake
from mt_widgets.widgets.puzzle.puzzle import Puzzle
from mt_widgets.widgets.puzzle.review import recall, review
from tests.widgets.shown_puzzle import FIRST, actions, buttons, kept

DICE = "dice/001-one-die-or-two"
MEMORY = "memory/001-gone-again"


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAGICAL_TOWERS_HOME", str(tmp_path))


def _told(puzzle: Puzzle) -> str:
    """Every word on the page."""
    panel = puzzle.panel
    shown = [
        panel.prompt.heading,
        panel.status,
        panel.buttons.actions,
        panel.contents.form,
        panel.contents.summary,
        panel.record.history,
    ]
    return f"{shown} {puzzle._task.task}"


def test_fewer_hints_are_given_and_no_solution() -> None:
    puzzle = Puzzle(FIRST, hints=1)
    assert buttons(puzzle) == ["hint", "next", "all"]
    assert puzzle.hint() is None
    assert buttons(puzzle) == ["next", "all"]
    assert puzzle.hint() == "There is no further hint."
    assert puzzle.show_solution() == "Here the solution is not shown."


def test_hints_are_counted_from_0_to_3() -> None:
    with pytest.raises(Mistake, match="whole number from 0 to 3"):
        Puzzle(FIRST, hints=4)
    with pytest.raises(Mistake, match="whole number from 0 to 3"):
        Puzzle(FIRST, hints=4, exam=True)
    with pytest.raises(Mistake, match="An exam needs a puzzle"):
        Puzzle(exam=True)


def test_an_exam_tells_the_same_of_right_and_wrong() -> None:
    shown = list[str]()
    for move in ("W2:b13", "W3:b13"):
        puzzle = Puzzle(FIRST, exam=True)
        puzzle.click(f"card:{move[:2]}")
        puzzle.click("wizard:b@13")
        assert puzzle.click("give") is None
        assert puzzle.panel.prompt.heading == "Your answer is kept."
        assert not puzzle.solved
        assert puzzle.stars == 0
        shown.append(_told(puzzle).replace(move, "MOVE"))
    for secret in ("Solved", "Not yet", "star", "Right", "refuse", "Taken back"):
        assert secret not in " ".join(shown)


def test_an_answer_is_an_attempt_of_its_own(tmp_path: Path) -> None:
    puzzle = Puzzle(FIRST, exam=True, variant=None)
    puzzle.play("W2:b13")
    puzzle.give()
    puzzle.change()
    puzzle.play("W3:b13")
    puzzle.give()
    first, second = sorted(kept(tmp_path), key=lambda attempt: attempt["solved"])
    assert (first["tried"], first["solved"]) == (["W2:b13"], False)
    assert (second["tried"], second["solved"], second["hints"]) == ([], True, 0)
    assert first["mark"] != second["mark"]


def test_answers_can_be_taken_back_and_listened_to() -> None:
    puzzle, heard = Puzzle(FIRST, exam=True), list[str]()
    puzzle.hearers.append(heard.append)
    assert puzzle.give() == "Play your moves first."
    puzzle.play("W2:b13")
    puzzle.undo()
    assert actions(puzzle) == []
    puzzle.play("W3:b13")
    puzzle.click("give")
    assert heard == ["W3:b13"]
    assert actions(puzzle) == ["change"]


def test_an_answer_may_come_too_late() -> None:
    def refuse(_: str) -> None:
        raise Mistake("The time is over.")

    puzzle = Puzzle(FIRST, exam=True)
    puzzle.hearers.append(refuse)
    puzzle.play("W3:b13")
    assert puzzle.give() == "The time is over."
    assert actions(puzzle) == ["give"]


def test_rules_still_refuse_in_an_exam() -> None:
    puzzle = Puzzle(FIRST, exam=True)
    assert str(puzzle.play("W3:y5")).startswith("wizard.visible")
    assert puzzle.panel.status["kind"] == "refused"


def test_there_is_no_help_and_no_other_puzzle_in_an_exam() -> None:
    puzzle = Puzzle(FIRST, exam=True)
    assert buttons(puzzle) == []
    asked = (puzzle.hint, puzzle.ask_for_solution, puzzle.show_solution)
    for help_ in (*asked, puzzle.explore, puzzle.next_puzzle):
        assert help_() is not None
    assert puzzle.choose() == "Here there is only this puzzle."


def test_no_mark_of_earlier_results_is_seen_in_an_exam() -> None:
    Puzzle(FIRST).play("W3:b13")
    assert Puzzle(FIRST).solved
    puzzle = Puzzle(FIRST, exam=True)
    assert not puzzle.solved
    assert puzzle._task.task["badge"] == ""
    assert [sign[0] for sign in puzzle._task.task["signs"]] == ["hard"]


def test_no_chance_is_told_in_an_exam(tmp_path: Path) -> None:
    puzzle = Puzzle(DICE, exam=True)
    puzzle.play("W**")
    puzzle.give()
    assert "/36" not in _told(puzzle)
    assert (kept(tmp_path)[0]["value"], kept(tmp_path)[0]["best"]) == ("11/36", "1/3")


def test_a_question_to_the_memory_is_answered_without_a_word(tmp_path: Path) -> None:
    puzzle = Puzzle(MEMORY, exam=True)
    for _ in range(4):
        puzzle.on()
    assert buttons(puzzle) == ["again"]
    puzzle.click("space:9")
    assert puzzle.click("answer") is None
    assert puzzle.panel.contents.summary["title"] == "Your answer: `9`"
    assert kept(tmp_path)[0]["solved"]


@pytest.mark.parametrize(("name", "line"), [(FIRST, "W2:b13"), (DICE, "W**"), (MEMORY, "5")])
def test_an_answer_comes_back_and_is_reviewed(name: str, line: str) -> None:
    puzzle = Puzzle(name, exam=True)
    recall(puzzle, line)
    assert puzzle.panel.contents.summary["title"] == f"Your answer: `{line}`"
    after = Puzzle(name)
    why = review(after, line)
    assert why is not None
    assert after.panel.status["kind"] == "wrong"
    assert "solution" in buttons(after)
    assert "hint" not in buttons(after)
    after.click("solution")
    assert after.panel.contents.summary["title"].startswith("The solution")


@pytest.mark.parametrize(("name", "line"), [(FIRST, "nonsense"), (FIRST, "W9:b1"), (MEMORY, "x")])
def test_an_answer_that_is_none_is_told(name: str, line: str) -> None:
    assert recall(Puzzle(name, exam=True), line) is not None
    assert review(Puzzle(name), line) is not None


def test_a_right_answer_is_praised_in_the_review() -> None:
    puzzle = Puzzle(FIRST)
    assert review(puzzle, "W3:b13") is None
    assert puzzle.panel.prompt.heading == "Solved!"


def test_a_puzzle_that_is_alone_has_no_way_to_others() -> None:
    puzzle = Puzzle(FIRST, alone=True)
    assert buttons(puzzle) == ["hint", "solution"]
    assert puzzle.choose() == puzzle.next_puzzle() == "Here there is only this puzzle."


def test_there_is_no_hint_in_a_review() -> None:
    puzzle = Puzzle(FIRST)
    review(puzzle, "W2:b13")
    assert puzzle.hint() == "There is no further hint."
    assert recall(puzzle, "W3:b13") is None
    assert recall(Puzzle(), "W3:b13") == "There is no puzzle here."
