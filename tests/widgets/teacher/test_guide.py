"""The teacher's guide tells what the lessons' plans have."""

from html import escape

import pytest

from mt_widgets import Guide
from mt_widgets.engine.errors import Mistake
from mt_widgets.lessons.course import chapters, find_lesson
from mt_widgets.lessons.lesson import LessonFile

LESSONS = [find_lesson(chapter.lesson) for chapter in chapters() if chapter.lesson]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_lesson_has_a_plan_a_teacher_can_use(lesson: LessonFile) -> None:
    plan = lesson.plan
    assert all((plan.aims, plan.words, plan.questions, plan.errors))


def test_the_guide_tells_everything_of_every_plan() -> None:
    bundle = Guide()._repr_mimebundle_()
    for lesson in LESSONS:
        plan = lesson.plan
        taught = [name for step in lesson.steps for name in step.rules]
        told = (lesson.title, lesson.about, *plan.aims, *plan.words, *plan.questions, *plan.errors)
        for text in (*told, *taught):
            assert text in bundle["text/plain"]
            assert escape(text) in bundle["text/html"]
        assert f"{lesson.minutes} minutes, {len(lesson.steps)} steps" in bundle["text/html"]
    assert bundle["text/html"].count("<img alt=") == len(LESSONS)


def test_one_plan_is_open_and_of_many_each_is_opened_by_a_click() -> None:
    one = Guide(LESSONS[1].name)._repr_mimebundle_()["text/html"]
    assert one.count("<details open>") == 1
    assert "<details open>" not in Guide()._repr_mimebundle_()["text/html"]


def test_the_guide_is_the_same_every_time() -> None:
    assert Guide()._repr_mimebundle_() == Guide()._repr_mimebundle_()


def test_a_lesson_that_is_not_there_is_named() -> None:
    with pytest.raises(Mistake, match="there is no lesson 'flying'"):
        Guide("flying")
