"""The table in the house as a test plays at it: with the mouse on the board, or with keys alone."""

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from time import monotonic
from typing import Any

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as TooLate

from .layout.house import HouseOnPage
from .notebook import LOOK

__all__ = ["TableOnPage", "Told"]

Told = dict[str, Any]  # what a player is to do, as ``Player.next`` tells it
_OPEN = """walk.open("page=play")
walk.shown._seed = {seed}"""
_MEET = """from tests.browser.player import Player
player = Player(walk.shown)"""
_PATIENCE = 120.0  # seconds for all that opponents do until somebody is asked
_SOON = 5_000  # milliseconds in which something happens that was done
_KEYS = 90  # that are pressed at most to get somewhere
_FOCUSED = "document.activeElement?.dataset?.tag ?? ''"


class TableOnPage:
    """A table that was opened anew in a house."""

    def __init__(self, house: HouseOnPage, seed: int = 1) -> None:
        self._house, self.page = house, house.page
        house.tell(_OPEN.format(seed=seed))
        house.tell(_MEET)

    def choose(self, *choices: str) -> None:
        """Press choices of a form by their words."""
        for words in choices:
            self.page.locator(".mt-pill").get_by_text(words, exact=True).click()

    def meet_again(self) -> None:
        """Go on at the same table in a new Python."""
        self._house.meet_again()
        self._house.tell(_MEET)

    def seat(self, pace: str = "At once", **levels: str) -> None:
        """Choose faces for seats by the names of both, and sit down."""
        for seat, name in levels.items():
            row = self.page.get_by_role("group", name=seat, exact=True)
            row.locator(f'.mt-face[title^="{name}"]').click()
        self.page.get_by_label("They move").select_option(pace)
        self.button("sit").click()

    def button(self, tag: str) -> Locator:
        """A button by its tag, once it takes a press."""
        return self.page.locator(f'.mt-desk [data-tag="{tag}"]:not([data-fresh])')

    def told(self) -> Told:
        """What is to be done next, once it is for a person to decide, or the game is over."""
        return self._decides(self.now())

    def now(self) -> Told:
        """What is to be done next; nothing while opponents are to move."""
        told: Told = json.loads(self._house.tell("", "player.next()"))
        return told

    def _decides(self, told: Told) -> Told:
        until = monotonic() + _PATIENCE
        while not told["do"] and not told["over"]:
            assert monotonic() < until, told
            self.page.wait_for_timeout(LOOK)
            told = self.now()
        return told

    def play(self, by_keys: Callable[[Told], bool]) -> Iterator[Told]:
        """Play on for all people to the end of the game; each time it is told what comes next."""
        told = self.told()
        while not told["over"]:
            yield told
            told = self._decides(self.act(told, by_keys=by_keys(told)))

    def turn(self) -> None:
        """Do all of a turn, with the mouse."""
        first = told = self.told()
        while told["turn"] == first["turn"] and not told["over"]:
            told = self.act(told, by_keys=False) if told["do"] else self.now()

    def act(self, told: Told, *, by_keys: bool) -> Told:
        """Do what is told, until it is done: a busy page may have missed it, or been too quick.

        What comes next is answered.
        """
        until = monotonic() + _PATIENCE
        while True:
            with suppress(TooLate):
                self._try(told, by_keys=by_keys)
            after = self._after(told)
            if after["state"] != told["state"]:
                return after
            assert monotonic() < until, told

    def _after(self, told: Told) -> Told:
        """What comes next, as soon as anything has changed."""
        until = monotonic() + _SOON / 1000
        while (after := self.now())["state"] == told["state"] and monotonic() < until:
            self.page.wait_for_timeout(LOOK)
        return after

    def _try(self, told: Told, *, by_keys: bool) -> None:
        if by_keys:
            self._press(told)
        elif told["do"] == "button":
            self.button(told["tag"]).click(timeout=_SOON)
        else:
            self._click(*told["at"])

    def _click(self, across: float, down: float) -> None:
        box = self.page.locator(".mt-place canvas").first.bounding_box()
        assert box, "the board is not shown"
        self.page.mouse.click(box["x"] + across * box["width"], box["y"] + down * box["height"])

    def _press(self, told: Told) -> None:
        """From the head of the panel to what is told, and press it, all with keys."""
        skip, keys = self.page.locator(".mt-skip"), self.page.keyboard
        self.button(told["tag"]).first.wait_for(state="attached", timeout=_SOON)
        skip.focus()
        if told["do"] == "board":
            keys.press("Enter")
        for _ in range(_KEYS):
            if self.page.evaluate(_FOCUSED) == told["tag"]:
                keys.press("Enter")
                return
            keys.press("Tab" if told["do"] == "button" else "PageDown")
