"""A lesson on the page: taken as a learner does, who sees there what the lesson's twin shows."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Error, Locator, Page, expect

from mt_widgets.lessons.course import chapters

from .board import BoardOnPage
from .canvas import Canvas
from .lab import Lab, Screen
from .learner import Learner, is_action, is_button
from .notebook import LOOK, Notebook

__all__ = ["FRONT", "LESSONS", "STILL", "LessonOnPage", "show"]

LESSONS = [chapter.lesson for chapter in chapters() if chapter.lesson]
STILL = Screen(1400, 900, reduced_motion=True)
FRONT = ".jp-NotebookPanel:not(.lm-mod-hidden)"  # of several notebooks the one to be seen
_PATIENCE = 60_000  # milliseconds
_MOST_KEYS = 100
# What a lesson says on the page: the step, what to do, the answer to the last click, the buttons.
_SEEN = f"""() => {{
  const page = document.querySelector("{FRONT}");
  const words = (part) => page.querySelector(part)?.textContent ?? "";
  const buttons = [...page.querySelectorAll(".mt-bar .mt-actions button")];
  const told = [".mt-task .mt-title", ".mt-heading", ".mt-bar .mt-sentence"].map(words);
  return [...told, buttons.map((one) => one.dataset.tag)];
}}"""
# The next key on the way to a tag: Tab from group to group, arrows inside one, Enter there.
_KEY = """(tag) => {
  const here = document.activeElement;
  const wanted = document.querySelector(`.mt-desk [data-tag="${tag}"]`);
  if (here === wanted) return "Enter";
  if (wanted.closest("[role=toolbar]")?.contains(here)) return "ArrowRight";
  const ahead = here.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING;
  return ahead ? "Tab" : "Shift+Tab";
}"""
# By how many pixels the card, the board, the sentences and the answers are too high for the window.
_BEYOND = f"""() => {{
  const page = document.querySelector("{FRONT}");
  const edge = (part, side) => page.querySelector(part)?.getBoundingClientRect()[side] ?? 0;
  const bottom = Math.max(edge(".mt-bar", "bottom"), edge(".mt-choices-box", "bottom"));
  const room = page.querySelector(".jp-WindowedPanel-outer").clientHeight;
  return bottom - edge(".magical-towers", "top") - room;
}}"""
_AGREES = f"(wanted) => JSON.stringify(({_SEEN})()) === JSON.stringify(wanted)"


class LessonOnPage:
    """A lesson that a notebook shows, and the learner who takes it."""

    def __init__(self, notebook: Notebook, learner: Learner) -> None:
        self.page: Page = notebook.page
        self.learner = learner
        self.board = BoardOnPage(Canvas(self._canvas, 1400), learner.view)
        expect(self.heading).to_be_visible()
        self.board.canvas.settled()

    @property
    def _canvas(self) -> Locator:
        return self.page.locator(f"{FRONT} .jp-OutputArea canvas").first

    @property
    def heading(self) -> Locator:
        return self.page.locator(f"{FRONT} .mt-heading")

    @property
    def status(self) -> Locator:
        return self.page.locator(f"{FRONT} .mt-bar .mt-status")

    @property
    def stars(self) -> Locator:
        return self.page.locator(f"{FRONT} .mt-summary .mt-stars .mt-filled")

    def finish(self, choose: Callable[[str], None]) -> None:
        """From here to the end of the lesson, choosing one thing after the other."""
        for tag in self.learner.clicks():
            self.wait_for(tag)
            choose(tag)
            self.learner.click(tag)
            self.expect_twin()

    def wait_for(self, tag: str) -> None:
        """Wait until a big button that has just come takes a press."""
        if is_action(tag):
            ready = self.page.locator(f'{FRONT} .mt-bar [data-tag="{tag}"]:not([data-fresh])')
            ready.wait_for(state="attached")

    def click(self, tag: str) -> None:
        """Click a button of the panel, or anything on the picture."""
        if is_button(tag):
            self.page.locator(f'{FRONT} :is(.mt-actions, .mt-list) [data-tag="{tag}"]').click()
        else:
            self.board.view, self.board.cues = self.learner.view, self.learner.cues
            self.board.click(tag)

    def choose_by_keys(self, tag: str) -> None:
        """Walk to something by the keys that the panel tells of, and choose it."""
        keys = self.page.keyboard
        for _ in range(_MOST_KEYS):
            key = self.page.evaluate(_KEY, tag)
            keys.press(key)
            if key == "Enter":
                return
        raise AssertionError(f"{tag} cannot be reached by keyboard")

    def enter_by_keys(self) -> None:
        """Go by Tab to where the panel begins, and have it show its buttons."""
        for _ in range(_MOST_KEYS):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("document.activeElement.matches('.mt-skip')"):
                return self.page.keyboard.press("Enter")
        raise AssertionError("Tab does not lead to the lesson")

    def expect_in_one_view(self) -> None:
        """All that a step needs is seen at once."""
        beyond = self.page.evaluate(_BEYOND)
        title = self.learner.twin.session.step.title
        assert beyond <= 0, f"{title!r} is {beyond:.0f} pixels higher than the window"

    def expect_twin(self) -> None:
        """Wait until the page says and offers what the twin does."""
        twin = self.learner.twin
        said = [
            twin.session.step.title,
            twin.panel.prompt.heading,
            twin.panel.status.get("text", ""),
        ]
        wanted = [
            *(text.replace("`", "") for text in said),
            [one["tag"] for one in twin.panel.buttons.actions],
        ]
        try:
            self.page.wait_for_function(_AGREES, arg=wanted, timeout=_PATIENCE, polling=LOOK)
        except Error:
            seen = self.page.evaluate(_SEEN)
            assert seen == wanted, f"the page shows {seen}, not {wanted}"


def show(lab: Lab, name: str, folder: Path, *, screen: Screen = STILL) -> LessonOnPage:
    """A lesson, run in a notebook."""
    results = str(folder / "results.json")
    notebook = lab.open(
        f"from mt_widgets import Lesson\nLesson({name!r}, results={results!r})", screen=screen
    )
    notebook.run()
    return LessonOnPage(notebook, Learner(name, folder))
