"""The house when something goes wrong: keys pressed at random, lost connections, bad addresses."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from .conftest import HOUSE
from .in_house import expect_open, go, stop
from .lab import Lab
from .layout.house import offer
from .notebook import Notebook, notebook_text
from .server import Server
from .windows import Windows

PUZZLE = "puzzle=first-steps/001-three-steps"
KERNEL = "magicalTowersHouse.panel.sessionContext.session.kernel"
_WAYS = ("d", "d", "Control+s", "Alt+w", "Control+Shift+c")  # to throw things away, save, close
# JupyterLab tells in a dialog that the server does not answer; how many dialogs came is counted.
_FAIL = """async () => {
  window.told = 0;
  const count = (records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    window.told += added.filter((one) => one.matches?.(".jp-Dialog")).length;
  };
  new MutationObserver(count).observe(document.body, { childList: true });
  await jupyterapp.serviceManager.kernels.refreshRunning().catch(() => {});
  await jupyterapp.serviceManager.sessions.refreshRunning().catch(() => {});
}"""
# JupyterLab tries for a minute, and then no more.
_GIVE_UP = f"""() => {{
  const kernel = {KERNEL};
  const tries = kernel._reconnectLimit;
  kernel._reconnectLimit = 0;
  kernel._reconnect();
  kernel._reconnectLimit = tries;
  return document.querySelector(".mt-door-told").textContent;
}}"""
_DIE = "import os; os.kill(os.getpid(), 9)"
_END = f'void {KERNEL}.requestExecute({{ code: "{_DIE}", silent: true }})'
_OPEN = """async (path) => {
  const panel = await jupyterapp.commands.execute("docmanager:open", { path });
  await panel.context.ready;
  await panel.sessionContext.ready;
}"""
# The browser refuses to copy, and what is to happen later happens at once.
_HURRY = """() => {
  Object.defineProperty(navigator, "clipboard", { value: undefined });
  const later = window.setTimeout;
  window.setTimeout = (work) => later(work, 0);
}"""
# Python ends once before the house is in it.
_TOO_EARLY = """
let house;
Object.defineProperty(window, "magicalTowersHouse", {
  configurable: true,
  get: () => house,
  set(entered) {
    house = entered;
    house.run = async () => {
      delete house.run;
      throw new Error("Python has ended");
    };
  },
});
"""
_FRAMES = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"


def test_what_jupyterlab_only_tells_is_closed_and_a_lost_connection_comes_back(
    house: Notebook,
) -> None:
    page = house.page
    page.route("**/api/*", lambda route: route.abort())
    page.evaluate(_FAIL)
    page.wait_for_function("window.told > 0")
    expect(page.locator(".jp-Dialog")).to_have_count(0)
    page.unroute("**/api/*")
    go(page, "lesson=walking")
    assert "The connection is lost" in page.evaluate(_GIVE_UP)
    expect(page.locator(".mt-door-told")).to_be_hidden()
    house.hear_kernel()
    page.locator(".mt-door-map").click()
    expect(stop(page, "lesson=walking")).to_be_focused()
    house.complaints.clear()  # of the server that did not answer


def test_where_python_ends_too_early_what_was_asked_for_comes_all_the_same(
    house: Notebook, server: Server
) -> None:
    page = house.page
    page.add_init_script(_TOO_EARLY)
    page.goto(f"{server.lab_address('01-start-here.ipynb')}#day")
    expect_open(page, "day")


def test_another_window_joins_in_and_closes_nothing(house: Notebook) -> None:
    page = house.page
    go(page, PUZZLE)
    other = page.context.new_page()
    other.goto(page.url.partition("#")[0])
    expect_open(other, PUZZLE)
    other.wait_for_function("route => location.hash === `#${route}`", arg=PUZZLE)
    expect_open(page, PUZZLE)


def test_a_new_python_leaves_another_notebook_alone(house: Notebook, server: Server) -> None:
    page = house.page
    go(page, "lesson=walking")
    (server.root / "mine.ipynb").write_text(notebook_text("print('ran by itself')"), "utf-8")
    page.get_by_role("button", name="JupyterLab").click()
    page.evaluate(_OPEN, "mine.ipynb")
    page.evaluate(_END)
    page.locator(".mt-door-told", has_text="Python had to be started").wait_for(state="attached")
    assert page.evaluate("jupyterapp.shell.currentWidget.context.path") == "mine.ipynb"
    assert not any(cell["outputs"] for cell in house.cells())
    expect_open(page, "lesson=walking")
    page.locator(".jp-Dialog .jp-mod-accept").click()  # JupyterLab tells that a Python died
    house.complaints.clear()


def test_an_address_with_broken_signs_takes_nobody_the_way_back(
    house: Notebook, server: Server
) -> None:
    page = house.page
    page.goto(f"{server.url}lab/tree/100%")
    page.wait_for_function("window.jupyterapp?.commands.hasCommand('magical-towers:open')")
    house.complaints.clear()  # JupyterLab's own, of the address
    page.goto(server.lab_address("01-start-here.ipynb"))


@pytest.fixture(scope="module")
def calm(browser: Browser, server: Server, windows: Windows) -> Iterator[Notebook]:
    """A house for the last tests here, which leave it as it was; others would join in."""
    offer(server)
    lab = Lab(server, browser, windows, "calm-house")
    notebook = lab.visit("01-start-here.ipynb", screen=HOUSE)
    notebook.changed = True
    expect(stop(notebook.page, "lesson=walking")).to_be_visible()
    yield notebook
    lab.check()
    lab.close(went_well=True)


def test_jupyterlab_hears_of_no_key_and_shows_no_menu(calm: Notebook, server: Server) -> None:
    page = calm.page
    shipped = (server.root / "01-start-here.ipynb").read_bytes()
    stop(page, "lesson=walking").focus()
    for way in _WAYS:
        page.keyboard.press(way)
    stop(page, "lesson=walking").click(button="right")
    calm.hear_kernel()
    expect(page.locator(".lm-Menu, .lm-CommandPalette:visible, .jp-Dialog")).to_have_count(0)
    expect(stop(page, "lesson=walking")).to_be_visible()
    assert (server.root / "01-start-here.ipynb").read_bytes() == shipped


def test_the_map_is_tall_in_an_upright_window(calm: Notebook) -> None:
    for width, height, frame in ((820, 1180, "tall"), (1400, 900, "wide")):
        calm.resize(width, height)
        expect(calm.page.locator(f'.mt-course[data-frame="{frame}"]')).to_have_count(1)


def test_an_address_that_leads_nowhere_becomes_that_of_what_is_open(calm: Notebook) -> None:
    page = calm.page
    go(page, "lesson=walking")
    for wrong in ("lesson=nowhere", "%E0%A4%A", "lesson=%3Cimg src=x onerror=alert(1)%3E"):
        page.evaluate("wrong => { location.hash = wrong; }", wrong)
        page.wait_for_function("location.hash === '#lesson=walking'")
        expect(page.locator(".mt-door-told")).to_contain_text("There is no lesson")
        expect_open(page, "lesson=walking")


def test_a_line_that_cannot_be_copied_stays_to_be_copied_by_hand(calm: Notebook) -> None:
    page = calm.page
    go(page, "lesson=walking")
    page.evaluate(_HURRY)
    page.get_by_role("button", name="Share").click()
    line = page.locator(".mt-door-told")
    expect(line).to_have_text("Magical Towers · Lesson: Walking · lesson=walking")
    page.evaluate(_FRAMES)
    expect(line).to_be_visible()
