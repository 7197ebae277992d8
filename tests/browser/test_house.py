"""The house in JupyterLab: it opens by itself, leads everywhere, and comes back."""

import json
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import Page, expect

from mt_widgets.lessons.course import chapters
from mt_widgets.lessons.routes import chapter_route, format_route

from .in_house import expect_open, go, stop
from .lab import Lab, Screen
from .learner import Learner
from .lesson import LessonOnPage
from .notebook import LOOK, Notebook
from .server import Server

START = chapters()[0].notebook
SCREEN = Screen(1400, 900, reduced_motion=True)
AROUND = (
    "#jp-menu-panel, .jp-SideBar, .jp-NotebookPanel-toolbar, .jp-Cell-inputArea, .jp-InputPrompt"
)
STOPS = [format_route(chapter_route(one)) for one in chapters() if one.name != "programmers"]
PUZZLE = "puzzle=first-steps/001-three-steps"
_TOLD = "Python had to be started again"
DIE = """jupyterapp.shell.currentWidget.sessionContext.session.kernel
  .requestExecute({ code: "import os; os.kill(os.getpid(), 9)", silent: true })"""


def _kernels(server: Server) -> list[dict[str, str]]:
    with urlopen(f"{server.url}api/kernels") as answer:  # noqa: S310 - our own loopback address
        found: list[dict[str, str]] = json.load(answer)
    return found


def test_it_opens_by_itself_two_clicks_lead_to_the_first_move_and_stops_leave_one_python(
    house: Notebook, server: Server, tmp_path: Path
) -> None:
    page = house.page
    for part in page.locator(AROUND).all():
        expect(part).to_be_hidden()
    for route in STOPS:
        expect(stop(page, route)).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".mt-go")).to_be_in_viewport(ratio=1)
    house.shot("house-map")
    page.locator(".mt-go").click()
    shown = LessonOnPage(house, Learner("start", tmp_path))
    shown.click("card:W3")
    shown.learner.click("card:W3")
    shown.expect_twin()
    canvas = page.locator(".mt-place canvas").first
    expect(canvas).to_be_in_viewport(ratio=1)
    expect(page.locator(".mt-heading")).to_be_in_viewport(ratio=1)
    box = canvas.bounding_box()
    assert box is not None
    assert box["width"] >= 800
    house.shot("house-lesson")
    _walk_through(page, server)


def _walk_through(page: Page, server: Server) -> None:
    """The browser's ways lead where one was, and twenty stops leave one Python."""
    before = len(_kernels(server))
    page.locator(".mt-door-map").click()
    stop(page, "lesson=walking").click()
    expect(page.locator(".mt-door-title")).to_have_text("Lesson: Walking")
    assert page.url.endswith("#lesson=walking")
    page.go_back()
    expect(stop(page, "lesson=walking")).to_be_visible()
    page.go_forward()
    expect(page.locator(".mt-door-title")).to_have_text("Lesson: Walking")
    page.locator(".mt-door-map").click()
    expect(stop(page, "lesson=walking")).to_be_visible()
    for route in STOPS[:20]:
        go(page, route)
    assert len(_kernels(server)) == before


def test_after_a_reload_and_with_a_new_python_everybody_is_where_they_were(house: Notebook) -> None:
    page = house.page
    for route in ("lesson=walking", PUZZLE, "page=play", ""):
        go(page, route)
        page.reload()
        expect_open(page, route)
        expect(page.locator(".mt-door-told")).to_be_hidden()
    for route in ("page=play", PUZZLE, "lesson=walking"):
        go(page, route)
        page.evaluate("jupyterapp.shell.currentWidget.sessionContext.restartKernel()")
        _expect_new_python(page, route)
    for route in ("", "lesson=walking"):
        go(page, "page=rules")
        go(page, route)
        expect(page.locator(".mt-door-told")).to_be_hidden()
        page.evaluate(f"void {DIE}")
        _expect_new_python(page, route)
    expect(page.locator(".mt-task .mt-title")).to_be_visible()


def _expect_new_python(page: Page, route: str) -> None:
    """The place is there again, and a sentence says what happened."""
    expect(page.locator(".mt-door-told")).to_contain_text(_TOLD)
    expect_open(page, route)
    expect(page.locator(".jp-Dialog")).to_have_count(0)


def test_the_whole_of_jupyterlab_is_a_click_away_and_remembered(house: Notebook) -> None:
    page = house.page
    page.get_by_role("button", name="JupyterLab").click()
    expect(page.locator("#jp-menu-panel")).to_be_visible()
    page.reload()
    expect(page.locator("#jp-menu-panel")).to_be_visible()
    page.wait_for_function("window.magicalTowersHouse", polling=LOOK)
    page.evaluate("jupyterapp.commands.execute('magical-towers:open')")
    expect(page.locator("#jp-menu-panel")).to_be_hidden()
    expect(stop(page, "lesson=walking")).to_be_visible()


def test_a_changed_notebook_does_not_run_by_itself(lab: Lab, course: Path, server: Server) -> None:
    book = json.loads((server.root / START).read_text("utf-8"))
    book["cells"][-1]["source"] = "print('tampered')"
    (server.root / "tampered.ipynb").write_text(json.dumps(book), "utf-8")
    notebook = lab.visit("tampered.ipynb", screen=SCREEN)
    notebook.hear_kernel()
    assert not any("tampered" in json.dumps(cell["outputs"]) for cell in notebook.cells())
    expect(notebook.page.locator("#jp-menu-panel")).to_be_visible()
