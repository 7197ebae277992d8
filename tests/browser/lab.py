"""JupyterLab as one test uses it: the notebooks it opens, and what went wrong in their pages."""

import os
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request, Response

from .notebook import THEMES, Notebook, Theme, notebook_text
from .server import Server

__all__ = ["DESKTOP", "ECHO", "Lab", "Screen"]

ECHO = 0.5  # seconds: a big button that has just come takes no press soon after another

_PATIENCE = 60_000  # milliseconds, for slow machines


@dataclass(frozen=True, slots=True)
class Screen:
    """The screen of a reader: its size in CSS pixels and how many real ones each of them has."""

    width: int = 1400
    height: int = 1100
    ratio: float = 1
    theme: Theme = "light"
    touch: bool = False
    reduced_motion: bool = False


DESKTOP = Screen()


class Lab:
    """Opens notebooks on screens of a test's choice and keeps a list of all complaints."""

    def __init__(self, server: Server, browser: Browser, test: str, folder: Path) -> None:
        self._server, self._browser, self._test = server, browser, test
        self._shots = Path(os.environ["MT_SHOTS"]) if os.environ.get("MT_SHOTS") else None
        self._folder = self._shots or folder
        self.complaints: list[str] = []
        self.notebooks: list[Notebook] = []

    def open(self, *cells: str, screen: Screen = DESKTOP) -> Notebook:
        """A new notebook of these code cells, opened and with its kernel ready, but not run."""
        return self.open_text(notebook_text(*cells), screen=screen)

    def open_text(self, text: str, *, screen: Screen = DESKTOP) -> Notebook:
        """A notebook given as it is stored, opened and with its kernel ready, but not run."""
        name = f"{self._test}-{len(self.notebooks)}.ipynb"
        (self._server.root / name).write_text(text, "utf-8")
        return self._opened(self._server.address(name), screen)

    def visit(self, name: str, *, screen: Screen = DESKTOP) -> Notebook:
        """A notebook that lies on the server already, in the whole of JupyterLab."""
        return self._opened(self._server.lab_address(name), screen)

    def _opened(self, address: str, screen: Screen) -> Notebook:
        self._server.theme(THEMES[screen.theme])
        page = self._page(screen)
        self._listen(page)
        self.notebooks.append(Notebook(page, self._shots))
        self.notebooks[-1].open(address)
        return self.notebooks[-1]

    def _page(self, screen: Screen) -> Page:
        context = self._browser.new_context(
            viewport={"width": screen.width, "height": screen.height},
            device_scale_factor=screen.ratio,
            has_touch=screen.touch,
            color_scheme=screen.theme,
            reduced_motion="reduce" if screen.reduced_motion else "no-preference",
        )
        context.set_default_timeout(_PATIENCE)
        return context.new_page()

    def _listen(self, page: Page) -> None:
        """Nothing is forgiven: JupyterLab alone logs no error, and asks nobody but its server."""

        def console(message: ConsoleMessage) -> None:
            if message.type == "error":
                self.complaints.append(f"console: {message.text}")

        def request(sent: Request) -> None:
            if not sent.url.startswith((self._server.url, "data:", "blob:")):
                self.complaints.append(f"asked outside: {sent.url}")

        def response(got: Response) -> None:
            if got.status >= 400:
                self.complaints.append(f"{got.status} for {got.url}")

        page.on("console", console)
        page.on("pageerror", lambda error: self.complaints.append(f"page: {error}"))
        page.on("request", request)
        page.on("response", response)

    def check(self) -> None:
        """Fail where a page complained, or shows a dialog or a mishap."""
        for notebook in self.notebooks:
            for trouble in notebook.page.locator(".jp-Dialog, .mt-error").all():
                self.complaints.append(f"shown: {trouble.inner_text()}")
        if self.complaints:
            raise AssertionError(f"The pages complained:\n{self.evidence()}")

    def evidence(self) -> str:
        """What helps to understand a failure: complaints, pictures, the server's last lines."""
        shots = [self._kept(number) for number in range(len(self.notebooks))]
        return "\n".join([*self.complaints, *shots, self._server.output()])

    def _kept(self, number: int) -> str:
        """Keep a picture of a window as it is now, and tell where."""
        path = self._folder / f"{self._test}-{number}.png"
        try:
            self.notebooks[number].page.screenshot(path=path)
        except Error as error:  # a page that crashed must not hide why the test failed
            return f"no screenshot: {error}"
        return f"screenshot: {path}"

    def close(self) -> None:
        """End the kernels and the pages."""
        for notebook in self.notebooks:
            notebook.close()
