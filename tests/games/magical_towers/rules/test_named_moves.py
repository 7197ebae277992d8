"""Master Wizards: spells on a named move before the piece moves."""

import pytest

from ...quoting import quotes
from .rulecase import after, board, legal, refused


@quotes("master.interrupted")
def test_master_interrupted_wizard_goes_on_from_where_it_now_stands() -> None:
    before = "K/4/b/10 b1[W3:b5]>y~1 b0+0-1:|y0+4-1: mw rules=master discard=W3"
    moved = "K/5/b/9 b1[W3:b6]>y!y=mw b0+0-1:|y0+2-1x2: mw rules=master discard=W3"
    assert after(before, "mw:b5") == moved
    assert board(after(moved, "pass")) == "K/8/b/6"


@quotes("master.interrupted")
def test_master_interrupted_wizard_is_imprisoned() -> None:
    before = "K/2/T/1/b/10 b1[W3:b5]>y~1 b0+0-1:|y0+2-1: mt rules=master discard=W3"
    caught = "K/4/bT/10 b1[W3:b5.0]>y!y=mt b0+0-1:|y0+2-0x1: mt rules=master discard=W3"
    then = "K/4/bT/10 b2[before]>y~1 b0+0-1:|y0+2-0x1: mt rules=master discard=W3"
    assert after(before, "mt:t3.1") == caught
    assert after(caught, "pass") == then


@quotes("master.interrupted", "free.lift")
def test_master_interrupted_wizard_is_freed_in_time() -> None:
    before = "K/4/bT/10 b1[W3:b5.0]>b b0+1-1:W1|y0+0-1: fw rules=master discard=W3"
    then = "K/4/T/2/b/7 b2 b0+0-1x1:W1|y0+0-1: fw rules=master discard=W3"
    assert after(before, "fw:t5.1") == then


@quotes("master.interrupted", "turn.end-on-entry")
def test_master_interrupted_wizard_is_home() -> None:
    before = "5/b/K/5/y/3 b1[W3:b5]>y~1 b0+0-1:W1|y0+4-0: mw rules=master discard=W3"
    home = "8/K/3/y/3 b1[W3:-]>y!y=mw b1+0-1:W1|y0+2-0x2: mw rules=master discard=W3"
    then = "8/K/3/y/3 b2[before]>y~1 b1+0-1:W1|y0+2-0x2: mw rules=master discard=W3"
    assert after(before, "mw:b5") == home
    assert after(home, "pass") == then


@quotes("master.interrupted", "wizard.full")
def test_master_interrupted_wizard_finds_the_target_full() -> None:
    before = "K/4/b/1/y/yyyyy/7 b1[W3:b5]>y~1 b0+0-1:W1|y0+2-0: mw rules=master discard=W3"
    then = "K/4/b/2/yyyyyy/7 b2 b0+0-1:W1|y0+0-0x2: mw rules=master discard=W3"
    assert after(before, "mw:y7") == then


@quotes("master.interrupted", "tower.not-on-castle")
def test_master_interrupted_tower_would_end_on_the_castle() -> None:
    before = "5/T/b/K/8 b1[T3:t5.1]>y~1 b0+0-1:W1|y0+2-1: mc rules=master discard=T3"
    then = "5/T/b/1/K/7 b2 b0+0-1:W1|y0+0-1x2: mc rules=master discard=T3"
    assert after(before, "mc:+") == then


@quotes("master.interrupted", "tower.with-all-above")
def test_master_interrupted_tower_takes_along_what_is_now_above_it() -> None:
    before = "K/2/Ry/1/T/b/9 b1[T3:t5.1]>y~1 b0+0-1:W1|y0+1-1: mt rules=master discard=T3"
    then = "K/5/b/1/TRy/7 b2 b0+0-1:W1|y0+0-1x1: mt rules=master discard=T3"
    assert after(before, "mt:t3.1") == then


@quotes("master.interrupted")
def test_master_interrupted_tower_goes_on_from_where_it_now_stands() -> None:
    before = "K/4/bTyR/10 b1[T3:t5.2]>y~1 b0+0-1:W1|y0+2-1: mt rules=master discard=T3"
    moved = "K/4/bTy/1/R/8 b1[T3:t7.1]>y!y=mt b0+0-1:W1|y0+1-1x1: mt rules=master discard=T3"
    assert after(before, "mt:t5.2") == moved
    assert board(after(moved, "pass")) == "K/4/bTy/4/R/5"


@quotes("master.interrupted")
def test_master_interrupted_wizard_is_swapped_with_its_tower() -> None:
    before = "K/4/Tb/2/R/7 b1[W1:b5]>y~1 b0+0-1:W1|y0+4-1: sw rules=master discard=W1"
    moved = "K/4/R/2/Tb/7 b1[W1:b8]>y!y=sw b0+0-1:W1|y0+2-1x2: sw rules=master discard=W1"
    assert after(before, "sw:5,8") == moved
    assert board(after(moved, "pass")) == "K/4/R/2/T/b/6"


@quotes("master.interrupted")
def test_master_interrupted_push_of_a_new_hand() -> None:
    before = "3/T/1/K/b/9 b1[new:t3.1]>y~1 b0+0-1:W1|y0+2-1: mc rules=master"
    then = "3/T/K/1/b/9 y1 b0+0-1:W1,?,?|y0+0-1x2: mc rules=master"
    assert after(before, "mc:-") == then


@quotes("master.piggyback", "piggyback.carry")
def test_master_piggyback_on_the_named_wizard() -> None:
    before = "K/4/by/10 b1[W3:b5]>y~1 b0+0-1:W1|y0+2-0: pb rules=master discard=W3"
    then = "K/7/by/7 b2 b0+0-1:W1|y0+1-0x1: pb rules=master discard=W3"
    assert legal(before) == {"pass", "pb:y5"}
    assert after(before, "pb:y5") == then


@quotes("master.piggyback")
@pytest.mark.parametrize("turn_field", ["b1[before]>b", "b2[after]>b", "b1[T1:t8.1]>b"])
def test_master_piggyback_is_only_for_a_named_wizard(turn_field: str) -> None:
    before = f"K/4/bb/2/T/7 {turn_field} b0+1-0:W1|y0+0-1: mt,pb rules=master"
    assert refused(before, "pb:b5") == "master.piggyback"


@quotes("master.piggyback")
def test_master_piggyback_is_not_written_with_the_card() -> None:
    before = "K/4/bb/10 b1 b0+1-0:W1|y0+0-1: pb rules=master"
    assert refused(before, "W1:b5&b5") == "master.piggyback"


@quotes("piggyback.carry", "master.repeat")
def test_piggyback_carry_several_riders() -> None:
    players = "b0+0-1:W1|y0+2-1:|r0+1-1:"
    before = f"K/4/byyr/10 b1[W3:b5]>y~1 {players} pb rules=master discard=W3"
    riding = (
        "K/4/byyr/10 b1[W3:b5&y5&y5]>r~1!y=pb b0+0-1:W1|y0+0-1x2:|r0+1-1: "
        "pb rules=master discard=W3"
    )
    assert after(before, "pb:y5", "pb:y5") == riding
    assert board(after(riding, "pb:r5")) == "K/7/byyr/7"


@quotes("piggyback.carry")
def test_piggyback_carry_leaves_a_rider_that_was_parted() -> None:
    before = "K/4/by/10 b1[W3:b5&y5]>b!y=pb b0+2-1:|y0+0-1x1: mw,pb rules=master discard=W3"
    then = "K/5/y/1/b/7 b2 b0+0-1x2:|y0+0-1x1: mw,pb rules=master discard=W3"
    assert after(before, "mw:y5") == then


@quotes("piggyback.carry")
def test_piggyback_carry_leaves_the_riders_of_a_carrier_that_was_moved() -> None:
    before = "K/4/by/10 b1[W3:b5&y5]>b!y=pb b0+2-1:|y0+0-1x1: mw,pb rules=master discard=W3"
    then = "K/4/y/3/b/6 b2 b0+0-1x2:|y0+0-1x1: mw,pb rules=master discard=W3"
    assert after(before, "mw:b5") == then


@quotes("piggyback.own")
def test_piggyback_own_wizard_by_every_caster() -> None:
    before = "K/4/bbyr/10 b1[W3:b5]>y~1 b0+0-1:|y0+1-1:|r0+1-1: pb rules=master discard=W3"
    assert legal(before) == {"pass", "pb:y5"}
    assert refused(before, "pb:r5") == "piggyback.own"


@quotes("piggyback.own")
def test_piggyback_own_wizard_of_the_active_player() -> None:
    before = "K/4/bb/10 b1[W3:b5]>b b0+1-1:|y0+0-1: pb rules=master discard=W3"
    assert board(after(before, "pb:b5")) == "K/7/bb/7"


@quotes("piggyback.same-place")
def test_piggyback_same_place_as_the_named_wizard() -> None:
    before = "K/4/yTb/y/9 b1[W3:b5]>y~1 b0+0-1:|y0+1-1: pb,mt rules=master discard=W3"
    assert refused(before, "pb:y5") == "piggyback.same-place"
    assert refused(before, "pb:y6") == "piggyback.same-place"


@quotes("piggyback.same-place")
def test_piggyback_same_place_is_not_beside_a_prisoner() -> None:
    before = "K/4/bTy/10 b1[W3:b5.0]>y~1 b0+0-1:|y0+1-1: pb,mt rules=master discard=W3"
    assert refused(before, "pb:y5") == "piggyback.same-place"


@quotes("piggyback.room")
def test_piggyback_room_for_all_the_riders() -> None:
    before = "K/4/byy/2/yyyy/7 b1[W3:b5&y5]>y!y=pb b0+0-1:|y0+1-1x1: pb rules=master discard=W3"
    assert refused(before, "pb:y5") == "piggyback.room"


@quotes("piggyback.room", "master.interrupted")
def test_piggyback_room_that_is_lost_stops_the_move() -> None:
    before = "K/4/by/1/y/yyyy/7 b1[W3:b5&y5]>b!y=pb b0+2-1:|y0+0-1x1: mw,pb rules=master discard=W3"
    then = "K/4/by/2/yyyyy/7 b2 b0+0-1x2:|y0+0-1x1: mw,pb rules=master discard=W3"
    assert after(before, "mw:y7") == then


@quotes("piggyback.castle-once")
def test_piggyback_castle_once_for_two_colours() -> None:
    before = "2/by/2/K/10 b1[W3:b2]>y~1 b0+0-1:|y0+1-1: pb rules=master discard=W3"
    then = "8/K/7 y1 b1+0-1:?,?,?|y1+0-1x1: pb rules=master discard=W3"
    assert after(before, "pb:y2") == then
