"""The site: its size, what travels, how soon Python is ready, and how fast a click is answered."""

import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from playwright.sync_api import Browser, Page, sync_playwright

from mt_widgets import parse, view
from mt_widgets.lessons.course import chapters
from mt_widgets.site.build import build_app, build_site
from mt_widgets.site.contents import write_notebooks
from mt_widgets.site.supply import KERNEL
from tests.browser import chromium
from tests.browser.board import BoardOnPage
from tests.browser.conftest import FLAGS
from tests.browser.lab import Lab, Screen, new_page
from tests.browser.notebook import Notebook, notebook_text
from tests.browser.server import running_server
from tests.browser.site.served import serving, serving_itself
from tests.browser.site.visitor import Visitor
from tests.browser.windows import Windows

from .board_in_lab import POSITION, ROUNDS, _click, _open

__all__ = ["measure"]

_STARTS = 5
_PAGE = "notebooks/index.html?path=place.ipynb"
_CODE = f"from mt_widgets import Board\nBoard({POSITION!r})"
_SCREEN = Screen(1400, 1700, reduced_motion=True)
# Ready is a Python that has answered.
_ANSWERED = """async () => {
  const { session } = window.jupyterapp.shell.currentWidget.sessionContext;
  return (await session.kernel.requestExecute({ code: "1" }).done).content.status;
}"""


def measure() -> dict[str, float]:
    """Megabytes, seconds to build, and the ratios of waking up and of a click."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        path = chromium.find()
        assert path, chromium.MISSING
        ours, empty, seconds = _built(Path(folder))
        files = (file for file in ours.parent.rglob("*") if file.is_file())
        size = sum(file.stat().st_size for file in files) / 1e6
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        with serving(ours) as here, serving(empty) as there:
            found = _starts(browser, here, there) | _clicks(browser, here, Path(folder))
        found["sent"] = _sent(browser, ours.parent) / 1e6
        browser.close()
    return {"size": size, "build": seconds} | found


def _built(folder: Path) -> tuple[Path, Path, float]:
    """Our site's folder for JupyterLite, that of an empty site, and how long ours took."""
    began = perf_counter()
    build_site(folder / "site")
    seconds = perf_counter() - began
    work, empty = folder / "work", folder / "empty"
    (work / "contents").mkdir(parents=True)
    write_notebooks(folder / "no-lessons", work / "contents")
    build_app(work, empty, KERNEL)
    return next((folder / "site").glob("app-*")), empty, seconds


def _sent(browser: Browser, site: Path) -> int:
    """The bytes that travel until the first lesson is there."""
    with serving_itself(site) as (address, sent):
        visitor = Visitor(browser, address, _SCREEN)
        visitor.visit()
        visitor.open_stop(chapters()[0].notebook)
        visitor.page.context.close()
    return sum(sent)


def _start(browser: Browser, address: str) -> tuple[Page, float]:
    """Seconds from an empty window to a Python that answers."""
    page = new_page(browser, _SCREEN)
    began = perf_counter()
    Notebook(page, None).open(address + _PAGE)
    assert page.evaluate(_ANSWERED) == "ok"
    return page, perf_counter() - began


def _starts(browser: Browser, ours: str, empty: str) -> dict[str, float]:
    """By turns, in windows that know nothing of each other."""
    taken = dict[str, list[float]](ours=[], empty=[])
    for _ in range(_STARTS):
        for name, address in (("ours", ours), ("empty", empty)):
            page, seconds = _start(browser, address)
            page.context.close()
            taken[name].append(seconds)
    ratio = median(a / b for a, b in zip(taken["ours"], taken["empty"], strict=True))
    return {"ours": median(taken["ours"]), "empty": median(taken["empty"]), "starts": ratio}


def _clicks(browser: Browser, address: str, folder: Path) -> dict[str, float]:
    """A board in the site and one in JupyterLab, clicked by turns."""
    page, _ = _start(browser, address)
    inside = Notebook(page, None)
    inside.rewrite(notebook_text(_CODE))
    inside.run()
    here = BoardOnPage(inside.canvas(1400), view(parse(POSITION), memory=False))
    here.canvas.settled()
    (folder / "lab").mkdir()
    with running_server(folder / "lab") as server:
        lab = Lab(server, browser, Windows(), "bench")
        notebook, there = _open(lab, _CODE, still=True)
        pairs = [(_press(page, here), _press(notebook.page, there)) for _ in range(ROUNDS)]
    return {
        "click": median(ours for ours, _ in pairs),
        "lab_click": median(theirs for _, theirs in pairs),
        "clicks": median(ours for ours, _ in pairs) / median(theirs for _, theirs in pairs),
    }


def _press(page: Page, board: BoardOnPage) -> float:
    page.bring_to_front()  # pictures are drawn only where somebody looks
    scale = board.canvas.css_size[0] / board.scene.width
    x, y = board._spot("card:W3")
    return _click(page, board, 0, (x * scale, y * scale))
