"""Lessons by keyboard: the way in from the map, the task in sight, and the way on when done."""

from dataclasses import replace
from pathlib import Path

from playwright.sync_api import expect

from .lab import Lab
from .lesson import FRONT, show
from .test_course import SCREEN, START, WALKING

NAMED = "blue wizard on space 5, with a ring, with an arrow to space 9"
HEARD = ".mt-desk > [aria-live] p"

HELD = """(button) => button.dispatchEvent(
  new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true }),
)"""


def test_tab_leads_from_the_map_straight_into_the_lesson(lab: Lab, course: Path) -> None:
    notebook = lab.visit(START, screen=replace(SCREEN, theme="dark"))
    page, front = notebook.page, notebook.page.locator(FRONT)
    front.locator(f'.mt-stop[data-notebook="{WALKING}"]').focus()
    page.keyboard.press("Enter")
    expect(front.locator(".mt-task .mt-title")).to_be_focused()
    page.keyboard.press("Tab")
    expect(front.locator(".mt-skip")).to_be_focused()
    expect(front.locator(".mt-task .mt-title")).to_be_in_viewport(ratio=1)
    expect(front.locator(".jp-Notebook-footer")).to_be_hidden()


def test_the_task_stays_in_sight_and_the_focus_goes_on_when_it_is_done(
    lab: Lab, tmp_path: Path
) -> None:
    shown = show(lab, "walking", tmp_path, screen=SCREEN)
    page, keys = shown.page, shown.page.keyboard
    task, on = page.locator(".mt-task"), page.locator('[data-tag="on"]')
    page.locator(".mt-skip").focus()
    keys.press("Enter")
    shown.choose_by_keys("card:W4")
    expect(page.locator('[data-tag="card:W4"]')).to_have_attribute("aria-pressed", "true")
    expect(task).to_be_in_viewport(ratio=1)
    expect(page.locator('[data-tag="card:W4"]')).to_be_in_viewport(ratio=1)
    shown.choose_by_keys("wizard:b@5")
    expect(on).to_be_focused()
    expect(task).to_be_in_viewport(ratio=1)
    assert not on.evaluate(HELD), "a key that is held down presses twice"
    keys.press("Enter")
    expect(page.locator(HEARD)).to_contain_text("Step 2 of")
    expect(page.locator(HEARD)).to_contain_text(task.locator(".mt-story").inner_text())


def test_rings_arrows_and_landings_are_told(lab: Lab, tmp_path: Path) -> None:
    shown = show(lab, "walking", tmp_path, screen=SCREEN)
    page = shown.page
    wizard = page.locator('[data-tag="wizard:b@5"]')
    expect(page.locator(".magical-towers canvas")).to_have_accessible_name(
        "Blue plays card 1. Choose a card. There is a ring round the blue wizard on space 5 and "
        "space 9. An arrow leads from the blue wizard on space 5 to space 9."
    )
    page.locator(".mt-skip").focus()
    page.keyboard.press("Enter")
    expect(wizard).to_have_accessible_name(f"the {NAMED}")
    shown.choose_by_keys("card:W4")
    expect(page.locator('[data-tag="card:W4"]')).to_have_attribute("aria-pressed", "true")
    wizard.focus()
    expect(page.locator(HEARD)).to_contain_text("walks 4 from space 5 to space 9")
