"""The site in a browser: from the map through lessons and puzzles to the file that is handed in."""

import re
from datetime import date
from pathlib import Path

import pytest
from playwright.sync_api import expect

from mt_widgets.classroom.assignment import format_link, parse_assignment
from mt_widgets.classroom.gather import gather
from mt_widgets.lessons.course import OURS, chapters
from mt_widgets.puzzles.daily import puzzle_of_the_day
from mt_widgets.puzzles.load import load_puzzle
from mt_widgets.puzzles.packs import puzzle_files
from mt_widgets.puzzles.variant import vary

from ..lab import Screen
from ..learner import Learner
from .conftest import Enter
from .served import Sent
from .visitor import Visitor

START, WALKING, RIDING = (chapter.notebook for chapter in chapters()[:3])
RESULTS, CODE = "25-class-results.ipynb", "27-for-programmers.ipynb"
STEPS, DAY = "first-steps/001-three-steps", date(2026, 12, 1)
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
    visitor.open_stop(CODE)
    assert visitor.ask("requestExecute", code="import mt_widgets as towers")["status"] == "ok"
    (completed,) = visitor.ask("requestComplete", code="towers.legal_mo", cursor_pos=15)["matches"]
    assert completed.removeprefix(".") == "legal_moves"
    wrong = visitor.ask("requestExecute", code="one = 1\none / 0", store_history=False)
    assert "".join(wrong["traceback"]).count("\x1b[") > 5, "the line is quoted in colours"


def _solve_by_links(visitor: Visitor) -> None:
    """A puzzle, and that of a day, which has a variant."""
    visitor.open(f"puzzle={STEPS}")
    visitor.solve(load_puzzle(puzzle_files()[STEPS]))
    daily = puzzle_of_the_day(OURS, DAY)
    visitor.open(f"day={DAY}")
    visitor.solve(vary(load_puzzle(daily.path), str(daily.variant)))


def test_lessons_and_puzzles_are_done_kept_and_handed_in(
    enter: Enter, sent: Sent, tmp_path: Path
) -> None:
    visitor = enter(DESK)
    page = visitor.page
    before = sum(sent)
    visitor.visit()
    assert not page.evaluate("isSecureContext")
    page.locator(".mt-go").click()  # the next click is the first on the board
    visitor.wait()
    assert page.url == f"{visitor.home}#lesson=start"
    assert sum(sent) - before < MOST_SENT, "a slow network has to carry all of it"
    expect(visitor.frame.locator(".jp-Notebook-footer")).to_be_hidden()  # no cell is added
    assert visitor.frame.evaluate("'magical-towers' in window._JUPYTERLAB"), "slow tablets need it"
    learner = Learner("start", tmp_path)
    visitor.take(visitor.lesson(learner), 2)

    page.reload()  # it goes on where it was
    visitor.wait()
    shown = visitor.lesson(learner)
    shown.expect_twin()
    visitor.take(shown, ALL)
    expect(shown.stars.first).to_be_visible()
    stars = shown.stars.count()

    shown.page.get_by_role("button", name="Walking").click()  # what comes next
    page.wait_for_url("**/#lesson=walking")
    visitor.wait()
    visitor.take(visitor.lesson(Learner("walking", tmp_path)), ALL)
    page.locator("#map").click()
    expect(visitor.stop(START).locator(".mt-filled")).to_have_count(stars)
    expect(visitor.stop(WALKING)).to_have_class("mt-stop mt-stop-done")
    expect(visitor.stop(RIDING)).to_have_class("mt-stop mt-stop-next")

    _solve_by_links(visitor)
    page.locator("#map").click()
    expect(page.locator("#puzzles")).to_have_text("Puzzles solved: 2")

    page.locator("#nickname").fill("Anna/")
    file = visitor.download(tmp_path)
    assert file.name == "Anna.json"
    visitor.open_stop(RESULTS)  # the teacher's part of the site
    results = visitor.place
    results.locator("input[type=file]").last.set_input_files(file)
    told = re.compile("^Anna, Three steps: right at first try")
    expect(results.get_by_role("gridcell", name=told)).to_be_visible()
    (attempts,) = (receipt.attempts for receipt in gather([file]).receipts)
    solved = {one.item for one in attempts if one.solved}
    assert solved >= {"lesson:start", "lesson:walking", "first-steps/001-three-steps"}

    page.locator("#map").click()
    _expect_help_with_code(visitor)
    page.go_back()
    visitor.open_stop(RIDING)
    expect(visitor.place.locator("canvas").first).to_be_visible()


def _expect_a_way_by_tab(visitor: Visitor) -> None:
    """The lesson has the focus, and Tab leads on in it."""
    frame = visitor.frame
    expect(frame.locator(".mt-task .mt-title")).to_be_focused()
    visitor.page.keyboard.press("Tab")
    expect(frame.locator(".mt-skip")).to_be_focused()


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
    visitor.wait()
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
    visitor.wait()
    expect(visitor.frame.get_by_role("heading", name="Monday")).to_be_visible()
    expect(page.locator("#save")).to_be_hidden()
    page.locator("#map").tap()
    expect(page.locator("#task")).to_have_text("Go on with your task")
