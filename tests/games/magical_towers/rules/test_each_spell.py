"""What each of the eight spells does."""

import pytest

from mt_widgets import MoveError

from ...quoting import quotes
from .rulecase import after, board, legal, refused, turn_of


@quotes("wizard.full", "wizard.visible")
def test_move_a_wizard_walks_one_space_by_the_walking_rules() -> None:
    before = "K/4/by/yTb/yyyyyy/b/7 b1 b0+2-0:W1|y0+0-1: mw"
    assert board(after(before, "mw:y5")) == "K/4/b/yTby/yyyyyy/b/7"
    assert refused(before, "mw:b6") == "wizard.full"
    assert refused(before, "mw:y6") == "wizard.visible"


@quotes("wizard.full", "wizard.visible")
def test_headwind_for_wizards_walks_one_space_back() -> None:
    before = "K/b/3/yyyyyy/yTb/y/8 b1 b0+2-0:W1|y0+0-1: hw"
    assert board(after(before, "hw:y7")) == "K/b/3/yyyyyy/yTby/9"
    assert refused(before, "hw:b6") == "wizard.full"
    assert refused(before, "hw:y6") == "wizard.visible"


@quotes("castle.enter", "turn.end-on-entry")
def test_headwind_for_wizards_can_enter_the_castle() -> None:
    before = "K/b/3/y/10 b1 b0+2-0:W1|y0+0-1: hw"
    then = "4/K/y/10 y1 b1+0-0x2:W1,?,?|y0+0-1: hw"
    assert after(before, "hw:b1") == then


@quotes("tower.with-all-above", "tower.not-on-castle")
def test_move_a_tower_goes_two_spaces_by_the_tower_rules() -> None:
    before = "K/4/bTyRb/8/T/1 b1 b0+1-0:W1|y0+0-1: mt"
    assert board(after(before, "mt:t5.2")) == "K/4/bTy/1/Rb/6/T/1"
    assert refused(before, "mt:t14.1") == "tower.not-on-castle"


@quotes("tower.with-all-above", "tower.not-on-castle")
def test_headwind_for_towers_goes_two_spaces_back() -> None:
    before = "K/1/T/2/bTyRb/10 b1 b0+1-0:W1|y0+0-1: ht"
    assert board(after(before, "ht:t5.2")) == "K/1/T/Rb/1/bTy/10"
    assert refused(before, "ht:t2.1") == "tower.not-on-castle"


@quotes("swap.top-only")
def test_swap_top_only_with_the_wizards_on_the_roofs() -> None:
    before = "K/4/yTbRyy/2/yTb/7 b1 b0+2-0:W1|y0+0-1: sw"
    then = "K/4/yTbTb/2/yRyy/7 b1* b0+0-0x2:W1|y0+0-1: sw"
    assert after(before, "sw:5,8") == then


@quotes("swap.top-only")
def test_swap_top_only_for_two_spaces_with_towers() -> None:
    before = "K/4/Tb/2/RT/7 b1 b0+2-0:W1|y0+0-1: sw"
    assert legal(before, "sw") == {"sw:5,8"}
    assert refused(before, "sw:5,9") == "swap.top-only"
    with pytest.raises(MoveError, match="lower first"):
        after(before, "sw:8,5")


@quotes("swap.top-only")
def test_swap_top_only_of_equal_bare_towers_is_legal() -> None:
    before = "K/4/T/2/T/6/b b1 b0+2-0:W1|y0+0-1: sw"
    then = "K/4/T/2/T/6/b b1* b0+0-0x2:W1|y0+0-1: sw"
    assert after(before, "sw:5,8") == then


@quotes("swap.not-under-castle")
def test_swap_not_under_castle() -> None:
    before = "TK/4/Tb/2/R/7 b1 b0+2-0:W1|y0+0-1: sw"
    assert refused(before, "sw:0,5") == "swap.not-under-castle"
    assert legal(before, "sw") == {"sw:5,8"}


@quotes("swap.no-reward")
def test_swap_no_reward_for_the_prisoners_that_stay() -> None:
    before = "K/4/yyT/2/byRb/7 b1 b0+2-1:W1|y0+0-1: sw"
    then = "K/4/yyRb/2/byT/7 b1* b0+0-1x2:W1|y0+0-1: sw"
    assert after(before, "sw:5,8") == then


@quotes("nudge.free")
@pytest.mark.parametrize(
    ("cast", "then"),
    [("mc:+", "2/T/y/1/T/y/yTRb/K/7"), ("mc:-", "2/T/y/K/T/y/yTRb/8")],
)
def test_nudge_free_is_the_next_top_without_a_wizard(cast: str, then: str) -> None:
    before = "2/T/y/1/TK/y/yTRb/8 b1 b0+2-0:W1|y0+0-1: mc"
    assert board(after(before, cast)) == then


@quotes("nudge.free")
def test_nudge_free_needs_no_shield_and_minds_no_prisoner() -> None:
    before = "5/K/yT/b/8 b1 b0+2-0:W1|y0+0-1: mc"
    assert board(after(before, "mc:+")) == "6/yTK/b/8"


@quotes("nudge.free")
@pytest.mark.parametrize("cast", ["mc:+", "mc:-"])
def test_nudge_free_is_not_its_own_space(cast: str) -> None:
    before = f"K/b/{'/'.join('y' * 14)} b1 b0+2-0:W1|y0+0-1: mc"
    assert refused(before, cast) == "nudge.free"


@quotes("nudge.free", "turn.end-on-entry")
def test_nudge_free_brings_nobody_home() -> None:
    before = "5/K/b/9 b1 b0+2-0:W1|y0+0-1: mc"
    then = "4/K/1/b/9 b1* b0+0-0x2:W1|y0+0-1: mc"
    assert after(before, "mc:-") == then


@quotes("piggyback.carry")
def test_piggyback_carry_takes_the_rider_along() -> None:
    before = "K/4/Tbby/10 b1 b0+1-0:W3,T1|y0+0-1: pb"
    then = "K/4/Ty/2/bb/7 b2* b0+0-0x1:T1|y0+0-1: pb discard=W3"
    assert after(before, "W3:b5&b5") == then


@quotes("piggyback.carry")
def test_piggyback_carry_after_a_roll() -> None:
    before = "K/4/bb/10 b1 b0+1-0:W**,T1|y0+0-1: pb"
    then = "K/7/bb/7 b2* b0+0-0x1:T1|y0+0-1: pb discard=W**"
    assert legal(after(before, "W**=3")) == {"again", "b5", "b5&b5"}
    assert after(before, "W**=3:b5&b5") == then


@quotes("piggyback.carry")
def test_piggyback_carry_is_not_for_a_spell_nor_by_itself() -> None:
    before = "K/4/bb/10 b3 b0+3-0:W1|y0+0-1: mw,pb"
    assert legal(before) == {"end", "mw:b5"}
    assert refused(before, "pb:b5") == "master.any-time"
    with pytest.raises(MoveError):
        after(before, "mw:b5&b5")


@quotes("piggyback.carry")
def test_piggyback_carry_is_no_reason_to_wait_with_the_end() -> None:
    before = "K/4/bb/10 b2 b0+1-0:W1|y0+0-1: pb"
    assert turn_of(after(before, "W1:b5")) == "y1"


@quotes("piggyback.own")
def test_piggyback_own_wizard_with_another_own() -> None:
    before = "K/4/bby/10 b1 b0+1-0:W3|y0+0-1: pb"
    assert legal(before, "W3") == {"W3:b5", "W3:b5&b5"}
    assert refused(before, "W3:b5&y5") == "piggyback.own"


@quotes("piggyback.same-place")
@pytest.mark.parametrize("space", ["b", "bTb", "by"])
def test_piggyback_same_place_and_level(space: str) -> None:
    before = f"K/4/{space}/2/b/7 b1 b0+1-0:W2|y0+0-1: pb"
    assert refused(before, "W2:b5&b5") == "piggyback.same-place"
    assert refused(before, "W2:b5&b8") == "piggyback.same-place"


@quotes("piggyback.room")
def test_piggyback_room_for_both() -> None:
    before = "K/4/bb/2/yyyyy/7 b1 b0+1-0:W3|y0+0-1: pb"
    assert refused(before, "W3:b5&b5") == "piggyback.room"
    assert legal(before, "W3") == {"W3:b5"}
    assert "W3:b5&b5" in legal(before.replace("yyyyy", "yyyy"))


@quotes("piggyback.castle-once")
def test_piggyback_castle_once_for_both() -> None:
    before = "2/bb/2/K/10 b1 b0+1-1:W3,T1|y0+0-1: pb"
    then = "8/K/7 y1 b2+0-1x1:T1,?,?|y0+0-1: pb discard=W3"
    assert after(before, "W3:b2&b2") == then


@quotes("free.lift")
@pytest.mark.parametrize(
    ("tower", "then"),
    [("t5.1", "bTbRby"), ("t5.2", "bbTRby")],
)
def test_free_lift_from_the_level_directly_below(tower: str, then: str) -> None:
    before = "K/4/bbTbRy/10 b1 b0+1-0:W1|y0+0-1: fw"
    assert after(before, f"fw:{tower}") == f"K/4/{then}/10 b1* b0+0-0x1:W1|y0+0-1: fw"


@quotes("free.lift")
def test_free_lift_needs_a_tower() -> None:
    before = "TK/4/bTy/10 b1 b0+1-0:W1|y0+0-1: fw"
    assert refused(before, "fw:t5.2") == "free.lift"
    assert refused(before, "fw:t6.1") == "free.lift"
    assert refused(before, "fw:t0.2") == "free.lift"


@quotes("free.miss")
@pytest.mark.parametrize("tower", ["t5.1", "t5.2"])
def test_free_miss_spends_the_flask_all_the_same(tower: str) -> None:
    before = "K/4/yTRb/10 b1 b0+1-0:W1|y0+0-1: fw"
    then = "K/4/yTRb/10 b1* b0+0-0x1:W1|y0+0-1: fw"
    assert after(before, f"fw:{tower}") == then


@quotes("free.miss", "free.lift")
def test_free_miss_of_a_wizard_further_below() -> None:
    before = "K/4/bTRb/10 b1 b0+1-0:W1|y0+0-1: fw"
    then = "K/4/bTRb/10 b1* b0+0-0x1:W1|y0+0-1: fw"
    assert after(before, "fw:t5.2") == then


@quotes("free.into-castle", "castle.moves-on")
def test_free_into_castle_that_stands_there() -> None:
    before = "bbTK/4/b/10 b1 b0+1-0:W1|y0+0-1:T1 fw"
    then = "bT/3/K/b/10 y1 b1+0-0x1:W1,?,?|y0+0-1:T1 fw"
    assert after(before, "fw:t0.1") == then


@quotes("free.full")
@pytest.mark.parametrize("below", ["b", "", "y"])
def test_free_full_where_six_stand_on_top(below: str) -> None:
    before = f"K/4/{below}Tyyyyyy/R/b/8 b1 b0+1-0:W1|y0+0-1: fw"
    assert refused(before, "fw:t5.1") == "free.full"
    assert legal(before, "fw") == {"fw:t6.1"}


@quotes("free.after-capture")
def test_free_after_capture_leaves_the_reward() -> None:
    before = "K/4/T/y/1/b/7 b2 b0+0-1:T1,W1|y0+1-0:W1 fw"
    caught = "K/5/yT/1/b/7 b3 b0+1-0:W1|y0+1-0:W1 fw discard=T1"
    ended = "K/5/yT/1/b/7 y1 b0+1-0:W1,?,?|y0+1-0:W1 fw discard=T1"
    then = "K/5/Ty/1/b/7 y1* b0+1-0:W1,?,?|y0+0-0x1:W1 fw discard=T1"
    assert after(before, "T1:t5.1") == caught
    assert after(caught, "end") == ended
    assert after(ended, "fw:t6.1") == then


ANY_TIME = "fw opt=free_any_time"


@quotes("free.any-time")
def test_free_any_time_at_the_end_of_anothers_action() -> None:
    before = f"K/4/yT/2/b/7 b1 b0+0-1:W1,W2|y0+1-0: {ANY_TIME}"
    asked = f"K/4/yT/3/b/6 b2[after]>y~1 b0+0-1:W2|y0+1-0: {ANY_TIME} discard=W1"
    freed = f"K/4/Ty/3/b/6 b2!y=fw b0+0-1:W2|y0+0-0x1: {ANY_TIME} discard=W1"
    assert after(before, "W1:b8") == asked
    assert legal(asked) == {"fw:t5.1", "pass"}
    assert after(asked, "fw:t5.1") == freed


@quotes("free.any-time")
def test_free_any_time_may_be_passed() -> None:
    asked = f"K/4/yT/3/b/6 b2[after]>y~1 b0+0-1:W2|y0+1-0: {ANY_TIME} discard=W1"
    then = f"K/4/yT/3/b/6 b2 b0+0-1:W2|y0+1-0: {ANY_TIME} discard=W1"
    assert after(asked, "pass") == then


@quotes("free.any-time")
def test_free_any_time_after_a_new_hand_too() -> None:
    before = f"K/4/yT/2/b/7 b1 b0+0-1:W1|y0+1-0: {ANY_TIME}"
    asked = f"K/4/yT/2/b/7 b3[after]>y~1 b0+0-1:?,?,?|y0+1-0: {ANY_TIME} discard=W1"
    assert after(before, "new") == asked


@quotes("free.any-time")
def test_free_any_time_once_a_turn() -> None:
    before = f"K/4/yyT/3/b/6 b2!y=fw b0+0-1:W1|y0+5-0x1: {ANY_TIME}"
    assert turn_of(after(before, "W1:b9")) == "y1"


@quotes("free.any-time")
def test_free_any_time_is_for_that_spell_alone() -> None:
    asked = "K/4/yT/3/b/6 b2[after]>y~1 b0+0-1:W2|y0+9-0: mt,fw opt=free_any_time"
    assert refused(asked, "mt:t5.1") == "free.any-time"
    assert refused(asked, "W2:b9") == "free.any-time"


@quotes("free.any-time", "turn.end-on-entry")
def test_free_any_time_into_the_castle_ends_nobodys_turn() -> None:
    asked = f"yTK/8/b/6 b2[after]>y~1 b0+0-1:W2|y0+1-0: {ANY_TIME} discard=W1"
    then = f"T/3/K/4/b/6 b2!y=fw b0+0-1:W2|y1+0-0x1: {ANY_TIME} discard=W1"
    assert after(asked, "fw:t0.1") == then


@quotes("free.any-time")
def test_free_any_time_is_off_unless_agreed() -> None:
    before = "K/4/yT/2/b/7 b1 b0+0-1:W1,W2|y0+1-0: fw"
    then = "K/4/yT/3/b/6 b2 b0+0-1:W2|y0+1-0: fw discard=W1"
    assert after(before, "W1:b8") == then
