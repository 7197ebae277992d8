"""What a test does in the house: look for a stop of the map, and go somewhere by the address."""

from playwright.sync_api import Locator, Page, expect

__all__ = ["expect_open", "go", "stop"]


def stop(page: Page, route: str) -> Locator:
    """A stop of the map."""
    return page.locator(f'.mt-land .mt-stop[data-route="{route}"]')


def go(page: Page, route: str) -> None:
    """Type a route into the address, and wait until it is there."""
    page.evaluate("route => { location.hash = route; }", route)
    expect_open(page, route)


def expect_open(page: Page, route: str) -> None:
    """Wait until a route is open."""
    expect(page.locator(f'.mt-door[data-route="{route}"]')).to_have_count(1)
