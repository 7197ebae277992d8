"""The best play as a tree."""

from mt_widgets.engine.game import Move
from mt_widgets.puzzles.puzzle import PuzzleFile
from mt_widgets.puzzles.puzzle_solver import problem
from mt_widgets.search.policy import Policy, policy
from mt_widgets.search.solve import Solver
from tests.towers import parse, parse_aim


def best(position: str, goal: str) -> Policy[Move]:
    return policy(Solver(problem(PuzzleFile("", "odds", parse(position), parse_aim(goal)))))


def test_after_each_roll_it_tells_what_to_do_and_what_that_is_worth() -> None:
    tree = best("K/10/R/1/b/2 b2 b0+0-6:W**,T1|y0+0-6: -", "likely home(b) = 1")
    assert [str(move) for move in tree.line] == ["W**"]
    assert str(tree.value) == "11/36"
    after = dict(tree.then)
    assert [str(move) for move in after["=3"].line] == ["b13"]
    assert [str(move) for move in after["=5"].line] == ["again"]
    assert [name for name, _ in after["=5"].then] == ["=3"]  # after any other roll it is lost


def test_what_is_sure_is_one_line() -> None:
    tree = best("K/10/R/1/b/2 b2 b0+0-6:W3,T1|y0+0-6: -", "home(b) = 1")
    assert (str(tree.value), tree.then) == ("1", ())
    assert [str(move) for move in tree.line] == ["W3:b13"]


def test_what_cannot_be_reached_has_no_line() -> None:
    tree = best("K/10/R/1/b/2 b2 b0+0-6:T1|y0+0-6: -", "home(b) = 1")
    assert tree.value == 0
    assert not tree.line
    assert not tree.then
