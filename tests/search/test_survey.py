"""Counting the ways to many goals in one walk."""

import pytest

from mt_widgets.engine.aims import Aim
from mt_widgets.games import FIRST, GAMES
from mt_widgets.puzzles.puzzle import PuzzleFile
from mt_widgets.puzzles.puzzle_solver import problem
from mt_widgets.search.problem import TooLarge
from mt_widgets.search.survey import MANY, survey
from tests.towers import parse, parse_aim

POSITION = "K/10/R/1/b/2 b2 b4+0-6:W2,W3|y4+0-6:?,?,? -"


def ways(position: str, *goals: str, most: int = 1_000) -> list[list[str]]:
    state = parse(position)
    aims = [parse_aim(goal) for goal in goals]
    asked = [GAMES[FIRST].goals.predicate(aim.goal, state) for aim in aims if isinstance(aim, Aim)]
    task = problem(PuzzleFile("", "reach", state, aims[0]))
    found = survey(task, asked, lambda state: state, most)
    return [[str(move) for _, move in moves] for moves in found]


def test_the_moves_by_which_a_goal_comes_to_hold_are_found() -> None:
    assert ways(POSITION, "enters(b)", "visible(b, 15) >= 1") == [["W3:b13"], ["W2:b13"]]


def test_a_goal_that_cannot_be_reached_has_no_way() -> None:
    assert ways(POSITION, "home(b) >= 6") == [[]]


def test_a_goal_that_holds_already_has_no_way() -> None:
    assert ways(POSITION, "castle = 0") == [[]]


def test_no_more_than_many_ways_are_listed() -> None:
    crowd = "K/b/b/b/b/b/b/b/b/b/b/4/b b1 b0+0-6:W1,W2,W3|y4+0-6: -"
    [found] = ways(crowd, "visible(b) <= 10")
    assert len(found) <= MANY


def test_too_many_positions_are_refused() -> None:
    with pytest.raises(TooLarge):
        ways("K/Rbby/Tbyy/Rbby/Ty/R/T/R/T/R/6 b1 b0+0-6:W2,T3,W4T2|y0+0-6:?,?,? mw,mt",
             "enters(b)", most=20)  # fmt: skip
