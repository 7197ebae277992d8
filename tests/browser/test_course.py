"""Notebooks of the course that are opened by hand, from the list of files."""

import json
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from mt_widgets.lessons.course import chapters

from .lab import Lab, Screen
from .learner import Learner
from .lesson import FRONT, LessonOnPage
from .notebook import Notebook
from .server import Server

START, WALKING = (chapter.notebook for chapter in chapters()[:2])
SCREEN = Screen(1400, 900, reduced_motion=True)
ERRORS = '.jp-RenderedText[data-mime-type*="stderr"], .jp-OutputArea-error, .jp-Dialog'


def _in_front(page: Page) -> Locator:
    return page.locator(FRONT)


def _start(notebook: Notebook) -> Locator:
    return _in_front(notebook.page).get_by_role("button", name="Start").first


def test_a_lesson_opened_from_the_files_shows_its_picture_and_starts(
    lab: Lab, course: Path, tmp_path: Path
) -> None:
    notebook = lab.visit(WALKING, screen=SCREEN)
    panel = _in_front(notebook.page)
    expect(panel.locator("img").first).to_be_visible()
    expect(panel.locator(ERRORS)).to_have_count(0)
    notebook.shot("course-front-page")
    _start(notebook).click()
    LessonOnPage(notebook, Learner("walking", tmp_path)).expect_twin()


def test_a_notebook_that_is_not_trusted_says_in_words_how_to_begin(
    lab: Lab, server: Server, course: Path
) -> None:
    book = json.loads((server.root / START).read_text("utf-8"))
    book["metadata"]["changed"] = True
    (server.root / "changed.ipynb").write_text(json.dumps(book), "utf-8")
    notebook = lab.visit("changed.ipynb", screen=SCREEN)
    panel = _in_front(notebook.page)
    expect(panel.get_by_text("choose Run in the menu above").first).to_be_visible()
    expect(panel.get_by_role("link", name="Walking")).to_be_visible()
    expect(panel.locator(ERRORS)).to_have_count(0)
    notebook.shot("course-untrusted")
