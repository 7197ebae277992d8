"""Flasks are filled by taking prisoners."""

import pytest

from ...quoting import quotes
from .rulecase import after


@quotes("flask.fill")
@pytest.mark.parametrize("caught", ["y", "b", "yyyyyy", "bbbyyy"])
def test_flask_fill_one_however_many_were_caught(caught: str) -> None:
    before = f"K/4/T/{caught}/8/y b1 b0+1-3:W1,T1|y0+0-4: -"
    then = f"K/5/{caught}T/8/y b2 b0+2-2:W1|y0+0-4: - discard=T1"
    assert after(before, "T1:t5.1") == then


@quotes("flask.fill")
@pytest.mark.parametrize("below", ["R", "yR"])
def test_flask_fill_needs_a_new_prisoner(below: str) -> None:
    before = f"K/4/Tb/{below}/9 b1 b0+0-4:W1,T1|y0+0-4: -"
    then = f"K/5/{below}Tb/9 b2 b0+0-4:W1|y0+0-4: - discard=T1"
    assert after(before, "T1:t5.1") == then


@quotes("flask.fill")
def test_flask_fill_by_the_push_of_a_new_hand() -> None:
    before = "K/4/T/y/9 b1 b0+0-4:W1|y0+0-4: -"
    then = "K/5/yT/9 y1 b0+1-3:?,?,?|y0+0-4: - discard=W1"
    assert after(before, "new:t5.1") == then


@quotes("flask.fill")
@pytest.mark.parametrize(
    ("spell", "then"),
    [
        ("mt", "K/2/y/3/yT/8 b1* b0+1-0x1:W1|y0+0-4: mt,ht"),
        ("ht", "K/2/yT/3/y/8 b1* b0+1-0x1:W1|y0+0-4: mt,ht"),
    ],
)
def test_flask_fill_by_a_spell(spell: str, then: str) -> None:
    before = "K/2/y/1/T/1/y/8 b1 b0+1-1:W1|y0+0-4: mt,ht"
    assert after(before, f"{spell}:t5.1") == then


@quotes("flask.fill")
def test_flask_fill_is_for_the_caster_in_anothers_turn() -> None:
    before = "K/4/T/1/b/8 b1[before]>y~1 b0+0-4:W1|y0+1-1: mt rules=master"
    then = "K/6/bT/8 b1[before]>y!y=mt b0+0-4:W1|y0+1-0x1: mt rules=master"
    assert after(before, "mt:t5.1") == then


@quotes("flask.none-left")
def test_flask_none_left_no_reward() -> None:
    before = "K/4/T/y/8/b b1 b0+1-0x2:W1,T1|y0+0-4: -"
    then = "K/5/yT/8/b b2 b0+1-0x2:W1|y0+0-4: - discard=T1"
    assert after(before, "T1:t5.1") == then
