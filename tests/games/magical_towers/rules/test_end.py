"""The end."""

import pytest

from ...quoting import quotes
from .rulecase import after, legal, refused, result, turn_of


@quotes("end.trigger")
@pytest.mark.parametrize("flasks", ["+2-0", "+0-0x6", "+1-0x5"])
def test_end_trigger_all_home_and_no_flask_empty(flasks: str) -> None:
    assert result(f"K/4/y/10 b1 b5{flasks}:W1|y0+0-1:W1 -") == "b"


@quotes("end.trigger")
@pytest.mark.parametrize(
    "position",
    [
        pytest.param("K/4/y/10 b1 b5+5-1:W1|y0+0-1:W1 -", id="a flask is empty"),
        pytest.param("K/4/y/10 b1 b5+5-1:W1|y4+6-0:W1 -", id="one has this, another that"),
        pytest.param("K/4/by/10 b1 b4+6-0:W1|y0+0-1:W1 -", id="a wizard is outside"),
        pytest.param("K/4/bTy/10 b1 b4+6-0:W1|y0+0-1:W1 -", id="a wizard is imprisoned"),
    ],
)
def test_end_trigger_needs_both(position: str) -> None:
    assert result(position) == "-"
    assert legal(position)


@quotes("end.trigger")
def test_end_trigger_by_the_last_flask() -> None:
    before = "K/4/T/b/9 y2 b0+0-1:W1|y5+5-1:T1 -"
    then = "K/5/bT/9 b1 b0+0-1:W1|y5+6-0:?,?,? - discard=T1"
    assert after(before, "T1:t5.1") == then
    assert result(then) == "y"


@quotes("end.trigger")
def test_end_trigger_by_the_last_wizard() -> None:
    before = "4/y/K/b/9 y2 b0+0-1:W1|y4+6-0:W1 -"
    then = "6/b/1/K/7 b1 b0+0-1:W1|y5+6-0:?,?,? - discard=W1"
    assert after(before, "W1:y4") == then
    assert result(then) == "y"


@quotes("end.round")
def test_end_round_is_played_out() -> None:
    before = "4/b/K/yr/9 b1 b4+6-0:W1|y0+0-1:W1,W1|r0+0-1:W1,W1 -"
    between = after(before, "W1:b4", "W1:y6", "W1:y7")
    then = after(between, "W1:r6", "W1:r7")
    assert (turn_of(between), result(between)) == ("r1", "-")
    assert (turn_of(then), result(then)) == ("b1", "b")


@quotes("end.round")
def test_end_round_for_somebody_done_in_anothers_turn() -> None:
    before = "4/y/K/3/b/6 b1 b0+2-1:W1,W1|y4+6-0:W1,W1 mw"
    position = after(before, "mw:y4", "W1:b9", "W1:b10")
    assert (turn_of(position), result(position)) == ("y1", "-")
    assert legal(position) == {"W1:-", "mw:b11", "new"}


@quotes("end.round")
def test_end_round_leaves_no_move() -> None:
    over = "K/4/y/10 b1 b5+2-0:W1|y0+0-1:W1 mw"
    assert legal(over) == set()
    assert refused(over, "W1:-") == "end.round"
    assert refused(over, "mw:y5") == "end.round"


@quotes("end.round")
def test_end_round_opens_no_window() -> None:
    before = "4/y/K/b/9 y2[W1:y4]>y b0+2-1:W1|y4+6-0: mw rules=master discard=W1"
    then = "6/b/1/K/7 b1 b0+2-1:W1|y5+6-0:?,?,? mw rules=master discard=W1"
    assert after(before, "pass", "pass") == then
    assert result(then) == "y"


@quotes("end.winner")
def test_end_winner_has_most_full_flasks() -> None:
    assert result("K/15 b1 b5+2-0x4:|y5+3-0x3: -") == "y"


@quotes("end.winner", "spell.spent-counts")
def test_end_winner_is_not_chosen_by_spent_flasks() -> None:
    assert result("K/15 b1 b5+2-0x9:|y5+3-0: -") == "y"


@quotes("spell.spent-counts")
def test_spell_spent_counts_as_filled() -> None:
    assert result("K/4/y/10 b1 b5+0-0x6:|y0+0-6: -") == "b"


@quotes("end.winner")
def test_end_winner_must_be_done() -> None:
    assert result("K/15 b1 b5+1-0x5:|y5+5-1: -") == "b"
    assert result("K/4/y/10 b1 b5+1-0x5:|y4+6-0: -") == "b"


@quotes("end.winner")
def test_end_winner_may_share() -> None:
    assert result("K/15 r1 r5+3-0:|b5+3-0x3:|y5+2-0x4: -") == "br"


@quotes("end.stuck")
def test_end_stuck_without_a_wizard_on_the_track() -> None:
    over = "K/4/T/10 b1 b5+3-1:W1|y5+2-3: mt"
    assert result(over) == "b"
    assert legal(over) == set()
    assert refused(over, "W1:-") == "end.stuck"


@quotes("end.stuck")
def test_end_stuck_after_the_round() -> None:
    assert result("K/4/T/10 y1 b5+3-1:W1|y5+2-3:W1 mt") == "-"


@quotes("end.stuck")
def test_end_stuck_is_not_while_somebody_is_imprisoned() -> None:
    assert result("K/4/bT/10 b1 b4+3-1:W1|y5+2-3: mt") == "-"


@quotes("end.stuck")
@pytest.mark.parametrize(
    ("players", "winners"),
    [
        ("b5+1-1x4:|y5+4-2:", "b"),
        ("b5+2-1x3:|y5+3-1x2:", "y"),
        ("b5+2-1x3:|y5+2-1x3:", "by"),
    ],
)
def test_end_stuck_goes_by_filled_then_by_full_flasks(players: str, winners: str) -> None:
    assert result(f"K/15 b1 {players} -") == winners
