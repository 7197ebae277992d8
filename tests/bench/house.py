"""How soon a stop of the map is live, beside a bare notebook with one canvas on the same server."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright

from tests.browser import chromium
from tests.browser.conftest import FLAGS
from tests.browser.lab import Screen, new_page
from tests.browser.notebook import notebook_text
from tests.browser.server import Server, running_server

__all__ = ["measure"]

ROUNDS = 5
START, BARE = "01-start-here.ipynb", "bare.ipynb"
TUTORIALS = Path(__file__).parents[2] / "tutorials"
CANVAS = """
from ipycanvas import Canvas
canvas = Canvas(width=900, height=600)
canvas.fill_rect(0, 0, 900, 600)
canvas
"""
STOPS = ("lesson=walking", "lesson=riding", "page=play", "lesson=castle", "page=puzzles")
# From a wish to the first picture: something is painted on a canvas that was not there before.
_PAINTED = """(wish) => new Promise(async (resolve) => {
  const old = new Set(document.querySelectorAll("canvas"));
  const began = performance.now();
  const painted = (canvas) => !old.has(canvas) && canvas.width > 0 &&
    canvas.getContext("2d").getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[3] > 0;
  const look = () => [...document.querySelectorAll("canvas")].some(painted)
    ? resolve(performance.now() - began) : requestAnimationFrame(look);
  await (0, eval)(wish);
  requestAnimationFrame(look);
})"""
_OPEN = f"""(async () => {{
  const app = window.jupyterapp;
  const page = await app.commands.execute("docmanager:open", {{ path: "{BARE}" }});
  await page.context.ready;
  await page.sessionContext.ready;
  await app.commands.execute("notebook:run-all-cells");
}})()"""
_SHUT = """(async () => {
  const { currentWidget } = jupyterapp.shell;
  await currentWidget.sessionContext.shutdown();
  currentWidget.close();
})()"""


def measure() -> dict[str, float]:
    """Milliseconds from a click on a stop to its picture, and to that of a bare notebook."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        path = chromium.find()
        assert path, chromium.MISSING
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        with running_server(Path(folder)) as server:
            _prepare(server)
            page = new_page(browser, Screen(1400, 900, reduced_motion=True))
            ours = _house(page, server)
            bare = _bare(page, server)
        browser.close()
    return {"ours": median(ours), "bare": median(bare)}


def _prepare(server: Server) -> None:
    """Put the start notebook there, signed, and a bare one."""
    shutil.copy(TUTORIALS / START, server.root)
    (server.root / BARE).write_text(notebook_text(CANVAS), "utf-8")
    subprocess.run(
        [sys.executable, "-m", "jupyter", "trust", str(server.root / START)],
        env=server.environment(), check=True, capture_output=True,
    )  # fmt: skip


def _house(page: Page, server: Server) -> list[float]:
    page.goto(server.lab_address(START))
    page.locator(".mt-course").wait_for()
    took = list[float]()
    for stop in STOPS * 2:
        took.append(page.evaluate(_PAINTED, f"location.hash = '{stop}'"))
        page.locator(".mt-door-map").click()
        page.locator(".mt-course").wait_for()
    return took[len(STOPS) :]  # the first time, modules are loaded


def _bare(page: Page, server: Server) -> list[float]:
    page.goto(server.lab_address(BARE))
    page.wait_for_function("window.jupyterapp?.shell?.currentWidget?.sessionContext?.isReady")
    took = list[float]()
    for _ in range(ROUNDS):
        page.evaluate(_SHUT)
        took.append(page.evaluate(_PAINTED, _OPEN))
    return took
