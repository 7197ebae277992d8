"""Taking tokens."""

import pytest

from ...quoting import quotes
from ..mazes import position
from .rulecase import after, legal, refused, told

MOVE = "L!Sb b2 b0::?|y0::?"


@quotes("token.here", "token.open")
def test_token_here_where_the_move_ended() -> None:
    before = position(MOVE, c3="Kb", d3="H1", f3="H2", a1="Fy")
    then = position("L!Sb y1 b0:1:?|y0::?", d3="Hb", f3="H2", a1="Fy")
    assert after(before, "d3+") == then


@quotes("token.here")
def test_token_here_and_nowhere_else() -> None:
    before = position(MOVE, c3="Kb", d3="H1", a1="F2y")
    assert refused(before, "e3+") == "token.here"
    assert legal(before) == set("stay d3 d3+ e3 f3 g3".split())


@quotes("token.lowest")
def test_token_lowest_on_the_board_first() -> None:
    before = position(MOVE, c3="Kb", d3="H5", a1="F4y")
    assert refused(before, "d3+") == "token.lowest"
    assert "Token 4" in told(before, "d3+")
    assert "d3" in legal(before)
    assert "d3+" not in legal(before)


@quotes("token.lowest")
def test_token_lowest_counts_numbers_not_places() -> None:
    before = position(MOVE, c3="Kb", a1="F10y", d3="H9", e3="T12")
    assert {move for move in legal(before) if "+" in move} == {"d3+"}


@quotes("token.lowest")
def test_token_lowest_whoever_has_the_smaller_ones() -> None:
    before = position("L!Sb b2 b0:3:?|y0:1:?", c3="Kb", d3="H7", a1="F8y")
    then = position("L!Sb y1 b0:3,7:?|y0:1:?", d3="Hb", a1="F8y")
    assert after(before, "d3+") == then


@quotes("token.open")
def test_token_open_kept_in_rising_order() -> None:
    before = position("L!Sb b2 b0:9:?|y0:1:?", c3="Kb", d3="H7", a1="F8y")
    assert "b0:7,9:?" in after(before, "d3+")


@quotes("token.after-move")
def test_token_after_move_not_by_standing_on_it() -> None:
    before = position(MOVE, c3="K1b", d3="H2", a1="Fy")
    assert refused(before, "stay+") == refused(before, "c3+") == "token.after-move"
    assert not any("+" in move for move in legal(before))


@quotes("token.after-move")
def test_token_after_move_stepping_off_and_coming_back() -> None:
    before = position("L!Sb b2 b1::?|y0::?", c3="K1b", d3="H2", a1="Fy")
    then = position("I!Sf y1 b0:1:?|y0::?", c3="Kb", d3="H2", f1="L", a1="Fy")
    assert after(before, "e3 wand Nf:L c3+") == then


@quotes("token.may")
def test_token_may_be_left() -> None:
    before = position(MOVE, c3="Kb", d3="H1", a1="Fy")
    then = position("L!Sb y1 b0::?|y0::?", d3="H1b", a1="Fy")
    assert after(before, "d3") == then


@quotes("token.shared")
def test_token_shared_with_other_pawns() -> None:
    before = position(MOVE, c3="Kb", d3="H1y", a1="F2")
    then = position("L!Sb y1 b0:1:?|y0::?", d3="Hby", a1="F2")
    assert after(before, "d3+") == then


@quotes("token.here", "token.lowest", "token.after-move")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("a2+", "move.connected"), ("d3+", "token.here"), ("e3+", "token.lowest"),
        ("c3+", "token.after-move"), ("c3", "move.elsewhere"),
    ],
)  # fmt: skip
def test_token_refusals_name_the_nearest_cause(move: str, rule: str) -> None:
    before = position(MOVE, c3="K9b", e3="T7", a2="H8", a1="F1y")
    assert refused(before, move) == rule
