"""Where things stand."""

import pytest

from mt_widgets import PositionError, parse, start, view
from mt_widgets.games.magical_towers.cards import UNKNOWN

from ...quoting import quotes
from .rulecase import after, board, legal, refused


@quotes("stack.levels")
@pytest.mark.parametrize(
    ("tower", "then"),
    [("t5.1", "K/4/b/TyRb/9"), ("t5.2", "K/4/bTy/Rb/9")],
)
def test_stack_levels_counts_towers_from_the_ground(tower: str, then: str) -> None:
    before = "K/4/bTyRb/10 b1 b0+0-1:T1|y0+0-1: -"
    assert board(after(before, f"T1:{tower}")) == then


@quotes("stack.levels")
def test_stack_levels_has_one_level_a_tower() -> None:
    before = "K/4/bTyRb/10 b1 b0+0-1:T1|y0+0-1: -"
    assert legal(before, "T1") == {"T1:t5.1", "T1:t5.2"}
    assert refused(before, "T1:t5.3") == "tower.any"


@quotes("stack.top")
def test_stack_top_alone_is_in_sight() -> None:
    seen = view(parse("K/4/bTyRb/10 b1 b0+0-1:T1|y0+0-1: -"), "b", memory=False)
    assert (seen.covered[5], seen.tops[5]) == ("TR", "b")


@quotes("stack.top")
def test_stack_top_makes_the_others_prisoners() -> None:
    before = "K/4/bTyRb/10 y1 b0+0-1:|y0+0-1:W1 -"
    assert refused(before, "W1:y5") == "wizard.visible"


@quotes("stack.six")
def test_stack_six_may_stand_on_a_level() -> None:
    before = "K/3/b/bbbyy/10 b1 b0+0-1:W1|y0+0-1: -"
    assert board(after(before, "W1:b4")) == "K/4/bbbbyy/10"


@quotes("stack.six")
def test_stack_six_leaves_no_room_for_a_seventh() -> None:
    before = "K/3/b/bbbyyy/10 b1 b0+0-1:W1|y0+0-1: -"
    assert refused(before, "W1:b4") == "wizard.full"


@quotes("stack.six")
def test_stack_six_counts_the_top_level_only() -> None:
    before = "K/3/b/yyyyyyT/10 b1 b0+0-1:W1|y0+0-1: -"
    assert board(after(before, "W1:b4")) == "K/4/yyyyyyTb/10"


@quotes("stack.six")
def test_stack_six_holds_for_written_positions() -> None:
    with pytest.raises(PositionError, match="more than six"):
        parse("K/3/b/bbbbyyy/10 b1 b0+0-1:W1|y0+0-1: -")


@quotes("stack.castle")
@pytest.mark.parametrize("space", ["TbK", "KT", "Kb"])
def test_stack_castle_is_on_top_and_alone_there(space: str) -> None:
    with pytest.raises(PositionError, match="castle"):
        parse(f"{space}/b/14 b1 b0+0-1:W1|y0+0-1: -")


@quotes("stack.castle")
def test_stack_castle_has_nothing_put_on_it() -> None:
    before = "bTK/14/Rb b1 b0+0-1:T1|y0+0-1: -"
    assert refused(before, "T1:t15.1") == "tower.not-on-castle"


@quotes("stack.castle")
def test_stack_castle_shares_its_level_with_nobody() -> None:
    before = "bTK/3/y/11 b1 b0+0-1:W1|y0+0-1: -"
    assert refused(before, "W1:b0") == "wizard.visible"


@quotes("stack.memory")
def test_stack_memory_knows_every_wizard() -> None:
    state = parse("K/4/bTyRb/10 b1 b0+0-1:T1|y0+0-1: -")
    assert view(state, "y", memory=True).covered == state.covered


@quotes("stack.memory")
def test_stack_memory_knows_neither_hands_nor_pile() -> None:
    state = start(2, seed=1)
    known = view(state, "y", memory=True)
    assert known.hands == (UNKNOWN * 3, state.hands[1])
    assert known.draw == 84
