"""What may be done with a puzzle: the mode says what is forbidden, and a phase what it knows."""

from dataclasses import fields

import pytest

from mt_widgets.engine.errors import Mistake
from mt_widgets.puzzles.load import load_puzzle
from mt_widgets.puzzles.session import Session, begin
from mt_widgets.puzzles.shelf import find
from mt_widgets.widgets.puzzle.phases import EXAM, REVIEW, Mode, practice
from tests.widgets.shown_puzzle import FIRST

TAGS = ("hint", "solution", "next", "all", "undo")


@pytest.fixture(scope="module")
def session() -> Session:
    return begin(load_puzzle(find(FIRST)[0]))


@pytest.mark.parametrize(
    ("mode", "forbidden"),
    [
        (practice(3), ""),
        (practice(2), "solution"),
        (practice(0), "hint solution"),
        (EXAM, "hint solution next all"),
        (REVIEW, "hint"),
        (Mode(alone=True), "next all"),
    ],
)
def test_a_mode_takes_buttons_away(mode: Mode, forbidden: str, session: Session) -> None:
    assert " ".join(tag for tag in TAGS if mode.forbids(tag, session)) == forbidden


def test_hints_that_were_told_are_counted(session: Session) -> None:
    assert not practice(1).forbids("hint", session)
    assert practice(1).forbids("hint", session.hint())


def test_other_numbers_of_hints_are_refused() -> None:
    with pytest.raises(Mistake, match="whole number from 0 to 3"):
        practice(4)


def test_a_mode_is_a_value() -> None:
    assert practice(3) == Mode()
    assert [one.name for one in fields(Mode)] == [
        "hints", "solution", "silent", "starred", "alone"
    ]  # fmt: skip
