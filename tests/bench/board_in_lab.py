"""The speed of the board in JupyterLab, beside a bare ipycanvas on the same page."""

import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright

from mt_widgets import parse, view
from mt_widgets.draw.calls import calls
from mt_widgets.draw.flatten import steps
from mt_widgets.draw.scene import Shape
from mt_widgets.games.magical_towers import face
from mt_widgets.games.magical_towers.face import Cues
from tests.browser import chromium
from tests.browser.board import BoardOnPage
from tests.browser.conftest import FLAGS
from tests.browser.lab import Lab, Screen
from tests.browser.notebook import Notebook
from tests.browser.server import running_server
from tests.browser.windows import Windows

__all__ = ["measure"]

POSITION = "K/Rbby/Tbyy/Rbby/TyTRT/R/R/yT/bR/7 b1 b0+2-4:W3,T2,W2T4|y0+0-6:W1,W2,W3 mw,mt,sw,fw"
ROUNDS = 15
# A canvas that draws so many commands anew at each press, one of them in another colour.
BARE = """
from ipycanvas import Canvas, hold_canvas
bare = Canvas(width=1200, height=300)
presses = 0
def redraw():
    with hold_canvas():
        bare.clear()
        bare.fill_style = ["red", "blue"][presses % 2]
        bare.fill_rect(0, 0, 1200, 300)
        for number in range(({commands} - 3) // 2):
            bare.fill_style = "#%06x" % number
            bare.fill_rect(number, 40, 1, 200)
def press(x, y):
    global presses
    presses += 1
    redraw()
bare.on_mouse_down(press)
redraw()
bare
"""
# From the press to the first picture in which the watched spot looks otherwise.
_WATCH = """([number, x, y]) => new Promise((resolve) => {
  const canvas = document.querySelectorAll('.jp-OutputArea canvas')[number];
  const spot = () => {
    const k = canvas.width / canvas.clientWidth;
    return [...canvas.getContext('2d').getImageData(x * k - 4, y * k - 4, 8, 8).data].join();
  };
  const before = spot();
  canvas.addEventListener('mousedown', () => {
    const began = performance.now();
    const look = () => spot() !== before ? window.took.push(performance.now() - began)
                                         : requestAnimationFrame(look);
    requestAnimationFrame(look);
  }, { once: true, capture: true });
  resolve();
})"""
# How many different pictures of a part there are in a second.
_FRAMES = """([x, y, w, h, ms]) => new Promise((resolve) => {
  const canvas = document.querySelector('.jp-OutputArea canvas');
  const k = canvas.width / canvas.clientWidth;
  const part = () => {
    const data = canvas.getContext('2d').getImageData(x * k, y * k, w * k, h * k).data;
    let sum = 0;
    for (let i = 0; i < data.length; i += 4) sum = (sum * 31 + data[i] + 7 * data[i + 1]) | 0;
    return sum;
  };
  let last = part(), changes = [], began = 0;
  const look = (now) => {
    began ||= now;
    const here = part();
    if (here !== last) changes.push(now);
    last = here;
    if (now - began < ms) requestAnimationFrame(look); else resolve(changes);
  };
  requestAnimationFrame(look);
})"""


def _commands(layer: tuple[Shape, ...]) -> int:
    """How many commands of a canvas a layer is."""
    return sum(
        1 + len(list(steps(str(arguments[0])))) if name == "path" else 1
        for name, arguments in calls(layer, 1)
    )


def _click(page: Page, board: BoardOnPage, number: int, at: tuple[float, float]) -> float:
    """Milliseconds from a press at a spot of a canvas to the picture that answers it."""
    page.evaluate("window.took = []")
    page.evaluate(_WATCH, [number, *at])
    page.locator(".jp-OutputArea canvas").nth(number).click(position={"x": at[0], "y": at[1]})
    page.wait_for_function("window.took.length")
    page.wait_for_timeout(150)
    took: float = page.evaluate("window.took[0]")
    return took


def measure() -> dict[str, float]:
    """Clicks of ours and of a bare canvas by turns, and pictures a second of an animation."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        path = chromium.find()
        assert path, chromium.MISSING
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        with running_server(Path(folder)) as server:
            lab = Lab(server, browser, Windows(), "bench")
            found = _measure_clicks(lab) | _measure_motion(lab)
        browser.close()
    return found


def _open(lab: Lab, *cells: str, still: bool) -> tuple[Notebook, BoardOnPage]:
    notebook = lab.open(*cells, screen=Screen(1400, 1700, reduced_motion=still))
    notebook.run()
    board = BoardOnPage(notebook.canvas(1400), view(parse(POSITION), memory=False))
    board.canvas.settled()
    return notebook, board


def _measure_clicks(lab: Lab) -> dict[str, float]:
    state = view(parse(POSITION), memory=False)
    chosen = Cues(chosen=frozenset({"card:W3"}))
    commands = _commands(face.scene(state, cues=chosen).table)
    code = f"from mt_widgets import Board\nBoard({POSITION!r})"
    notebook, board = _open(lab, code, BARE.format(commands=commands), still=True)
    scale = board.canvas.css_size[0] / board.scene.width
    x, y = board._spot("card:W3")
    ours, theirs = list[float](), list[float]()
    for _ in range(ROUNDS):
        ours.append(_click(notebook.page, board, 0, (x * scale, y * scale)))
        theirs.append(_click(notebook.page, board, 1, (20, 20)))
    return {"commands": commands, "ours": median(ours), "bare": median(theirs)}


def _measure_motion(lab: Lab) -> dict[str, float]:
    code = f"from mt_widgets import Board\nboard = Board({POSITION!r})\nboard"
    notebook, board = _open(lab, code, still=False)
    scale = board.canvas.css_size[0] / board.scene.width
    board.click("card:W3")
    board.click("wizard:b@1")
    part = [700 * scale, 80 * scale, 600 * scale, 300 * scale, 700]
    changes: list[float] = notebook.page.evaluate(_FRAMES, part)
    seconds = (changes[-1] - changes[0]) / 1000
    return {"frames": (len(changes) - 1) / seconds}
