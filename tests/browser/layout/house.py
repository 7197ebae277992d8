"""The house in a window: what is opened in it is walked through and measured, state by state."""

import json
import subprocess
import sys
from ast import literal_eval
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as Late

from mt_widgets.lessons.course import chapters
from mt_widgets.puzzles.shelf import read_shelf

from ..lab import new_page
from ..notebook import LOOK
from ..screen import Screen
from ..server import Server

__all__ = ["SIZES", "HouseOnPage", "Misfit", "offer", "routes"]

SIZES = {
    "1400x900": Screen(1400, 900, reduced_motion=True),
    "1024x768": Screen(1024, 768, reduced_motion=True),
    "820x1180": Screen(820, 1180, touch=True, reduced_motion=True),
    "390x844": Screen(390, 844, touch=True, reduced_motion=True),
}
_ROOT = Path(__file__).parents[3]
_NOTEBOOK = _ROOT / "tutorials" / "01-start-here.ipynb"
_MEASURE = Path(__file__).with_name("measure.js").read_text("utf-8")
_PAGES = ("play", "workshop", "projector")  # with a board on them
_PATIENCE = 15_000  # milliseconds for a state to be there
_TELL = """async ([code, asked]) => {
  const { kernel } = window.jupyterapp.shell.currentWidget.sessionContext.session;
  const told = { code, silent: false, store_history: false, user_expressions: { asked } };
  const { content } = await kernel.requestExecute(told).done;
  if (content.status !== "ok") throw new Error(content.evalue);
  const { data, evalue } = content.user_expressions.asked;
  if (!data) throw new Error(evalue);
  return data["text/plain"];
}"""
_BEGIN = f"""import sys
sys.path.insert(0, {str(_ROOT)!r})
from tests.browser.layout.walk import Walk
walk = Walk(Out[max(Out)])"""


@dataclass(frozen=True, slots=True)
class Misfit:
    """Something that does not fit: in which window, where, in which state, and what."""

    size: str
    route: str
    state: str
    what: str

    def __str__(self) -> str:
        return f"{self.size}  {self.route}  {self.state}: {self.what}"


def routes() -> Iterator[str]:
    """All that has a board: lessons, puzzles and pages."""
    yield from (f"lesson={chapter.lesson}" for chapter in chapters() if chapter.lesson)
    shelf = read_shelf()
    yield from (f"puzzle={one.puzzle.name}" for pack in shelf.packs for one in pack.entries)
    yield from (f"page={name}" for name in _PAGES)
    yield "review"


def offer(server: Server) -> None:
    """Put the house on a server, signed as our own."""
    path = server.root / _NOTEBOOK.name
    path.write_bytes(_NOTEBOOK.read_bytes())
    trust = [sys.executable, "-m", "nbformat.sign", str(path)]
    subprocess.run(trust, env=server.environment(), check=True, capture_output=True)


class HouseOnPage:
    """The house, alone in a window of a size."""

    def __init__(self, server: Server, browser: Browser, size: str) -> None:
        self._size = size
        self.states = 0  # that were measured
        self.page: Page = new_page(browser, SIZES[size])
        self.page.goto(server.lab_address(_NOTEBOOK.name))
        self.page.wait_for_selector("body.mt-alone .mt-house .mt-stop")
        self.tell(_BEGIN)

    def resize(self, size: str) -> None:
        """Give the window another size."""
        self._size = size
        self.page.set_viewport_size({"width": SIZES[size].width, "height": SIZES[size].height})

    def misfits(self, route: str, most: int | None = None) -> Iterator[Misfit]:
        """What does not fit in the states of what a route opens, in all or in the first ones."""
        self.tell(f"walk.open({route!r})")
        for _ in count() if most is None else range(most):
            told = json.loads(self.tell("", "walk.on()"))
            if told is None:
                return
            told["whole"] = route.startswith("lesson=")
            self.states += 1
            for what in self._look(told):
                yield Misfit(self._size, route, told["name"], what)

    def meet_again(self) -> None:
        """Find what is open again in a new Python."""
        self.tell(_BEGIN)

    def close(self) -> None:
        """End the page and its kernel."""
        end = "window.jupyterapp.shell.currentWidget.sessionContext.shutdown()"
        self.page.evaluate(f"async () => {{ await {end} }}")
        self.page.context.close()

    def _look(self, told: dict[str, Any]) -> list[str]:
        try:
            seen = self.page.wait_for_function(
                _MEASURE, arg=told, timeout=_PATIENCE, polling=LOOK
            ).json_value()
        except Late:
            return ["the page does not come to rest"]
        found: list[str] = seen["found"]
        return found

    def tell(self, code: str, asked: str = "''") -> str:
        """Have the kernel run code, and evaluate something that is a text."""
        answered = self.page.evaluate(_TELL, [code, asked])
        return str(literal_eval(answered))
