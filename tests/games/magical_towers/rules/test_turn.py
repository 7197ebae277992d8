"""A turn."""

import pytest

from mt_widgets import parse, play
from mt_widgets.games.magical_towers import game

from ...quoting import quotes
from .rulecase import after, legal, refused, turn_of


@quotes("turn.order")
def test_turn_order_is_clockwise_and_round_again() -> None:
    players = "b0+0-1:W1|y0+0-1:W1|r0+0-1:W1"
    turns = [f"K/4/byr/10 {colour}2 {players} - draw=T1,T2,T3" for colour in "byr"]
    moves = ["W1:b5", "W1:y5", "W1:r5"]
    following = [turn_of(after(*pair)) for pair in zip(turns, moves, strict=True)]
    assert following == ["y1", "r1", "b1"]


@quotes("turn.order")
def test_turn_order_is_that_of_the_seats_not_of_the_colours() -> None:
    before = "K/4/byr/10 r2 r0+0-1:W1|b0+0-1:W1|y0+0-1:W1 -"
    assert turn_of(after(before, "W1:r5")) == "b1"


@quotes("turn.two-actions")
def test_turn_two_actions_of_one_card_each() -> None:
    before = "K/4/b/10 b1 b0+0-1:W1,W2,W3|y0+0-1:T1 -"
    between = "K/5/b/9 b2 b0+0-1:W2,W3|y0+0-1:T1 - discard=W1"
    then = "K/8/b/6 y1 b0+0-1:W2,?,?|y0+0-1:T1 - discard=W1,W3"
    assert after(before, "W1:b5") == between
    assert after(between, "W3:b6") == then


@quotes("turn.two-actions")
def test_turn_two_actions_and_no_third() -> None:
    before = "K/4/Tb/10 b3 b0+1-0:W1|y0+0-1: mt"
    assert refused(before, "W1:b5") == "turn.two-actions"
    assert legal(before) == {"end", "mt:t5.1"}


@quotes("turn.two-actions")
@pytest.mark.parametrize("action", [1, 2])
def test_turn_two_actions_come_before_its_end(action: int) -> None:
    before = f"K/4/Tb/10 b{action} b0+1-0:W1|y0+0-1: mt"
    assert refused(before, "end") == "turn.two-actions"


@quotes("turn.two-actions")
def test_turn_two_actions_need_cards_of_the_hand() -> None:
    before = "K/4/b/10 b1 b0+0-1:W1|y0+0-1:W2 -"
    assert refused(before, "W2:b5") == "turn.two-actions"


@quotes("turn.two-actions")
def test_turn_two_actions_with_an_empty_hand_just_end() -> None:
    before = "K/4/b/10 b1 b0+0-1:|y0+0-1:W2 -"
    then = "K/4/b/10 y1 b0+0-1:?,?,?|y0+0-1:W2 -"
    assert legal(before) == {"end"}
    assert after(before, "end") == then


@quotes("turn.two-actions")
def test_turn_two_actions_from_unknown_cards() -> None:
    before = "K/4/b/10 b1 b0+0-1:W1,?,?|y0+0-1:W2 -"
    known = "K/5/b/9 b2 b0+0-1:?,?|y0+0-1:W2 - discard=W1"
    unknown = "K/7/b/7 b2 b0+0-1:W1,?|y0+0-1:W2 - discard=W3"
    assert legal(before, "W") == {"W1:b5"}
    assert after(before, "W1:b5") == known
    assert after(before, "W3:b5") == unknown


@quotes("turn.refill")
def test_turn_refill_is_not_between_the_actions() -> None:
    before = "K/4/b/10 b1 b0+0-1:W1,W2,W3|y0+0-1: - draw=T1,T2,T3"
    then = "K/5/b/9 b2 b0+0-1:W2,W3|y0+0-1: - draw=T1,T2,T3 discard=W1"
    assert after(before, "W1:b5") == then


@quotes("turn.refill")
def test_turn_refill_is_at_the_end_up_to_three() -> None:
    before = "K/4/b/10 b2 b0+0-1:W2,T5|y0+0-1: - draw=T3,T2,T1 discard=W1"
    then = "K/6/b/8 y1 b0+0-1:T2,T3,T5|y0+0-1: - draw=T1 discard=W1,W2"
    assert after(before, "W2:b5") == then


@quotes("turn.refill")
def test_turn_refill_takes_nothing_from_a_hand_that_is_larger() -> None:
    before = "K/4/b/10 b2 b0+0-1:W1,W1,W2,T5,T5|y0+0-1: - draw=T3,T2,T1"
    then = "K/5/b/9 y1 b0+0-1:W1,W2,T5,T5|y0+0-1: - draw=T3,T2,T1 discard=W1"
    assert after(before, "W1:b5") == then


@quotes("turn.refill")
def test_turn_refill_waits_for_the_spell_after_both_actions() -> None:
    before = "K/4/Tb/10 b2 b0+1-0:W1|y0+0-1: mt draw=T3,T2,T1"
    between = "K/4/T/b/9 b3 b0+1-0:|y0+0-1: mt draw=T3,T2,T1 discard=W1"
    then = "K/4/T/b/9 y1 b0+1-0:T1,T2,T3|y0+0-1: mt draw= discard=W1"
    assert after(before, "W1:b5") == between
    assert after(between, "end") == then


@quotes("turn.reshuffle")
def test_turn_reshuffle_waits_for_chance_and_then_draws() -> None:
    before = "K/4/b/10 b2 b0+0-1:W1,T1|y0+0-1: - draw=W5 discard=T5"
    waiting = "K/5/b/9 b3[shuffle] b0+0-1:W5,T1|y0+0-1: - draw= discard=T5,W1"
    then = "K/5/b/9 y1 b0+0-1:W1,W5,T1|y0+0-1: - draw=T5"
    assert after(before, "W1:b5") == waiting
    assert legal(waiting) == set()
    assert after(waiting, "shuffle:W1,T5") == then


@quotes("turn.reshuffle")
def test_turn_reshuffle_is_not_before_a_card_is_needed() -> None:
    before = "K/4/b/10 b2 b0+0-1:W1,T1|y0+0-1: - draw=W5,W4 discard=T5"
    then = "K/5/b/9 y1 b0+0-1:W4,W5,T1|y0+0-1: - draw= discard=T5,W1"
    assert after(before, "W1:b5") == then


@quotes("turn.reshuffle")
def test_turn_reshuffle_takes_the_discarded_cards() -> None:
    waiting = "K/5/b/9 b3[shuffle] b0+0-1:W5,T1|y0+0-1: - draw= discard=T5,W1"
    assert refused(waiting, "shuffle:W1") == "turn.reshuffle"
    assert refused(waiting, "shuffle:W1,T4") == "turn.reshuffle"
    assert refused(waiting, "end") == "turn.reshuffle"


@quotes("turn.reshuffle")
def test_turn_reshuffle_is_not_for_players() -> None:
    before = "K/4/b/10 b2 b0+0-1:W1|y0+0-1: - draw=W5 discard=T5"
    assert refused(before, "shuffle:T5") == "turn.reshuffle"


@quotes("turn.reshuffle")
def test_turn_reshuffle_on_paper_forgets_both_piles() -> None:
    waiting = "K/5/b/9 b3[shuffle] b0+0-1:W5,T1|y0+0-1: - draw= discard=T5,W1"
    then = "K/5/b/9 y1 b0+0-1:W5,T1,?|y0+0-1: -"
    assert str(game.forget_piles(parse(waiting))) == then


@quotes("turn.reshuffle", "turn.new-hand")
def test_turn_reshuffle_in_a_new_hand_turn_comes_before_the_push() -> None:
    before = "K/4/Tb/10 b1 b0+0-1:W1,W2,W3|y0+0-1: - draw=W5"
    waiting = "K/4/Tb/10 b1[shuffle:t5.1] b0+0-1:W5|y0+0-1: - draw= discard=W1,W2,W3"
    then = "K/5/Tb/9 y1 b0+0-1:W2,W3,W5|y0+0-1: - draw=W1"
    assert after(before, "new:t5.1") == waiting
    assert after(waiting, "shuffle:W3,W2,W1") == then


@quotes("turn.new-hand")
def test_turn_new_hand_without_a_push() -> None:
    before = "K/4/Tb/10 b1 b0+0-1:W1,W2,T1|y0+0-1: - draw=T5,T4,T3,T2"
    then = "K/4/Tb/10 y1 b0+0-1:T3,T4,T5|y0+0-1: - draw=T2 discard=W1,W2,T1"
    assert after(before, "new") == then


@quotes("turn.new-hand")
def test_turn_new_hand_with_a_push_of_one_space() -> None:
    before = "K/4/Tb/10 b1 b0+0-1:W1|y0+0-1: -"
    then = "K/5/Tb/9 y1 b0+0-1:?,?,?|y0+0-1: - discard=W1"
    assert after(before, "new:t5.1") == then


@quotes("turn.new-hand")
def test_turn_new_hand_pushes_any_tower_by_the_tower_rules() -> None:
    before = "K/4/bTRy/9/T b1 b0+0-1:W1|y0+0-1: -"
    assert legal(before, "new") == {"new", "new:t5.1", "new:t5.2"}
    assert refused(before, "new:t15.1") == "tower.not-on-castle"
    assert refused(before, "new:t6.1") == "tower.any"


@quotes("turn.new-hand")
@pytest.mark.parametrize("turn", ["b2", "b3", "b1[W**=3]"])
def test_turn_new_hand_is_instead_of_both_actions(turn: str) -> None:
    before = f"K/4/Tb/10 {turn} b0+1-1:W1|y0+0-1: mt discard=W**"
    assert refused(before, "new") == "turn.new-hand"


@quotes("turn.new-hand")
def test_turn_new_hand_needs_a_hand_to_discard() -> None:
    assert refused("K/4/Tb/10 b1 b0+0-1:|y0+0-1: -", "new") == "turn.new-hand"


@quotes("turn.end-on-entry")
def test_turn_end_on_entry_by_card_leaves_no_second_card() -> None:
    before = "4/b/K/10 b1 b0+2-1:W1,W2,W3|y0+0-1:T1 mt"
    then = "8/K/7 y1 b1+2-1:W2,W3,?|y0+0-1:T1 mt discard=W1"
    assert after(before, "W1:b4") == then


@quotes("turn.end-on-entry")
def test_turn_end_on_entry_by_an_own_spell() -> None:
    before = "4/b/K/3/b/6 b1 b0+2-1:W1|y0+0-1:T1 mw"
    then = "8/K/b/6 y1 b1+0-1x2:W1,?,?|y0+0-1:T1 mw"
    assert after(before, "mw:b4") == then


@quotes("turn.end-on-entry")
def test_turn_end_on_entry_by_free_a_wizard() -> None:
    before = "5/bTK/3/b/6 b1 b0+2-1:W1|y0+0-1:T1 fw"
    then = "5/T/2/K/b/6 y1 b1+1-1x1:W1,?,?|y0+0-1:T1 fw"
    assert after(before, "fw:t5.1") == then


@quotes("turn.end-on-entry")
def test_turn_end_on_entry_leaves_a_card_under_way_discarded() -> None:
    before = "4/b/K/3/b/6 b1[W**=3] b0+2-1:W1|y0+0-1:T1 mw discard=W**"
    then = "8/K/b/6 y1 b1+0-1x2:W1,?,?|y0+0-1:T1 mw discard=W**"
    assert after(before, "mw:b4") == then


@quotes("turn.end-on-entry", "spell.others-enter")
def test_turn_end_on_entry_is_not_for_anothers_wizard() -> None:
    before = "4/y/K/3/b/6 b1 b0+2-1:W1|y0+0-1:T1 mw"
    then = "8/K/b/6 b1* b0+0-1x2:W1|y1+0-1:T1 mw"
    assert after(before, "mw:y4") == then


@quotes("turn.end-on-entry")
def test_turn_end_on_entry_is_not_for_anothers_spell() -> None:
    before = "4/b/K/3/b/6 b1[before]>y~1 b0+0-1:W1|y0+2-1:T1 mw rules=master"
    then = "8/K/b/6 b1!y=mw b1+0-1:W1|y0+0-1x2:T1 mw rules=master"
    assert after(before, "mw:b4") == then


@quotes("turn.end-on-entry")
def test_turn_end_on_entry_brings_home_one_a_turn() -> None:
    before = "4/bb/K/10 b1 b0+0-1:W1,W1|y0+0-1:T1 -"
    state = play(parse(before), "W1:b4")
    assert (state.home, state.seat) == ((1, 0), 1)


@quotes("turn.reshuffle")
def test_with_too_few_cards_in_both_piles_the_hand_stays_short() -> None:
    position = "K/Rb/Ty/13 b2 b4+0-6:W1|y4+0-6:T1 - draw="
    waiting = after(position, "W1:b1", "shuffle:W1")
    assert turn_of(waiting) == "b3[shuffle]"
    assert after(waiting, "shuffle:") == "K/R/Tby/13 y1 b4+0-6:W1|y4+0-6:T1 - draw="
