"""Master Wizards."""

import pytest

from mt_widgets import start

from ...quoting import quotes
from .rulecase import after, board, legal, refused, turn_of


@quotes("master.choose")
def test_master_choose_by_shuffling() -> None:
    chosen = {str(start(2, 3, "master", seed=seed)).split(" ")[3] for seed in range(20)}
    assert {len(spells.split(",")) for spells in chosen} == {3}
    assert len(chosen) > 1


@quotes("master.choose")
@pytest.mark.parametrize("rules", ["base", "master"])
def test_master_choose_any_set_with_either_timing(rules: str) -> None:
    state = start(2, "mc,fw", rules)
    assert (state.table.spells, state.table.master) == (("mc", "fw"), rules == "master")


@quotes("master.any-time")
def test_master_any_time_in_anybodys_turn() -> None:
    before = "K/4/Tb/10 b1[before]>y~1 b0+0-1:W1|y0+1-1: mt rules=master"
    then = "K/6/Tb/8 b1!y=mt b0+0-1:W1|y0+0-1x1: mt rules=master"
    assert after(before, "mt:t5.1") == then


@quotes("master.any-time")
def test_master_any_time_for_every_player() -> None:
    before = "K/4/Tb/10 b1[before]>b b0+1-1:W1|y0+1-1:|r0+1-1: mt rules=master"
    for passes in ([], ["pass"], ["pass", "pass"]):
        assert legal(after(before, *passes)) == {"mt:t5.1", "pass"}


@quotes("master.any-time")
def test_master_any_time_is_not_in_the_base_game() -> None:
    before = "K/4/Tb/10 b1 b0+1-1:W1|y0+1-1: mt"
    assert refused(before, "pass") == "master.any-time"


@quotes("master.windows")
def test_master_windows_of_a_turn() -> None:
    rest = "|y0+0-1:? mt rules=master"
    positions = [
        f"K/4/R/2/b/7 b1[before]>b b0+1-0:W1,W2,W3{rest}",
        f"K/4/R/2/b/7 b1 b0+1-0:W1,W2,W3{rest}",
        f"K/4/R/2/b/7 b1[W1:b8]>b b0+1-0:W2,W3{rest} discard=W1",
        f"K/4/R/3/b/6 b2[after]>b b0+1-0:W2,W3{rest} discard=W1",
        f"K/4/R/3/b/6 b2[before]>b b0+1-0:W2,W3{rest} discard=W1",
        f"K/4/R/3/b/6 b2 b0+1-0:W2,W3{rest} discard=W1",
        f"K/4/R/3/b/6 b2[W2:b9]>b b0+1-0:W3{rest} discard=W1,W2",
        f"K/4/R/5/b/4 b3[after]>b b0+1-0:W3{rest} discard=W1,W2",
        f"K/4/R/5/b/4 y1[before]>b~1 b0+1-0:W3,?,?{rest} discard=W1,W2",
    ]
    moves = ["pass", "W1:b8", "pass", "pass", "pass", "W2:b9", "pass", "pass"]
    assert [after(*pair) for pair in zip(positions, moves, strict=False)] == positions[1:]


@quotes("master.windows")
def test_master_windows_of_a_new_hand_turn() -> None:
    rest = "|y0+0-1:? mt rules=master"
    positions = [
        f"K/4/R/2/b/7 b1 b0+1-0:W1{rest}",
        f"K/4/R/2/b/7 b1[new:t5.1]>b b0+1-0:?,?,?{rest} discard=W1",
        f"K/5/R/1/b/7 b3[after]>b b0+1-0:?,?,?{rest} discard=W1",
        f"K/5/R/1/b/7 y1[before]>b~1 b0+1-0:?,?,?{rest} discard=W1",
    ]
    moves = ["new:t5.1", "pass", "pass"]
    assert [after(*pair) for pair in zip(positions, moves, strict=False)] == positions[1:]


@quotes("master.windows")
def test_master_windows_of_a_new_hand_without_a_push() -> None:
    before = "K/4/R/2/b/7 b1 b0+1-0:W1|y0+0-1: mt rules=master"
    assert turn_of(after(before, "new")) == "b3[after]>b"


@quotes("master.windows", "card.no-move")
def test_master_windows_have_no_during_without_a_move() -> None:
    before = "K/7/b/7 b1 b0+2-0:T1|y0+0-1: mw rules=master"
    assert turn_of(after(before, "T1:-")) == "b2[after]>b"


@quotes("master.windows", "card.dice-then-choose")
def test_master_windows_during_comes_after_the_dice() -> None:
    before = "K/4/R/2/b/7 b1 b0+1-0:W**|y0+0-1: mt rules=master"
    named = "K/4/R/2/b/7 b1[W**=1=3:b8]>b b0+1-0:|y0+0-1: mt rules=master discard=W**"
    assert refused(before, "W**=1", "mt:t5.1") == "master.windows"
    assert after(before, "W**=1=3:b8") == named
    assert board(after(named, "pass")) == "K/4/R/5/b/4"


@quotes("master.windows")
def test_master_windows_are_the_only_times_to_cast() -> None:
    before = "K/4/R/2/b/7 b1 b0+1-0:W1|y0+0-1: mt rules=master"
    assert refused(before, "mt:t5.1") == "master.windows"
    assert refused(before, "pass") == "master.windows"


@quotes("master.windows")
def test_master_windows_are_closed_before_a_card_is_played() -> None:
    before = "K/4/R/2/b/7 b1[before]>b b0+1-0:W1|y0+0-1: mt rules=master"
    assert refused(before, "W1:b8") == "master.windows"
    assert refused(before, "new") == "master.windows"


@quotes("master.order")
def test_master_order_is_clockwise_from_the_active_player() -> None:
    before = "K/4/T/R/5/b/3 y1[before]>y b0+1-0:W1|y0+1-1:W1|r0+1-0: mt rules=master"
    turns = [turn_of(after(before, *["pass"] * passes)) for passes in range(4)]
    assert turns == ["y1[before]>y", "y1[before]>r~1", "y1[before]>b~2", "y1"]


@quotes("master.order")
def test_master_order_goes_round_again_after_a_cast() -> None:
    before = "K/4/T/R/5/b/3 b1[before]>y~1 b0+1-0:W1|y0+1-1:|r0+1-0: mt rules=master"
    asked = after(before, "mt:t5.1")
    assert turn_of(asked) == "b1[before]>r~1!y=mt"
    assert turn_of(after(asked, "pass")) == "b1[before]>b~2!y=mt"
    assert turn_of(after(asked, "pass", "pass")) == "b1!y=mt"


@quotes("master.order")
def test_master_order_passes_over_those_who_could_cast_nothing() -> None:
    before = "K/4/T/R/5/b/3 b1[before]>b b0+1-0:W1|y0+0-1:|r0+1-0: mt rules=master"
    assert turn_of(after(before, "pass")) == "b1[before]>r~2"


@quotes("master.one-per-action")
def test_master_one_per_action_is_one_kind_of_spell() -> None:
    before = "K/4/T/R/5/b/3 b1[before]>b b0+9-0:W1|y0+0-1: mw,mt rules=master"
    asked = after(before, "mt:t5.1")
    assert turn_of(asked) == "b1[before]>b!b=mt"
    assert refused(asked, "mw:b12") == "master.one-per-action"
    assert legal(asked, "m") == {"mt:t6.1", "mt:t7.1"}


@quotes("master.one-per-action")
def test_master_one_per_action_and_another_in_the_next() -> None:
    before = "K/4/T/R/5/b/3 b2[after]>b b0+9-0:W1|y0+0-1: mw,mt rules=master"
    following = after(before, "mt:t5.1", "pass")
    assert turn_of(following) == "b2[before]>b"
    assert "mw:b12" in legal(following)


@quotes("master.one-per-action")
def test_master_one_per_action_is_counted_for_each_player() -> None:
    before = "K/4/T/R/5/b/3 b1[before]>y~1!b=mt b0+0-1:W1|y0+9-1: mw,mt rules=master"
    assert legal(before) == {"mt:t5.1", "mt:t6.1", "mw:b12", "pass"}


@quotes("master.repeat")
def test_master_repeat_at_once_and_paid_by_a_flask_just_filled() -> None:
    before = "K/4/T/1/y/4/b/3 b1[before]>b b0+1-1:W1|y0+0-1: mt rules=master"
    once = "K/6/yT/4/b/3 b1[before]>b!b=mt b0+1-0x1:W1|y0+0-1: mt rules=master"
    twice = "K/6/y/1/T/2/b/3 b1!b=mt b0+0-0x2:W1|y0+0-1: mt rules=master"
    assert after(before, "mt:t5.1") == once
    assert after(once, "mt:t7.1") == twice


@quotes("master.repeat")
def test_master_repeat_is_in_a_row() -> None:
    before = "K/4/T/R/5/b/3 b1[before]>b b0+2-0:W1|y0+1-0:|r0+1-0: mt rules=master"
    asked = after(before, "mt:t5.1", "pass", "mt:t6.1")
    assert turn_of(asked) == "b1[before]>r~1!b=mt,y=mt"
    assert turn_of(after(asked, "pass")) == "b1!b=mt,y=mt"


@quotes("master.repeat")
def test_master_repeat_is_in_the_same_window() -> None:
    before = "K/4/T/R/5/b/3 b1!b=mt b0+1-0x1:W1|y0+0-1: mt rules=master"
    then = "K/4/T/R/6/b/2 b2[before]>b b0+1-0x1:|y0+0-1: mt rules=master discard=W1"
    assert after(before, "W1:b12") == then


@quotes("master.repeat")
def test_master_repeat_is_over_with_a_pass() -> None:
    before = "K/4/T/R/5/b/3 b1[before]>b~1!b=mt b0+1-0x1:W1|y0+0-1: mt rules=master"
    assert refused(before, "mt:t5.1") == "master.repeat"


CASTERS = "b0+1-0:W1|y0+2-1:|r0+1-1: mt,fw rules=master"


@quotes("master.one-caster")
def test_master_one_caster_closes_the_action_to_the_others() -> None:
    before = f"K/4/T/R/5/b/3 b1[before]>r~1!y=mt {CASTERS}"
    option = f"{before} opt=one_caster"
    assert refused(option, "mt:t5.1") == "master.one-caster"
    assert "mt:t5.1" in legal(before)


@quotes("master.one-caster")
def test_master_one_caster_exempts_free_a_wizard() -> None:
    cast = f"K/4/T/R/5/b/3 b1[before]>r~1!y=mt {CASTERS} opt=one_caster"
    freed = f"K/4/T/R/5/b/3 b1[before]>r~1!y=fw {CASTERS} opt=one_caster"
    assert legal(cast) == {"fw:t5.1", "fw:t6.1", "pass"}
    assert "mt:t5.1" in legal(freed)


@quotes("master.one-caster")
def test_master_one_caster_lets_the_offer_go_round_once() -> None:
    before = f"K/4/T/R/5/b/3 b1[before]>y~1 {CASTERS}"
    moves = ["mt:t5.1", "pass", "pass"]
    assert turn_of(after(f"{before} opt=one_caster", *moves)) == "b1!y=mt"
    assert turn_of(after(before, *moves)) == "b1[before]>b~2!y=mt"


@quotes("master.one-caster")
def test_master_one_caster_may_repeat() -> None:
    before = f"K/4/T/R/5/b/3 b1[before]>y!y=mt {CASTERS} opt=one_caster"
    assert "mt:t6.1" in legal(before)


@quotes("master.no-undo")
def test_master_no_undo_of_a_complete_action() -> None:
    before = "K/4/T/y/2/b/6 b1 b0+0-1:W1,T1|y0+1-0: ht rules=master"
    done = "K/5/yT/2/b/6 b2[after]>b b0+1-0:W1|y0+1-0: ht rules=master discard=T1"
    then = "K/3/T/1/y/2/b/6 b2[after]>b~1!y=ht b0+1-0:W1|y0+0-0x1: ht rules=master discard=T1"
    assert after(before, "T1:t5.1", "pass") == done
    assert after(done, "pass", "ht:t6.1") == then


@quotes("master.entry")
def test_master_entry_by_card_closes_the_windows_that_were_left() -> None:
    before = "2/b/2/K/2/y/7 b1[W3:b2]>y~1 b0+0-1:W1|y0+2-1: mw rules=master discard=W3"
    then = "8/y/3/K/3 y1[before]>y b1+0-1:W1,?,?|y0+2-1: mw rules=master discard=W3"
    assert after(before, "pass") == then


@quotes("master.entry")
def test_master_entry_by_an_own_spell_closes_them_too() -> None:
    before = "4/b/K/2/y/7 b1[before]>b b0+2-1:W1|y0+2-1: mw rules=master"
    then = "8/y/3/K/3 y1[before]>y b1+0-1x2:W1,?,?|y0+2-1: mw rules=master"
    assert after(before, "mw:b4") == then


@quotes("master.against")
def test_master_against_others_whatever_the_option() -> None:
    before = "K/4/by/10 b1[before]>b b0+2-1:W1|y0+0-1: mw rules=master opt=own_benefit"
    then = "K/4/b/y/9 b1!b=mw b0+0-1x2:W1|y0+0-1: mw rules=master opt=own_benefit"
    assert after(before, "mw:y5") == then


@quotes("free.after-capture")
def test_free_after_capture_in_the_window_after_it() -> None:
    before = "K/5/yT/2/b/6 b2[after]>y~1 b0+1-0:W1|y0+1-0: fw rules=master discard=T1"
    then = "K/5/Ty/2/b/6 b2[after]>b~1!y=fw b0+1-0:W1|y0+0-0x1: fw rules=master discard=T1"
    assert after(before, "fw:t6.1") == then
