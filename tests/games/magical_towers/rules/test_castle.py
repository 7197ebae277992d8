"""The Raven Castle."""

import pytest

from ...quoting import quotes
from .rulecase import after, board, legal, refused


@quotes("castle.enter")
def test_castle_enter_by_an_exact_move() -> None:
    before = "2/b/2/K/10 b1 b0+0-1:W3|y0+0-1:T1 -"
    then = "8/K/7 y1 b1+0-1:?,?,?|y0+0-1:T1 - discard=W3"
    assert after(before, "W3:b2") == then


@quotes("castle.enter")
def test_castle_enter_on_top_of_a_tower() -> None:
    before = "2/b/2/TyRK/10 b1 b0+0-1:W3|y0+0-1:T1 -"
    then = "5/TyR/2/K/7 y1 b1+0-1:?,?,?|y0+0-1:T1 - discard=W3"
    assert after(before, "W3:b2") == then


@quotes("castle.enter")
def test_castle_enter_and_stay() -> None:
    before = "5/K/4/b/5 b1 b4+0-1:W1|y0+0-1:T1 -"
    assert refused(before, "W1:b5") == "wizard.visible"
    assert legal(before, "W1") == {"W1:b10"}


@quotes("castle.overshoot")
def test_castle_overshoot_walks_on() -> None:
    before = "2/b/2/K/10 b1 b0+0-1:W4|y0+0-1:T1 -"
    then = "5/K/b/9 b2 b0+0-1:|y0+0-1:T1 - discard=W4"
    assert legal(before, "W4") == {"W4:b2"}
    assert after(before, "W4:b2") == then


@quotes("castle.moves-on")
@pytest.mark.parametrize(
    ("before", "then"),
    [
        pytest.param("4/b/K/10", "8/K/7", id="bare ground with a shield"),
        pytest.param("4/b/K/1/R/8", "7/RK/8", id="a raven tower on plain ground"),
        pytest.param("4/b/K/1/TR/8", "7/TRK/8", id="a raven tower on top of a stack"),
        pytest.param("4/b/K/1/RT/8", "7/RT/K/7", id="no shield under a tower"),
        pytest.param("4/b/K/2/T/7", "8/T/3/K/3", id="no ground under a tower"),
        pytest.param("4/b/K/1/T/8", "7/T/K/7", id="no plain tower"),
        pytest.param("4/b/K/1/Ry/8", "7/Ry/K/7", id="no tower with a wizard on it"),
        pytest.param("4/b/K/2/y/7", "8/y/3/K/3", id="no ground with a wizard on it"),
        pytest.param("4/b/K/1/yTyR/8", "7/yTyRK/8", id="prisoners do not matter"),
        pytest.param("12/b/K/2", "K/15", id="past space 15"),
    ],
)
def test_castle_moves_on_to_the_next_free_shield(before: str, then: str) -> None:
    space = 12 if before.startswith("12") else 4
    assert board(after(f"{before} b1 b0+0-1:W1|y0+0-1: -", f"W1:b{space}")) == then


@quotes("castle.moves-on")
def test_castle_moves_on_for_a_wizard_that_another_moved() -> None:
    before = "4/y/K/3/b/6 b1 b0+2-1:W1|y0+0-1: mw"
    assert board(after(before, "mw:y4")) == "8/K/b/6"


@quotes("castle.moves-on")
def test_castle_moves_on_to_what_the_wizard_left() -> None:
    before = "T/3/Rb/K/2/y/3/y/3 b1 b0+0-1:W1|y0+0-1: -"
    assert board(after(before, "W1:b4")) == "T/3/RK/3/y/3/y/3"


@quotes("castle.stays")
def test_castle_stays_where_no_other_shield_is_free() -> None:
    before = "K/3/T/3/y/3/T/2/b b1 b0+0-1:W1|y0+0-1:T1 -"
    then = "K/3/T/3/y/3/T/3 y1 b1+0-1:?,?,?|y0+0-1:T1 - discard=W1"
    assert after(before, "W1:b15") == then


@quotes("castle.stays")
def test_castle_stays_even_without_a_shield_of_its_own() -> None:
    before = "T/3/T/b/TK/1/y/3/T/3 b1 b0+0-1:W1|y0+0-1:T1 -"
    assert board(after(before, "W1:b5")) == "T/3/T/1/TK/1/y/3/T/3"
