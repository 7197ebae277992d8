"""The site in a browser: from the map through lessons and puzzles to the file that is handed in."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from mt_widgets.classroom.assignment import format_link, parse_assignment
from mt_widgets.classroom.gather import gather
from mt_widgets.lessons.course import chapters
from mt_widgets.puzzles.load import load_puzzle
from mt_widgets.puzzles.shelf import find
from mt_widgets.puzzles.variant import vary

from ..lab import Screen
from ..learner import Learner
from .conftest import Enter
from .served import Sent
from .visitor import Visitor

START, WALKING, RIDING = (chapter.notebook for chapter in chapters()[:3])
TOUR, RESULTS, CODE = (
    "18-puzzle-tour.ipynb", "25-class-results.ipynb", "27-for-programmers.ipynb",
)  # fmt: skip
TASK = 'format = 1\ntitle = "Monday"\nitems = ["first-steps/001-three-steps"]\n'
SAMPLE = Path(__file__).parents[2] / "learner" / "results-1.json"
DESK = Screen(1400, 900, reduced_motion=True)
TABLET = Screen(800, 1280, touch=True, reduced_motion=True, theme="dark")
ALL = 99
MOST_SENT = 12e6  # bytes until the first lesson is there

pytestmark = pytest.mark.timeout(
    600
)  # seconds: Python wakes up several times, on slow machines too


def _expect_help_with_code(visitor: Visitor) -> None:
    """Where people program, names are completed and errors quoted as anywhere."""
    visitor.stop(CODE).click()
    visitor.wait_for_notebook()
    assert visitor.ask("requestExecute", code="import mt_widgets as towers")["status"] == "ok"
    (completed,) = visitor.ask("requestComplete", code="towers.legal_mo", cursor_pos=15)["matches"]
    assert completed.removeprefix(".") == "legal_moves"
    wrong = visitor.ask("requestExecute", code="one = 1\none / 0", store_history=False)
    assert "".join(wrong["traceback"]).count("\x1b[") > 5, "the line is quoted in colours"


def test_lessons_and_puzzles_are_done_kept_and_handed_in(
    enter: Enter, sent: Sent, tmp_path: Path
) -> None:
    visitor = enter(DESK)
    page = visitor.page
    before = sum(sent)
    visitor.visit()
    assert not page.evaluate("isSecureContext")
    visitor.stop(START).click()
    visitor.wait_for_notebook()
    assert sum(sent) - before < MOST_SENT, "a slow network has to carry all of it"
    expect(visitor.frame.locator(".jp-Notebook-footer")).to_be_hidden()  # no cell is added
    assert visitor.frame.evaluate("'magical-towers' in window._JUPYTERLAB"), "slow tablets need it"
    learner = Learner("start", tmp_path)
    visitor.take(visitor.lesson(learner), 2)

    page.reload()  # it goes on where it was
    visitor.wait_for_notebook()
    shown = visitor.lesson(learner)
    shown.expect_twin()
    visitor.take(shown, ALL)
    expect(shown.stars.first).to_be_visible()
    stars = shown.stars.count()

    shown.page.get_by_role("button", name="Walking").click()  # what comes next
    page.wait_for_url(f"**/?open={WALKING}")
    visitor.wait_for_notebook()
    visitor.take(visitor.lesson(Learner("walking", tmp_path)), ALL)
    page.locator("#map").click()
    expect(visitor.stop(START).locator(".mt-filled")).to_have_count(stars)
    expect(visitor.stop(WALKING)).to_have_class("mt-stop mt-stop-done")
    expect(visitor.stop(RIDING)).to_have_class("mt-stop mt-stop-next")

    visitor.stop(TOUR).click()
    visitor.wait_for_notebook()
    first, second = find("tour")[0], find("first-steps/007-carriage-to-the-castle")[0]
    visitor.solve(0, load_puzzle(first))
    visitor.solve(2, vary(load_puzzle(second), "Anna"))
    visitor.frame.get_by_role("link", name="The map of the course").click()
    expect(page.locator("#puzzles")).to_have_text("Puzzles solved: 2")

    page.locator("#nickname").fill("Anna/")
    file = visitor.download(tmp_path)
    assert file.name == "Anna.json"
    visitor.stop(RESULTS).click()  # the teacher's part of the site
    visitor.wait_for_notebook()
    results = visitor.frame.locator(".jp-CodeCell").last
    results.locator("input[type=file]").set_input_files(file)
    told = re.compile("^Anna, Three steps: right at first try")
    expect(results.get_by_role("gridcell", name=told)).to_be_visible()
    (attempts,) = (receipt.attempts for receipt in gather([file]).receipts)
    solved = {one.item for one in attempts if one.solved}
    assert solved >= {"lesson:start", "lesson:walking", "first-steps/001-three-steps"}

    page.locator("#map").click()
    _expect_help_with_code(visitor)


def _expect_a_way_by_tab(visitor: Visitor) -> None:
    """The lesson has the focus, Tab leads on in it, and a link shows that it has the focus."""
    frame = visitor.frame
    expect(frame.locator(".mt-task .mt-title")).to_be_focused()
    visitor.page.keyboard.press("Tab")
    expect(frame.locator(".mt-skip")).to_be_focused()
    link = frame.get_by_role("link", name="The map of the course")
    link.focus()
    expect(link).not_to_have_css("outline-style", "none")


def test_on_a_tablet_a_lesson_is_taken_by_finger_and_begun_again(
    enter: Enter, plain_address: str, tmp_path: Path
) -> None:
    visitor = enter(TABLET, plain_address)
    page = visitor.page
    visitor.visit()
    page.set_input_files("#file", SAMPLE)
    expect(page.locator("#told")).to_have_text("Results loaded: 3")
    older = tmp_path / "older.json"  # of an attempt, what went further counts
    older.write_text(
        SAMPLE.read_text("utf-8").replace('"solved": true', '"solved": false'), "utf-8"
    )
    page.set_input_files("#file", older)
    expect(visitor.stop(WALKING)).to_have_class("mt-stop mt-stop-done")
    page.set_input_files("#file", __file__)
    expect(page.locator("#told")).to_contain_text("This is no file of results")
    page.locator("#forget").tap()
    expect(page.locator("#download")).to_have_attribute("aria-disabled", "true")
    assert not visitor.attempts()

    visitor.stop(RIDING).tap()
    visitor.wait_for_notebook()
    _expect_a_way_by_tab(visitor)
    learner = Learner("riding", tmp_path)
    visitor.take(visitor.lesson(learner), 1)
    page.locator("#again").tap()
    first = learner.twin.session.lesson.steps[0].title
    expect(visitor.frame.locator(".mt-task .mt-title")).to_have_text(first)
    visitor.take(visitor.lesson(Learner("riding", tmp_path / "again")), ALL)
    page.go_back()
    expect(visitor.stop(RIDING)).to_have_class("mt-stop mt-stop-done")
    assert len(visitor.attempts()) == 2, "what was done before is kept, too"

    visitor.visit(format_link(parse_assignment(TASK, "task")))
    visitor.wait_for_notebook()
    expect(visitor.frame.get_by_role("heading", name="Monday")).to_be_visible()
    expect(page.locator("#save")).to_be_hidden()
    page.locator("#map").tap()
    expect(page.locator("#task")).to_have_text("Go on with your task")
