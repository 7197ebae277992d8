"""What is worth anybody's time."""

import pytest

from mt_widgets.games.magical_towers.mining import worth
from tests.puzzles.mine.samples import FIRST_TURN, THREAT, TWO_TURNS, solved


@pytest.mark.parametrize(
    ("position", "goal", "turns", "others"),
    [
        (FIRST_TURN, "enters(b)", 1, "best"),
        (THREAT, "keep not enters(b)", 1, "best"),
        (TWO_TURNS, "home(r) >= 3", 2, "nothing"),
    ],
)
def test_moves_that_serve_each_other_are_interesting(
    position: str, goal: str, turns: int, others: str
) -> None:
    assert worth(solved(position, goal, turns, others)) > 0


def test_a_single_walk_is_not() -> None:
    assert worth(solved("K/10/R/1/b/2 b2 b4+0-6:W2,W3|y4+0-6:?,?,? -", "enters(b)")) == 0


def test_two_moves_that_have_nothing_to_do_with_each_other_are_not() -> None:
    two_lids = "bT/3/K/2/y/bT/7 b1 b3+6-0:W4,T1,W3T3|y4+6-0:?,?,? -"
    assert worth(solved(two_lids, "imprisoned(b) <= 0")) == 0


def test_a_solution_with_something_to_spare_is_not() -> None:
    spare = "bRK/R/2/T/1/TTyy/RR/T/5/R/1 b1 b4+1-3x2:W1,W2,W3T3|y3+3-1x2:?,?,? mw,hw,pb,fw"
    longer = solved(spare, "enters(b) and castle = 4")
    assert {len(line) for line in longer.found.solutions} == {2, 3}
    assert worth(longer) == 0


def test_a_walk_in_each_of_two_turns_is_not() -> None:
    walks = "K/3/Ty/1/b/6/b/2 b2 b3+0-6:W3,T1|y4+0-6:?,?,? - draw=W2,T3,T4,T5,W1,W5"
    assert worth(solved(walks, "home(b) >= 5", 2, "nothing")) == 0
