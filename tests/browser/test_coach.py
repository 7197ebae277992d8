"""The coach at a table: an idea on the board, and a move that is taken back, by clicks and keys."""

from playwright.sync_api import Locator, Page, expect

from mt_widgets import parse, view

from .board import BoardOnPage
from .canvas import differ
from .lab import Lab, Screen
from .notebook import ready

# Yellow can shut a blue wizard in that would get home with a 4, or walk and let it.
POSITION = (
    "K/1/Tbyy/RbyRbby/1/R/T/2/R/2/Tb/RTy/2 y2"
    " b0+1-5:W1,T1,T2|y0+1-5:W4,W3T3 mw,mt draw=W5,T5,W1,W2,T1"
)
CODE = f"""from mt_widgets import Play
table = Play("by", hidden=False, coach=True, seed=3)
table.paste({POSITION!r})
table"""
STILL = Screen(reduced_motion=True)
ASKED = "Do you want to take that back?"


def offered(page: Page, label: str) -> Locator:
    return ready(page.get_by_role("button", name=label, exact=True))


def press_key(page: Page, label: str) -> None:
    offered(page, label).focus()
    page.keyboard.press("Enter")


def heading(page: Page) -> Locator:
    return page.locator(".mt-heading")


def test_an_idea_is_looked_at_and_a_bad_move_taken_back(lab: Lab) -> None:
    notebook = lab.open(CODE, screen=STILL)
    notebook.run()
    page, state = notebook.page, parse(POSITION)
    board = BoardOnPage(notebook.canvas(1400), view(state, "y", memory=False))
    board.canvas.settled()
    bare = board.canvas.picture()

    offered(page, "What could I do?").click()
    card = page.locator(".mt-summary")
    expect(card).to_contain_text("It traps a blue wizard and fills a flask.")
    expect(page.locator(".magical-towers canvas")).to_have_accessible_name(
        "Yellow plays card 2. Choose a card. There is a ring round card W3T3 and tower 1 of "
        "space 9. An arrow leads from tower 1 of space 9 to space 12."
    )
    board.canvas.settled()
    assert differ(bare, board.canvas.picture()), "the idea is drawn"
    offered(page, "Thank you").click()
    expect(card).to_be_hidden()

    board.canvas.settled()
    board.click("card:W4")
    expect(heading(page)).to_contain_text("choose what it moves")
    board.click("wizard:y@2")
    expect(heading(page)).to_have_text(ASKED)
    expect(card).to_contain_text("It lets Blue get home with any 4.")
    expect(page.locator(".mt-log p")).to_have_count(0)
    offered(page, "Take it back").click()
    expect(heading(page)).to_contain_text("Yellow plays card 2.")
    expect(card).to_be_hidden()


def test_the_coach_is_asked_and_answered_by_keyboard(lab: Lab) -> None:
    notebook = lab.open(CODE, screen=STILL)
    notebook.run()
    page = notebook.page
    press_key(page, "What could I do?")
    expect(page.locator(".mt-desk > [aria-live] p")).to_contain_text("fills a flask")
    line = page.get_by_label("Type a move")
    line.fill("W4:y2")
    line.press("Enter")
    expect(heading(page)).to_have_text(ASKED)
    press_key(page, "Leave it")
    expect(page.locator(".mt-log")).to_contain_text("walks 4 from space 2 to space 6")
    expect(page.locator(".mt-summary")).to_be_hidden()
