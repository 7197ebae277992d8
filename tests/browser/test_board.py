"""The board in JupyterLab, with real pointers and keys at pixels; nothing calls into the kernel."""

import re

from playwright.sync_api import Locator, Page, expect

from mt_widgets import parse, play, view
from mt_widgets.games.magical_towers.face import Cues
from mt_widgets.games.magical_towers.state import State

from .board import BoardOnPage
from .canvas import differ
from .lab import DESKTOP, Lab, Screen
from .notebook import Notebook

BOARD = "K/Rbby/Tbyy/Rbby/Ty/R/T/R/T/R/6"
PLAIN = f"{BOARD} b1 b0+0-6:W3,T2,W2T4|y0+0-6:W1,W2,W3 mw,mt"
SPELLS = f"{BOARD} b1 b0+3-3:W3,T2,W2T4|y0+0-6:W1,W2,W3 mw,mt"
DICE = f"{BOARD} b1 b0+0-6:W**,T2|y0+0-6:W1,W2,W3 mw,mt"
STILL = Screen(reduced_motion=True)


class Shown:
    """A board on a page, the position that it ought to show, and the words beside it."""

    def __init__(self, notebook: Notebook, position: str) -> None:
        self.notebook, self.state = notebook, parse(position)
        self.page: Page = notebook.page
        self.board = BoardOnPage(notebook.canvas(1400), view(self.state, memory=False))
        expect(self.heading).to_be_visible()
        self.board.canvas.settled()

    @property
    def heading(self) -> Locator:
        return self.page.locator(".mt-heading")

    def becomes(self, *moves: str) -> State:
        """What the game is after moves, for finding things in the picture."""
        self.state = play(self.state, *moves)
        self.board.view, self.board.cues = view(self.state, memory=False), Cues()
        return self.state

    def log(self) -> str:
        return self.page.locator(".mt-log").inner_text()


def show(lab: Lab, position: str, *, screen: Screen = STILL, more: str = "") -> Shown:
    """A board of a position, run in a notebook."""
    code = f"from mt_widgets import Board\nBoard({position!r}, seed=3{more})"
    notebook = lab.open(code, screen=screen)
    notebook.run()
    return Shown(notebook, position)


def test_a_whole_turn_by_clicking(lab: Lab) -> None:
    shown = show(lab, PLAIN)
    start = shown.board.canvas.picture()
    shown.board.click("card:W3")
    expect(shown.heading).to_contain_text("choose what it moves")
    shown.board.hover("wizard:b@2")
    shown.board.canvas.settled(unlike=start)
    shown.board.click("wizard:b@1")
    expect(shown.heading).to_contain_text("Blue plays card 2")
    shown.becomes("W3:b1")
    shown.board.click("tower:5.1")
    expect(shown.heading).to_contain_text("choose a card")
    shown.board.click("card:T2")
    expect(shown.heading).to_contain_text("Yellow plays card 1")
    assert "from space 1 to space 4" in shown.log()
    assert "Tower 1 of space 5 moves 2 to space 7" in shown.log()


def test_hovering_shows_what_would_happen_and_leaving_takes_it_away(lab: Lab) -> None:
    shown = show(lab, PLAIN)
    shown.board.click("card:T2")
    shown.page.mouse.move(5, 5)
    chosen = shown.board.canvas.settled()
    shown.board.hover("tower:1.1")
    preview = shown.board.canvas.settled(unlike=chosen)
    shown.page.mouse.move(5, 5)
    assert not differ(shown.board.canvas.settled(unlike=preview), chosen)


def test_an_illegal_click_is_answered_by_the_rule(lab: Lab) -> None:
    shown = show(lab, PLAIN)
    shown.board.click("card:W3")
    shown.board.click("wizard:y@4")
    expect(shown.page.locator(".mt-rule")).to_have_text("wizard.own")
    expect(shown.page.locator(".mt-status")).to_contain_text("not yours to move")
    shown.board.click("wizard:b@1")
    expect(shown.heading).to_contain_text("Blue plays card 2")
    expect(shown.page.locator(".mt-rule")).to_have_count(0)


def test_a_spell_is_cast_like_a_card(lab: Lab) -> None:
    shown = show(lab, SPELLS)
    shown.board.click("spell:mt")
    expect(shown.heading).to_contain_text("what the spell is cast on")
    shown.board.click("tower:6.1")
    expect(shown.page.locator(".mt-log")).to_contain_text("Tower 1 of space 6 moves 2 to space 8")


def test_dice_are_rolled_by_clicking_the_die(lab: Lab) -> None:
    shown = show(lab, DICE)
    shown.board.click("card:W**")
    shown.board.cues = Cues(chosen=frozenset({"card:W**"}), glowing=frozenset({"die"}))
    shown.board.click("die")
    expect(shown.heading).to_contain_text(re.compile(r"Blue rolled \d\."))
    expect(shown.page.locator('[data-tag="die"]').first).to_be_visible()


def test_undo_and_redo(lab: Lab) -> None:
    shown = show(lab, PLAIN)
    before = shown.board.canvas.settled()
    shown.board.click("card:W3")
    shown.board.click("wizard:b@1")
    expect(shown.heading).to_contain_text("Blue plays card 2")
    shown.page.get_by_role("button", name="Undo").click()
    expect(shown.heading).to_contain_text("Blue plays card 1")
    shown.page.mouse.move(5, 5)
    shown.board.canvas.settled()
    shown.page.get_by_role("button", name="Redo").click()
    expect(shown.heading).to_contain_text("Blue plays card 2")
    shown.board.canvas.settled(unlike=before)


def test_after_a_reload_the_board_is_drawn_and_playable(lab: Lab) -> None:
    shown = show(lab, PLAIN)
    shown.board.click("card:W3")
    shown.board.click("wizard:b@1")
    expect(shown.heading).to_contain_text("Blue plays card 2")
    shown.page.mouse.move(5, 5)
    before = shown.board.canvas.settled()
    shown.notebook.reload()
    again = Shown(shown.notebook, PLAIN)
    again.becomes("W3:b1")
    expect(again.heading).to_contain_text("Blue plays card 2")
    again.board.canvas.becomes(before)
    again.board.click("card:T2")
    again.board.click("tower:5.1")
    expect(again.heading).to_contain_text("Yellow plays card 1")


def test_a_whole_turn_by_keyboard_alone(lab: Lab) -> None:
    shown = show(lab, PLAIN)
    keys = shown.page.keyboard
    shown.page.locator(".mt-skip").focus()  # where Tab arrives first
    keys.press("Enter")
    for tag, then in (
        ("card:W3", "choose what it moves"),
        ("wizard:b@1", "Blue plays card 2"),
        ("card:T2", "choose what it moves"),
        ("tower:5.1", "Yellow plays card 1"),
    ):
        _reach(shown.page, tag)
        keys.press("Enter")
        expect(shown.heading).to_contain_text(then)


def _reach(page: Page, tag: str) -> None:
    """Go from one thing that can be chosen to the next, until it is this one."""
    for _ in range(40):
        if page.evaluate("document.activeElement?.dataset?.tag") == tag:
            return
        page.keyboard.press("PageDown")
    raise AssertionError(f"{tag} cannot be reached by keyboard")


def test_tab_leaves_the_board_again(lab: Lab) -> None:
    shown = show(lab, PLAIN)
    shown.page.locator(".mt-skip").focus()
    for _ in range(40):
        shown.page.keyboard.press("Tab")
        if not shown.page.evaluate("!!document.activeElement.closest('.mt-desk')"):
            return
    raise AssertionError("Tab never leaves the board")


def test_a_typed_move_is_played(lab: Lab) -> None:
    shown = show(lab, PLAIN)
    line = shown.page.locator("[id$=-type]")
    line.fill("W3:y4")
    line.press("Enter")
    expect(shown.page.locator(".mt-rule")).to_have_text("wizard.own")
    line.fill("W3:b1")
    line.press("Enter")
    expect(shown.heading).to_contain_text("Blue plays card 2")


def test_a_tap_is_one_click(lab: Lab) -> None:
    screen = Screen(420, 900, ratio=2, touch=True, reduced_motion=True)
    shown = show(lab, PLAIN, screen=screen)
    shown.board.tap("card:W3")
    expect(shown.heading).to_contain_text("choose what it moves")
    shown.notebook.hear_kernel()  # an echo of the tap would put the card back
    expect(shown.heading).to_contain_text("choose what it moves")
    shown.board.tap("wizard:b@1")
    expect(shown.heading).to_contain_text("Blue plays card 2")


_FITS = """([width, ratio]) => {
  const box = document.querySelector(".jp-OutputArea canvas").getBoundingClientRect();
  return box.width <= width && Math.abs(box.width / box.height / ratio - 1) < 0.1;
}"""


def test_the_board_follows_the_window(lab: Lab) -> None:
    shown = show(lab, PLAIN)
    for width, ratio in ((900, 900 / 760), (420, 420 / 760), (1400, 1400 / 900)):
        shown.notebook.resize(width, 1100)
        expect(shown.heading).to_be_visible()
        shown.page.wait_for_function(_FITS, arg=[width, ratio])
        shown.board.canvas.settled()
    shown.board.click("card:W3")
    expect(shown.heading).to_contain_text("choose what it moves")


def test_the_board_follows_the_theme(lab: Lab) -> None:
    shown = show(lab, PLAIN)
    assert sum(shown.board.canvas.colour(20, 20)) > 600
    light = shown.board.canvas.settled()
    shown.notebook.change_theme("dark")
    shown.board.canvas.settled(unlike=light)
    assert sum(shown.board.canvas.colour(20, 20)) < 200


def test_a_click_while_pieces_move_is_not_lost(lab: Lab) -> None:
    shown = show(lab, PLAIN, screen=DESKTOP)
    shown.board.click("card:W3")
    shown.board.click("wizard:b@1")
    shown.becomes("W3:b1")
    shown.board.click("card:T2")  # the wizard is still walking
    expect(shown.heading).to_contain_text("choose what it moves")
    shown.board.click("tower:5.1")
    expect(shown.heading).to_contain_text("Yellow plays card 1")
    moving = shown.board.canvas.picture()
    shown.board.canvas.settled(unlike=moving)


def test_two_boards_on_one_page_do_not_disturb_each_other(lab: Lab) -> None:
    code = f"from mt_widgets import Board\nBoard({PLAIN!r})"
    notebook = lab.open(code, code.replace("W3,T2", "W1,T2"), screen=STILL)
    notebook.run()
    first, second = notebook.page.locator(".mt-heading").all()
    notebook.page.locator("[id$=-type]").nth(1).fill("W1:b1")
    notebook.page.locator("[id$=-type]").nth(1).press("Enter")
    expect(second).to_contain_text("Blue plays card 2")
    expect(first).to_contain_text("Blue plays card 1")


def test_a_table_from_the_form_to_the_second_player(lab: Lab) -> None:
    notebook = lab.open("from mt_widgets import Play\nPlay(seed=1, name='browser')", screen=STILL)
    notebook.run()
    page = notebook.page
    heading = page.locator(".mt-heading")
    page.get_by_text("No, all of us are people").click()
    page.get_by_role("button", name="Begin").click()
    expect(heading).to_have_text("Pass the screen to Blue.")
    page.get_by_role("button", name="I am Blue: show my cards").click()
    expect(heading).to_contain_text("Blue plays card 1")
    line = page.locator("[id$=-type]")
    for move in ("W3:b1", "W5:b1"):
        line.fill(move)
        line.press("Enter")
    expect(heading).to_have_text("Pass the screen to Yellow.")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("Blue agrees")).to_be_visible()
    page.get_by_text("Blue agrees").click()
    page.get_by_text("Yellow agrees").click()
    page.locator('[data-tag="agree"]').click()
    expect(heading).to_have_text("Pass the screen to Blue.")
    assert page.evaluate("document.activeElement?.className").startswith("mt-heading")


def test_escape_puts_back_what_was_clicked_on_the_picture(lab: Lab) -> None:
    shown = show(lab, PLAIN)
    shown.board.click("card:W3")
    expect(shown.heading).to_contain_text("choose what it moves")
    shown.page.keyboard.press("Escape")
    expect(shown.heading).to_contain_text("Choose a card.")
    assert shown.board.canvas.element.get_attribute("role") == "img"
    assert (
        shown.board.canvas.element.get_attribute("aria-label")
        == "Blue plays card 1. Choose a card."
    )
