"""The cards."""

import pytest

from ...quoting import quotes
from .rulecase import after, board, legal, refused, turn_of


@quotes("card.exact")
@pytest.mark.parametrize(
    ("card", "then"),
    [
        ("W1", "K/5/b/9"),
        ("W2", "K/6/b/8"),
        ("W3", "K/7/b/7"),
        ("W4", "K/8/b/6"),
        ("W5", "K/9/b/5"),
    ],
)
def test_card_exact_for_a_wizard(card: str, then: str) -> None:
    before = f"K/4/b/10 b1 b0+0-1:{card}|y0+0-1: -"
    assert legal(before, "W") == {f"{card}:b5"}
    assert board(after(before, f"{card}:b5")) == then


@quotes("card.exact")
@pytest.mark.parametrize(
    ("card", "then"),
    [
        ("T1", "K/5/Tb/9"),
        ("T2", "K/6/Tb/8"),
        ("T3", "K/7/Tb/7"),
        ("T4", "K/8/Tb/6"),
        ("T5", "K/9/Tb/5"),
    ],
)
def test_card_exact_for_a_tower(card: str, then: str) -> None:
    before = f"K/4/Tb/10 b1 b0+0-1:{card}|y0+0-1: -"
    assert legal(before, "T") == {f"{card}:t5.1"}
    assert board(after(before, f"{card}:t5.1")) == then


@quotes("card.either")
@pytest.mark.parametrize(
    ("piece", "then"),
    [("b5", "K/4/T/3/b/6"), ("t5.1", "K/6/Tb/8")],
)
def test_card_either_moves_by_the_half_that_is_named(piece: str, then: str) -> None:
    before = "K/4/Tb/10 b1 b0+0-1:W4T2|y0+0-1: -"
    assert legal(before, "W4T2") == {"W4T2:b5", "W4T2:t5.1"}
    assert board(after(before, f"W4T2:{piece}")) == then


@quotes("card.either", "card.must-move")
def test_card_either_needs_the_half_that_has_a_move() -> None:
    before = "K/b/3/yyyyyy/8/T/1 b1 b0+0-1:W4T2|y0+0-1: -"
    assert refused(before, "W4T2:b1") == "wizard.full"
    assert refused(before, "W4T2:t14.1") == "tower.not-on-castle"
    assert legal(before, "W4T2") == {"W4T2:-"}


@quotes("card.either")
def test_card_either_cannot_be_dropped_while_one_half_has_a_move() -> None:
    before = "K/b/3/yyyyyy/7/T/2 b1 b0+0-1:W4T2|y0+0-1: -"
    assert legal(before, "W4T2") == {"W4T2:t13.1"}
    assert refused(before, "W4T2:-") == "card.must-move"


@quotes("card.either")
def test_card_either_cannot_change_its_half_afterwards() -> None:
    named = "K/4/Tb/10 b1[W4T2:b5]>b b0+1-0:|y0+0-1: mt rules=master discard=W4T2"
    assert refused(named, "W4T2:t5.1") == "card.must-move"
    assert legal(named) == {"mt:t5.1", "pass"}


@quotes("card.dice")
@pytest.mark.parametrize(
    ("rolled", "last"),
    [("W*T*=1", "W*T*"), ("T**=1=2", "T**"), ("W***=1=2=3", "W***")],
)
def test_card_dice_has_a_roll_for_each_die(rolled: str, last: str) -> None:
    before = f"K/4/Tb/10 b1[{rolled}] b0+0-1:|y0+0-1: - discard={last}"
    assert refused(before, "again") == "card.dice"


@quotes("card.dice")
@pytest.mark.parametrize("rolled", ["W**=1", "T***=1", "T***=1=2"])
def test_card_dice_may_be_rolled_again(rolled: str) -> None:
    card = rolled.split("=", maxsplit=1)[0]
    before = f"K/4/Tb/10 b1[{rolled}] b0+0-1:W1|y0+0-1: - discard={card}"
    then = f"K/4/Tb/10 b1[{rolled}=] b0+0-1:W1|y0+0-1: - discard={card}"
    assert after(before, "again") == then


@quotes("card.dice")
def test_card_dice_goes_by_the_last_roll() -> None:
    before = "K/4/b/10 b1 b0+0-1:W1,W**|y0+0-1: -"
    then = "K/6/b/8 b2 b0+0-1:W1|y0+0-1: - discard=W**"
    assert after(before, "W**=6=2:b5") == then


@quotes("card.dice")
def test_card_dice_is_rolled_step_by_step() -> None:
    before = "K/4/b/10 b1 b0+0-1:W1,W**|y0+0-1: -"
    assert legal(before, "W**") == {"W**"}
    assert turn_of(after(before, "W**")) == "b1[W**]"
    assert turn_of(after(before, "W**", "=6")) == "b1[W**=6]"
    assert turn_of(after(before, "W**", "=6", "again")) == "b1[W**=6=]"
    assert turn_of(after(before, "W**", "=6", "again", "=2")) == "b1[W**=6=2]"


@quotes("card.dice", "card.no-move")
def test_card_dice_forces_no_second_roll() -> None:
    before = "K/b/2/yyyyyy/11 b1[W**=3] b0+0-1:W1|y0+0-1: - discard=W**"
    then = "K/b/2/yyyyyy/11 b2 b0+0-1:W1|y0+0-1: - discard=W**"
    assert legal(before) == {"-", "again"}
    assert after(before, "-") == then


@quotes("card.dice")
def test_card_dice_is_not_for_other_cards() -> None:
    before = "K/4/b/10 b1 b0+0-1:W1|y0+0-1: -"
    assert refused(before, "W1") == "card.dice"
    assert refused(before, "=3") == "card.dice"
    assert refused(before, "again") == "card.dice"


@quotes("card.dice-then-choose")
def test_card_dice_then_choose_the_piece() -> None:
    before = "K/4/Tb/2/b/7 b1[W*T*=4] b0+0-1:|y0+0-1: - discard=W*T*"
    assert legal(before) == {"b5", "b8", "t5.1"}


@quotes("card.dice-then-choose")
@pytest.mark.parametrize(
    ("piece", "then"),
    [("b5", "K/4/T/3/b/6"), ("t5.1", "K/8/Tb/6")],
)
def test_card_dice_then_choose_wizard_or_tower(piece: str, then: str) -> None:
    before = "K/4/Tb/10 b1 b0+0-1:W*T*|y0+0-1: -"
    assert board(after(before, f"W*T*=4:{piece}")) == then


@quotes("card.dice-then-choose")
def test_card_dice_then_choose_and_never_before_the_roll() -> None:
    before = "K/4/b/10 b1 b0+0-1:W**|y0+0-1: -"
    assert refused(before, "W**:b5") == "card.dice-then-choose"
    assert refused(before, "W**", "b5") == "card.dice-then-choose"
    assert refused(before, "b5") == "card.dice-then-choose"


@quotes("card.must-move")
def test_card_must_move_if_it_can() -> None:
    before = "K/4/b/10 b1 b0+0-1:W1|y0+0-1: -"
    assert refused(before, "W1:-") == "card.must-move"
    assert refused(before.replace("b1", "b2"), "W1:-") == "card.must-move"


@quotes("card.must-move")
def test_card_must_move_after_a_roll_too() -> None:
    before = "K/4/b/10 b2[W**=3] b0+0-1:|y0+0-1: - discard=W**"
    assert refused(before, "-") == "card.must-move"


@quotes("card.must-move")
def test_card_must_move_before_another_card_is_played() -> None:
    before = "K/4/b/10 b1[W**=3] b0+0-1:W1|y0+0-1: - discard=W**"
    assert refused(before, "W1:b5") == "card.must-move"
    assert refused(before, "end") == "card.must-move"


@quotes("card.must-move")
def test_card_must_move_option_skip_second_lets_the_second_go() -> None:
    before = "K/4/b/10 b2 b0+0-1:W1|y0+0-1:W2 - opt=skip_second"
    then = "K/4/b/10 y1 b0+0-1:?,?,?|y0+0-1:W2 - opt=skip_second discard=W1"
    assert legal(before) == {"W1:-", "W1:b5"}
    assert after(before, "W1:-") == then


@quotes("card.must-move")
def test_card_must_move_option_skip_second_goes_for_dice() -> None:
    before = "K/4/b/10 b2[W**=3] b0+0-1:|y0+0-1: - opt=skip_second discard=W**"
    assert legal(before) == {"-", "again", "b5"}


@quotes("card.must-move")
def test_card_must_move_option_skip_second_is_not_for_the_first() -> None:
    before = "K/4/b/10 b1 b0+0-1:W1|y0+0-1: - opt=skip_second"
    assert refused(before, "W1:-") == "card.must-move"


@quotes("card.no-move")
def test_card_no_move_is_discarded_and_uses_the_action_up() -> None:
    before = "K/4/b/10 b1 b0+0-1:W1,T3|y0+0-1: -"
    then = "K/4/b/10 b2 b0+0-1:W1|y0+0-1: - discard=T3"
    assert legal(before, "T3") == {"T3:-"}
    assert after(before, "T3:-") == then
