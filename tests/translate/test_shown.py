"""What is shown of lessons and puzzles is in the reader's language."""

import gettext
from pathlib import Path

import pytest

from mt_widgets.engine import words
from mt_widgets.puzzles.load import load_puzzle
from mt_widgets.puzzles.packs import shipped
from mt_widgets.puzzles.telling import say_text
from mt_widgets.puzzles.variant import vary
from mt_widgets.widgets.lesson.lesson import Lesson
from mt_widgets.widgets.puzzle.puzzle import Puzzle
from tests.lessons.samples import HEAD, NOT_YOURS, QUIZ, WALK

FIRST = "first-steps/001-three-steps"


class Starred(gettext.NullTranslations):
    """A language that is English with a star before each sentence."""

    def gettext(self, message: str) -> str:
        return f"*{message}"

    def pgettext(self, context: str, message: str) -> str:
        return f"*{message}" if context == words.NAME else message


@pytest.fixture(autouse=True)
def _starred(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "_catalogue", Starred)


@pytest.fixture
def lesson(tmp_path: Path) -> Lesson:
    file = tmp_path / "trial.toml"
    file.write_text(HEAD + WALK + NOT_YOURS + QUIZ)
    return Lesson(file, results=tmp_path / "results.json")


def test_a_step_is_told_in_the_readers_language(lesson: Lesson) -> None:
    task = lesson._card.task
    assert all(task[key].startswith("*") for key in ("kicker", "title", "story"))
    lesson.hint()
    assert lesson.panel.contents.summary["lines"] == ["*Count to three."]


def test_answers_to_a_try_are_in_the_readers_language(lesson: Lesson) -> None:
    assert lesson.play("W1:b4") == "*That is one step only."
    assert "*Yours is the blue one." in (lesson.play("W3:y12") or "")
    lesson.play("W3:b4")
    assert lesson.panel.status["text"] == "*There you are."


def test_a_rescue_is_told_in_the_readers_language(lesson: Lesson) -> None:
    lesson.rescue()
    assert lesson.panel.status["text"] == "*There you are."


def test_questions_and_answers_are_in_the_readers_language(lesson: Lesson) -> None:
    for _ in range(2):
        lesson.rescue()
        lesson.on()
    (choices,) = lesson.panel.contents.choices
    assert lesson.panel.prompt.heading == "*Which way do wizards walk?"
    assert all(item["label"].startswith("*") for item in choices["items"])
    assert lesson.choose(0) == "*No, clockwise."


def test_a_puzzle_is_told_in_the_readers_language(tmp_path: Path) -> None:
    puzzle = Puzzle(FIRST, results=tmp_path / "results.json")
    text = str(puzzle._repr_mimebundle_()["text/plain"])
    assert text.startswith("*Three steps\n*The Raven Castle is close. *blue has one action")
    puzzle.hint()
    puzzle.play("W3:b13")
    assert puzzle.panel.contents.summary["texts"][0].startswith("*`castle.enter`: a wizard gets in")


def test_a_variant_is_told_in_the_readers_language() -> None:
    puzzle = vary(load_puzzle(shipped() / f"{FIRST}.toml"), "Anna")
    story = puzzle.words.story
    assert story.startswith("*The Raven Castle is close. {")
    assert say_text(puzzle.game, story).startswith("*")


def test_packs_are_listed_in_the_readers_language(tmp_path: Path) -> None:
    chooser = Puzzle(results=tmp_path / "results.json")
    assert all(group["title"].startswith("*") for group in chooser.panel.contents.choices)
    assert all(group["about"].startswith("*") for group in chooser.panel.contents.choices)
