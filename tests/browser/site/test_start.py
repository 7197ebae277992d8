"""The start page while it loads over a slow network: what is seen once stays where it is."""

import json
from collections.abc import Iterator
from pathlib import Path
from runpy import run_path

import pytest
from playwright.sync_api import Browser, Page, expect

from mt_widgets.constraints import npm_folder, pinned
from mt_widgets.site import serve
from mt_widgets.site.fetch import fetch_jupyterlite, fetch_pyodide

from ..lab import new_page
from ..screen import Screen, Theme

SIZES = {1400: 900, 820: 1180, 390: 844}
MOST_BYTES = 45e6  # of the whole folder
MOST = 0.05  # of the window, times the part of it by which it moved
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 4e5, "uploadThroughput": 2e5}
ATTEMPT = {
    "mark": "a1", "item": "lesson:start", "began": "2026-01-02T03:04:05", "seconds": 60,
    "hints": 0, "tried": [], "solved": True, "shown": False,
}  # fmt: skip
KEPT = {
    "attempt:a1": json.dumps(ATTEMPT),
    "attempt:b2": json.dumps({**ATTEMPT, "mark": "b2", "item": "first-steps/001-three-steps"}),
    "nickname": "Anna",
    "task": "#assignment=x",
}
_KEEP = """(kept) => {
  for (const name in kept) localStorage.setItem(`magical-towers:${name}`, kept[name]);
}"""
_WATCH = """() => {
  window.shifts = [];
  const seen = (list) => shifts.push(...list.getEntries().map((entry) => entry.value));
  window.watcher = new PerformanceObserver(seen);
  watcher.observe({ type: "layout-shift", buffered: true });
}"""
_SHIFTED = """async () => {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  await frame();
  await frame();
  shifts.push(...watcher.takeRecords().map((entry) => entry.value));
  return shifts.reduce((sum, one) => sum + one, 0);
}"""


@pytest.fixture(params=[(width, theme) for width in SIZES for theme in ("light", "dark")])
def page(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The start page alone: what wakes up behind it is not what is looked at."""
    width: int = request.param[0]
    theme: Theme = request.param[1]
    page = new_page(browser, Screen(width, SIZES[width], theme=theme))
    page.add_init_script(f"window === top && ({_WATCH})()")
    page.route("**/notebooks/**", lambda route: route.fulfill(body="", content_type="text/html"))
    page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", SLOW)
    page.goto(address)
    yield page
    page.context.close()


def _shifted(page: Page) -> float:
    """By how much the page moved while it was loaded."""
    expect(page.locator("#course .mt-stop").first).to_be_visible()
    page.wait_for_function("[...document.images].every((image) => image.complete)")
    shifted: float = page.evaluate(_SHIFTED)
    return shifted


def test_nothing_moves_while_the_page_loads(page: Page) -> None:
    assert _shifted(page) < MOST
    page.evaluate(_KEEP, KEPT)
    page.reload()
    expect(page.locator("#task")).to_be_visible()
    expect(page.locator("#puzzles")).to_have_text("Puzzles solved: 1")
    assert _shifted(page) < MOST


def test_every_page_of_a_site_has_a_policy(site: Path) -> None:
    pages = [path.read_text("utf-8") for path in site.rglob("*.html")]
    assert len(pages) == 3
    assert all("Content-Security-Policy" in page and "<script>" not in page for page in pages)


def test_the_versions_that_are_known_go_together(site: Path) -> None:
    constants = fetch_jupyterlite() / "jupyterlite_pyodide_kernel" / "constants.py"
    lock = json.loads(fetch_pyodide()["pyodide-lock.json"])
    lines = (npm_folder("pyodide") / "package.json").read_text("utf-8")
    assert f'"{run_path(str(constants))["PYODIDE_VERSION"]}"' in lines
    assert pinned()["micropip"].version == lock["packages"]["micropip"]["version"]


def test_a_site_brings_its_server_and_compressed_copies(site: Path) -> None:
    assert (site / "serve.py").read_bytes() == Path(serve.__file__).read_bytes()
    packed = {path.name for path in site.rglob("*.gz")}
    assert {"index.html.gz", "site.js.gz", "pyodide.asm.wasm.gz"} <= packed
    assert sum(path.stat().st_size for path in site.rglob("*") if path.is_file()) < MOST_BYTES
