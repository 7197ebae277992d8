"""The results of a class in JupyterLab: files dropped in, looked at, and saved as a table."""

import csv
import io
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from playwright.sync_api import FilePayload, Page, expect

from mt_widgets.classroom.receipt import Receipt, format_line, format_receipt
from tests.classroom.handed import ANNA, CLICK, MONDAY, RODE

from .lab import Lab, Screen

STILL = Screen(reduced_motion=True)
MARKUP = "<img src=x onerror=window.hit=1>"
SCRIPT = "<script>window.hit=1</script>"
WRONG = "W2:b13"
OLENA = replace(ANNA, pupil="Olena", attempts=(replace(CLICK, tried=(WRONG,)), RODE))
STRANGE = Receipt(MARKUP, MONDAY.code, (replace(CLICK, mark="b0b", tried=(WRONG, SCRIPT)),))
ZOE = Receipt("Zoë", MONDAY.code, (replace(CLICK, mark="20e", tried=()),))

_DROP = """(root, files) => {
  const held = new DataTransfer();
  for (const [name, text] of files) held.items.add(new File([text], name));
  const how = { dataTransfer: held, bubbles: true, cancelable: true };
  for (const kind of ["dragenter", "drop"]) root.dispatchEvent(new DragEvent(kind, how));
}"""


def drop(page: Page, files: Mapping[str, str]) -> None:
    """Drop files on the widget, as a hand would from a folder."""
    page.locator(".mt-results").evaluate(_DROP, [*files.items()])


def shown(page: Page) -> list[str]:
    return [str(row.get_attribute("data-pupil")) for row in page.locator(".mt-grid tbody tr").all()]


def test_a_class_is_dropped_in_looked_at_and_saved(lab: Lab) -> None:
    notebook = lab.open("from mt_widgets import Results\nResults()", screen=STILL)
    notebook.run()
    page = notebook.page
    drop(page, {
        "olena.json": format_receipt(OLENA),
        "strange.json": format_receipt(STRANGE),
        "<b>damaged</b>.json": format_receipt(ANNA)[:-20],
        "film.mp4": "x" * 1_200_000,
    })  # fmt: skip
    expect(page.locator(".mt-results-top")).to_contain_text("Pupils: 2.")
    assert shown(page) == [MARKUP, "Olena"]
    expect(page.locator(".mt-plot img")).to_have_count(2)
    assert page.locator(".mt-plot img").first.evaluate("image => image.naturalWidth") > 0

    page.locator("tr[data-pupil='Olena'] .mt-cell").first.click()
    expect(page.locator(".mt-cell-card")).to_contain_text("Olena · Three steps")
    expect(page.locator(".mt-cell-card")).to_contain_text(WRONG)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".mt-cell-card")).to_contain_text("right at first try")

    _see_the_wrong_move_on_the_board(page)
    _see_what_was_left_out(page)
    _paste_and_sort(page)
    _save(page)
    _choose(page)
    assert page.evaluate("window.hit") is None
    assert page.locator(".mt-results :is(script, img[src='x'], b)").count() == 0


def _see_the_wrong_move_on_the_board(page: Page) -> None:
    page.get_by_role("tab", name="Puzzles").click()
    line = page.locator(".mt-wrong-line[aria-selected='true']")
    expect(line).to_contain_text(WRONG)
    expect(line.locator(".mt-count")).to_have_text("2")
    board = page.locator(".mt-wrong-board img")
    expect(board).to_have_attribute("alt", "The blue wizard walks 2 from space 13 to space 15.")
    assert board.evaluate("image => image.naturalWidth") > 0
    expect(page.locator(".mt-why")).to_contain_text("The wizard stops short")
    page.locator(".mt-wrong-line", has_text=SCRIPT).click()
    expect(page.locator(".mt-wrong-board")).to_contain_text("This cannot be shown on a board.")
    page.locator(".mt-item-card .mt-rests .mt-rule").first.click()
    card = page.get_by_role("group", name="A rule of the game")
    expect(card.get_by_role("button", name="Go to the lesson")).to_be_visible()


def _see_what_was_left_out(page: Page) -> None:
    page.get_by_role("tab", name="Left out 2").click()
    left = page.locator(".mt-left")
    expect(left.nth(0)).to_have_text(
        "<b>damaged</b>.json – this is damaged: not all of it can be read"
    )
    expect(left.nth(1)).to_have_text(
        "film.mp4 – this file is too big: 1.2 MB, and 1 MB is the most"
    )


def _choose(page: Page) -> None:
    """Somebody hands in under Olena's name: both are named, and one is taken by a click."""
    other = replace(OLENA, attempts=(replace(CLICK, mark="bad", solved=False, moves="W3:b12"),))
    forged = replace(STRANGE, pupil="Max", attempts=(replace(CLICK, mark="f0", moves=None),))
    drop(page, {"other.json": format_receipt(other), "max.json": format_receipt(forged)})
    row = page.locator("tr[data-pupil='Olena']")
    page.get_by_role("tab", name="The class").click()
    expect(row).to_contain_text("choose one")
    expect(page.locator("tr[data-pupil='Max'] .mt-sign-doubted")).to_have_count(1)
    page.get_by_role("tab", name="To look at 2").click()
    expect(page.locator(".mt-doubt")).to_contain_text("Max – 1 Three steps: claimed: solved;")
    page.locator(".mt-option", has_text="olena.json").get_by_role("button").click()
    page.get_by_role("tab", name="The class").click()
    expect(row.locator(".mt-sign-later")).to_have_count(1)
    expect(row.locator(".mt-by-word")).to_have_count(1)


def _paste_and_sort(page: Page) -> None:
    content = format_receipt(replace(ZOE, attempts=())).encode()
    chosen = FilePayload(name="zoë.json", mimeType="application/json", buffer=content)
    page.locator(".mt-results input[type=file]").set_input_files(chosen)
    expect(page.locator(".mt-results-top")).to_contain_text("Pupils: 3.")
    page.get_by_role("button", name="Add results").click()
    page.get_by_label("Or paste lines").fill(f"Zoë: {format_line(ZOE)}")
    page.get_by_role("button", name="Add these lines").click()
    page.get_by_role("tab", name="The class").click()
    expect(page.locator("tr[data-pupil='Zoë'] .mt-sign-first")).to_have_count(1)
    page.get_by_role("button", name="Time").click()
    page.get_by_role("button", name="Time").click()
    assert shown(page)[0] == "Olena"
    page.get_by_role("tab", name="Table", exact=True).click()
    expect(page.locator(".mt-table tbody tr")).to_have_count(6)


def _save(page: Page) -> None:
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a table").click()
    assert saved.value.suggested_filename == "results.csv"
    text = Path(saved.value.path()).read_bytes().decode()
    rows = [*csv.reader(io.StringIO(text, newline=""))]
    assert [row[0] for row in rows] == ["pupil", *[MARKUP] * 2, *["Olena"] * 2, *["Zoë"] * 2]
    assert rows[1][-3] == f"{WRONG} / {SCRIPT}"
