"""The house in JupyterLab: it opens by itself, leads everywhere, and comes back."""

import json
import os
import signal
import subprocess
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Locator, Page, expect

from mt_widgets.lessons.course import chapters
from mt_widgets.lessons.routes import chapter_route, format_route

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


@pytest.fixture
def house(lab: Lab, course: Path) -> Notebook:
    """The start notebook as our command opens it; nobody presses anything."""
    notebook = lab.visit(START, screen=SCREEN)
    notebook.changed = True
    expect(_stop(notebook.page, "lesson=walking")).to_be_visible()
    return notebook


def _stop(page: Page, route: str) -> Locator:
    return page.locator(f'.mt-land .mt-stop[data-route="{route}"]')


def _go(page: Page, route: str) -> None:
    """Type a route into the address, and wait until it is there."""
    page.evaluate("route => { location.hash = route; }", route)
    expect(page.locator(f'.mt-door[data-route="{route}"]')).to_have_count(1)


def _kernels(server: Server) -> list[dict[str, str]]:
    with urlopen(f"{server.url}api/kernels") as answer:  # noqa: S310 - our own loopback address
        found: list[dict[str, str]] = json.load(answer)
    return found


def _processes(server: Server) -> list[int]:
    """The kernels of this server that run now."""
    mark = f"ipykernel_launcher.*{server.home}"
    found = subprocess.run(["pgrep", "-f", mark], capture_output=True, text=True, check=False)
    return [*map(int, found.stdout.split())]


def test_it_opens_by_itself_and_nothing_of_the_ide_is_seen(house: Notebook) -> None:
    page = house.page
    for part in page.locator(AROUND).all():
        expect(part).to_be_hidden()
    for route in STOPS:
        expect(_stop(page, route)).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".mt-go")).to_be_in_viewport(ratio=1)
    house.shot("house-map")


def test_two_clicks_lead_to_the_first_move(house: Notebook, tmp_path: Path) -> None:
    page = house.page
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


def test_back_and_forward_lead_where_one_was(house: Notebook) -> None:
    page = house.page
    _stop(page, "lesson=walking").click()
    expect(page.locator(".mt-door-title")).to_have_text("Lesson: Walking")
    assert page.url.endswith("#lesson=walking")
    page.go_back()
    expect(_stop(page, "lesson=walking")).to_be_visible()
    page.go_forward()
    expect(page.locator(".mt-door-title")).to_have_text("Lesson: Walking")
    page.locator(".mt-door-map").click()
    expect(_stop(page, "lesson=walking")).to_be_visible()


def test_twenty_stops_leave_one_python(house: Notebook, server: Server) -> None:
    before = len(_kernels(server))
    for route in STOPS[:20]:
        _go(house.page, route)
    _go(house.page, "")
    assert len(_kernels(server)) == before


@pytest.mark.parametrize("route", ["", "lesson=walking", PUZZLE, "page=play"])
def test_a_reload_comes_back_to_the_same_place(house: Notebook, route: str) -> None:
    page = house.page
    _go(page, route)
    page.reload()
    expect(page.locator(f'.mt-door[data-route="{route}"]')).to_have_count(1)
    expect(page.locator(".mt-door-told")).to_be_hidden()


@pytest.mark.parametrize("route", ["lesson=walking", PUZZLE, "page=play"])
def test_a_new_python_comes_back_to_the_same_place_and_says_so(house: Notebook, route: str) -> None:
    page = house.page
    _go(page, route)
    page.evaluate("jupyterapp.shell.currentWidget.sessionContext.restartKernel()")
    expect(page.locator(".mt-door-told")).to_contain_text(_TOLD)
    expect(page.locator(f'.mt-door[data-route="{route}"]')).to_have_count(1)


def test_a_dead_python_is_started_again(house: Notebook, server: Server) -> None:
    page = house.page
    _go(page, "lesson=walking")
    for process in _processes(server):
        os.kill(process, signal.SIGKILL)
    expect(page.locator(".mt-door-told")).to_contain_text(_TOLD)
    expect(page.locator(".mt-task .mt-title")).to_be_visible()
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
    expect(_stop(page, "lesson=walking")).to_be_visible()


def test_a_changed_notebook_does_not_run_by_itself(lab: Lab, course: Path, server: Server) -> None:
    book = json.loads((server.root / START).read_text("utf-8"))
    book["cells"][-1]["source"] = "print('tampered')"
    (server.root / "tampered.ipynb").write_text(json.dumps(book), "utf-8")
    notebook = lab.visit("tampered.ipynb", screen=SCREEN)
    notebook.hear_kernel()
    assert not any("tampered" in json.dumps(cell["outputs"]) for cell in notebook.cells())
    expect(notebook.page.locator("#jp-menu-panel")).to_be_visible()
