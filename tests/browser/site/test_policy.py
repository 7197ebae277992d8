"""The policy of the pages: whatever a learner's program tries, nothing reaches another machine."""

from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Browser, Frame, Page

from mt_widgets.lessons.course import chapters

from .elsewhere import Elsewhere, elsewhere
from .visitor import Visitor
from .ways_out import IN_PAGE, not_refused, page_script, worker_script

WALKING = f"lesson={chapters()[1].lesson}"
_PATIENCE = 60  # seconds, for a busy machine

pytestmark = pytest.mark.timeout(600)  # seconds: Python wakes up several times


@pytest.fixture
def other() -> Iterator[Elsewhere]:
    with elsewhere() as other:
        yield other


def _until(page: Page | Frame, look: Callable[[], object]) -> None:
    """Wait for what must become true, without a program in the page, which it would refuse."""
    end = monotonic() + _PATIENCE
    while not look():
        assert monotonic() < end
        page.wait_for_timeout(20)


def _go_all_ways(page: Page | Frame, other: Elsewhere) -> None:
    page.evaluate(page_script(), other.address)
    _until(page, lambda: not page.evaluate(not_refused()))


def test_a_page_without_policy_would_reach_another_machine_by_all_these_ways(
    browser: Browser, address: str, other: Elsewhere
) -> None:
    context = browser.new_context(bypass_csp=True)
    page = context.new_page()
    page.goto(address)
    page.evaluate(page_script(), other.address)
    _until(page, lambda: other.asked >= {*IN_PAGE})
    context.close()


def test_the_start_page_reaches_nobody(
    browser: Browser, plain_address: str, other: Elsewhere
) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.goto(plain_address)
    _go_all_ways(page, other)
    assert not other.asked
    context.close()


def test_neither_a_notebook_nor_its_python_reaches_another_machine(
    awake: Visitor, other: Elsewhere, site: Path
) -> None:
    visitor, page = awake, awake.page
    visitor.open(WALKING)
    assert not visitor.complaints, "a lesson as it is breaks no policy"

    (script,) = site.rglob("comlink.worker.*.js")
    ours = visitor.home + script.relative_to(site).as_posix()
    answer = visitor.ask("requestExecute", code=worker_script(other.address, ours))
    assert answer["status"] == "ok", answer
    _go_all_ways(visitor.frame, other)

    at = f"{other.address}away"
    assert visitor.frame.evaluate("(at) => window.open(at) === null", at)
    visitor.frame.evaluate("(at) => { try { top.location.href = at; } catch {} }", at)
    page.evaluate("addEventListener('securitypolicyviolation', () => (window.held = true))")
    visitor.frame.evaluate("(at) => { location.href = at; }", at)
    _until(page, lambda: page.evaluate("window.held"))
    assert page.url == f"{visitor.home}#{WALKING}"
    assert not other.asked
    visitor.complaints.clear()  # which browsers utter about each of these ways
    page.goto("about:blank")  # of the notebook nothing is left
