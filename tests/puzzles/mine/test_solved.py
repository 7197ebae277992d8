"""A puzzle with its proof at hand."""

from mt_widgets.engine.aims import Aim
from mt_widgets.engine.game import Move, Position
from mt_widgets.games import FIRST, GAMES
from mt_widgets.games.magical_towers.events import WizardEntered
from mt_widgets.puzzles.mine.dig import solve
from mt_widgets.search.finds import Candidate, Solved
from tests.puzzles.mine.samples import FIRST_TURN, TWO_TURNS, solved
from tests.towers import parse, parse_aim

NEAR = "K/10/R/1/b/2 b2 b4+0-6:{hand}|y4+0-6:?,?,? -"


def solution(hand: str, goal: str, most: int = 1_000) -> Solved[Position, Move] | None:
    aim = parse_aim(goal)
    assert isinstance(aim, Aim)
    return solve(GAMES[FIRST], Candidate(parse(NEAR.format(hand=hand)), aim), most)


def test_the_steps_tell_what_happens_also_in_a_later_turn() -> None:
    steps = solved(TWO_TURNS, "home(r) >= 3", 2, "nothing").steps
    assert [str(step.move) for step in steps] == ["W5T1:r11", "W4T2:t1.2", "W3:r1"]
    entries = [any(isinstance(event, WizardEntered) for event in s.events) for s in steps]
    assert entries == [True, False, True]


def test_what_cannot_be_solved_is_nothing() -> None:
    assert solution("W2", "enters(b)") is None
    assert solution("W**", "enters(b)") is None


def test_what_is_too_large_is_nothing() -> None:
    task = solved(FIRST_TURN, "enters(b)").candidate
    assert solve(GAMES[FIRST], task, 10) is None


def test_what_is_likely_and_certain_is_asked_for_as_certain() -> None:
    certain = solution("W3,W**", "likely enters(b)")
    assert certain is not None
    assert str(certain.candidate.aim) == "enters(b)"
    unsure = solution("W2,W**", "likely enters(b)")
    assert unsure is not None
    assert str(unsure.candidate.aim) == "likely enters(b)"
