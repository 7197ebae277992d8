"""The lesson widget, driven by its public methods."""

from pathlib import Path

import pytest

from mt_widgets.engine.errors import Mistake
from mt_widgets.widgets.lesson.lesson import Lesson
from tests.lessons.samples import HEAD, LOOK, NOT_YOURS, QUIZ, ROLL, WALK


@pytest.fixture
def lesson(tmp_path: Path) -> Lesson:
    return _lesson(tmp_path, WALK, NOT_YOURS, QUIZ, LOOK)


def _lesson(folder: Path, *steps: str) -> Lesson:
    file = folder / "trial.toml"
    file.write_text(HEAD + "".join(steps))
    return Lesson(file, results=folder / "results.json")


def test_a_lesson_is_taken_by_clicks(lesson: Lesson) -> None:
    for tag in ("card:W3", "wizard:b@4", "space:7"):
        assert lesson.click(tag) is None
    assert lesson.panel.status["text"] == "There you are."
    lesson.click("on")
    lesson.click("card:W3")
    lesson.click("wizard:y@12")
    assert lesson.panel.status["rule"] == "wizard.own"
    lesson.click("on")
    assert lesson.click("answer:0") == "No, clockwise."
    lesson.click("answer:1")
    lesson.click("on")
    lesson.click("on")
    assert lesson.finished
    assert lesson.session.stars == 2


def test_a_wrong_try_is_answered_and_taken_back(lesson: Lesson) -> None:
    before = str(lesson.state)
    assert lesson.play("W1:b4") == "That is one step only."
    assert lesson.panel.status["kind"] == "wrong"
    assert str(lesson.state) == before


def test_what_a_rule_refuses_is_answered_with_its_name(lesson: Lesson) -> None:
    said = lesson.play("W3:y12")
    assert said is not None
    assert said.endswith("Yours is the blue one.")
    assert (lesson.panel.status["kind"], lesson.panel.status["rule"]) == ("refused", "wizard.own")


def test_help_is_given_step_by_step(lesson: Lesson) -> None:
    lesson.click("hint")
    assert lesson.panel.contents.summary["lines"] == ["Count to three."]
    assert lesson.panel.status["text"] == "Count to three."
    lesson.click("hint")
    assert "hint" not in {one["tag"] for one in lesson.panel.buttons.asides}
    lesson.click("rescue")
    assert lesson.session.done


def test_a_step_that_is_looked_at_is_not_played_on(tmp_path: Path) -> None:
    lesson = _lesson(tmp_path, LOOK, WALK)
    assert lesson.click("card:W3") is None
    assert lesson.play("W3:b4") is not None
    assert lesson.session.history.step == 0


def test_a_question_puts_its_answers_in_a_list(tmp_path: Path) -> None:
    lesson = _lesson(tmp_path, LOOK, QUIZ)
    lesson.on()
    [answers] = lesson.panel.contents.choices
    assert [one["label"] for one in answers["items"]] == ["As they like", "Clockwise"]
    assert lesson.click("answer:7") is None


def test_a_question_is_the_heading_and_a_wrong_answer_no_refusal(tmp_path: Path) -> None:
    lesson = _lesson(tmp_path, LOOK, QUIZ)
    lesson.on()
    assert lesson.panel.prompt.heading == "Which way do wizards walk?"
    lesson.choose(0)
    assert (lesson.panel.status["kind"], lesson.panel.status["rule"]) == (
        "wrong",
        "wizard.clockwise",
    )
    assert [one["note"] for one in lesson.panel.contents.choices[0]["items"]] == ["✗", ""]
    lesson.choose(1)
    assert (lesson.panel.prompt.heading, lesson.panel.status["text"]) == (
        "You have finished this lesson!",
        "Yes.",
    )


def test_a_lesson_goes_on_where_it_was_left_and_begins_again_when_it_is_finished(
    tmp_path: Path,
) -> None:
    lesson = _lesson(tmp_path, WALK, ROLL)
    lesson.play("W3:b4")
    lesson.on()
    later = _lesson(tmp_path, WALK, ROLL)
    assert later.session.at == 1
    later.rescue()
    assert later.finished
    assert _lesson(tmp_path, WALK, ROLL).session.at == 0


def test_buttons_for_what_is_not_yet_explained_are_hidden(tmp_path: Path) -> None:
    shown = _lesson(tmp_path, WALK)
    assert "new" in {one["tag"] for one in shown.panel.buttons.actions}
    file = tmp_path / "other.toml"
    file.write_text(HEAD + 'hides = ["new"]\n' + WALK)
    hidden = Lesson(file, results=tmp_path / "other.json")
    assert "new" not in {one["tag"] for one in hidden.panel.buttons.actions}


def test_a_stored_lesson_shows_its_picture_and_how_to_begin(lesson: Lesson) -> None:
    bundle = lesson._repr_mimebundle_()
    assert "Start" in str(bundle["text/html"])
    assert "data:image/svg+xml;base64," in str(bundle["text/html"])
    assert str(bundle["text/plain"]).startswith("Trial\nSome steps.")
    assert lesson._repr_mimebundle_()["text/html"] == bundle["text/html"]


def test_a_lesson_that_there_is_not_is_told() -> None:
    with pytest.raises(Mistake, match="there is no lesson 'flying'; there are "):
        Lesson("flying")
