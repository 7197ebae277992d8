"""Walking."""

from ...quoting import quotes
from .rulecase import after, board, legal, refused


@quotes("wizard.own")
def test_wizard_own_and_nobody_elses() -> None:
    before = "K/4/by/2/y/7 b1 b0+0-1:W1|y0+0-1: -"
    assert refused(before, "W1:y5") == "wizard.own"
    assert refused(before, "W1:y8") == "wizard.own"
    assert legal(before, "W1") == {"W1:b5"}


@quotes("wizard.own")
def test_wizard_own_and_no_tower() -> None:
    before = "K/4/Tb/10 b1 b0+0-1:W1|y0+0-1: -"
    assert refused(before, "W1:t5.1") == "wizard.own"


@quotes("wizard.visible")
def test_wizard_visible_and_no_prisoner() -> None:
    before = "K/4/bTbRy/3/b/6 b1 b0+0-1:W1|y0+0-1: -"
    assert refused(before, "W1:b5") == "wizard.visible"
    assert legal(before, "W1") == {"W1:b9"}


@quotes("wizard.visible")
def test_wizard_visible_is_no_wizard_that_is_not_there() -> None:
    assert refused("K/4/b/10 b1 b0+0-1:W1|y0+0-1: -", "W1:b6") == "wizard.visible"


@quotes("wizard.visible")
def test_wizard_visible_is_no_wizard_in_the_castle() -> None:
    assert refused("K/4/b/10 b1 b1+0-1:W1|y0+0-1: -", "W1:b0") == "wizard.visible"


@quotes("wizard.clockwise")
def test_wizard_clockwise_passes_anything() -> None:
    before = "4/b/yyyyyy/TRTK/RRR/8 b1 b0+0-1:W5|y0+0-1: -"
    assert board(after(before, "W5:b4")) == "5/yyyyyy/TRTK/RRR/1/b/6"


@quotes("wizard.clockwise")
def test_wizard_clockwise_climbs_and_descends_for_nothing() -> None:
    before = "K/4/TTTb/RRRR/9 b1 b0+0-1:W1,W2|y0+0-1: -"
    up = "K/4/TTT/RRRRb/9 b2 b0+0-1:W2|y0+0-1: - discard=W1"
    assert after(before, "W1:b5") == up
    assert board(after(up, "W2:b6")) == "K/4/TTT/RRRR/1/b/7"


@quotes("wizard.clockwise")
def test_wizard_clockwise_goes_on_from_15_to_0() -> None:
    before = "8/K/5/b/1 b1 b0+0-1:W3|y0+0-1: -"
    assert board(after(before, "W3:b14")) == "1/b/6/K/7"


@quotes("wizard.lands-on-top")
def test_wizard_lands_on_top_of_the_stack() -> None:
    before = "K/4/b/yTyRy/9 b1 b0+0-1:W1|y0+0-1: -"
    assert board(after(before, "W1:b5")) == "K/5/yTyRby/9"


@quotes("wizard.full")
def test_wizard_full_with_six_on_the_target() -> None:
    before = "K/4/b/Tyyyyyy/9 b1 b0+0-1:W1,W2|y0+0-1: -"
    assert refused(before, "W1:b5") == "wizard.full"
    assert legal(before, "W") == {"W1:-", "W2:b5"}


@quotes("wizard.full")
def test_wizard_full_is_not_the_castle() -> None:
    before = "4/b/K/10 b1 b6+0-1:W1|y6+0-1: -"
    assert after(before, "W1:b4") == "8/K/7 y1 b7+0-1:?,?,?|y6+0-1: - discard=W1"
