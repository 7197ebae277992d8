"""The course: every rule is taught by a step that needs it."""

import pytest

from mt_widgets.engine.errors import Mistake
from mt_widgets.games import module_game
from mt_widgets.games.magical_towers.voice.rulebook import rules
from mt_widgets.lessons.course import Chapter, chapters, find_lesson, taught_in
from mt_widgets.lessons.lesson import LessonQuiz, LessonTask

from .proof import unproven

LESSONS = [chapter for chapter in chapters() if chapter.lesson]
each_lesson = pytest.mark.parametrize("chapter", LESSONS, ids=lambda chapter: chapter.lesson)


@each_lesson
def test_a_lesson_teaches_what_it_claims(chapter: Chapter) -> None:
    wrong = [(step.title, rule) for step, rule in unproven(find_lesson(chapter.lesson))]
    assert not wrong


@pytest.mark.parametrize("rule", rules())
def test_every_rule_is_taught_by_a_step_that_needs_it(rule: str) -> None:
    assert rule in taught_in()


@each_lesson
def test_a_lesson_is_short_and_the_learner_acts(chapter: Chapter) -> None:
    lesson = find_lesson(chapter.lesson)
    assert lesson.minutes <= 10
    acts = [step.act for step in lesson.steps]
    assert any(isinstance(act, LessonTask) for act in acts)
    assert acts[-1] is not None, "a lesson ends with something to do or to answer"


def test_more_is_done_than_answered() -> None:
    acts = [step.act for chapter in LESSONS for step in find_lesson(chapter.lesson).steps]
    tasks, questions = (
        sum(isinstance(act, kind) for act in acts) for kind in (LessonTask, LessonQuiz)
    )
    assert tasks > questions


@each_lesson
def test_a_lesson_answers_typical_mistakes_and_gives_hints(chapter: Chapter) -> None:
    tasks = [
        step.act for step in find_lesson(chapter.lesson).steps if isinstance(step.act, LessonTask)
    ]
    assert any(remark.tried for task in tasks for remark in task.remarks)
    assert all(task.hints for task in tasks if task.solution)


@each_lesson
def test_every_answer_of_a_question_is_answered(chapter: Chapter) -> None:
    for step in find_lesson(chapter.lesson).steps:
        if isinstance(step.act, LessonQuiz):
            assert all(choice.reply for choice in step.act.choices)
            assert any(choice.rule for choice in step.act.choices)


@each_lesson
def test_the_words_of_a_lesson_are_short(chapter: Chapter) -> None:
    for step in find_lesson(chapter.lesson).steps:
        assert len(step.text) <= 360, step.title
        assert len(step.title) <= 40, step.title


@each_lesson
def test_a_teacher_finds_a_plan(chapter: Chapter) -> None:
    plan = find_lesson(chapter.lesson).plan
    assert plan.aims
    assert plan.words
    assert plan.questions
    assert plan.errors


def test_a_lesson_that_there_is_not_is_answered_with_those_that_there_are() -> None:
    with pytest.raises(Mistake, match="there is no lesson 'x/walking'; there are start, walking"):
        find_lesson("x/walking")


def test_a_game_without_a_course_has_no_chapters_and_teaches_nothing() -> None:
    bare = module_game("bare", "mt_widgets.draw")
    assert chapters(bare) == ()
    assert taught_in(bare) == {}
