"""Somebody who visits the site: pages, the notebooks inside them, and what is kept."""

import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from playwright.sync_api import Browser, Dialog, Frame, Locator, Page, expect

from mt_widgets import play, view
from mt_widgets.games.magical_towers import clicks, notation
from mt_widgets.puzzles.puzzle import PuzzleFile

from ..board import BoardOnPage
from ..canvas import Canvas
from ..lab import Screen, listen, new_page
from ..learner import Learner, is_button
from ..lesson import FRONT, LessonOnPage
from ..notebook import Notebook

__all__ = ["Visitor"]

_START = 300_000  # milliseconds in which Python must have woken up, on a busy machine, too
_KEPT = "Object.entries(localStorage).filter(([name]) => name.includes(':attempt:'))"
_ASK = """async ([request, content]) => {
  const { kernel } = window.jupyterapp.shell.currentWidget.sessionContext.session;
  const asked = kernel[request](content);
  return (await (asked.done ?? asked)).content;
}"""


class Visitor:
    """A window on the site, and a list of all that went wrong in it."""

    def __init__(self, browser: Browser, home: str, screen: Screen) -> None:
        self.home, self.screen = home, screen
        self.complaints = list[str]()
        self.page: Page = new_page(browser, screen)
        listen(self.page, home, self.complaints)
        self.page.on("dialog", self._answer)

    def _answer(self, dialog: Dialog) -> None:
        """Say yes; but nobody should be asked whether to leave a page."""
        if dialog.type != "confirm":
            self.complaints.append(f"{dialog.type}: {dialog.message}")
        dialog.accept()

    def visit(self, address: str = "") -> None:
        """Go to a page of the site."""
        self.page.goto(self.home + address)

    def stop(self, notebook: str) -> Locator:
        """A stop of the map."""
        return self.page.locator(f'.mt-stop[data-notebook="{notebook}"]')

    def wait(self) -> None:
        """Wait until what was opened inside the page is there."""
        self.page.locator("body[data-ready]").wait_for(state="attached", timeout=_START)

    def open(self, route: str) -> None:
        """Open a link into the site, in the page that is there already, if one is."""
        self.visit(f"#{route}")
        self.wait()

    def open_stop(self, notebook: str) -> None:
        """Click a stop of the map, and wait until it is open."""
        self.stop(notebook).click()
        self.wait()

    @property
    def frame(self) -> Frame:
        """The notebook inside the page."""
        return next(frame for frame in self.page.frames if "/notebooks/" in frame.url)

    def lesson(self, learner: Learner) -> LessonOnPage:
        """The lesson that the notebook shows."""
        inside = cast(Page, self.frame)  # which offers as much as a lesson asks for
        return LessonOnPage(cast(Notebook, SimpleNamespace(page=inside)), learner)

    def choose(self, shown: LessonOnPage) -> Callable[[str], None]:
        """How this visitor points at things: with a mouse or with a finger."""

        def tap(tag: str) -> None:
            if is_button(tag):
                at = f'{FRONT} :is(.mt-actions, .mt-list) [data-tag="{tag}"]'
                return self.frame.locator(at).tap()
            shown.board.view, shown.board.cues = shown.learner.view, shown.learner.cues
            return shown.board.tap(tag)

        return tap if self.screen.touch else shown.click

    def take(self, shown: LessonOnPage, steps: int) -> None:
        """Do so many steps of a lesson."""
        choose, learner = self.choose(shown), shown.learner
        end = learner.twin.session.at + steps
        for tag in learner.clicks():
            shown.wait_for(tag)
            choose(tag)
            learner.click(tag)
            shown.expect_twin()
            if learner.twin.session.at == end:
                return

    @property
    def place(self) -> Locator:
        """Where the notebook shows what is open."""
        return self.frame.locator(".mt-place")

    def solve(self, puzzle: PuzzleFile) -> None:
        """Solve the puzzle that is open on its board, by its own solution."""
        place = self.place
        state: Any = puzzle.start
        board = BoardOnPage(Canvas(place.locator("canvas").first, 1400), view(state))
        board.canvas.element.scroll_into_view_if_needed()
        board.canvas.settled()
        proof = puzzle.proof
        assert proof
        for move in notation.parse_moves(proof.solutions[0]):
            board.view = view(state)
            for tag in clicks.move_tags(state, move).parts:
                board.click(tag)
            state = play(state, move)
        expect(place.locator(".mt-heading")).to_have_text("Solved!")

    def ask(self, request: str, **content: Any) -> dict[str, Any]:
        """What Python answers to a request of the notebook."""
        answer: dict[str, Any] = self.frame.evaluate(_ASK, [request, content])
        return answer

    def attempts(self) -> list[dict[str, Any]]:
        """What the browser has kept."""
        return [json.loads(text) for _, text in self.page.evaluate(_KEPT)]

    def download(self, folder: Path) -> Path:
        """The file of results, as the page saves it."""
        with self.page.expect_download() as saved:
            self.page.locator("#download").click()
        path = folder / saved.value.suggested_filename
        saved.value.save_as(path)
        return path

    def check(self) -> None:
        """Fail where a page complained, or shows a dialog or a mishap."""
        for frame in self.page.frames:
            for trouble in frame.locator(
                ".jp-Dialog, .mt-error, .jp-RenderedText[data-mime-type*=error]"
            ).all():
                self.complaints.append(f"shown: {trouble.inner_text()}")
        assert not self.complaints, "\n".join(self.complaints)
