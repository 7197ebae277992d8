"""What is asked, the board and the way on are seen without scrolling: a sample of `make layout`."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from .layout.house import SIZES, HouseOnPage, offer
from .server import Server

# The first states of a few: short and long texts, long answers, forms, many players, big letters.
SAMPLE = {
    "lesson=walking": 5,
    "lesson=castle": 4,
    "puzzle=masterpieces/008-six-in-a-row": 3,
    "puzzle=defence/009-a-rare-number": 2,
    "puzzle=memory/001-gone-again": 2,
    "page=play": 6,
    "page=workshop": 1,
    "page=projector": 1,
}


@pytest.fixture(scope="module")
def house(server: Server, browser: Browser) -> Iterator[HouseOnPage]:
    offer(server)
    house = HouseOnPage(server, browser, next(iter(SIZES)))
    yield house
    house.close()


@pytest.mark.parametrize("size", SIZES)
def test_all_that_a_step_needs_is_seen_at_once(house: HouseOnPage, size: str) -> None:
    house.resize(size)
    found = [str(one) for route, most in SAMPLE.items() for one in house.misfits(route, most)]
    assert not found, "\n".join(found)


def test_what_does_not_fit_is_noticed(house: HouseOnPage) -> None:
    house.resize("390x844")
    wrong = ".mt-heading { padding-top: 700px; } .mt-door button { min-height: 20px !important; }"
    style = house.page.add_style_tag(content=wrong)
    found = "\n".join(one.what for one in house.misfits("lesson=walking", 1))
    style.evaluate("node => node.remove()")
    assert "the board is" in found
    assert "a target is" in found
