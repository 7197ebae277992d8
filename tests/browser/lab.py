"""JupyterLab as one test uses it: the notebooks it opens, and what went wrong in their pages."""

import os
import shutil
from pathlib import Path

from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request, Response, expect

from .evidence import evidence_folder, keep_picture, keep_trace, trace
from .notebook import Notebook, notebook_text
from .screen import DESKTOP, Screen
from .server import Server
from .windows import Windows

__all__ = ["DESKTOP", "Lab", "Screen", "listen", "new_page"]

_PATIENCE = 60_000  # milliseconds, for slow machines
# What JupyterLab logs on a slow machine: before our extension asks again, and when a kernel that a
# test ends had not yet answered to its debugger. What it shows meanwhile.
_IMPATIENT = (
    "Error: widget model not found",
    "Could not restore the debugger state: Canceled future",
)
_GIVEN_UP = "Error displaying widget"


def new_page(browser: Browser, screen: Screen) -> Page:
    """A window of a browser that knows nothing of the others."""
    context = browser.new_context(
        viewport={"width": screen.width, "height": screen.height},
        device_scale_factor=screen.ratio,
        has_touch=screen.touch,
        color_scheme=screen.theme,
        reduced_motion="reduce" if screen.reduced_motion else "no-preference",
    )
    context.set_default_timeout(_PATIENCE)
    return context.new_page()


def listen(page: Page, home: str, complaints: list[str]) -> None:
    """Nothing but impatience is forgiven: Jupyter logs no other error, and asks only its server."""

    def console(message: ConsoleMessage) -> None:
        if message.type == "error" and not message.text.startswith(_IMPATIENT):
            complaints.append(f"console: {message.text}")

    def mishap(error: Error) -> None:
        complaints.append(f"nobody caught: {error.stack}")

    def request(sent: Request) -> None:
        if not sent.url.startswith((home, "data:", "blob:")):
            complaints.append(f"asked outside: {sent.url}")

    def response(got: Response) -> None:
        if got.status >= 400:
            complaints.append(f"{got.status} for {got.url}")

    page.on("console", console)
    page.on("pageerror", mishap)
    page.on("pageerror", lambda error: complaints.append(f"page: {error}"))
    page.on("request", request)
    page.on("response", response)


class Lab:
    """Opens notebooks on screens of a test's choice and keeps a list of all complaints."""

    def __init__(self, server: Server, browser: Browser, windows: Windows, test: str) -> None:
        self._server, self._browser, self._windows = server, browser, windows
        self._test = test
        self._shots = Path(os.environ["MT_SHOTS"]) if os.environ.get("MT_SHOTS") else None
        self._reusable: list[tuple[Screen, Notebook]] = []
        self.notebooks: list[Notebook] = []

    def open(self, *cells: str, screen: Screen = DESKTOP) -> Notebook:
        """A notebook of these code cells, with its kernel ready, but not run.

        The window and the kernel may be those of an earlier test that went well.
        """
        return self.open_text(notebook_text(*cells), screen=screen)

    def open_text(self, text: str, *, screen: Screen = DESKTOP) -> Notebook:
        """A notebook given as it is stored, as ``open`` opens one."""
        notebook = self._windows.take(screen)
        if notebook is None:
            name = f"{self._test}-{len(self.notebooks)}.ipynb"
            (self._server.root / name).write_text(text, "utf-8")
            notebook = self._opened(self._server.address(name), screen)
        else:
            trace(notebook.page.context, anew=True)
            notebook.rewrite(text)
            self.notebooks.append(notebook)
        self._reusable.append((screen, notebook))
        return notebook

    def visit(self, name: str, *, screen: Screen = DESKTOP) -> Notebook:
        """A notebook that lies on the server already, in the whole of JupyterLab."""
        return self._opened(self._server.lab_address(name), screen)

    def _opened(self, address: str, screen: Screen) -> Notebook:
        notebook = Notebook(new_page(self._browser, screen), self._shots)
        trace(notebook.page.context)
        listen(notebook.page, self._server.url, notebook.complaints)
        self.notebooks.append(notebook)
        notebook.open(address)
        return notebook

    def check(self) -> None:
        """Fail where a page complained, or shows a dialog, a mishap or no widget."""
        for notebook in self.notebooks:
            expect(notebook.page.get_by_text(_GIVEN_UP)).to_have_count(0)
            for trouble in notebook.page.locator(".jp-Dialog, .mt-error").all():
                notebook.complaints.append(f"shown: {trouble.inner_text()}")
        if any(notebook.complaints for notebook in self.notebooks):
            raise AssertionError(f"The pages complained:\n{self.evidence()}")

    def evidence(self) -> str:
        """What helps to understand a failure: complaints, pictures, the server's last lines."""
        complaints = [line for notebook in self.notebooks for line in notebook.complaints]
        folder = evidence_folder(self._test)
        shots = [
            keep_picture(notebook.page, folder / f"{number}.png")
            for number, notebook in enumerate(self.notebooks)
        ]
        (folder / "complaints.txt").write_text("\n".join(complaints), "utf-8")
        shutil.copy(self._server.log, folder)
        return "\n".join([*complaints, *shots, self._server.output()])

    def close(self, *, went_well: bool) -> None:
        """Keep what the next test can use, and of a failure its traces; end the others."""
        folder = None if went_well else evidence_folder(self._test)
        for number, notebook in enumerate(self.notebooks):
            keep_trace(notebook.page.context, folder and folder / f"{number}.zip")
        kept = [notebook for _, notebook in self._reusable if went_well and not notebook.changed]
        for screen, notebook in self._reusable:
            if notebook in kept:
                self._windows.give(screen, notebook)
        for notebook in self.notebooks:
            if notebook not in kept:
                notebook.close()
