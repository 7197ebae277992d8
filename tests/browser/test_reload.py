"""A board after a reload, where the page, the kernel or the connection between them is slow."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .canvas import Picture
from .lab import Lab, Screen
from .notebook import Notebook

STILL = Screen(1400, 1100, reduced_motion=True)
# A kernel in which a cell was run many times: all that it ever showed comes back with the page.
MANY = """
from mt_widgets import Board

earlier = [Board() for _ in range({earlier})]
Board()
"""
# JupyterLab looks every 100 milliseconds, for two seconds, whether a widget is there; a processor
# that is busy with all the others lets it look once, and then no more in time.
_LATE_TIMERS = """
const early = window.setTimeout;
window.setTimeout = (work, wait, ...more) => early(work, wait === 100 ? 6000 : wait, ...more);
"""
_ASLEEP = """
window.jupyterapp.shell.currentWidget.sessionContext.session.kernel
  .requestExecute({ code: "import time; time.sleep(5)", silent: true })
"""  # longer than the four seconds in which JupyterLab hopes for an answer
_RUN_AT_ONCE = """async () => {
  const { currentWidget: panel } = window.jupyterapp.shell;
  await panel.context.ready;
  await panel.sessionContext.ready;
  window.jupyterapp.commands.execute("notebook:run-all-cells");
}"""


def _shown(notebook: Notebook) -> Picture:
    """Run it, and see the board once the kernel has heard how wide the page is."""
    notebook.run()
    notebook.canvas(1400).settled()
    notebook.hear_kernel()
    return notebook.canvas(1400).settled()


def _slow_processor(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 6})


def _late_timers(page: Page) -> None:
    page.add_init_script(_LATE_TIMERS)


def _late_kernel(page: Page) -> None:
    page.evaluate(f"void {_ASLEEP}")


def _late_socket(page: Page) -> None:
    def connect(socket: WebSocketRoute) -> None:
        page.wait_for_timeout(4500)
        socket.connect_to_server()

    page.route_web_socket(lambda address: "/channels" in address, connect)


@pytest.mark.parametrize(
    ("hinder", "earlier"),
    [(_slow_processor, 20), (_late_timers, 0), (_late_kernel, 0), (_late_socket, 0)],
)
def test_the_board_comes_back(lab: Lab, hinder: Callable[[Page], None], earlier: int) -> None:
    notebook = lab.open(MANY.format(earlier=earlier), screen=STILL)
    notebook.changed = hinder is not _late_kernel  # nobody else wants such a window
    before = _shown(notebook)
    heading = notebook.page.locator(".mt-heading").inner_text()
    hinder(notebook.page)
    notebook.reload()
    notebook.canvas(1400).becomes(before)
    expect(notebook.page.locator(".mt-heading")).to_have_text(heading)


def test_a_board_is_painted_that_comes_before_the_page_knows_the_earlier_ones(lab: Lab) -> None:
    notebook = lab.open(MANY.format(earlier=20), screen=STILL)
    notebook.changed = True  # nobody else wants such a kernel
    before = _shown(notebook)
    notebook.save()
    notebook.page.reload()
    notebook.page.wait_for_function("window.jupyterapp?.shell.currentWidget?.context")
    notebook.page.evaluate(_RUN_AT_ONCE)
    notebook.canvas(1400).becomes(before)
