"""The workshop in JupyterLab, with real pointers and keys; nothing calls into the kernel."""

import re

from playwright.sync_api import Locator, Page, expect

from mt_widgets import parse, view
from mt_widgets.puzzles.load import load_puzzle

from .board import BoardOnPage
from .lab import DESKTOP, Lab, Screen
from .notebook import Notebook

EMPTY = "K/15 b1 b0+0-6:|y0+0-6: -"
STILL = Screen(reduced_motion=True)


class Shown:
    """A workshop on a page, and the position that it ought to show."""

    def __init__(self, notebook: Notebook, position: str) -> None:
        self.page: Page = notebook.page
        self.board = BoardOnPage(notebook.canvas(1400), view(parse(position)))
        expect(self.page.locator(".mt-heading")).to_be_visible()
        self.board.canvas.settled()

    @property
    def text(self) -> Locator:
        return self.page.locator('[data-field="position"]')

    def choose(self, name: str) -> None:
        self.page.get_by_role("toolbar", name="Pieces").get_by_role("button", name=name).click()

    def click(self, tag: str, after: str) -> None:
        """Click a piece, and see the position follow as text."""
        self.board.click(tag)
        expect(self.text).to_have_value(after)
        self.board.view = view(parse(after))


def show(lab: Lab, position: str = EMPTY, *, screen: Screen = STILL) -> Shown:
    notebook = lab.open(f"from mt_widgets import Workshop\nWorkshop({position!r})", screen=screen)
    notebook.run()
    return Shown(notebook, position)


def test_a_position_is_composed_by_clicks(lab: Lab) -> None:
    shown, rest = show(lab), "b1 b0+0-6:|y0+0-6: -"
    shown.choose("Raven tower")
    shown.click("space:5", f"K/4/R/10 {rest}")
    shown.choose("Blue wizard")
    shown.click("tower:5.1", f"K/4/Rb/10 {rest}")
    shown.choose("Plain tower")
    shown.click("wizard:b@5", f"K/4/RbT/10 {rest}")
    shown.choose("Raven Castle")
    shown.click("tower:5.2", f"5/RbTK/10 {rest}")
    shown.choose("Yellow wizard")
    shown.choose("Under a tower")
    shown.click("tower:5.1", f"5/yRbTK/10 {rest}")
    shown.choose("Take away")
    shown.click("prisoner:b@5.1", f"5/yRTK/10 {rest}")
    shown.page.get_by_role("button", name="Undo").click()
    expect(shown.text).to_have_value(f"5/yRbTK/10 {rest}")


def test_what_would_be_is_seen_before_the_click(lab: Lab) -> None:
    shown = show(lab)
    shown.choose("Raven tower")
    shown.page.mouse.move(5, 5)
    empty = shown.board.canvas.settled()
    shown.board.hover("space:5")
    shown.board.canvas.settled(unlike=empty)
    expect(shown.text).to_have_value(EMPTY)


def test_a_rule_that_forbids_it_is_named(lab: Lab) -> None:
    shown = show(lab)
    shown.choose("Blue wizard")
    shown.board.click("castle")
    expect(shown.page.locator(".mt-rule")).to_have_text("stack.castle")
    expect(shown.text).to_have_value(EMPTY)


def test_a_position_is_pasted_and_a_form_filled_in(lab: Lab) -> None:
    shown = show(lab)
    shown.text.fill("nonsense")
    shown.page.get_by_role("button", name="Use this text").click()
    answer = shown.page.locator('[data-section="text"] .mt-answer')
    expect(answer).to_contain_text("a position has four fields")
    expect(shown.text).to_have_value("nonsense")  # to be mended
    shown.text.fill("K/4/Tb/10 b1 b0+0-6:|y0+0-6: -")
    shown.page.get_by_role("button", name="Use this text").click()
    expect(answer).to_contain_text("Done")
    shown.page.locator(".jp-OutputArea").get_by_text(
        "Players, hands, flasks, spells and turn"
    ).click()
    shown.page.locator('[data-field="hand:b"]').fill("T2,W3")
    shown.page.locator('[data-field="hand:b"]').press("Enter")
    expect(shown.text).to_have_value("K/4/Tb/10 b1 b0+0-6:W3,T2|y0+0-6: -")
    expect(shown.page.locator('[data-field="hand:b"]')).to_be_focused()


def test_it_is_composed_by_keys_alone(lab: Lab) -> None:
    shown = show(lab)
    first = shown.page.get_by_role("toolbar", name="Pieces").get_by_role("button").first
    first.focus()
    shown.page.keyboard.press("ArrowRight")
    shown.page.keyboard.press("Enter")
    expect(shown.page.locator(".mt-heading")).to_contain_text("Yellow wizard")
    shown.page.locator(".mt-skip").focus()
    shown.page.keyboard.press("Enter")
    shown.page.keyboard.press("Enter")
    expect(shown.text).to_have_value("K/y/14 b1 b0+0-6:|y0+0-6: -")
    shown.page.keyboard.press("Escape")
    expect(shown.page.locator(".mt-heading")).to_have_text(
        "Choose a piece, then click where it goes."
    )


def test_it_is_composed_by_taps_on_a_phone(lab: Lab) -> None:
    shown = show(lab, screen=Screen(width=420, height=900, touch=True, reduced_motion=True))
    shown.choose("Raven tower")
    shown.board.tap("space:5")
    expect(shown.text).to_have_value("K/4/R/10 b1 b0+0-6:|y0+0-6: -")


def test_after_a_reload_it_is_there_as_it_was(lab: Lab) -> None:
    notebook = lab.open("from mt_widgets import Workshop\nWorkshop()", screen=DESKTOP)
    notebook.run()
    shown = Shown(notebook, EMPTY)
    shown.choose("Raven tower")
    shown.click("space:5", "K/4/R/10 b1 b0+0-6:|y0+0-6: -")
    notebook.reload()
    expect(shown.text).to_have_value("K/4/R/10 b1 b0+0-6:|y0+0-6: -")
    pressed = shown.page.get_by_role("button", name="Raven tower")
    expect(pressed).to_have_attribute("aria-pressed", "true")


def test_a_puzzle_is_proven_and_saved(lab: Lab) -> None:
    shown = show(lab, "K/10/R/1/b/2 b2 b4+0-6:W2,W3|y4+0-6:?,?,? -")
    page, answer = shown.page, shown.page.locator('[data-section="task"] .mt-answer')
    page.locator(".jp-OutputArea").get_by_text("Make a puzzle of it").click()
    page.get_by_role("button", name="Prove it").click()
    expect(answer).to_contain_text("goal: character 1")
    page.get_by_label("Goal").fill("enters(b)")
    page.get_by_role("button", name="Prove it").click()
    expect(answer).to_contain_text("Proven. It can always be done, in one way only.")
    expect(answer).to_contain_text("W3:b13")
    page.locator(".jp-OutputArea").get_by_text("The words around it").click()
    page.get_by_role("button", name="Suggest hints").click()
    expect(page.get_by_label("Hint 3")).to_have_value("Play {W3:b13}.")
    page.get_by_label("Title").fill("Three steps")
    page.get_by_label("Explanation").fill("Three steps lead home.")
    page.get_by_label("Exact entry").check()
    with page.expect_download() as started:
        page.get_by_role("button", name="Save as a puzzle file").click()
    assert started.value.suggested_filename == "three-steps.toml"
    puzzle = load_puzzle(started.value.path())
    assert puzzle.words.title == "Three steps"
    assert puzzle.proof is not None


def test_a_long_proof_shows_progress_keeps_listening_and_is_stopped(lab: Lab) -> None:
    shown = show(lab, "3/b/T/y/R/1/K/R/T/1/b/Ry/1/T b1 b3+2-4:W**,W*T*,T***|y4+0-6:? mw,mt,sw")
    page, answer = shown.page, shown.page.locator('[data-section="task"] .mt-answer')
    page.locator(".jp-OutputArea").get_by_text("Make a puzzle of it").click()
    page.get_by_label("Goal").fill("likely enters(b)")
    page.get_by_label("Own turns").fill("2")
    page.get_by_role("button", name="Prove it").click()
    expect(answer).to_contain_text(re.compile(r"[1-9][\d,]* positions so far"))
    shown.choose("Raven tower")  # the kernel answers meanwhile
    expect(page.locator(".mt-heading")).to_contain_text("Raven tower")
    page.get_by_role("button", name="Stop").click()
    expect(answer).to_contain_text("Stopped")
