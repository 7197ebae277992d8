"""The map as a picture: seen at a glance, with stops for a finger; and as a list."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from mt_widgets.lessons.course import chapters

from ..lab import new_page
from ..screen import Screen, Theme

SIZES = {1400: 900, 1024: 768, 820: 1180, 390: 844}
PHONE = 390
TARGET = 40  # pixels for a finger
_BOXES = """() => [...document.querySelectorAll(".mt-land .mt-stop")].map((stop) => {
  const { left, top, right, bottom } = stop.getBoundingClientRect();
  return [left, top, right, bottom];
})"""

_FINISH = """(lessons) => lessons.forEach((lesson, number) => {
  const [mark, began] = [number.toString(16), "2026-01-01T00:00:00+00:00"];
  const done = { seconds: 1, hints: 0, tried: [], solved: true, shown: false };
  const attempt = JSON.stringify({ mark, item: `lesson:${lesson}`, began, ...done });
  localStorage.setItem(`magical-towers:attempt:${mark}`, attempt);
})"""


@pytest.fixture(params=SIZES)
def page(browser: Browser, plain_address: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The start page alone, in which no Python wakes up."""
    theme: Theme = "dark" if request.param == 1024 else "light"
    screen = Screen(request.param, SIZES[request.param], theme=theme, reduced_motion=True)
    page = new_page(browser, screen)
    page.route("**/notebooks/**", lambda route: route.fulfill(body="", content_type="text/html"))
    page.goto(plain_address)
    yield page
    page.context.close()


def _size(page: Page) -> tuple[int, int]:
    assert page.viewport_size
    return page.viewport_size["width"], page.viewport_size["height"]


def test_the_map_is_seen_at_a_glance_and_every_stop_can_be_hit(page: Page) -> None:
    width, height = _size(page)
    expect(page.locator(".mt-scenery svg")).to_be_visible()
    boxes: list[list[float]] = page.evaluate(_BOXES)
    assert len(boxes) == len(chapters())
    for left, top, right, bottom in boxes:
        assert right - left >= TARGET
        assert bottom - top >= TARGET
        assert left >= 0
        assert right <= width
        assert width == PHONE or bottom <= height, "on a phone one scrolls along the way"
    assert not any(_meet(one, other) for one in boxes for other in boxes if one is not other)
    expect(page.locator(".mt-go")).to_be_in_viewport(ratio=1)


def _meet(one: list[float], other: list[float]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def test_a_stop_tells_its_title_and_what_it_is_about_and_where_one_stands(page: Page) -> None:
    first = page.locator(f'.mt-stop[data-notebook="{chapters()[0].notebook}"]')
    expect(first).to_have_attribute("aria-current", "step")
    expect(first.locator(".mt-stop-here")).to_have_text("You are here")
    expect(first.locator(".mt-stop-title")).to_have_text(chapters()[0].title)
    tip = first.locator(".mt-stop-tip")
    expect(tip).to_be_hidden()
    first.hover()
    expect(tip).to_be_visible()
    expect(tip).to_contain_text(chapters()[0].about)
    expect(page.get_by_text("Your title: Newcomer")).to_be_attached()


def test_the_list_is_remembered_and_leads_back_to_the_picture(page: Page) -> None:
    page.get_by_role("button", name="As a list").click()
    expect(page.locator(".mt-stops .mt-stop")).to_have_count(len(chapters()))
    page.reload()
    expect(page.locator(".mt-stops .mt-stop").first).to_be_visible()
    page.get_by_role("button", name="As a picture").click()
    expect(page.locator(".mt-land .mt-stop")).to_have_count(len(chapters()))
    expect(page.get_by_role("button", name="As a list")).to_be_focused()


def test_other_forms_of_the_window_get_another_picture(page: Page) -> None:
    course: Any = page.locator("#course")
    for width, height, frame in ((1400, 900, "wide"), (820, 1180, "tall"), (390, 844, "phone")):
        page.set_viewport_size({"width": width, "height": height})
        expect(course).to_have_attribute("data-frame", frame)
        expect(page.locator(f'.mt-scenery[data-scene^="{frame}"] svg')).to_be_visible()


def test_by_night_the_picture_is_another(page: Page) -> None:
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme)
        expect(page.locator(f'.mt-scenery[data-scene$="{theme}"] svg')).to_be_visible()


def test_after_the_last_lesson_the_map_leads_on(page: Page) -> None:
    page.evaluate(_FINISH, [one.lesson for one in chapters() if one.lesson])
    page.reload()
    go = page.locator(".mt-go")
    expect(go).to_have_text("Go on: Puzzle of the day")
    expect(go).to_be_in_viewport(ratio=1)
    expect(page.locator(".mt-extra")).to_have_count(0)  # it is the same
    go.click()
    page.wait_for_url("**/#day")
