"""Wands, and how a turn ends."""

from ...quoting import quotes
from ..mazes import position
from .rulecase import after, legal, refused, turn_of


@quotes("wand.extra")
def test_wand_extra_turn_with_all_its_steps() -> None:
    before = position("L!Sb b3 b2::?|y0::?", c3="Kb", d3="H1", a1="F2y")
    then = position("L!Sb b1* b1::?|y0::?", c3="Kb", d3="H1", a1="F2y")
    assert after(before, "wand") == then
    done = position("I!Sf y1 b1:1:?|y0::?", d3="Hb", f1="L", a1="F2y")
    assert after(before, "wand Nf:L d3+") == done


@quotes("wand.after")
def test_wand_after_the_steps_only() -> None:
    before = position("L!Sb b1 b2::?|y0::?", c3="Kb", a1="F1y")
    assert refused(before, "wand") == refused(before, "Nb:L wand") == "wand.after"
    assert legal(after(before, "Nb:L stay")) == {"end", "wand"}


@quotes("wand.one")
def test_wand_one_in_a_turn_with_its_further_turn() -> None:
    before = position("L!Sb b3 b2::?|y1::?", c3="Kb", a1="F1y")
    assert refused(before, "wand wand") == refused(before, "wand Nb:L wand") == "wand.one"
    assert turn_of(after(before, "wand Nb:L stay")) == "y1"
    assert refused(position("L b3* b2::?|y1::?", c3="Kb", a1="F1y"), "wand") == "wand.one"
    assert refused(position("L b3* b0::?|y1::?", c3="Kb", a1="F1y"), "wand") == "wand.one"


@quotes("wand.one")
def test_wand_one_again_in_the_next_turn() -> None:
    before = position("L!Sb b3 b2::?|y0::?", c3="Kb", a1="F1y")
    assert legal(after(before, "wand Nb:L stay Nb:I stay Nb:I stay")) == {"end", "wand"}


@quotes("wand.none")
def test_wand_none_left() -> None:
    for step in "123":
        before = position(f"L!Sb b{step} b0::?|y3::?", c3="Kb", a1="F1y")
        assert refused(before, "wand") == "wand.none"
    assert legal(position("L!Sb b3 b0::?|y3::?", c3="Kb", a1="F1y")) == {"end"}


@quotes("wand.none")
def test_wand_none_so_the_turn_ends_by_itself() -> None:
    before = position("L!Sb b2 b0::?|y3::?", c3="Kb", a1="F1y")
    assert turn_of(after(before, "stay")) == "y1"
    assert turn_of(after(before.replace("b0", "b1"), "stay")) == "b3"
    assert turn_of(after(before.replace("b0", "b1").replace("b2", "b2*"), "stay")) == "y1"


@quotes("turn.order")
def test_turn_order_is_that_of_the_seats() -> None:
    rest = "L b2 g0::?|b0::?|r0::?|y0::?"
    before = position(rest, c3="Kbyrg", a1="F1")
    turns = []
    for _ in range(5):
        then = after(before, "stay Nb:I" if "I" in before.split(" ")[1] else "stay Nb:L")
        turns.append(turn_of(then))
        before = then
    assert turns == ["r2", "y2", "g2", "b2", "r2"]


@quotes("turn.order")
def test_turn_order_goes_on_after_end() -> None:
    before = position("L y3 b3::?|y3::?", c3="Kby", a1="F1")
    assert turn_of(after(before, "end")) == "b1"


@quotes("turn.steps")
def test_turn_steps_end_where_a_wand_could_be_used_only() -> None:
    before = position("L b1 b3::?|y3::?", c3="Kby", a1="F1")
    assert refused(before, "end") == "shift.must"
    assert refused(before, "Nb:L end") == "turn.steps"
    assert turn_of(after(before, "Nb:L stay end")) == "y1"
