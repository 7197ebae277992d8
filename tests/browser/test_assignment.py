"""An assignment from the teacher's desk to what a pupil hands in, in JupyterLab, by clicks."""

from dataclasses import replace
from pathlib import Path
from textwrap import dedent
from typing import Any

from playwright.sync_api import Download, Locator, Page, expect

from mt_widgets import view
from mt_widgets.classroom.assignment import AssignmentFile
from mt_widgets.classroom.receipt import parse_receipt
from mt_widgets.classroom.setting import find_assignment
from mt_widgets.puzzles.load import load_puzzle
from mt_widgets.puzzles.packs import shipped

from .board import BoardOnPage
from .lab import Lab, Screen
from .notebook import Notebook, ready

STEPS, HOME = "first-steps/001-three-steps", "first-steps/002-who-goes-home"
WORD = "Fox lamp sea"
STILL = Screen(reduced_motion=True)


def _press(page: Page, label: str) -> None:
    ready(page.get_by_role("button", name=label, exact=True)).click()


def _saved(page: Page, label: str, folder: Path) -> Path:
    with page.expect_download() as saving:
        page.get_by_role("button", name=label, exact=True).click()
    download: Download = saving.value
    path = folder / download.suggested_filename
    download.save_as(path)
    return path


def _number(page: Page, number: int) -> Locator:
    return page.locator(f'[data-tag="item:{number - 1}"]')


def _answer(notebook: Notebook, item: str, *tags: str) -> None:
    """Click a move on the board, and say that it is the answer."""
    page = notebook.page
    start: Any = load_puzzle(shipped() / f"{item}.toml").start
    board = BoardOnPage(notebook.canvas(1400), view(start))
    notebook.hear_kernel()  # how large the board is to be
    board.canvas.settled()
    for tag in tags:
        board.click(tag)
    expect(page.locator(".mt-heading")).to_have_text("Your moves are played. Is this your answer?")
    _press(page, "This is my answer")
    expect(page.locator(".mt-heading")).to_have_text("Your answer is kept.")
    expect(page.locator(".mt-done")).to_have_count(0)
    expect(page.locator(".mt-wrong")).to_have_count(0)


def _set(page: Page, folder: Path) -> tuple[Path, Path]:
    """A teacher picks two puzzles for an exam, and saves the file and the notebook."""
    page.locator(".jp-OutputArea").get_by_text("First steps", exact=True).click()
    page.get_by_role("button", name="Who goes home?").click()
    page.get_by_role("button", name="Three steps").click()
    page.get_by_role("button", name="2. Three steps").click()
    _press(page, "Up")
    page.locator('[data-field="title"]').fill("Monday")
    page.locator('[data-field="exam"]').check()
    page.locator('[data-field="minutes"]').fill("20")
    page.locator('[data-field="minutes"]').press("Tab")
    word = page.locator(".mt-summary:not([hidden])")
    expect(word).to_contain_text("Release word: ")
    page.locator('[data-field="word"]').fill(WORD)
    page.locator('[data-field="word"]').press("Tab")
    expect(word).to_contain_text(f"Release word: {WORD}")
    file = _saved(page, "Save the file", folder)
    made = find_assignment(file)
    assert replace(made, release="") == AssignmentFile(
        "Monday", (STEPS, HOME), minutes=20, exam=True
    )
    assert "fox" not in file.read_text("utf-8").casefold()
    own = _saved(page, "Save the release word, for you alone", folder)
    assert WORD in own.read_text("utf-8")
    return file, _saved(page, "Save a notebook for JupyterLab", folder)


def _type_the_word(page: Page) -> None:
    """A wrong word shows nothing; the teacher's shows what was right."""
    field = page.get_by_label("The release word")
    field.fill("open sesame")
    field.press("Enter")
    expect(page.locator(".mt-assignment-word .mt-status")).to_contain_text("not the release word.")
    expect(page.locator(".mt-task")).to_have_count(0)
    field.fill(WORD)
    field.press("Enter")
    expect(page.locator(".mt-assignment > .mt-card > .mt-status")).to_contain_text("Right: 1 of 2")
    expect(_number(page, 1)).to_have_attribute("data-state", "good")
    expect(field).to_be_hidden()


def test_a_late_answer_takes_nothing_away_that_is_being_typed(lab: Lab) -> None:
    slow = """
        import time
        from mt_widgets import Assign
        assign = Assign()
        decide = assign.decide
        assign.decide = lambda **fields: (time.sleep(1), decide(**fields))[1]
        assign.pick("first-steps/001-three-steps")
        assign
    """
    notebook = lab.open(dedent(slow), screen=STILL)
    notebook.run()
    page = notebook.page
    page.locator('[data-field="title"]').fill("Monday")
    page.locator('[data-field="exam"]').check()
    page.locator('[data-field="word"]').fill(WORD)
    ready = page.locator(".mt-summary:not([hidden])")
    expect(ready).to_contain_text("Release word: ")
    expect(page.locator('[data-field="word"]')).to_have_value(WORD)
    page.locator('[data-field="word"]').press("Tab")
    expect(ready).to_contain_text(f"Release word: {WORD}")


def test_a_teacher_sets_an_exam_and_a_pupil_hands_it_in(lab: Lab, tmp_path: Path) -> None:
    notebook = lab.open("from mt_widgets import Assign\nAssign()", screen=STILL)
    page = notebook.page
    notebook.run()
    file, book = _set(page, tmp_path)
    notebook.shot("assign")

    notebook.rewrite(book.read_text("utf-8"))
    notebook.run()
    page.get_by_label("Your name or number").fill("Anna")
    page.get_by_label("Your name or number").press("Enter")
    expect(page.get_by_role("timer")).to_contain_text("left")
    _answer(notebook, STEPS, "card:W3", "wizard:b@13")
    expect(_number(page, 1)).to_have_attribute("data-state", "answered")
    notebook.shot("assignment-answered")

    notebook.reload()
    expect(page.locator(".mt-heading")).to_have_text("Your answer is kept.")
    expect(_number(page, 1)).to_have_attribute("aria-current", "step")
    _press(page, "Next")
    expect(page.locator(".mt-task .mt-title")).to_have_text("Who goes home?")
    _answer(notebook, HOME, "card:W1", "wizard:r@2")
    _press(page, "Hand in")
    _press(page, "Yes, hand in")

    expect(page.locator(".mt-assignment > .mt-card > .mt-status")).to_contain_text(
        "Handed in. Answered: 2 of 2."
    )
    expect(_number(page, 1)).to_have_count(0)
    expect(page.locator(".mt-task")).to_have_count(0)
    notebook.shot("assignment-handed-in-before-release")
    handed = parse_receipt(_saved(page, "Save the file", tmp_path).read_bytes())
    assert handed == parse_receipt(page.get_by_label("The line for your teacher").input_value())
    assert (handed.pupil, handed.code) == ("Anna", find_assignment(file).code)
    assert [(one.item, one.solved, one.moves) for one in handed.attempts] == [
        (STEPS, False, "W3:b13"), (HOME, False, "W1:r2"),
    ]  # fmt: skip
    _press(page, "Copy the line")
    expect(page.locator(".mt-assignment-handed [role=status]")).to_have_text("The line was copied.")
    _type_the_word(page)
    _number(page, 2).click()
    expect(page.locator(".mt-bar .mt-status")).to_contain_text("Not yet.")
    expect(page.get_by_role("button", name="Show the solution")).to_be_visible()
    notebook.shot("assignment-handed-in")
