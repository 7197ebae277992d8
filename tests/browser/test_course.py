"""The course in JupyterLab: from the start notebook over the map to a lesson, and back."""

import json
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from mt_widgets.lessons.course import chapters

from .lab import Lab, Screen
from .learner import Learner
from .lesson import FRONT, LessonOnPage
from .notebook import Notebook
from .server import Server

TUTORIALS = Path(__file__).parents[2] / "tutorials"
START, WALKING = (chapter.notebook for chapter in chapters()[:2])
SCREEN = Screen(1400, 900, reduced_motion=True)
_SCROLL_ON = """async () => {
  const { content } = window.jupyterapp.shell.currentWidget;
  await content.scrollToItem(content.widgets.length - 1, "end");
}"""
ERRORS = '.jp-RenderedText[data-mime-type*="stderr"], .jp-OutputArea-error, .jp-Dialog'


def _in_front(page: Page) -> Locator:
    return page.locator(FRONT)


def _start(notebook: Notebook) -> Locator:
    return _in_front(notebook.page).get_by_role("button", name="Start").first


def _stop(page: Page, notebook: str) -> Locator:
    return _in_front(page).locator(f'.mt-stop[data-notebook="{notebook}"]')


def test_one_click_brings_the_map_and_one_a_lesson(lab: Lab, course: Path, tmp_path: Path) -> None:
    notebook = lab.visit(START, screen=SCREEN)
    page = notebook.page
    _start(notebook).click()
    expect(_stop(page, WALKING)).to_be_visible()
    notebook.shot("course-map")
    _stop(page, WALKING).click()
    shown = LessonOnPage(notebook, Learner("walking", tmp_path))
    shown.expect_twin()
    expect(shown.heading).to_be_in_viewport(ratio=1)
    expect(_in_front(page).locator(".mt-task .mt-title")).to_be_in_viewport(ratio=1)
    notebook.shot("course-lesson")
    shown.finish(shown.click)
    _in_front(page).get_by_role("link", name="The map of the course").click()
    expect(_stop(page, WALKING)).to_have_class("mt-stop mt-stop-done")
    expect(_stop(page, WALKING).locator(".mt-filled")).to_have_count(
        shown.learner.twin.session.stars
    )
    notebook.shot("course-back")


def test_where_the_machine_is_slow_a_lesson_is_seen_from_its_top(
    lab: Lab, course: Path, tmp_path: Path
) -> None:
    notebook = lab.visit(START, screen=SCREEN)
    page = notebook.page
    _start(notebook).click()
    _stop(page, WALKING).click()
    shown = LessonOnPage(notebook, Learner("walking", tmp_path))
    page.evaluate("window.jupyterapp.shell.currentWidget.dispose()")  # its kernel goes on
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 6})
    _stop(page, WALKING).click()
    shown = LessonOnPage(notebook, Learner("walking", tmp_path))
    page.evaluate(_SCROLL_ON)  # as JupyterLab does when it has run all cells, which may be now
    shown.expect_twin()
    title = _in_front(page).locator(".mt-task .mt-title")
    expect(title).to_be_in_viewport(ratio=1)
    title.hover()
    page.mouse.wheel(0, 900)  # whoever scrolls by hand gets there
    expect(title).not_to_be_in_viewport()


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
