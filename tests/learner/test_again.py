"""What went wrong comes back after some days, and ever more rarely."""

from collections.abc import Collection
from datetime import UTC, date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.learner.again import WAITS, Due, due_items, say_due
from mt_widgets.learner.results import Attempt

from .attempts import attempts

PUZZLE, OTHER, LESSON = "first-steps/001-walk", "first-steps/002-ride", "lesson:walking"
KNOWN = {PUZZLE, OTHER, LESSON}
FIRST_DAY = date(2026, 3, 1)


def on(day: int, item: str = PUZZLE, **done: object) -> Attempt:
    """An attempt on a day, counted from the first."""
    began = f"{FIRST_DAY + timedelta(days=day)}T16:20:00+00:00"
    return Attempt(f"{day:02x}", item, began, **done)  # type: ignore[arg-type]


def miss(day: int, item: str = PUZZLE) -> Attempt:
    return on(day, item, tried=("W3:b5",), solved=True)


def right(day: int, item: str = PUZZLE) -> Attempt:
    return on(day, item, solved=True)


def due(day: int, *attempts: Attempt, known: Collection[str] = frozenset(KNOWN)) -> list[str]:
    found = due_items(attempts, FIRST_DAY + timedelta(days=day), known, UTC)
    return [one.item for one in found]


@pytest.mark.parametrize(
    "done",
    [
        {"tried": ("W3:b5",)},
        {"tried": ("W3:b5",), "solved": True},
        {"hints": 1, "solved": True},
        {"shown": True},
    ],
)
def test_what_was_missed_comes_back_the_day_after(done: dict[str, object]) -> None:
    missed = on(0, PUZZLE, **done)
    assert due(0, missed) == []
    assert due(1, missed) == due(40, missed) == [PUZZLE]


@pytest.mark.parametrize("done", [{"solved": True}, {}])
def test_what_was_right_at_once_or_only_begun_does_not(done: dict[str, object]) -> None:
    assert due(40, on(0, PUZZLE, **done)) == []


def test_with_every_right_answer_it_waits_longer_and_then_it_is_known() -> None:
    history, day = [miss(0)], 0
    for wait in WAITS:
        assert due(day + wait - 1, *history) == []
        day += wait
        assert due(day, *history) == [PUZZLE]
        history.append(right(day))
    assert due(10_000, *history) == []


def test_a_miss_begins_again_with_a_day() -> None:
    history = miss(0), right(1), right(4), miss(11)
    assert due(11, *history) == []
    assert due(12, *history) == [PUZZLE]


def test_what_is_right_before_it_is_due_changes_nothing() -> None:
    assert due(1, miss(0), right(0)) == [PUZZLE]
    assert due(4, miss(0), right(1), right(2)) == [PUZZLE]


def test_a_look_without_a_try_changes_nothing() -> None:
    assert due(1, miss(0), on(1)) == [PUZZLE]


def test_a_lesson_comes_back_if_it_was_finished_with_few_stars() -> None:
    assert due(1, on(0, LESSON, hints=1, solved=True, tried=("W1:b4",))) == [LESSON]
    assert due(1, on(0, LESSON, hints=0, solved=True, tried=("W1:b4",))) == []
    assert due(1, on(0, LESSON, tried=("W1:b4",), value="1/3")) == []


def test_the_most_urgent_comes_first() -> None:
    known_better = miss(0, OTHER), right(1, OTHER)
    assert due(9, *known_better, miss(8)) == [PUZZLE, OTHER]
    assert due(9, miss(2), miss(4, OTHER)) == [PUZZLE, OTHER]
    assert due(9, miss(5), miss(4, OTHER)) == [OTHER, PUZZLE]


def test_what_is_not_there_any_more_is_left_out() -> None:
    assert due(1, miss(0), miss(0, OTHER), known={OTHER}) == [OTHER]


@given(st.lists(attempts()), st.dates())
def test_any_results_have_an_answer(given: list[Attempt], today: date) -> None:
    found = due_items(given, today, {"first-steps/001-walk"}, UTC)
    assert len(found) <= 1
    assert all(one.since <= today for one in found)


def test_the_last_day_that_there_is_can_be_a_miss() -> None:
    last = Attempt("0", PUZZLE, "9999-12-31T23:59:59+00:00", 1e7, shown=True)
    assert due_items([last], date.max, KNOWN, UTC)[0].since == date.max


@pytest.mark.parametrize(
    ("items", "told"),
    [
        ([], ""),
        ([PUZZLE], "1 puzzle to go over again"),
        ([PUZZLE, OTHER], "2 puzzles to go over again"),
        ([LESSON], "1 lesson to go over again"),
        ([PUZZLE, LESSON], "Puzzles and lessons to go over again: 2"),
    ],
)
def test_the_button_says_how_much_there_is(items: list[str], told: str) -> None:
    assert say_due([Due(item, FIRST_DAY, 0) for item in items]) == told
