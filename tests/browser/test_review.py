"""From the end of a game at the table to a decision that is tried once more, click by click."""

from playwright.sync_api import Locator, Page, expect

from mt_widgets import parse, view
from tests.review.games import ended

from .board import BoardOnPage
from .lab import Lab, Screen
from .notebook import ready

STILL = Screen(reduced_motion=True)
_TABLE = """from mt_widgets import Play
table = Play(2, hidden=False, name="looked-back")
table.read({game!r}, "game.txt")
table"""


def _button(page: Page, name: str) -> Locator:
    return ready(page.get_by_role("button", name=name, exact=True))


def test_a_game_is_looked_back_at_and_a_decision_tried_again(lab: Lab) -> None:
    game = ended()
    notebook = lab.open(_TABLE.format(game=str(game)), screen=STILL)
    notebook.run()
    page = notebook.page
    _button(page, "Look back at the game").click()
    plot = page.get_by_role("slider", name="The chance to win, turn by turn")
    expect(plot).to_be_visible()
    heading = page.locator(".mt-heading")
    plot.locator('[data-tag="turn:1"]').click()
    expect(heading).to_contain_text("After turn 1: ")
    plot.press("Home")
    expect(heading).to_contain_text("At the start")
    expect(plot).to_have_attribute("aria-valuenow", "0")
    plot.locator('[data-tag="point:1"]').click()
    expect(page.locator(".mt-summary")).to_contain_text("gets home")
    _button(page, "Try it yourself").click()
    expect(page.locator(".mt-summary")).to_contain_text("Blue gets a wizard into the castle")
    expect(plot).to_be_hidden()
    board = BoardOnPage(notebook.canvas(1400), view(parse(str(game.start)), "b"))
    board.canvas.settled()
    board.click("card:W2")
    board.click("wizard:b@14")
    expect(heading).to_have_text("Solved!")
    _button(page, "Back to the review").click()
    expect(plot).to_be_visible()
    _button(page, "Overview").click()
    _button(page, "Back to the table").click()
    expect(_button(page, "New game")).to_be_visible()
