"""A reload of the site, with which a new Python comes; for a lesson, test_site.py has one."""

import pytest
from playwright.sync_api import expect

from mt_widgets.lessons.course import chapters

from .visitor import Visitor

PUZZLE = "puzzle=first-steps/001-three-steps"

pytestmark = pytest.mark.timeout(600)  # seconds: Python wakes up several times
TABLE = """from mt_widgets.widgets.shell.window import place
(table,) = place().children
"""
PLAY = """table.begin({"players": "2", "spells": "", "rules": ""})
table.reveal()
table.play(str(table.game.rules.legal_moves(table.state)[0]))
"""


def _told_by_python(visitor: Visitor, code: str = "") -> str:
    """The position at the table, after something was done there."""
    told = f"{TABLE}{code}raise Exception(table.state)"
    return str(visitor.ask("requestExecute", code=told, silent=True)["evalue"])


def _restart(visitor: Visitor) -> None:
    """Have Python end, as a programmer may: the page is loaded anew by itself."""
    visitor.page.evaluate("window.olderPage = true")
    visitor.frame.evaluate(
        "void window.jupyterapp.shell.currentWidget.sessionContext.restartKernel()"
    )
    visitor.page.wait_for_function("!window.olderPage")


def test_after_a_reload_or_a_new_python_everybody_is_where_they_were(awake: Visitor) -> None:
    page = awake.page
    awake.open("page=play")
    position = _told_by_python(awake, PLAY)
    page.reload()
    awake.wait()
    assert _told_by_python(awake) == position
    expect(awake.place.locator("canvas").first).to_be_visible()
    expect(page.locator("#shared")).to_be_hidden()

    awake.open(PUZZLE)
    _restart(awake)
    awake.wait()
    assert page.url == f"{awake.home}#{PUZZLE}"
    expect(page.locator("#shared_words")).to_contain_text("this puzzle begins from its start")
    expect(awake.place.locator("canvas").first).to_be_visible()

    page.locator("#map").click()
    page.reload()
    expect(awake.stop(chapters()[0].notebook)).to_be_visible()
    expect(page.locator("#course .mt-go")).to_be_visible()
