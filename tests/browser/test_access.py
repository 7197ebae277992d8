"""Pages as a screen reader finds its way through them: ids, landmarks, headings, names, focus."""

import pytest
from playwright.sync_api import Page, expect

from .lab import Lab, Screen
from .test_board import PLAIN

WIDE = Screen(1400, 900, reduced_motion=True)
_BOARD = f"from mt_widgets import Board\nBoard({PLAIN!r}, size='small')"
# Ids that are there twice, names of landmarks that are there twice, headings that skip a level.
_TWICE = "const twice = (all) => all.filter((one, i) => all.indexOf(one) !== i);"
_IDS = (
    f"() => {{ {_TWICE} return twice([...document.querySelectorAll('[id]')].map(one => one.id)); }}"
)
_LANDMARKS = f"""() => {{
  {_TWICE}
  const named = ".mt-desk-host :is(section, form, [role=search], [role=region])[aria-label]";
  const shown = [...document.querySelectorAll(named)].filter((one) => one.checkVisibility());
  return twice(shown.map((one) => `${{one.role ?? one.tagName}} ${{one.ariaLabel}}`));
}}"""
_SKIPPED = """() => {
  const all = document.querySelectorAll(".jp-OutputArea :is(h1, h2, h3, h4, [role=heading])");
  const shown = [...all].filter((one) => one.checkVisibility());
  const level = (one) => Number(one?.ariaLevel ?? one?.tagName.slice(1) ?? 1);
  const skipped = shown.filter((one, i) => level(one) > level(shown[i - 1]) + 1);
  return skipped.map((one) => one.textContent);
}"""

# What is smaller than a fingertip, of all that can be pressed; the board itself is a picture.
_SMALL = """(least) => {
  const all = document.querySelectorAll(`.jp-OutputArea :is(button, summary, select, textarea,
    [role=option], [role=tab], .mt-cell, .mt-switch, .mt-pill, .mt-input, .mt-slider)`);
  const shown = [...all].filter((one) => one.checkVisibility() && !one.matches(".mt-skip"));
  const boxes = shown.map((one) => [one, one.getBoundingClientRect()]);
  const small = boxes.filter(([, { width, height }]) => Math.min(width, height) < least - 0.5);
  return small.map(([one, { width, height }]) => `${one.className} ${width} x ${height}`);
}"""
_OPEN = """() => {
  const all = document.querySelectorAll(".jp-OutputArea details:not(.mt-rule-row)");
  for (const one of all) one.open = true;
}"""


def _expect_in_order(page: Page) -> None:
    assert page.evaluate(_IDS) == []
    assert page.evaluate(_LANDMARKS) == []
    assert page.evaluate(_SKIPPED) == []


def test_the_second_board_has_ids_and_a_name_of_its_own(lab: Lab) -> None:
    notebook = lab.open(_BOARD, _BOARD, screen=WIDE)
    notebook.run()
    page = notebook.page
    expect(page.locator(".mt-desk")).to_have_count(2)
    _expect_in_order(page)
    page.locator("label", has_text="Type a move").nth(1).click()
    expect(page.locator(".mt-desk").nth(1).locator("[id$=-type]")).to_be_focused()


def test_landmarks_and_headings_of_all_pages_can_be_told_apart(lab: Lab) -> None:
    puzzle = "Puzzle('first-steps/001-three-steps')"
    widgets = (puzzle, puzzle, "Puzzle()", "Puzzle()", "Play()", "Play()", "Results.example()",
               "Results.example()", "Rules()", "Rules()", "Workshop()", "Assign()", "Course()",
               "Plans()", "rule('castle.enter')", "rule('castle.enter')")  # fmt: skip
    notebook = lab.open("from mt_widgets import *", *widgets, screen=WIDE)
    notebook.run()
    expect(notebook.page.locator(".mt-desk").nth(len(widgets))).to_be_attached()
    expect(notebook.page.locator(".mt-grid")).to_have_count(2)
    _expect_in_order(notebook.page)


@pytest.mark.parametrize("width", [390, 1400])
def test_everything_is_large_enough_for_a_finger(lab: Lab, width: int) -> None:
    screen = Screen(width, 900, reduced_motion=True)
    refused = "lesson = Lesson('walking')\nlesson.play('W3:b7')\nlesson"
    told = (
        "lesson = Lesson('start')\nwhile not lesson.finished: lesson.rescue(), lesson.on()\nlesson"
    )
    widgets = (refused, told, "Results.example()", "Rules()", "rule('castle.enter')", "Play()",
               "Plans()", "Puzzle()", "Workshop()", "Assign()", "Course()", "Guide()")  # fmt: skip
    notebook = lab.open("from mt_widgets import *", *widgets, screen=screen)
    notebook.run()
    page = notebook.page
    expect(page.locator(".mt-course")).to_be_attached()
    page.evaluate(_OPEN)
    assert page.evaluate(_SMALL, 40) == []
    for view in ("items", "pupils", "table"):
        page.locator(f'[data-key="view:{view}"]').click()
        assert page.evaluate(_SMALL, 40) == []
