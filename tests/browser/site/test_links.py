"""Links into the site: one that names what is not there is answered by a sentence."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from mt_widgets.classroom.assignment import AssignmentFile, format_link

from ..lab import Screen, new_page
from .visitor import Visitor

DESK = Screen(1400, 900, reduced_motion=True)
SCRIPT = "<img src=x onerror=alert(1)>"
NO_PAGE = "This link leads to a page that isn't here. Choose a stop on the map instead."
NO_TASK = "There is no task here yet. Open the link that your teacher gave you."
DAMAGED = "This link is damaged, so copy it once more, from its start to its end."
ASTRAY = {
    "?open=99-none.ipynb": NO_PAGE,
    "?open=": NO_PAGE,
    "?open=constructor": NO_PAGE,
    "?open=__proto__": NO_PAGE,
    "?open=../site.json": NO_PAGE,
    "?open=//classroom.test:1/": NO_PAGE,
    "?open=javascript:alert(1)": NO_PAGE,
    f"?open={SCRIPT}": NO_PAGE,
    "?open=assignment.ipynb": NO_TASK,
    "#": "",
    "#lesson": DAMAGED,
    f"#{SCRIPT}": DAMAGED,
    "#assignment=": DAMAGED,
    f"#assignment={SCRIPT}": DAMAGED,
    f"#assignment={'A' * 20_001}": DAMAGED,
}
BLANK = "**/notebooks/index.html?path=place.ipynb"
GOOD = AssignmentFile("Monday", ("first-steps/001-three-steps",))

pytestmark = pytest.mark.timeout(600)  # seconds: Python wakes up


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    """The start page alone, in which no Python wakes up."""
    page = new_page(browser, DESK)
    page.route(BLANK, lambda route: route.fulfill(body="", content_type="text/html"))
    yield page
    page.context.close()


@pytest.mark.parametrize("link", ASTRAY, ids=lambda link: link[:30])
def test_a_link_that_names_nothing_is_answered_by_a_sentence(
    page: Page, plain_address: str, link: str
) -> None:
    asked, said = list[str](), list[str]()
    page.on("request", lambda request: asked.append(request.url))
    page.on("dialog", lambda dialog: said.append(dialog.message))
    page.goto("about:blank")
    page.goto(plain_address + link)
    expect(page.locator("#course .mt-stop").first).to_be_visible()
    expect(page.locator("#astray")).to_have_text(ASTRAY[link])
    assert page.locator("#astray").is_visible() == bool(ASTRAY[link])
    _, *others = [url.removeprefix(plain_address) for url in asked if url != "about:blank"]
    known = ("app-", "site.json", "data:")
    assert all(url.startswith(known) for url in others), others
    assert not any("/files/" in url for url in others)
    assert not said
    assert page.evaluate("Object.keys(localStorage).length") == 0


@pytest.mark.parametrize(
    "inside", ["notebooks/index.html?path=../../../site.json", "notebooks/", "", "notebooks/#x",
               "notebooks/index.html?path=place.ipynb&reset=1"],
)  # fmt: skip
def test_the_notebooks_own_page_opens_nothing_else(
    page: Page, plain_address: str, site: Path, inside: str
) -> None:
    asked = list[str]()
    page.goto("about:blank")
    page.on("request", lambda request: asked.append(request.url))
    (app,) = site.glob("app-*")
    page.goto(f"{plain_address}{app.name}/{inside}")
    page.wait_for_url(f"{plain_address}index.html")
    _, *before = asked[: asked.index(f"{plain_address}index.html")]
    assert not any(url.endswith((".json", "config-utils.js")) for url in before), before


def test_a_task_that_is_not_there_is_named_and_takes_no_other_ones_place(
    awake: Visitor,
) -> None:
    visitor, page, waking = awake, awake.page, awake.page.locator("#waking")
    visitor.visit(format_link(GOOD))
    visitor.wait_for_notebook()
    kept = page.evaluate("localStorage.getItem('magical-towers:task')")
    assert kept == format_link(GOOD)

    none = AssignmentFile("Monday", ("first-steps/001-three-steps", "first-steps/999-none"))
    visitor.visit(format_link(none))
    expect(waking).to_have_text("items: there is no puzzle or lesson 'first-steps/999-none' here")
    visitor.visit("#assignment=AAAA")
    expect(waking).to_have_text(DAMAGED)
    assert page.evaluate("localStorage.getItem('magical-towers:task')") == kept
    page.locator("#map").click()
    page.locator("#task").click()
    visitor.wait_for_notebook()
    expect(visitor.frame.get_by_role("heading", name="Monday")).to_be_visible()
