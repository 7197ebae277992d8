"""The pointer as presses and hovers."""

import asyncio
from collections.abc import Callable
from itertools import pairwise
from time import monotonic

import pytest

from mt_widgets.draw import pointer as module
from mt_widgets.draw.pointer import Pointer


class Hand:
    """A pointer, and all that it has told."""

    def __init__(self) -> None:
        self.told: list[object] = []
        self.now = 100.0
        self.pointer = Pointer(
            lambda x, y: self.told.append(("press", x, y)),
            lambda x, y: self.told.append(("hover", x, y)),
            lambda: self.told.append("leave"),
            self.told.append,
        )


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    hand = Hand()
    monkeypatch.setattr(module, "monotonic", lambda: hand.now)
    return hand


def test_every_press_is_told(hand: Hand) -> None:
    hand.pointer.press(50, 50)
    hand.pointer.press(50, 50)
    assert hand.told == [("press", 50, 50), ("press", 50, 50)]


def test_without_a_loop_every_new_place_is_told_once(hand: Hand) -> None:
    for x in (1, 2, 2):
        hand.pointer.move(x, 0)
    assert hand.told == [("hover", 1, 0), ("hover", 2, 0)]


def _in_a_loop(act: Callable[[], None]) -> None:
    async def run() -> None:
        act()
        await asyncio.sleep(0.1)

    asyncio.run(run())


def test_of_many_moves_the_last_is_told(hand: Hand) -> None:
    def act() -> None:
        for x in range(100):
            hand.pointer.move(x, 0)

    _in_a_loop(act)
    assert hand.told == [("hover", 99, 0)]


def test_hovers_keep_a_distance_in_time() -> None:
    told: list[tuple[float, float]] = []
    pointer = Pointer(print, lambda x, _: told.append((monotonic(), x)), print, print)

    async def run() -> None:
        for x in range(40):
            pointer.move(x, 0)
            await asyncio.sleep(0.005)
        while told[-1][1] != 39:
            await asyncio.sleep(0)

    asyncio.run(run())
    assert all(later - earlier > 0.025 for (earlier, _), (later, _) in pairwise(told))


def test_who_leaves_is_not_told_of_old_moves(hand: Hand) -> None:
    def act() -> None:
        hand.pointer.move(1, 1)
        hand.pointer.leave()

    _in_a_loop(act)
    assert hand.told == ["leave"]


def test_coming_back_to_the_same_place_is_told(hand: Hand) -> None:
    hand.pointer.move(1, 1)
    hand.pointer.leave()
    hand.pointer.move(1, 1)
    assert hand.told == [("hover", 1, 1), "leave", ("hover", 1, 1)]


def test_what_callbacks_raise_is_told() -> None:
    def fail(*place: float) -> None:
        raise KeyError(place)

    errors = list[Exception]()
    pointer = Pointer(fail, fail, fail, errors.append)
    pointer.press(1, 2)
    pointer.move(100, 200)
    pointer.leave()
    assert [error.args[0] for error in errors] == [(1, 2), (100, 200), ()]
