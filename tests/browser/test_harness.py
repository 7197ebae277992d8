"""The harness itself, with a bare canvas: what it cannot see, no test of the board could."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .canvas import alike
from .lab import Lab, Screen

RED, BLUE, WHITE = (255, 0, 0), (0, 0, 255), (255, 255, 255)

# A red square that a click or a tap paints blue where it hits; 200 units wide, shown wider.
BARE = """
from ipycanvas import Canvas

board = Canvas(width=400, height=200)
board.layout.width = "600px"
spots = []

def draw():
    board._canvas_manager._current_canvas = None  # it forgets that a new page knows no canvas
    board.clear()
    board.fill_style = "red"
    board.fill_rect(100, 0, 200, 200)
    board.fill_style = "blue"
    for x, y in spots:
        board.fill_rect(x - 20, y - 20, 40, 40)

def press(x, y):
    spots.append((x, y))
    draw()

board.on_client_ready(draw)
board.on_mouse_down(press)
board.on_touch_start(lambda touches: press(*touches[0]))
board
"""

# JupyterLab would have clicks heard in a thread of their own, beside the cells and what they began.
ASKED = """
from threading import current_thread
from ipywidgets import Button

heard = []

def answer(button):
    heard.append(current_thread().name)
    button.description = " ".join(heard)

button = Button(description="Which thread?")
button.on_click(answer)
button
"""


def test_clicks_reach_the_kernel_at_their_pixels_and_reload_finds_them_drawn(lab: Lab) -> None:
    notebook = lab.open(BARE)
    notebook.run()
    canvas = notebook.canvas(200)
    first = canvas.settled()
    assert list(canvas.css_size) == [600, 300]
    assert [canvas.colour(x, 50) for x in (25, 75, 175)] == [WHITE, RED, WHITE]
    canvas.click(75, 50)
    second = canvas.settled(unlike=first)
    assert [canvas.colour(x, 50) for x in (25, 75, 95)] == [WHITE, BLUE, RED]
    notebook.reload()
    canvas = notebook.canvas(200)
    canvas.becomes(second)
    third = canvas.picture()
    assert not alike(third, first)
    canvas.click(125, 50)
    canvas.settled(unlike=third)
    assert [canvas.colour(x, 50) for x in (75, 95, 125)] == [BLUE, RED, BLUE]


def test_clicks_are_heard_in_the_thread_of_the_cells(lab: Lab) -> None:
    notebook = lab.open(ASKED)
    notebook.run()
    button = notebook.page.locator(".jp-OutputArea button")
    for clicks in range(1, 4):
        button.click()
        expect(button).to_have_text(" ".join(["MainThread"] * clicks))


def test_a_finger_on_a_sharp_small_dark_screen(lab: Lab) -> None:
    screen = Screen(420, 800, ratio=2, theme="dark", touch=True, reduced_motion=True)
    notebook = lab.open(BARE.replace('"600px"', '"200px"'), screen=screen)
    notebook.run()
    canvas = notebook.canvas(200)
    before = canvas.settled()
    assert before.width == 400, "two pixels for each of the page's"
    canvas.tap(75, 50)
    canvas.settled(unlike=before)
    assert canvas.colour(75, 50) == BLUE
    assert notebook.page.evaluate("matchMedia('(prefers-reduced-motion)').matches")
    assert max(canvas.colour(25, 50)) < 40, "the page behind is dark"
    notebook.change_theme("light")
    canvas.settled()
    assert canvas.colour(25, 50) == WHITE


def test_an_error_in_a_cell_is_the_tests(lab: Lab) -> None:
    notebook = lab.open("print('well')", "1 / 0", "print('never')")
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        notebook.run()


def test_complaints_of_a_page_are_heard(lab: Lab) -> None:
    notebook = lab.open("")
    notebook.page.evaluate("console.error('first'); setTimeout(() => { throw Error('second') })")
    notebook.page.evaluate(
        "fetch('/missing').then(() => fetch('http://127.0.0.1:9/')).catch(() => 0)"
    )
    notebook.page.evaluate(
        "document.body.insertAdjacentHTML('beforeend', '<p class=jp-Dialog>third</p>')"
    )
    with pytest.raises(AssertionError) as heard:
        lab.check()
    for complaint in ("console: first", "page: second", "404 for", "outside: ", "shown: third"):
        assert complaint in str(heard.value)
    picture = Path(str(heard.value).partition("screenshot: ")[2].splitlines()[0])
    assert picture.stat().st_size
    assert (picture.parent / "server.log").stat().st_size
    shutil.rmtree(picture.parent)  # for once it is not the evidence of a failure
    notebook.complaints.clear()
    notebook.page.evaluate("document.querySelector('.jp-Dialog').remove()")
