"""A room in a real browser: who comes in finds the house, and nothing else runs by itself."""

import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from playwright.sync_api import Browser, Page, expect

from mt_widgets.lessons.course import chapters, lesson_names
from mt_widgets.lessons.notebooks import shipped_lessons
from mt_widgets.lessons.routes import Route
from mt_widgets.lessons.sharing import say_route

from ..school.page import NUMBER
from ..school.running import Running, free_port, running
from .lab import Screen, new_page
from .learner import Learner
from .lesson import FRONT, LessonOnPage
from .notebook import Notebook

WORD = "fox-lamp-sea"
START = chapters()[0].notebook
ROUTES = ["page=play", "page=assign", "puzzle=first-steps/001-three-steps",
          *(f"lesson={name}" for name in lesson_names())]  # fmt: skip
SCREEN = Screen(1400, 900, reduced_motion=True)
_START = 120_000  # milliseconds in which a kernel must have started, on a busy machine
_IDLE = "() => jupyterapp?.shell?.currentWidget?.sessionContext?.session?.kernel?.status === 'idle'"

pytestmark = pytest.mark.timeout(600)


@pytest.fixture(scope="module")
def learners(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("room") / "learners"


@pytest.fixture(scope="module")
def room(learners: Path) -> Iterator[Running]:
    """A room whose notebooks run in boxes, where this machine has them."""
    port = free_port()
    words = "serve", "--port", str(port), "--host", "127.0.0.1", "--word", WORD
    with running(learners.parent, "/login", *words, "--keep", str(learners), port=port) as room:
        yield room


@pytest.fixture(scope="module")
def page(browser: Browser, room: Running, learners: Path) -> Iterator[Page]:
    """The window of somebody who came in as Anna, with a module in her folder named as ours is."""
    page = new_page(browser, SCREEN)
    page.goto(f"{room.address}/login")
    page.locator("#name").fill("Anna")
    page.locator("#word").fill(WORD)
    page.locator("button").first.click()
    page.locator("#number").fill(NUMBER)
    page.locator("button").first.click()
    (learners / "anna" / "mt_widgets.py").write_text("open('ran', 'w')\n", "utf-8")
    yield page
    page.context.close()


def test_who_comes_in_finds_the_map_and_makes_the_first_move_with_two_clicks(
    page: Page, tmp_path: Path
) -> None:
    page.locator(".mt-house .mt-go").click(timeout=_START)
    shown = LessonOnPage(cast(Notebook, SimpleNamespace(page=page)), Learner("start", tmp_path))
    shown.click("card:W3")
    shown.learner.click("card:W3")
    shown.expect_twin()
    assert page.url.endswith(f"/tree/anna/lessons/{START}#lesson=start")
    for part in ("#jp-top-panel", ".jp-SideBar", ".jp-Cell-inputWrapper", ".jp-Toolbar"):
        expect(page.locator(part).first).to_be_hidden()


def test_twenty_stops_leave_one_kernel(page: Page, room: Running) -> None:
    title = page.locator(".mt-door-title")
    for route in ROUTES[:20]:
        kind, _, name = route.partition("=")
        page.evaluate("(route) => { location.hash = route; }", route)
        expect(title).to_have_text(say_route(Route(kind, name)))
    expect(page.locator(".mt-place .mt-heading")).to_be_visible()
    sessions = page.request.get(f"{room.address}/api/sessions").json()
    assert [one["path"] for one in sessions] == [f"anna/lessons/{START}"]


def test_a_changed_notebook_does_not_run_by_itself(
    page: Page, room: Running, learners: Path
) -> None:
    book = json.loads((shipped_lessons() / START).read_text("utf-8"))
    cell = next(one for one in book["cells"] if one["cell_type"] == "code")
    cell |= {"source": [*cell["source"], "\n", "open('ran', 'w')"], "outputs": []}
    (learners / "anna" / "mine.ipynb").write_text(json.dumps(book), "utf-8")
    page.goto(f"{room.address}/lab/tree/anna/mine.ipynb")
    page.wait_for_function(_IDLE, timeout=_START)
    expect(page.locator("#jp-top-panel")).to_be_visible()
    expect(page.locator(".mt-house")).to_have_count(0)
    expect(page.locator(f"{FRONT} .jp-OutputArea-output")).to_have_count(0)
    assert not (learners / "anna" / "ran").exists()


def test_the_way_back_leads_to_the_house(page: Page) -> None:
    page.evaluate("jupyterapp.commands.execute('magical-towers:open')")
    expect(page.locator(".mt-house")).to_be_visible(timeout=_START)  # with what is open in it
    expect(page.locator("#jp-top-panel")).to_be_hidden()
