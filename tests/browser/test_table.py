"""Whole games with opponents, from the form to the card at the end, by clicks and by keys."""

import json
from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, expect

from .at_table import TableOnPage, Told
from .layout.house import SIZES, HouseOnPage, offer
from .notebook import IDLE, LOOK
from .server import Server
from .test_house import DIE

OPEN = '.mt-door[data-route="page=play"]'


@pytest.fixture(scope="module")
def house(server: Server, browser: Browser) -> Iterator[HouseOnPage]:
    offer(server)
    house = HouseOnPage(server, browser, next(iter(SIZES)))
    yield house
    house.close()


def _by_turns(told: Told) -> bool:
    """Some moves by keys, and more with the mouse, which is quicker."""
    return int(told["step"]) % 24 > 20


def _with_mouse(_told: Told) -> bool:
    return False


def _expect_end(table: TableOnPage, title: str, *names: str) -> None:
    """The card at the end shows who sat at the table."""
    expect(table.page.locator(".mt-summary .mt-title")).to_contain_text(title)
    expect(table.page.locator(".mt-gathered li")).to_have_text([*names])
    expect(table.page.locator(".mt-gathered img")).to_have_count(len(names))
    expect(table.button("again")).to_be_visible()


def test_two_players_and_how_it_ends_is_kept_as_it_is_wished(
    house: HouseOnPage, server: Server
) -> None:
    table = TableOnPage(house)
    table.button("begin").click()
    table.page.get_by_label("Find somebody as strong as I am").check()
    table.seat(Yellow="Pip")
    headings = {told["heading"] for told in table.play(_by_turns)}
    assert not any(heading.startswith("Pass") for heading in headings)
    _expect_end(table, "won!", "Blue", "Pip")
    kept = server.home / "tables" / "games.json"
    (game,) = json.loads(kept.read_text("utf-8"))["games"]
    assert game["rivals"] == [[1]]
    kept.unlink()


def test_master_wizards_are_asked_in_the_turns_of_opponents(house: HouseOnPage) -> None:
    table, asked = TableOnPage(house), set[int]()  # at which steps
    table.choose("Master Wizards: spells in anybody's turn", "Three by lot")
    table.button("begin").click()
    table.seat(Yellow="Juno")
    for told in table.play(_by_turns):
        assert told["seat"] == 0
        asked |= {told["step"]} if told["turn"] == 1 else set()
        assert "nobody" not in told["offered"], "nobody passes for an opponent"
        if (
            len(asked) > 3 and "silence" in told["offered"]
        ):  # from here on it is enough to play cards
            told |= {"do": "button", "tag": "silence"}
    assert len(asked) > 3
    _expect_end(table, "won!", "Blue", "Juno")


def test_a_team_with_an_opponent_for_a_partner(house: HouseOnPage) -> None:
    table = TableOnPage(house)
    table.choose("Teams", "4")
    table.button("begin").click()
    table.seat(Yellow="Pip", Red="Juno", Green="Pip")
    asked = [told["tag"] for told in table.play(_by_turns) if told["turn"] == 2]
    assert asked, "the partner asks for a card"
    _expect_end(table, "won!", "Blue", "Pip", "Juno", "Pip")


def test_six_of_whom_two_are_people_who_alone_pass_the_screen_on(house: HouseOnPage) -> None:
    table, passed = TableOnPage(house), dict[int, str]()  # at which step, and to whom
    table.choose("6")
    table.button("begin").click()
    table.seat(Yellow="Pip", Red="Juno", Green="a person", Orange="Bram", Violet="Pip")
    for told in table.play(_by_turns):
        if told["heading"].startswith("Pass"):
            passed[told["step"]] = told["heading"]
        assert told["seat"] in (0, 3)
    assert {*passed.values()} == {"Pass the screen to Blue.", "Pass the screen to Green."}
    assert all(one != other for one, other in pairwise(passed.values()))
    _expect_end(table, "won!", "Blue", "Pip", "Juno", "Green", "Bram", "Pip")


def test_alone_and_an_opponent_alone(house: HouseOnPage) -> None:
    table = TableOnPage(house)
    table.choose("Alone")
    table.button("begin").click()
    table.seat(Blue="a person")
    for told in table.play(_with_mouse):
        if told["step"] > 20:  # so it goes on for eighty cards
            break
    table = TableOnPage(house)
    table.choose("Alone")
    table.button("begin").click()
    table.seat(Blue="Juno")
    assert table.told()["over"]
    _expect_end(table, "", "Juno")


def test_opponents_are_hurried_stopped_and_undone_and_come_back_with_a_new_python(
    house: HouseOnPage,
) -> None:
    table = TableOnPage(house)
    page, heading = table.page, table.page.locator(".mt-heading")
    table.button("begin").click()
    table.seat(pace="Calmly", Yellow="Juno")
    table.turn()
    waits = "Yellow (Juno) is to move."
    expect(heading).to_have_text(waits)
    expect(page.locator(".mt-emblem img")).to_be_visible()
    table.button("stop").click()
    expect(table.button("go-on")).to_be_visible()
    step = table.now()["step"]
    page.wait_for_timeout(1600)  # longer than they wait when they move calmly
    assert table.now()["step"] == step
    table.button("go-on").click()
    page.get_by_role("button", name="Undo").click()
    told = table.told()
    assert (told["seat"], told["step"] < step) == (0, True)
    table.turn()
    expect(heading).to_have_text(waits)
    table.button("hurry").click()
    assert table.told()["seat"] == 0
    asks = heading.inner_text()
    page.reload()
    expect(page.locator(OPEN)).to_have_count(1)
    expect(heading).to_have_text(asks)
    page.wait_for_function(IDLE, polling=LOOK)
    table.meet_again()
    table.turn()
    expect(heading).to_have_text(waits)
    assert table.told()["seat"] == 0
    step = table.now()["step"]
    page.evaluate(f"void {DIE}")
    expect(page.locator(".mt-door-told")).to_contain_text("You are where you were.")
    expect(heading).not_to_have_text(waits)
    table.meet_again()
    assert table.told()["step"] == step
    table.turn()
    expect(heading).to_have_text(waits)
    assert table.told()["seat"] == 0
