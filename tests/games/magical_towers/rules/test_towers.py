"""Moving towers and taking prisoners."""

import pytest

from ...quoting import quotes
from .rulecase import after, board, legal, refused


@quotes("tower.any")
def test_tower_any_whoever_stands_on_it() -> None:
    before = "K/4/Tb/1/Ry/8 b1 b0+0-1:T1|y0+0-1: -"
    assert legal(before, "T1") == {"T1:t5.1", "T1:t7.1"}
    assert board(after(before, "T1:t7.1")) == "K/4/Tb/2/Ry/7"


@quotes("tower.any")
def test_tower_any_that_is_there() -> None:
    before = "K/4/Tb/10 b1 b0+0-1:T1|y0+0-1: -"
    assert refused(before, "T1:t6.1") == "tower.any"
    assert refused(before, "T1:t5.2") == "tower.any"


@quotes("tower.any")
def test_tower_any_and_no_wizard() -> None:
    assert refused("K/4/Tb/10 b1 b0+0-1:T1|y0+0-1: -", "T1:b5") == "tower.any"


@quotes("tower.not-castle")
@pytest.mark.parametrize(("castle", "number"), [("K", 1), ("TRK", 3)])
def test_tower_not_castle_by_card(castle: str, number: int) -> None:
    before = f"5/{castle}/b/9 b1 b0+0-1:T1|y0+0-1: -"
    assert refused(before, f"T1:t5.{number}") == "tower.not-castle"


@quotes("tower.not-castle")
@pytest.mark.parametrize("spell", ["mt", "ht"])
def test_tower_not_castle_by_spell(spell: str) -> None:
    before = "5/TK/b/9 b1 b0+1-0:W1|y0+0-1: mt,ht"
    assert refused(before, f"{spell}:t5.2") == "tower.not-castle"


@quotes("tower.with-all-above")
def test_tower_with_all_above_and_nothing_below() -> None:
    before = "K/4/bTyRbTyy/10 b1 b0+0-1:T1|y0+0-1: -"
    assert board(after(before, "T1:t5.2")) == "K/4/bTy/RbTyy/9"


@quotes("tower.with-all-above")
def test_tower_with_all_above_takes_the_castle_along() -> None:
    before = "5/bTyRK/10 b1 b0+0-1:T3|y0+0-1: -"
    assert board(after(before, "T3:t5.2")) == "5/bTy/2/RK/7"


@quotes("tower.clockwise")
def test_tower_clockwise_passes_anything() -> None:
    before = "4/T/yyyyyy/TRTK/RRR/b/7 b1 b0+0-1:T5|y0+0-1: -"
    assert board(after(before, "T5:t4.1")) == "5/yyyyyy/TRTK/RRR/b/T/6"


@quotes("tower.clockwise")
def test_tower_clockwise_goes_on_from_15_to_0() -> None:
    before = "8/K/5/Tb/1 b1 b0+0-1:T3|y0+0-1: -"
    assert board(after(before, "T3:t14.1")) == "1/Tb/6/K/7"


@quotes("tower.stacks")
def test_tower_stacks_on_top_of_whatever_is_there() -> None:
    before = "K/4/Rb/yTyR/9 b1 b0+0-1:T1|y0+0-1: -"
    assert board(after(before, "T1:t5.1")) == "K/5/yTyRRb/9"


@quotes("tower.stacks")
def test_tower_stacks_without_a_limit() -> None:
    before = "K/4/RTRTb/TRTRT/9 b1 b0+0-1:T1|y0+0-1: -"
    assert board(after(before, "T1:t5.1")) == "K/5/TRTRTRTRTb/9"


@quotes("tower.stacks")
def test_tower_stacks_do_not_mind_six_wizards() -> None:
    before = "K/4/Tbbbbbb/yyyyyy/9 b1 b0+0-1:T1|y0+0-1: -"
    assert board(after(before, "T1:t5.1")) == "K/5/yyyyyyTbbbbbb/9"


@quotes("tower.not-on-castle")
def test_tower_not_on_castle() -> None:
    before = "3/T/1/K/b/9 b1 b0+0-1:T1,T2|y0+0-1: -"
    assert refused(before, "T2:t3.1") == "tower.not-on-castle"
    assert legal(before, "T") == {"T1:t3.1", "T2:-"}


@quotes("tower.no-take-back")
def test_tower_no_take_back_once_it_is_named() -> None:
    before = "K/4/T/R/b/8 b1 b0+1-0:T1|y0+0-1: mt rules=master"
    named = "K/4/T/R/b/8 b1[T1:t5.1]>b b0+1-0:|y0+0-1: mt rules=master discard=T1"
    assert after(before, "T1:t5.1") == named
    assert refused(named, "T1:t6.1") == "card.must-move"
    assert legal(named) == {"mt:t5.1", "mt:t6.1", "pass"}


@quotes("tower.no-take-back")
def test_tower_no_take_back_for_the_tower_of_a_roll() -> None:
    before = "K/4/T/R/b/8 b1[T**=3] b0+0-1:T1|y0+0-1: - discard=T**"
    assert refused(before, "t5.1", "t6.1") == "card.dice-then-choose"
    assert refused(before, "t5.1", "again") == "card.dice"


@quotes("tower.reveals")
def test_tower_reveals_what_was_below() -> None:
    before = "K/4/bTy/10 b1 b0+0-1:W2,T1|y0+0-1: -"
    then = "K/4/b/Ty/9 b2 b0+0-1:W2|y0+0-1: - discard=T1"
    assert refused(before, "W2:b5") == "wizard.visible"
    assert after(before, "T1:t5.1") == then
    assert legal(then) == {"W2:b5"}


@quotes("tower.imprison")
def test_tower_imprison_everybody_on_the_target_level() -> None:
    before = "K/4/T/Rby/9 b1 b0+0-1:W1,T1|y0+0-1: -"
    then = "K/5/RbyT/9 b2 b0+1-0:W1|y0+0-1: - discard=T1"
    assert after(before, "T1:t5.1") == then
    assert refused(then, "W1:b6") == "wizard.visible"
