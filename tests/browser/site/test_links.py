"""Links into the site: one that names what is not there is answered by a sentence."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from mt_widgets.classroom.assignment import AssignmentFile, format_link
from mt_widgets.lessons.course import chapters, lesson_names

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
    f"?open=javascript:alert(1)#{SCRIPT}": DAMAGED,
    "#": "",
    "#map": "",
    "#lesson": DAMAGED,
    f"#{SCRIPT}": DAMAGED,
    "#lesson=": DAMAGED,
    "#days": DAMAGED,
    "#game=../../x&day": DAMAGED,
    "#javascript:alert(1)": DAMAGED,
    "#//classroom.test:1/lesson=walking": DAMAGED,
    "#__proto__=x": DAMAGED,
    "#assignment=": DAMAGED,
    f"#assignment={'A' * 20_001}": DAMAGED,
    f"#position={'K/' * 10_001}": DAMAGED,
}
# What Python says to routes that look like routes.
NOT_THERE = {
    "lesson=nowhere": "There is no lesson 'nowhere'.",
    "lesson=walking/99": "The lesson 'walking' has no step '99'.",
    "page=constructor": "There is no page 'constructor'.",
    "puzzle=../../etc/passwd": "There is no puzzle '../../etc/passwd'.",
    f"page={SCRIPT}x": f"There is no page '{SCRIPT}x'.",
    "page=%3Cscript%3Ealert(1)%3C/script%3Ex": "There is no page '<script>alert(1)</script>x'.",
    'lesson=");raise SystemExit("x': """There is no lesson '");raise SystemExit("x'.""",
    "lesson=x%0A!ls": "There is no lesson 'x\\n!ls'.",
    "lesson=%ED%A0%80": r"There is no lesson '\ufffd\ufffd\ufffd'.",
    "day=2026-02-30": "'2026-02-30' is no date such as 2026-11-18.",
    "game=chess&day": "There is no game 'chess'; there are ",
    "again": "There is nothing to go over again today.",
    f"assignment={SCRIPT}": DAMAGED,
    f"position={SCRIPT}": "position: end: a position has four fields",
    "assignment=AAAA": DAMAGED,
}
BLANK = "**/notebooks/index.html?path=place.ipynb"
STEPS = "first-steps/001-three-steps"
GOOD = AssignmentFile("Monday", (STEPS,))
POSITION = "position=K/10/R/1/b/2%20b2%20b4+0-6:W2,W3%7Cy4+0-6:?,?,?%20-"
DEEP = {  # each with its title, and a text that is to be seen
    f"puzzle={STEPS}": ("Puzzle: Three steps", "The Raven Castle is close."),
    POSITION: ("A position", "Choose a card"),
    "day": ("Puzzle of the day", "Hint"),
    "day=2026-12-01": ("Puzzle of the day, 2026-12-01", "Carriage to the castle"),
    "lesson=walking/3": ("Lesson: Walking, step 3", "Hands off yellow"),
}

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


def test_a_route_that_leads_nowhere_is_told_as_text(awake: Visitor) -> None:
    page, waking = awake.page, awake.page.locator("#waking")
    said = list[str]()
    page.on("dialog", lambda dialog: said.append(dialog.message))
    awake.open("lesson=walking")  # Python takes its time
    for route, told in NOT_THERE.items():
        awake.visit(f"#{route}")
        expect(waking).to_contain_text(told)
        assert not page.locator("body[data-ready]").count()
        assert not page.locator("#curtain :is(img, script)").count()
    assert not said
    page.locator("#map").click()
    expect(page.locator("#course .mt-stop").first).to_be_visible()
    expect(page.locator("#astray")).to_be_hidden()


@pytest.mark.parametrize("route", DEEP)
def test_a_link_opens_what_it_names(awake: Visitor, route: str) -> None:
    title, inside = DEEP[route]
    awake.visit("#")
    awake.open(route)
    expect(awake.page.locator("#title")).to_have_text(title)
    expect(awake.page).to_have_title(title)
    expect(awake.place.get_by_text(inside).first).to_be_visible()


def test_an_old_link_to_a_notebook_opens_its_route_and_back_and_forward_lead_on(
    awake: Visitor,
) -> None:
    page, title = awake.page, awake.page.locator("#title")
    old = page.context.new_page()  # in which Python need not wake up
    old.route(BLANK, lambda route: route.fulfill(body="", content_type="text/html"))
    old.goto(f"{awake.home}?open={chapters()[1].notebook}")
    expect(old.locator("#title")).to_have_text("Lesson: Walking")
    assert old.url == f"{awake.home}#lesson=walking"
    old.close()

    awake.visit("#")
    awake.open("lesson=walking/2")
    awake.open("page=assign")
    awake.place.get_by_role("link", name="results").click()
    page.wait_for_url("**/#page=results")
    awake.wait()
    page.go_back()
    awake.wait()
    expect(title).to_have_text("Assignments")
    page.go_back()
    awake.wait()
    expect(title).to_have_text("Lesson: Walking, step 2")
    page.go_back()
    expect(page.locator("#course .mt-stop").first).to_be_visible()
    page.go_forward()
    awake.wait()
    expect(awake.place.get_by_text("step 2 of")).to_be_visible()


def test_the_map_offers_the_puzzle_of_the_day(awake: Visitor) -> None:
    awake.visit("#")
    awake.page.locator('.mt-extra[data-tag="day"]').click()
    awake.wait()
    assert awake.page.url == f"{awake.home}#day"
    expect(awake.page.locator("#title")).to_have_text("Puzzle of the day")


def test_a_link_is_shared_by_hand_where_the_browser_copies_nothing(awake: Visitor) -> None:
    page, link = awake.page, awake.page.locator("#link")
    awake.open(f"puzzle={STEPS}")
    page.locator("#share").click()
    expect(link).to_have_value(f"{awake.home}#puzzle={STEPS}")
    expect(link).to_be_focused()
    page.locator("#map").click()
    expect(link).to_be_hidden()


def test_twenty_stops_leave_one_python_and_few_widgets(awake: Visitor) -> None:
    page = awake.page
    awake.open(f"lesson={lesson_names()[0]}")
    workers, before = len(page.workers), _widgets(awake)
    for route in [*(f"lesson={name}" for name in lesson_names()), "page=play", "page=rules",
                  f"puzzle={STEPS}", "page=workshop"][:20]:  # fmt: skip
        awake.open(route)
    assert len(page.workers) == workers
    assert _widgets(awake) < before + 20
    expect(awake.place).to_have_count(1)
    expect(awake.frame.locator(".jp-OutputArea-output")).to_have_count(1)


def _widgets(visitor: Visitor) -> int:
    """How many widgets Python has."""
    code = "from ipywidgets.widgets.widget import _instances\nraise Exception(len(_instances))"
    return int(visitor.ask("requestExecute", code=code, silent=True)["evalue"])


def test_a_task_that_is_not_there_is_named_and_takes_no_other_ones_place(
    awake: Visitor,
) -> None:
    visitor, page, waking = awake, awake.page, awake.page.locator("#waking")
    visitor.visit(format_link(GOOD))
    visitor.wait()
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
    visitor.wait()
    expect(visitor.frame.get_by_role("heading", name="Monday")).to_be_visible()
