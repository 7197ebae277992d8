"""Every lesson in JupyterLab, taken by its own solution with real pointers, and two by keys."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from mt_widgets.learner.results_file import ResultsFile

from .lab import Lab
from .lesson import LESSONS, LessonOnPage, show


def _expect_finished(shown: LessonOnPage, name: str, folder: Path) -> None:
    """The page says so, there are stars, and the file of results has it."""
    twin = shown.learner.twin
    assert twin.finished
    expect(shown.heading).to_have_text("You have finished this lesson!")
    expect(shown.stars).to_have_count(twin.session.stars)
    last = ResultsFile(folder / "results.json").all()[-1]
    assert (last.item, last.solved, last.value) == (f"lesson:{name}", True, "1")


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_taken_by_clicking(lab: Lab, tmp_path: Path, name: str) -> None:
    shown = show(lab, name, tmp_path)

    def click(tag: str) -> None:
        shown.expect_in_one_view()
        shown.click(tag)

    shown.finish(click)
    assert shown.learner.mistakes, "no wrong try was answered"
    _expect_finished(shown, name, tmp_path)


@pytest.mark.parametrize("name", ["walking", "castle"])
def test_a_lesson_is_taken_by_keyboard_alone(lab: Lab, tmp_path: Path, name: str) -> None:
    shown = show(lab, name, tmp_path)
    shown.enter_by_keys()
    shown.finish(shown.choose_by_keys)
    _expect_finished(shown, name, tmp_path)
