"""A turn."""

import pytest

from ...quoting import quotes
from .rulecase import after, happens, legal, refused, turn_of

THREE = "y:4,13,27,38,52,66,79|b:2,19,30,41,55,60,83|g:1,3,5,6,8,9,10"


@quotes("turn.order")
@pytest.mark.parametrize(("now", "then"), [("y", "b"), ("b", "g"), ("g", "y")])
def test_turn_order_is_clockwise_from_the_first_tower(now: str, then: str) -> None:
    assert turn_of(after(f"{THREE} {now}[47] -", "put:4")) == then
    assert turn_of(after(f"{THREE} {now} 12", "swap:1")) == then
    assert turn_of(after(f"{THREE} {now} 18", "protect:1")) == then
    assert turn_of(after(f"{THREE} {now} 7 draw=20,21,22,?", "top")) == then


@quotes("turn.order")
def test_turn_order_is_told() -> None:
    assert happens(f"{THREE} g 12", "swap:1")[-1] == "TurnPassed(seat=0)"


@quotes("turn.one-action")
def test_turn_one_action_is_a_draw_or_a_power() -> None:
    assert legal(f"{THREE} y 7,12 draw=20,?") == [
        "draw",
        *(f"swap:{n}" for n in range(1, 7)),
        "top",
    ]
    assert turn_of(after(f"{THREE} y 7,12 draw=20,?", "draw")) == "y[20]"
    assert turn_of(after(f"{THREE} y 7,12 draw=20,?", "draw put:1")) == "b"


@quotes("turn.one-action")
def test_turn_one_action_is_carried_out_before_the_next() -> None:
    assert turn_of(after(f"{THREE} b 7 draw=20,?", "top")) == "b[top:g]"
    assert turn_of(after(f"{THREE} b 7 draw=20,?", "top =21")) == "b[top:y]"
    assert refused(f"{THREE} b 7 draw=20,?", "top draw") == "deck.chance"
    assert turn_of(after(f"{THREE} b 7 draw=20,?", "top =21 =22")) == "g"


@quotes("turn.no-pass")
def test_turn_no_pass_as_drawing_is_always_possible() -> None:
    walled = "b:4*,13*,27*,38*,52*,66*,79*|y:2,19,30,41,55,60,83"
    assert legal(f"{walled} b -") == ["draw"]
    assert legal(f"{walled} b 1,3,8,10,12 draw=") == ["draw"]
