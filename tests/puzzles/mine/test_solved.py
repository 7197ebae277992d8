"""A puzzle with its proof at hand."""

from mt_widgets import parse
from mt_widgets.games.magical_towers.events import WizardEntered
from mt_widgets.games.magical_towers.goals.text import parse_aim
from mt_widgets.puzzles.mine.solved import solve
from mt_widgets.puzzles.puzzle import Puzzle
from tests.puzzles.mine.samples import FIRST_TURN, TWO_TURNS, solved

NEAR = "K/10/R/1/b/2 b2 b4+0-6:{hand}|y4+0-6:?,?,? -"


def bare(hand: str, goal: str) -> Puzzle:
    return Puzzle("", "odds" if "likely" in goal else "reach", parse(NEAR.format(hand=hand)),
                  parse_aim(goal))  # fmt: skip


def test_the_steps_tell_what_happens_also_in_a_later_turn() -> None:
    steps = solved(TWO_TURNS, "home(r) >= 3", 2, "nothing").steps
    assert [str(step.move) for step in steps] == ["W5T1:r11", "W4T2:t1.2", "W3:r1"]
    entries = [any(isinstance(event, WizardEntered) for event in s.events) for s in steps]
    assert entries == [True, False, True]


def test_what_cannot_be_solved_is_nothing() -> None:
    assert solve(bare("W2", "enters(b)"), 1_000) is None
    assert solve(bare("W**", "enters(b)"), 1_000) is None


def test_what_is_too_large_is_nothing() -> None:
    start = parse(FIRST_TURN)
    assert solve(Puzzle("", "reach", start, parse_aim("enters(b)")), 10) is None


def test_what_is_likely_and_certain_is_asked_for_as_certain() -> None:
    certain = solve(bare("W3,W**", "likely enters(b)"), 1_000)
    assert certain is not None
    assert (str(certain.puzzle.aim), certain.puzzle.kind) == ("enters(b)", "reach")
    unsure = solve(bare("W2,W**", "likely enters(b)"), 1_000)
    assert unsure is not None
    assert (str(unsure.puzzle.aim), unsure.puzzle.kind) == ("likely enters(b)", "odds")
