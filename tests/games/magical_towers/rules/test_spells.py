"""Spells: when they may be cast, what they cost, and what each of the eight does."""

import pytest

from ...quoting import quotes
from .rulecase import after, legal, refused, turn_of

ALL = "mw,mt,sw,hw,ht,mc,pb,fw"
COSTS = [
    ("mw:b5", 2),
    ("mt:t5.1", 1),
    ("sw:5,8", 2),
    ("hw:b5", 2),
    ("ht:t5.1", 1),
    ("mc:+", 2),
    ("W1:b5&b5", 1),
    ("fw:t5.1", 1),
]


@quotes("spell.laid-out")
@pytest.mark.parametrize("cast", [cast for cast, _ in COSTS])
def test_spell_laid_out_or_not_cast(cast: str) -> None:
    before = "K/4/bTyRbb/2/Ty/7 b1 b0+9-1:W1|y0+0-1: -"
    assert refused(before, cast) == "spell.laid-out"


@quotes("spell.laid-out")
def test_spell_laid_out_serves_everybody_all_game() -> None:
    before = "K/4/T/R/b/8 b3 b0+1-0:W1|y0+1-0:W1 mt"
    between = "K/5/R/bT/8 y1 b0+0-0x1:W1,?,?|y0+1-0:W1 mt"
    then = "K/6/bT/R/7 y1* b0+0-0x1:W1,?,?|y0+0-0x1:W1 mt"
    assert after(before, "mt:t5.1") == between
    assert after(between, "mt:t6.1") == then


@quotes("spell.cost", "box.spells")
@pytest.mark.parametrize(("cast", "cost"), COSTS)
def test_spell_cost_is_paid_in_full_flasks(cast: str, cost: int) -> None:
    before = f"K/4/bTyRbb/2/Ty/7 b1 b0+{cost}-1:W1|y0+0-1: {ALL}"
    assert after(before, cast).split(" ")[2].startswith(f"b0+0-1x{cost}:")


@quotes("spell.cost")
@pytest.mark.parametrize(("cast", "cost"), COSTS)
def test_spell_cost_must_be_at_hand(cast: str, cost: int) -> None:
    before = f"K/4/bTyRbb/2/Ty/7 b1 b0+{cost - 1}-9x9:W1|y0+0-1: {ALL}"
    assert refused(before, cast) == "spell.cost"


@quotes("spell.cost")
def test_spell_cost_can_be_set_for_a_game() -> None:
    before = "K/4/Tb/2/Ry/7 b1 b0+3-0:W1|y0+0-1: mt,sw cost=mt4,sw1"
    then = "K/4/Ry/2/Tb/7 b1* b0+2-0x1:W1|y0+0-1: mt,sw cost=mt4,sw1"
    assert after(before, "sw:5,8") == then
    assert refused(before, "mt:t5.1") == "spell.cost"


@quotes("spell.once-a-turn")
@pytest.mark.parametrize(
    ("turn", "then"),
    [("b1", "b1*"), ("b2", "b2*"), ("b3", "y1"), ("b1[W**=3]", "b1*[W**=3]")],
)
def test_spell_once_a_turn_at_any_moment(turn: str, then: str) -> None:
    before = f"K/4/Tb/10 {turn} b0+2-0:W1|y0+0-1: mt discard=W**"
    assert turn_of(after(before, "mt:t5.1")) == then


@quotes("spell.once-a-turn")
@pytest.mark.parametrize("turn", ["b1*", "b2*", "b1*[W**=3]"])
def test_spell_once_a_turn_and_not_again(turn: str) -> None:
    before = f"K/4/Tbb/10 {turn} b0+9-0:W1|y0+0-1: {ALL} discard=W**"
    assert refused(before, "mt:t5.1") == "spell.once-a-turn"
    assert refused(before, "mw:b5") == "spell.once-a-turn"


@quotes("spell.once-a-turn")
def test_spell_once_a_turn_counts_piggyback() -> None:
    before = "K/4/bb/T/9 b1 b0+9-0:W1,W2|y0+0-1: mt,pb"
    then = "K/5/Tbb/9 b2* b0+8-0x1:W2|y0+0-1: mt,pb discard=W1"
    assert after(before, "W1:b5&b5") == then
    assert refused(then, "mt:t6.1") == "spell.once-a-turn"
    assert refused(then, "W2:b6&b6") == "spell.once-a-turn"


@quotes("spell.once-a-turn")
def test_spell_once_a_turn_not_while_the_die_rolls() -> None:
    before = "K/4/Tb/10 b1[W**] b0+2-0:W1|y0+0-1: mt discard=W**"
    assert refused(before, "mt:t5.1") == "card.dice"


@quotes("spell.once-a-turn")
def test_spell_once_a_turn_before_a_rolled_piece_moves() -> None:
    before = "K/4/Tb/10 b1[W**=3] b0+1-0:W1|y0+0-1: mt discard=W**"
    between = "K/6/Tb/8 b1*[W**=3] b0+0-0x1:W1|y0+0-1: mt discard=W**"
    then = "K/6/T/2/b/5 b2* b0+0-0x1:W1|y0+0-1: mt discard=W**"
    assert after(before, "mt:t5.1") == between
    assert after(between, "b7") == then


@quotes("spell.once-a-turn", "turn.new-hand")
def test_spell_once_a_turn_before_a_new_hand_turn_ends() -> None:
    before = "K/4/Tb/10 b1 b0+1-0:W1|y0+0-1: mt draw=T1,T2,T3"
    between = "K/5/Tb/9 b3 b0+1-0:T1,T2,T3|y0+0-1: mt draw= discard=W1"
    then = "K/7/Tb/7 y1 b0+0-0x1:T1,T2,T3|y0+0-1: mt draw= discard=W1"
    assert after(before, "new:t5.1") == between
    assert after(between, "mt:t6.1") == then


@quotes("spell.once-a-turn")
def test_spell_once_a_turn_and_only_in_ones_own_turn() -> None:
    before = "K/4/Tb/10 b1 b0+0-1:W1|y0+9-1: mt"
    assert refused(before, "mt:t5.1") == "spell.cost"
    assert legal(before) == {"W1:b5", "new", "new:t5.1"}


@quotes("spell.once-a-turn")
def test_spell_once_a_turn_comes_back_with_the_next_turn() -> None:
    before = "K/4/Tb/10 y2* b0+1-0:W1|y0+0-1:T1 mt"
    assert turn_of(after(before, "T1:t5.1")) == "b1"


@quotes("spell.own-benefit")
@pytest.mark.parametrize("cast", ["mw:y5", "hw:y5"])
def test_spell_own_benefit_is_not_asked_for(cast: str) -> None:
    before = "K/4/by/10 b1 b0+2-0:W1|y0+0-1: mw,hw"
    assert cast in legal(before)


@quotes("spell.own-benefit")
def test_spell_own_benefit_as_an_option() -> None:
    before = "K/4/by/10 b1 b0+2-0:W1|y0+0-1: mw,hw opt=own_benefit"
    assert refused(before, "mw:y5") == "spell.own-benefit"
    assert legal(before, "mw") == {"mw:b5"}


@quotes("spell.needs-effect")
def test_spell_needs_effect_so_none_is_left_without_a_target() -> None:
    before = "4/T/1/K/8/b b2 b0+1-0:W1|y0+0-1: mt"
    assert refused(before, "mt:t4.1") == "tower.not-on-castle"
    assert turn_of(after(before, "W1:b15")) == "y1"


@quotes("spell.needs-effect", "free.miss")
def test_spell_needs_effect_but_not_free_a_wizard() -> None:
    before = "4/T/1/K/8/b b2 b0+1-0:W1|y0+0-1: fw"
    between = "b/3/T/1/K/9 b3 b0+1-0:|y0+0-1: fw discard=W1"
    assert after(before, "W1:b15") == between
    assert legal(between) == {"end", "fw:t4.1"}


@quotes("spell.others-enter")
@pytest.mark.parametrize(
    ("cast", "before"),
    [("mw:y4", "4/y/K/3/b/6"), ("hw:y6", "5/K/y/2/b/6")],
)
def test_spell_others_enter_and_the_turn_goes_on(cast: str, before: str) -> None:
    position = f"{before} b2 b0+2-1:W1|y0+0-1: mw,hw"
    then = "8/K/b/6 b2* b0+0-1x2:W1|y1+0-1: mw,hw"
    assert after(position, cast) == then
