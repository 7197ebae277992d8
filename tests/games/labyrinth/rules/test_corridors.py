"""Which tiles are joined, and where one can walk."""

import pytest

from ...quoting import quotes
from ..mazes import position
from .rulecase import after, legal, refused, told

MOVE = "L!Sb b2 b0::?|y0::?"


@quotes("tile.joined", "move.connected")
@pytest.mark.parametrize(
    ("tile", "open_sides"),
    [
        ("I", "NS"), ("H", "EW"), ("L", "NE"), ("F", "ES"), ("Z", "SW"), ("J", "NW"),
        ("K", "NES"), ("T", "ESW"), ("D", "NSW"), ("A", "NEW"),
    ],
)  # fmt: skip
def test_tile_joined_where_both_are_open(tile: str, open_sides: str) -> None:
    """The pawn stands on d4, among tiles that are open to it on every side."""
    sides = {"N": "d3", "E": "e4", "S": "d5", "W": "c4"}
    before = position(MOVE, d4=tile + "b", d3="Z", e4="J", d5="L", c4="F", a1="F1y")
    reached = {sides[side] for side in open_sides}
    assert legal(before) & set(sides.values()) == reached
    for side, place in sides.items():
        if side not in open_sides:
            assert refused(before, place) == "move.connected"


@quotes("tile.joined")
@pytest.mark.parametrize(("place", "tile"), [("d3", "A"), ("e4", "K"), ("d5", "T"), ("c4", "D")])
def test_tile_joined_not_by_one_open_side_alone(place: str, tile: str) -> None:
    """A tee that turns its wall to d4, where a pawn stands on a tile open to it."""
    own = {"d3": "A", "e4": "T", "d5": "T", "c4": "T"}[place]
    before = position(MOVE, a1="F1y", **{"d4": own + "b", place: tile})
    assert refused(before, place) == "move.connected"


@quotes("tile.joined")
def test_tile_joined_never_over_the_edge() -> None:
    before = position(MOVE, g2="Hb", a1="F1y", c2="I")
    assert legal(before) == {"stay", "d2", "e2", "f2"}


@quotes("tile.one-token")
def test_tile_one_token_and_many_pawns() -> None:
    before = position("L b2 b0::?|y0::?|r0::?|g0::?", d3="H7byrg", a1="F1")
    assert "d3" not in legal(before)
    then = position("L y1 b0::?|y0::?|r0::?|g0::?", d3="H7yrg", a1="F1", f3="Hb")
    assert after(before, "f3") == then


@quotes("move.may")
def test_move_may_stay() -> None:
    before = position(MOVE, c3="K1b", a1="Fy")
    then = position("L!Sb y1 b0::?|y0::?", c3="K1b", a1="Fy")
    assert after(before, "stay") == then


@quotes("move.own")
def test_move_own_pawn_only() -> None:
    before = position("L!Sb y2 b0::?|y0::?", c3="K1b", a1="Fy")
    then = position("L!Sb b1 b0::?|y0::?", c3="K1b", d1="Hy")
    assert after(before, "d1") == then
    assert legal(before) == {"stay", "b1", "c1", "d1", "e1", "f1", "g1"}


@quotes("move.far")
def test_move_far_round_corners() -> None:
    before = position(
        MOVE, a1="F1y", b2="Fb", b3="I", b4="L", c4="H", d4="J", d3="I", d2="F", c2="Z", e2="J"
    )
    assert {"b4", "c4", "d4", "d2", "e2"} <= legal(before)
    then = position(
        "L!Sb y1 b0::?|y0::?",
        a1="F1y", b2="F", b3="I", b4="L", c4="H", d4="J", d3="I", d2="F", c2="Z", e2="Jb",
    )  # fmt: skip
    assert after(before, "e2") == then


@quotes("move.connected")
def test_move_connected_no_jump_into_another_corridor() -> None:
    before = position(MOVE, c3="Kb", a1="F1y")
    assert legal(before) == {"stay", "d3", "e3", "f3", "g3"}
    assert (
        refused(before, "b3") == refused(before, "c2") == refused(before, "d2+") == "move.connected"
    )
    assert "from c3 to d2" in told(before, "d2")


@quotes("move.pass")
def test_move_pass_other_pawns_and_end_on_their_tile() -> None:
    before = position(MOVE, c3="Kb", d3="Hy", a1="F1")
    assert {"d3", "e3"} <= legal(before)
    assert after(before, "d3") == position("L!Sb y1 b0::?|y0::?", d3="Hby", a1="F1")


@quotes("move.any-token")
def test_move_any_token_can_be_passed_and_stopped_on() -> None:
    before = position(MOVE, c3="Kb", d3="H7", a1="F1y")
    assert {"d3", "e3"} <= legal(before)
    assert after(before, "d3") == position("L!Sb y1 b0::?|y0::?", d3="H7b", a1="F1y")


@quotes("move.elsewhere")
def test_move_elsewhere_even_on_a_ring() -> None:
    before = position(MOVE, b2="Fb", c2="Z", b3="L", c3="K", a1="F1y")
    ring = position(MOVE, d4="Fb", e4="Z", d5="L", e5="D", a1="F1y")
    assert refused(before, "b2") == refused(ring, "d4") == "move.elsewhere"


@quotes("move.once")
def test_move_once_in_a_turn() -> None:
    before = position("L!Sb b2 b1::?|y0::?", c3="Kb", a1="F1y")
    for line in ("d3 e3", "d3 stay", "stay d3", "d3 d3", "d3 e3+", "d3 stay+", "stay a7"):
        assert refused(before, line) == "move.once"
