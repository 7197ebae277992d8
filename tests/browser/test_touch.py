"""Fingers on the board: a tap presses, a swipe scrolls the page, and nothing else does anything."""

import pytest
from playwright.sync_api import CDPSession, Page, expect

from .board import where
from .lab import Lab, Screen
from .test_board import PLAIN, Shown, show

PHONE = Screen(420, 900, ratio=2, touch=True, reduced_motion=True)
# A finger may mean to stop a page that has just been scrolled by one, so we wait until the page has
# seen no scrolling for a while. A busy one tells of it late, but always before its next picture.
AT_REST = """() => new Promise((rest) => {
  let scrolled = performance.now();
  const seen = () => (scrolled = performance.now());
  document.addEventListener("scroll", seen, { capture: true });
  const look = (pictures) => {
    if (pictures < 2 || performance.now() - scrolled < 200) {
      requestAnimationFrame(() => look(pictures + 1));
    } else {
      document.removeEventListener("scroll", seen, { capture: true });
      rest();
    }
  };
  look(0);
})"""
# All at once: a finger scrolls the page, and the next one comes down while it is still moving.
STOPPED = """(canvas) => {
  const finger = new Touch({ identifier: 1, target: canvas, clientX: 200, clientY: 300 });
  const down = { touches: [finger], changedTouches: [finger] };
  const send = (name, how) => canvas.dispatchEvent(new TouchEvent(name, { bubbles: true, ...how }));
  send("touchstart", down);
  send("touchmove", down);
  canvas.closest(".jp-WindowedPanel-outer").dispatchEvent(new Event("scroll"));
  send("touchcancel", { changedTouches: [finger] });
  window.pressed = 0;
  canvas.addEventListener("mousedown", () => (window.pressed += 1));
  send("touchstart", down);
  send("touchend", { changedTouches: [finger] });
  return window.pressed;
}"""
SCROLLED = "document.querySelector('.jp-WindowedPanel-outer').scrollTop"
Spot = tuple[float, float]


class Fingers:
    """The events of a touch screen, of which the browser makes gestures as it does of real ones."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)

    def send(self, kind: str, *spots: Spot) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(spots)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def tap(self, spot: Spot) -> None:
        self.send("touchStart", spot)
        self.send("touchEnd")

    def swipe(self, spot: Spot, by: float) -> None:
        """Up or down in small steps, and at rest before the finger is lifted."""
        x, y = spot
        self.send("touchStart", spot)
        for step in (*range(1, 21), *[20] * 5):
            self.send("touchMove", (x, y + by * step / 20))
        self.send("touchEnd")


def _spot(shown: Shown, tag: str) -> Spot:
    """Where something is in the window, with the board in its middle."""
    shown.board.canvas.element.evaluate("canvas => canvas.scrollIntoView({ block: 'center' })")
    scene, box = shown.board.scene, shown.board.canvas.element.bounding_box()
    assert box
    x, y = (part * box["width"] / scene.width for part in where(scene, tag))
    return box["x"] + x, box["y"] + y


def _spot_at_rest(shown: Shown, tag: str) -> Spot:
    """Where something is once the page has come to rest: a slow one still scrolls after a swipe."""
    spot, before = _spot(shown, tag), None
    while spot != before:
        shown.page.evaluate(AT_REST)
        spot, before = _spot(shown, tag), spot
    return spot


def _expect_only_this_tap(shown: Shown, fingers: Fingers) -> None:
    """Of all that was done before, nothing has come: the first press is the card."""
    fingers.tap(_spot_at_rest(shown, "card:T2"))
    expect(shown.page.locator('[data-tag="card:T2"]')).to_have_attribute("aria-pressed", "true")
    expect(shown.page.locator('.mt-item[aria-pressed="true"]')).to_have_count(1)
    assert not shown.log()


@pytest.mark.parametrize("tag", ["card:W3", "wizard:b@1"])
def test_a_swipe_scrolls_the_page_and_chooses_nothing(lab: Lab, tag: str) -> None:
    shown = show(lab, PLAIN, screen=PHONE)
    fingers, spot = Fingers(shown.page), _spot(shown, tag)
    before = shown.page.evaluate(SCROLLED)
    fingers.swipe(spot, -200)
    shown.page.wait_for_function(f"before => {SCROLLED} > before + 100", arg=before)
    _expect_only_this_tap(shown, fingers)


def test_two_fingers_a_slip_and_a_touch_that_is_cancelled_play_nothing(lab: Lab) -> None:
    shown = show(lab, PLAIN, screen=PHONE)
    fingers, (x, y) = Fingers(shown.page), _spot(shown, "card:W3")
    fingers.send("touchStart", (x, y))
    fingers.send("touchStart", (x, y), (x + 80, y))
    fingers.send("touchEnd", (x, y))
    fingers.send("touchEnd")
    fingers.send("touchStart", (x, y))
    fingers.send("touchCancel")
    fingers.send("touchStart", (x, y))
    fingers.send("touchMove", (x + 30, y))
    fingers.send("touchMove", (x, y))
    fingers.send("touchEnd")
    _expect_only_this_tap(shown, fingers)


def test_a_finger_that_stops_the_page_plays_nothing(lab: Lab) -> None:
    shown = show(lab, PLAIN, screen=PHONE)
    assert shown.board.canvas.element.evaluate(STOPPED) == 0


def test_a_tap_presses_when_it_is_lifted_and_only_once(lab: Lab) -> None:
    shown = show(lab, PLAIN, screen=PHONE)
    fingers, spot = Fingers(shown.page), _spot(shown, "card:W3")
    shown.page.evaluate(
        """window.pressed = 0;
        document.querySelector(".magical-towers canvas")
            .addEventListener("mousedown", () => (window.pressed += 1))"""
    )
    fingers.send("touchStart", spot)
    assert shown.page.evaluate("window.pressed") == 0
    fingers.send("touchEnd")
    expect(shown.heading).to_contain_text("choose what it moves")
    fingers.tap(_spot(shown, "wizard:b@1"))
    expect(shown.heading).to_contain_text("Blue plays card 2")
    assert shown.page.evaluate("window.pressed") == 2


def test_the_wheel_over_the_board_scrolls_the_page_and_tab_leaves_it(lab: Lab) -> None:
    shown = show(lab, PLAIN, screen=PHONE)
    spot = _spot(shown, "card:W3")
    before = shown.page.evaluate(SCROLLED)
    shown.page.mouse.move(*spot)
    shown.page.mouse.wheel(0, 200)
    shown.page.wait_for_function(f"before => {SCROLLED} > before", arg=before)
    shown.board.click("card:W3")
    expect(shown.heading).to_contain_text("choose what it moves")
    shown.page.keyboard.press("Tab")
    expect(shown.page.locator(".mt-skip")).to_be_focused()
