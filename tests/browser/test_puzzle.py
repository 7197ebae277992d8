"""Puzzles in JupyterLab, solved with real pointers at pixels; nothing calls into the kernel."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from mt_widgets import view
from mt_widgets.games.magical_towers.face import Cues
from mt_widgets.games.magical_towers.state import State
from mt_widgets.puzzles.load import load_puzzle
from tests.puzzles.samples import sample

from .board import BoardOnPage
from .canvas import differ
from .lab import DESKTOP, Lab, Screen
from .notebook import Notebook, ready

STILL = Screen(reduced_motion=True)


class Shown:
    """A puzzle on a page, and the position that it ought to show."""

    def __init__(self, notebook: Notebook, name: str) -> None:
        puzzle = load_puzzle(sample(name))
        start: Any = puzzle.start
        self.notebook, self.covered = notebook, puzzle.kind == "memory"
        self.page: Page = notebook.page
        self.board = BoardOnPage(notebook.canvas(1400), view(start))
        self.look(start)
        expect(self.title).to_be_visible()
        self.board.canvas.settled()

    def look(self, state: State) -> None:
        """What the board shows now, for finding things in the picture."""
        self.board.view, self.board.cues = view(state, memory=not self.covered), Cues()

    @property
    def title(self) -> Locator:
        return self.page.locator(".mt-task .mt-title")

    @property
    def heading(self) -> Locator:
        return self.page.locator(".mt-heading")

    @property
    def status(self) -> Locator:
        return self.page.locator(".mt-bar .mt-status")

    @property
    def summary(self) -> Locator:
        return self.page.locator(".mt-summary")

    def press(self, label: str) -> None:
        """Press a button."""
        ready(self.page.get_by_role("button", name=label, exact=True)).click()


def cell(name: str, folder: Path) -> str:
    results = str(folder / "results.json")
    return (
        f"from mt_widgets import Puzzle\nPuzzle({str(sample(name))!r}, seed=1, results={results!r})"
    )


def show(lab: Lab, name: str, folder: Path, *, screen: Screen = STILL) -> Shown:
    """A puzzle, run in a notebook."""
    notebook = lab.open(cell(name, folder), screen=screen)
    notebook.run()
    return Shown(notebook, name)


def test_a_puzzle_is_solved_by_clicking_on_the_board(lab: Lab, tmp_path: Path) -> None:
    shown = show(lab, "entry", tmp_path)
    expect(shown.page.locator(".mt-goal")).to_contain_text("Blue gets a wizard into the castle")
    expect(shown.page.locator(".mt-task .mt-stars .mt-filled")).to_have_count(3)
    shown.board.click("card:W3")
    expect(shown.heading).to_contain_text("choose what it moves")
    shown.board.click("wizard:b@13")
    expect(shown.heading).to_have_text("Solved!")
    expect(shown.page.locator(".mt-badge")).to_have_text("Solved")
    expect(shown.summary).to_contain_text("There are 2 solutions; you found one.")
    expect(shown.summary.locator(".mt-quote").first).to_have_text("castle.enter")
    expect(shown.summary.locator(".mt-stars .mt-filled")).to_have_count(3)


def test_a_wrong_try_is_refuted_on_the_board_and_taken_back(lab: Lab, tmp_path: Path) -> None:
    shown = show(lab, "keep", tmp_path, screen=DESKTOP)
    shown.page.mouse.move(5, 5)
    before = shown.board.canvas.settled()
    line = shown.page.locator("[id$=-type]")
    line.fill("W1:-")
    line.press("Enter")
    expect(shown.status).to_contain_text("Not yet. After that Yellow plays W3:y13.")
    expect(shown.status.locator("code")).to_have_text("W3:y13")
    assert differ(shown.board.canvas.picture(), before)
    shown.board.canvas.becomes(before)  # a film rests at its end before all is as it was
    expect(shown.page.locator(".mt-log")).to_contain_text("Taken back: W1:-")
    shown.board.click("card:T1")
    shown.board.click("tower:12.1")
    expect(shown.heading).to_have_text("Solved!")


def test_a_click_that_a_rule_refuses_is_no_wrong_try(lab: Lab, tmp_path: Path) -> None:
    shown = show(lab, "keep", tmp_path)
    shown.board.click("card:T1")
    shown.board.click("wizard:y@13")
    expect(shown.status.locator(".mt-rule")).to_be_visible()
    expect(shown.page.locator(".mt-log")).not_to_contain_text("Taken back")


def test_hints_are_taken_one_by_one(lab: Lab, tmp_path: Path) -> None:
    shown = show(lab, "tempo", tmp_path)
    shown.press("Hint (costs a star)")
    expect(shown.summary.locator("li")).to_have_text(["An entry ends the turn."])
    shown.press("Hint (costs a star)")
    expect(shown.page.locator(".mt-task .mt-stars .mt-filled")).to_have_count(1)
    shown.press("Last hint")
    expect(shown.summary.locator("li")).to_have_count(3)
    expect(shown.summary.locator("li code")).to_have_text("T1:t1.1 W3:b13")
    expect(shown.page.locator('[data-tag="hint"]')).to_have_count(0)


def test_the_solution_can_be_stepped_through(lab: Lab, tmp_path: Path) -> None:
    shown = show(lab, "tempo", tmp_path)
    start = shown.board.canvas.settled()
    shown.press("Show the solution")
    expect(shown.status).to_contain_text("you earn no star")
    shown.press("Show it")
    expect(shown.summary).to_contain_text("The solution: T1:t1.1 W3:b13")
    shown.press("Next step")
    expect(shown.heading).to_contain_text("Tower 1 of space 1 moves 1 to space 2.")
    moved = shown.board.canvas.settled(unlike=start)
    shown.page.get_by_role("button", name="One move forward").click()
    expect(shown.heading).to_contain_text("goes into the castle")
    shown.page.get_by_role("button", name="One move back").click()
    expect(shown.heading).to_contain_text("Tower 1 of space 1")
    shown.page.mouse.move(5, 5)
    shown.board.canvas.becomes(moved)
    shown.press("Back to the puzzle")
    expect(shown.heading).to_contain_text("Blue plays card 1.")


def test_after_a_reload_and_a_new_run_it_is_still_solved(lab: Lab, tmp_path: Path) -> None:
    shown = show(lab, "entry", tmp_path)
    shown.press("Hint (costs a star)")
    expect(shown.summary.locator("li")).to_have_count(1)
    shown.board.click("card:W5")
    expect(shown.heading).to_contain_text("choose what it moves")
    shown.board.click("wizard:b@11")
    expect(shown.heading).to_have_text("Solved!")
    shown.page.mouse.move(5, 5)
    before = shown.board.canvas.settled()
    shown.notebook.reload()
    again = Shown(shown.notebook, "entry")
    expect(again.heading).to_have_text("Solved!")
    again.board.canvas.becomes(before)
    again.notebook.run()
    expect(again.heading).to_contain_text("Blue plays card 2.")
    expect(again.page.locator(".mt-badge")).to_have_text("Solved")
    expect(again.page.locator(".mt-task .mt-stars .mt-filled")).to_have_count(2)


def test_a_memory_puzzle_is_watched_and_answered(lab: Lab, tmp_path: Path) -> None:
    shown = show(lab, "where", tmp_path)
    start = shown.board.canvas.settled()
    shown.press("Next move")
    expect(shown.heading).to_have_text("Move 1 of 2")
    shown.board.canvas.settled(unlike=start)
    shown.press("Next move")
    expect(shown.heading).to_have_text("That was all. Do you remember?")
    shown.press("I remember: go on")
    expect(shown.heading).to_contain_text("Where are yellow wizards imprisoned?")
    after: Any = load_puzzle(sample("where")).position
    shown.look(after)
    shown.board.click("tower:2.1")
    shown.press("That is my answer")
    expect(shown.status).to_contain_text("So far all are right, but there are more.")
    shown.board.click("tower:6.1")
    shown.press("That is my answer")
    expect(shown.heading).to_have_text("Solved!")


def test_exploring_shows_moves_on_the_board_and_plays_them(lab: Lab, tmp_path: Path) -> None:
    shown = show(lab, "keep", tmp_path)
    shown.board.click("card:T1")
    shown.board.click("tower:12.1")
    expect(shown.heading).to_have_text("Solved!")
    shown.press("Explore it")
    listed = shown.page.locator(".mt-list .mt-one")
    expect(listed).to_have_count(2)
    expect(listed.first).to_contain_text("1 (always)")
    shown.page.mouse.move(5, 5)
    plain = shown.board.canvas.settled()
    listed.first.hover()
    shown.board.canvas.settled(unlike=plain)
    expect(shown.status).to_contain_text("T1:t12.1: 1 (always)")
    listed.nth(1).click()
    expect(shown.heading).to_contain_text("Yellow plays card 1.")
    shown.press("Back to the puzzle")
    expect(shown.heading).to_have_text("Solved!")


def test_a_puzzle_is_chosen_from_the_list(lab: Lab, tmp_path: Path) -> None:
    results = str(tmp_path / "results.json")
    notebook = lab.open(f"from mt_widgets import Puzzle\nPuzzle(results={results!r})", screen=STILL)
    notebook.run()
    page = notebook.page
    expect(page.locator(".mt-heading")).to_have_text("Which puzzle would you like?")
    expect(page.locator(".jp-OutputArea canvas").first).to_be_hidden()
    page.locator(".jp-OutputArea").get_by_text("Difficulty", exact=True).click()
    expect(page.locator(".mt-choice-group").first).to_contain_text("Ravens: 1")
    page.get_by_role("button", name="Three steps").click()
    expect(page.locator(".mt-task .mt-title")).to_have_text("Three steps")
    expect(page.locator(".jp-OutputArea canvas").first).to_be_visible()
    page.get_by_role("button", name="All puzzles").click()
    expect(page.locator(".mt-heading")).to_have_text("Which puzzle would you like?")


@pytest.mark.parametrize("width", [420, 900])
def test_a_finger_solves_it_on_a_small_screen(lab: Lab, tmp_path: Path, width: int) -> None:
    screen = Screen(width, 900, ratio=2, touch=True, reduced_motion=True, theme="dark")
    shown = show(lab, "entry", tmp_path, screen=screen)
    shown.board.tap("card:W3")
    expect(shown.heading).to_contain_text("choose what it moves")
    shown.board.tap("wizard:b@13")
    expect(shown.heading).to_have_text("Solved!")
