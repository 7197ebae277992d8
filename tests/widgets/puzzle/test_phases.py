"""What may be done with a puzzle: the mode says what is allowed, and a phase what it knows."""

from dataclasses import fields

import pytest

from mt_widgets.engine.errors import Mistake
from mt_widgets.puzzles.load import load_puzzle
from mt_widgets.puzzles.session import PuzzleSession, begin
from mt_widgets.puzzles.shelf import find
from mt_widgets.widgets.puzzle.mode import EXAM, REVIEW, Mode, practice
from mt_widgets.widgets.puzzle.puzzle import Puzzle
from tests.widgets.shown_puzzle import FIRST


@pytest.fixture(scope="module")
def session() -> PuzzleSession:
    return begin(load_puzzle(find(FIRST)[0]))


@pytest.mark.parametrize(
    ("mode", "allowed"),
    [
        (practice(3), "hint solution next all"),
        (practice(2), "hint next all"),
        (practice(0), "next all"),
        (EXAM, ""),
        (REVIEW, "solution next all"),
        (Mode(alone=True), "hint solution"),
    ],
)
def test_a_mode_says_what_may_be_done(mode: Mode, allowed: str, session: PuzzleSession) -> None:
    ways = [str(one["tag"]) for one in mode.ways_out()]
    help_ = ["hint"] * mode.allows_hint(session) + ["solution"] * mode.solution
    assert [*help_, *ways] == allowed.split()


def test_hints_that_were_told_are_counted(session: PuzzleSession) -> None:
    assert practice(1).allows_hint(session)
    assert not practice(1).allows_hint(session.hint())


def test_other_numbers_of_hints_are_refused() -> None:
    with pytest.raises(Mistake, match="whole number from 0 to 3"):
        practice(4)


def test_a_mode_is_a_value() -> None:
    assert practice(3) == Mode()
    assert [one.name for one in fields(Mode)] == [
        "hints", "solution", "silent", "starred", "alone"
    ]  # fmt: skip


def test_every_phase_answers_every_command() -> None:
    chooser = Puzzle()
    refused = {
        "Nothing is played here.": chooser.play("W3:b13"),
        "Here no question is asked.": chooser.answer(3),
        "There is no further hint.": chooser.hint(),
        "Go back to the puzzle first.": chooser.show_solution(),
        "There is nothing to explore.": chooser.explore(),
        "Play your moves first.": chooser.give(),
    }
    assert [*refused] == [*refused.values()]
    undone = chooser.undo(), chooser.redo(), chooser.again(), chooser.on(), chooser.go(1)
    assert {*undone, chooser.back(), chooser.change(), chooser.ask_for_solution()} == {None}
    assert chooser.session is None
