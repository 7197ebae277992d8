"""A short visit to the site, by real clicks: map, lesson, reload, puzzle, and the saved file."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

from mt_widgets import play, view
from mt_widgets.classroom.gather import gather
from mt_widgets.games.magical_towers import clicks, notation
from mt_widgets.lessons.course import chapters
from mt_widgets.puzzles.load import load_puzzle
from mt_widgets.puzzles.packs import puzzle_files
from tests.browser.board import BoardOnPage
from tests.browser.canvas import Canvas
from tests.browser.learner import Learner, is_button
from tests.browser.lesson import _SEEN, FRONT

from .window import Window, until

__all__ = ["visit"]

LESSON, PUZZLE = chapters()[0].notebook, "first-steps/001-three-steps"
_START = 180  # seconds in which Python must have woken up, on a busy machine, too
_BOARD = f"{FRONT} .jp-OutputArea canvas"
# Everything runs in the outer page; the notebook is a frame of the same origin inside.
_PAGE = """const frame = document.getElementById("notebook");
  const page = inside ? frame.contentDocument : document;"""
_BOX = f"""(place, inside) => {{
  {_PAGE}
  const element = page.querySelector(place);
  if (!element?.checkVisibility()) return null;
  element.scrollIntoView({{ block: "center", behavior: "instant" }});
  const box = element.getBoundingClientRect();
  const at = inside ? frame.getBoundingClientRect() : {{ left: 0, top: 0 }};
  return [box.left + at.left, box.top + at.top, box.width, box.height];
}}"""
_TEXT = f"(place, inside) => {{ {_PAGE} return page.querySelector(place)?.textContent; }}"
_DRAWN = f"""(place, inside) => {{
  {_PAGE}
  const canvas = page.querySelector(place);
  if (!canvas?.width) return false;
  const {{ data }} = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return new Uint32Array(data.buffer).some((one, _, all) => one !== all[0]);
}}"""
_SAID = f"() => document.getElementById('notebook').contentWindow.eval({_SEEN!r})()"
_READY = """() => {
  const panel = document.getElementById("notebook").contentWindow.jupyterapp?.shell?.currentWidget;
  return document.body.dataset.ready && panel.sessionContext.session.kernel.status === "idle";
}"""
_FOLLOW = "(route) => { location.hash = route; }"
_RELOAD = "() => { delete document.body.dataset.ready; location.reload(); }"


class _Picture:
    """A canvas in the notebook, as much of it as a board asks for."""

    def __init__(self, window: Window, place: str) -> None:
        self._window, self._place = window, place
        self.width = 1400.0

    @property
    def _box(self) -> list[float]:
        box: list[float] = _box(self._window, self._place, inside=True)
        return box

    @property
    def css_size(self) -> tuple[float, float]:
        return self._box[2], self._box[3]

    def click(self, x: float, y: float) -> None:
        left, top, width, _ = self._box
        self._window.press(left + x * width / self.width, top + y * width / self.width)


def _box(window: Window, place: str, *, inside: bool) -> list[float]:
    """Where something is, once it stands still."""
    before = None

    def look() -> list[float] | None:
        nonlocal before
        last, before = before, cast(list[float] | None, window.run(_BOX, place, inside))
        return before if before == last else None

    return until(look, f"{place} is shown")


def _click(window: Window, place: str, *, inside: bool = False) -> None:
    left, top, width, height = _box(window, place, inside=inside)
    window.press(left + width / 2, top + height / 2)


def _expect(window: Window, place: str, text: str, *, inside: bool = False) -> None:
    until(lambda: window.run(_TEXT, place, inside) == text, f"{place} says {text!r}")


def _open(window: Window, notebook: str) -> None:
    _click(window, f'.mt-stop[data-notebook="{notebook}"]')
    _wait_for_board(window)


def _wait_for_board(window: Window) -> None:
    until(lambda: window.run(_READY), "Python is awake", _START)
    until(lambda: window.run(_DRAWN, _BOARD, True), "the board is drawn")


def _take(window: Window, learner: Learner, steps: int) -> None:
    """Do so many steps of a lesson, and see on the page what its twin says."""
    board = BoardOnPage(cast(Canvas, _Picture(window, _BOARD)), learner.view)
    end = learner.twin.session.at + steps
    for tag in learner.clicks():
        if is_button(tag):
            place = f'{FRONT} :is(.mt-actions, .mt-list) [data-tag="{tag}"]:not([data-fresh])'
            _click(window, place, inside=True)
        else:
            board.view, board.cues = learner.view, learner.cues
            board.click(tag)
        learner.click(tag)
        _expect_twin(window, learner)
        if learner.twin.session.at == end:
            return


def _expect_twin(window: Window, learner: Learner) -> None:
    twin = learner.twin
    texts = twin.session.step.title, twin.panel.prompt.heading, twin.panel.status.get("text", "")
    buttons = [one["tag"] for one in twin.panel.buttons.actions]
    wanted = [*(text.replace("`", "") for text in texts), buttons]
    until(lambda: window.run(_SAID) == wanted, f"the lesson says {wanted}")


def _solve(window: Window) -> str:
    """Follow the link to a puzzle, and solve it on its board; its name."""
    window.run(_FOLLOW, f"puzzle={PUZZLE}")
    _wait_for_board(window)
    puzzle = load_puzzle(puzzle_files()[PUZZLE])
    proof = puzzle.proof
    state: Any = puzzle.start
    assert proof
    board = BoardOnPage(cast(Canvas, _Picture(window, _BOARD)), view(state))
    for move in notation.parse_moves(proof.solutions[0]):
        board.view = view(state)
        for tag in clicks.move_tags(state, move).parts:
            board.click(tag)
        state = play(state, move)
    _expect(window, f"{FRONT} .mt-heading", "Solved!", inside=True)
    return puzzle.name


def _saved(folder: Path) -> Path | None:
    """The file of results, once something is in it: Firefox begins with an empty one."""
    files = folder.glob("magical-towers-*.json")
    return next((file for file in files if file.stat().st_size), None)


def visit(window: Window, address: str, folder: Path) -> Iterator[str]:
    """Visit the site; what has worked, one after the other. Files are saved in the folder."""
    window.go(address)
    _box(window, ".mt-stop", inside=False)
    yield "map"
    _open(window, LESSON)
    learner = Learner("start", folder)
    _take(window, learner, 2)
    yield "lesson"
    window.run(_RELOAD)
    _wait_for_board(window)
    _expect_twin(window, learner)
    _take(window, learner, 99)
    yield "reload"
    _click(window, "#map")
    _box(window, ".mt-stop", inside=False)
    solved = _solve(window)
    yield "puzzle"
    _click(window, "#map")
    _expect(window, "#puzzles", "Puzzles solved: 1")
    _click(window, "#download")
    file = until(lambda: _saved(folder), "the file is saved")
    (attempts,) = (receipt.attempts for receipt in gather([file]).receipts)
    assert {"lesson:start", solved} <= {one.item for one in attempts if one.solved}
    yield "download"
