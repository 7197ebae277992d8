"""A notebook open in JupyterLab, in a real browser: opened, run, looked at and reloaded."""

import json
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Locator, Page

from .canvas import Canvas
from .screen import Screen, Theme

__all__ = ["IDLE", "LOOK", "Notebook", "notebook_text", "ready"]

LOOK = 30  # milliseconds between two looks at a page: one for every frame keeps it busy
_KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
_PANEL = "window.jupyterapp?.shell?.currentWidget"
# The light that says "idle" is on before there is a session, so each step is waited for.
_READY = f"""async () => {{
  const panel = {_PANEL};
  await window.jupyterapp.restored;
  await panel.context.ready;
  await panel.sessionContext.ready;
}}"""
IDLE = f"{_PANEL}?.sessionContext?.session?.kernel?.status === 'idle'"
_SHUT_DOWN = """async () => {
  for (const panel of window.jupyterapp?.shell.widgets("main") ?? [])
    await panel.sessionContext?.shutdown();
}"""
_HEARD = f"""async () => {{
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  await {_PANEL}.sessionContext.session.kernel.requestExecute({{ code: "", silent: true }}).done;
}}"""
_CELLS = f"{_PANEL}.content.model.toJSON().cells.filter(cell => cell.cell_type === 'code')"
_REWRITE = f"text => {_PANEL}.content.model.fromJSON(JSON.parse(text))"


def ready(button: Locator) -> Locator:
    """A button once it takes a press: one that has just come does not take the echo of another."""
    return button.and_(button.page.locator(":not([data-fresh])"))


def notebook_text(*cells: str) -> str:
    """A notebook of code cells as it is stored; the kernel is named, so that no dialog asks."""
    stored: list[dict[str, Any]] = [
        {"cell_type": "code", "id": f"cell-{number}", "metadata": {}, "source": source,
         "outputs": [], "execution_count": None}
        for number, source in enumerate(cells)
    ]  # fmt: skip
    metadata = {"kernelspec": _KERNEL}
    return json.dumps({"cells": stored, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5})


def _expect_no_error(cell: dict[str, Any]) -> None:
    for output in cell["outputs"]:
        assert output["output_type"] != "error", "\n".join(output["traceback"])


class Notebook:
    """What a person does with an open notebook, and what can be seen of it."""

    def __init__(self, page: Page, shots: Path | None) -> None:
        self.page = page
        self._shots = shots
        self.complaints: list[str] = []  # what went wrong in the page
        self.changed = False  # in a way that would show in another notebook

    def open(self, address: str) -> None:
        """Go to the notebook and wait until its kernel is there for it."""
        self.page.goto(address)
        self._wait_until_ready()

    def run(self) -> None:
        """Run all cells to their end; an error fails, unless its cell is tagged to show one."""
        self.page.evaluate("window.jupyterapp.commands.execute('notebook:run-all-cells')")
        self.page.wait_for_function(IDLE, polling=LOOK)
        cells = self.cells()
        for cell in cells:
            if "raises-exception" not in cell["metadata"].get("tags", ()):
                _expect_no_error(cell)
        assert all(cell["execution_count"] for cell in cells), "not all cells were run"

    def rewrite(self, text: str) -> None:
        """Put a notebook, given as it is stored, in the place of this one; the kernel goes on."""
        self.page.mouse.move(0, 0)
        self.page.evaluate(_REWRITE, text)

    def cells(self) -> list[dict[str, Any]]:
        """The code cells as they would be stored now."""
        found: list[dict[str, Any]] = self.page.evaluate(_CELLS)
        return found

    def canvas(self, width: float, number: int = 0) -> Canvas:
        """A canvas in the outputs, counted from the top; its picture is ``width`` units wide."""
        element = self.page.locator(".jp-OutputArea canvas").nth(number)
        element.wait_for(state="attached")
        return Canvas(element, width)

    def hear_kernel(self) -> None:
        """Wait until the kernel has answered all that the page has told it so far."""
        self.page.evaluate(_HEARD)

    def save(self) -> None:
        """Store the notebook with its outputs."""
        self.page.evaluate("window.jupyterapp.commands.execute('docmanager:save')")

    def reload(self) -> None:
        """Load the page anew, with the kernel still running; what was not saved would be lost."""
        self.save()
        self.page.reload()
        self._wait_until_ready()

    def resize(self, width: int, height: int) -> None:
        """Make the window wider or narrower."""
        self.page.set_viewport_size({"width": width, "height": height})

    def adapt(self, screen: Screen) -> None:
        """Give the window another screen, of the same kind."""
        self.resize(screen.width, screen.height)
        motion: Literal["reduce", "no-preference"]
        motion = "reduce" if screen.reduced_motion else "no-preference"
        self.page.emulate_media(reduced_motion=motion)
        self.change_theme(screen.theme)

    def change_theme(self, theme: Theme) -> None:
        """Have the reader wish for light or dark pages; JupyterLab, as we set it up, follows."""
        self.page.emulate_media(color_scheme=theme)
        light = json.dumps(str(theme == "light").lower())
        there = f"document.body.dataset.jpThemeLight === {light}"
        self.page.wait_for_function(f"{there} && !document.getElementById('jupyterlab-splash')")

    def shot(self, name: str) -> None:
        """Keep a picture of the window where MT_SHOTS names a folder for them."""
        if self._shots:
            self.page.screenshot(path=self._shots / f"{name}.png")

    def close(self) -> None:
        """End the page, and the kernels of all that is open in it."""
        self.page.evaluate(_SHUT_DOWN)
        self.page.context.close()

    def _wait_until_ready(self) -> None:
        self.page.wait_for_function(f"{_PANEL}?.context", polling=LOOK)
        self.page.evaluate(_READY)
        self.page.wait_for_function(IDLE, polling=LOOK)
