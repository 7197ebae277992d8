"""Shifting the maze, and what rides along."""

import pytest

from ...quoting import quotes
from ..mazes import lay, position
from .rulecase import after, board, legal, refused, told, turn_of

FREE = "L b1 b3::?|y3::?"


@quotes("shift.must")
@pytest.mark.parametrize("move", ["d3", "d3+", "c3", "stay", "stay+", "end"])
def test_shift_must_come_first(move: str) -> None:
    assert refused(position(FREE, c3="Kb", a1="F1y"), move) == "shift.must"


@quotes("shift.once")
@pytest.mark.parametrize("before", ["Nb:L", "Nb:L stay"])
def test_shift_once_in_a_turn(before: str) -> None:
    for move in ("W2:I", "Sb:I", "W3:I", "Nd:T"):
        assert refused(position(FREE, c3="Kb", a1="F1y"), f"{before} {move}") == "shift.once"


@quotes("shift.arrow")
@pytest.mark.parametrize("arrow", "Na Nc Ne Ng Sa Sg W1 W3 W5 W7 E1 E7 N2 S4 Wb Ed Ea".split())
def test_shift_arrow_only_where_there_is_one(arrow: str) -> None:
    before = position(FREE, c3="Kb", a1="F1y")
    assert refused(before, f"{arrow}:L") == refused(before, f"{arrow}:T") == "shift.arrow"
    assert arrow in told(before, f"{arrow}:L")


@quotes("shift.spare")
@pytest.mark.parametrize(("spare", "others"), [("I", "LFZJTKDA"), ("L", "IHTKDA"), ("T", "IHLFZJ")])
def test_shift_spare_and_no_other_tile(spare: str, others: str) -> None:
    before = position(f"{spare} b1 b3::?|y3::?", c3="Kb", a1="F1y")
    assert {refused(before, f"E4:{tile}") for tile in others} == {"shift.spare"}


@quotes("shift.one-step", "shift.arrow")
@pytest.mark.parametrize(
    ("move", "then"),
    [
        ("Nb:L", {"b1": "L", "b2": "I", "b3": "F", "b4": "Z", "b5": "J", "b6": "K", "b7": "D"}),
        ("Sb:L", {"b1": "F", "b2": "Z", "b3": "J", "b4": "K", "b5": "D", "b6": "A", "b7": "L"}),
    ],
)
def test_shift_one_step_along_a_column(move: str, then: dict[str, str]) -> None:
    column = dict(zip("b1 b2 b3 b4 b5 b6 b7".split(), "IFZJKDA", strict=True))
    before = position(FREE, c3="Kb", a1="F1y", **column)
    assert board(after(before, move)) == lay(c3="Kb", a1="F1y", **then)


@quotes("shift.one-step", "shift.arrow")
@pytest.mark.parametrize(("move", "then"), [("W4:J", "JIFZLKD"), ("E4:J", "FZLKDAJ")])
def test_shift_one_step_along_a_row(move: str, then: str) -> None:
    row = dict(zip("a4 b4 c4 d4 e4 f4 g4".split(), "IFZLKDA", strict=True))
    before = position(FREE, c3="Kb", a1="F1y", **row)
    assert board(after(before, move)) == lay(c3="Kb", a1="F1y", **dict(zip(row, then, strict=True)))


@quotes("shift.new-spare")
@pytest.mark.parametrize(
    ("out", "spare"), [("I", "I"), ("H", "I"), ("J", "L"), ("Z", "L"), ("K", "T"), ("A", "T")]
)
def test_shift_new_spare_is_the_tile_pushed_out(out: str, spare: str) -> None:
    before = position(FREE, c3="Kb", a1="F1y", b7=out)
    then = position(f"{spare}!Sb b2 b3::?|y3::?", c3="Kb", a1="F1y", b1="F")
    assert after(before, "Nb:F") == then


@quotes("shift.no-undo")
@pytest.mark.parametrize(
    ("arrow", "closed"),
    ["Nb Sb".split(), "Sd Nd".split(), "W2 E2".split(), "E4 W4".split(), "Nf Sf".split(),
     "E6 W6".split()],
)  # fmt: skip
def test_shift_no_undo_closes_the_other_end(arrow: str, closed: str) -> None:
    before = position("I b1 b0::?|y0::?", c3="Kb", a1="F1y")
    for tile in "IHLT":
        assert refused(before, f"{arrow}:H stay {closed}:{tile}") == "shift.no-undo"
    assert legal(after(before, f"{arrow}:H stay"), arrow)
    assert len(legal(after(before, f"{arrow}:H stay"))) == 22


@quotes("shift.no-undo")
def test_shift_no_undo_holds_for_the_next_shift_only() -> None:
    before = position("I b1 b0::?|y0::?", c3="Kb", a1="F1y")
    assert after(before, "Nb:H stay Nd:H stay Sb:H").split(" ")[1] == "I!Nb"


@quotes("shift.no-undo")
def test_shift_no_undo_also_with_a_wand() -> None:
    before = position("I b1 b1::?|y0::?", c3="Kb", a1="F1y")
    assert refused(before, "Nb:H stay wand Sb:H") == "shift.no-undo"


@quotes("shift.no-undo")
def test_shift_no_undo_closes_nothing_at_first() -> None:
    assert len(legal(position(FREE, c3="Kb", a1="F1y"))) == 48
    assert len(legal(position("H b1 b3::?|y3::?", c3="Kb", a1="F1y"))) == 24


@quotes("carry.along")
def test_carry_along_with_pawns_and_tokens() -> None:
    before = position("I b1 b3::?|y3::?", c4="H7by", d4="H2", a1="F1")
    then = position("I!E4 b2 b3::?|y3::?", a4="I", d4="H7by", e4="H2", a1="F1")
    assert after(before, "W4:I") == then


@quotes("carry.across")
@pytest.mark.parametrize(
    ("out", "move", "target"),
    [("g4", "W4:I", "a4"), ("a4", "E4:I", "g4"), ("d7", "Nd:I", "d1"), ("d1", "Sd:I", "d7")],
)
def test_carry_across_to_the_tile_that_went_in(out: str, move: str, target: str) -> None:
    before = position("I b1 b3::?|y3::?", a1="F1", **{out: "Z7by"})
    assert board(after(before, move)) == lay(a1="F1", **{target: "I7by"})


@quotes("carry.not-a-move")
@pytest.mark.parametrize("tile", ["d4", "g4"])
def test_carry_not_a_move_so_it_takes_nothing(tile: str) -> None:
    """The pawn rides, along or across, together with the token."""
    before = position("I b1 b3::?|y3::?", a1="Fy", **{tile: "H1b"})
    target = {"d4": "e4", "g4": "a4"}[tile]
    assert refused(before, f"W4:H {target}+") == "token.after-move"
    assert refused(before, "W4:H stay+") == "token.after-move"


@quotes("carry.not-a-move")
def test_carry_not_a_move_so_one_may_walk_back() -> None:
    before = position("I b1 b3::?|y3::?", a1="F1y", d4="Hb")
    assert board(after(before, "W4:H d4")) == lay(a1="F1y", d4="Hb")


@quotes("turn.steps")
def test_turn_steps_shift_move_wand() -> None:
    before = position(FREE, c3="Kb", a1="F1y")
    assert turn_of(after(before, "Nb:L")) == "b2"
    assert turn_of(after(before, "Nb:L d3")) == "b3"
    assert refused(before, "Nb:L end") == "turn.steps"
