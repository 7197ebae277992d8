"""Reading lesson files, and what is said to bad ones."""

from pathlib import Path

import pytest

from mt_widgets.engine.errors import FileError
from mt_widgets.games import GAMES
from mt_widgets.lessons.lesson import LessonQuiz, LessonTask
from mt_widgets.lessons.load import load_lesson, parse_lesson

from .samples import HEAD, LOOK, NOT_YOURS, POSITION, QUIZ, ROLL, WALK, trial


def test_a_lesson_is_read_with_all_its_kinds_of_steps() -> None:
    lesson = trial(LOOK, WALK, NOT_YOURS, ROLL, QUIZ)
    kinds = [type(step.act) for step in lesson.steps]
    assert kinds == [type(None), LessonTask, LessonTask, LessonTask, LessonQuiz]
    assert lesson.steps[0].marks[1].colour == "y"
    assert lesson.steps[0].arrows[0].to_tag == "space:7"


def test_a_step_without_a_position_begins_where_the_last_one_ended() -> None:
    bare = '[[step]]\ntitle = "On"\ntext = "Look."\n'
    lesson = trial(WALK, bare)
    assert str(lesson.steps[1].position).startswith("K/6/b/")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("format = 1", "format = 7", "format: this program reads format 1"),
        ('title = "Trial"', "title = 5", "title: a text is meant here"),
        ('title = "Trial"', "", "title: it is missing"),
        ("minutes = 3", 'minutes = 3\ngame = "chess"', "game: there is no 'chess'; there are "),
        ("minutes = 3", "minutes = 3\ngame = 7", "game: a text is meant here"),
        ("minutes = 3", 'minutes = 3\nhides = ["castle"]', "hides: 'castle' is none of die, "),
        ("minutes = 3", "minutes = 90", "minutes: a whole number from 1 to 60"),
        ('title = "Walk"', 'title = "Walk"\ncolour = 3', "step 1: 'colour': there is no such key"),
        (POSITION, "K/b", "step 1: position: "),
        ('goal = "visible(b, 7) >= 1"', 'goal = "visible(b"', "step 1: goal: "),
        ('solution = "W3:b4"', 'solution = "W1:b4"', "step 1: solution: it is taken back"),
        ('solution = "W3:b4"', 'solution = "W2:b4"', "step 1: solution: turn.two-actions"),
        ('solution = "W3:b4"', "", "step 1: solution: it does not do what the step 'Walk' asks"),
        ('rules = ["wizard.clockwise"]', 'rules = ["wizard.flies"]', "there is no 'wizard.flies'"),
        ('rule = "wizard.own"', 'rule = "wizard.flies"', "step 1: mistake 2: rule: there is no"),
        ('rule = "wizard.own"', "", "step 1: mistake 2: tried: it is missing, and so is rule"),
        ('goal = "visible(b, 7) >= 1"', 'events = ["WizardFlew"]', "'WizardFlew' is none of Card"),
        ('title = "Walk"', 'title = "Walk"\nplays = "r"', "step 1: plays: letters of 'by' are"),
        ("Three steps on.", "Three `steps` on.", "there is no rule 'steps'"),
        ("Three steps on.", "Three `steps on.", "a backtick has no partner"),
    ],
)
def test_a_bad_file_is_answered_with_the_key_at_fault(old: str, new: str, said: str) -> None:
    text = HEAD + WALK
    assert old in text
    with pytest.raises(FileError) as error:
        parse_lesson(text.replace(old, new, 1), "trial")
    assert str(error.value).startswith("'trial': ")
    assert said in str(error.value)
    assert "\n" not in str(error.value)


def test_a_question_has_one_right_answer() -> None:
    with pytest.raises(FileError, match="answer: two or more are meant, of which one is right"):
        trial(LOOK, QUIZ.replace("right = true", "right = false"))


def test_a_lesson_without_steps_is_none() -> None:
    with pytest.raises(FileError, match="step: it is missing"):
        trial()


def test_a_tag_that_there_is_not_is_told() -> None:
    with pytest.raises(FileError, match="step 1: marks: 'dragon:b' is no tag"):
        trial(LOOK.replace("wizard:b@4", "dragon:b", 1))


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="No such file"):
        load_lesson(tmp_path / "gone.toml")


def test_a_lesson_says_which_game_it_is_about_or_means_the_first() -> None:
    named = parse_lesson(f'game = "magical-towers"\n{HEAD}{WALK}', "trial")
    assert named.game is trial(WALK).game is GAMES["magical-towers"]
    with pytest.raises(FileError):  # it has other positions
        parse_lesson(f'game = "wonderful-towers"\n{HEAD}{WALK}', "trial")
