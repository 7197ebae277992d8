"""Attempts: how they merge, what they earn, and how they are written down."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.engine.errors import Mistake
from mt_widgets.learner.results import Attempt, attempts_of, merge, solved_items, stars
from mt_widgets.learner.results_format import Reading, fit, format_results, parse_results
from tests.learner.attempts import BEGAN, PLAIN, attempt, attempts

SAMPLE = Path(__file__).parent / "results-1.json"
SAMPLE_2 = Path(__file__).parent / "results-2.json"
GROUPS = st.lists(attempts(), max_size=4)
FULL = Attempt(
    mark="3f9a01c2",
    item="first-steps/003-over-the-wall",
    began=BEGAN,
    seconds=74.5,
    hints=1,
    tried=("W3:b5", "T2:t5.1 mw:b5"),
    solved=True,
    value="5/12",
    best="1/2",
    variant="7",
)


@given(GROUPS, GROUPS)
def test_merging_is_commutative(some: list[Attempt], others: list[Attempt]) -> None:
    assert merge(some, others) == merge(others, some)


@given(GROUPS, GROUPS, GROUPS)
def test_merging_is_associative(a: list[Attempt], b: list[Attempt], c: list[Attempt]) -> None:
    assert merge(merge(a, b), c) == merge(a, merge(b, c))


@given(GROUPS, GROUPS)
def test_merging_again_changes_nothing(some: list[Attempt], others: list[Attempt]) -> None:
    once = merge(some, others)
    assert merge(once, once) == merge(once, some) == once


def test_merging_keeps_every_mark_once_in_order() -> None:
    some, others = [attempt("02"), attempt("01")], [attempt("03"), attempt("02")]
    assert merge(some, others) == (attempt("01"), attempt("02"), attempt("03"))


def test_of_two_accounts_of_an_attempt_the_further_one_wins() -> None:
    early = replace(PLAIN, seconds=60.0, tried=("W3:b5",), value="1/3")
    late = replace(
        PLAIN, seconds=74.5, hints=2, tried=("W3:b5", "W2:b5"), solved=True, value="5/12", best="1"
    )
    assert merge([late], [early]) == (late,)


def test_two_halves_of_an_attempt_make_a_whole() -> None:
    hinted, solved = replace(PLAIN, hints=2, tried=("W3:b5",)), replace(PLAIN, solved=True)
    assert merge([hinted], [solved]) == (replace(hinted, solved=True),)


def test_the_largest_odds_are_not_those_of_the_longest_text() -> None:
    small, large = replace(PLAIN, value="11/36"), replace(PLAIN, value="1/2")
    assert merge([small], [large]) == (large,)


@pytest.mark.parametrize(
    ("solved", "hints", "shown", "earned"),
    [
        (True, 0, False, 3), (True, 1, False, 2), (True, 2, False, 1), (True, 3, False, 1),
        (True, 0, True, 0), (True, 3, True, 0), (False, 0, False, 0), (False, 2, False, 0),
    ],
)  # fmt: skip
def test_each_hint_costs_a_star_but_the_last_one(
    solved: bool, hints: int, shown: bool, earned: int
) -> None:
    assert stars([replace(PLAIN, solved=solved, hints=hints, shown=shown)]) == earned


def test_the_best_attempt_counts_and_none_earns_nothing() -> None:
    tried = [
        replace(PLAIN, solved=True, shown=True),
        replace(PLAIN, solved=True, hints=1),
        replace(PLAIN, solved=True, hints=2),
    ]
    assert stars(tried) == 2
    assert stars([]) == 0


def test_attempts_are_found_by_their_item() -> None:
    other = replace(attempt("01"), item="lesson:walking", solved=True)
    assert attempts_of([PLAIN, other], "lesson:walking") == (other,)
    assert solved_items([PLAIN, other]) == {"lesson:walking"}


@given(GROUPS)
def test_what_is_written_is_read_again(some: list[Attempt]) -> None:
    assert parse_results(format_results(some).encode()) == Reading(merge(some))


@given(GROUPS)
def test_the_same_results_are_the_same_bytes(some: list[Attempt]) -> None:
    text = format_results(some)
    assert format_results(reversed(some)) == text
    assert format_results(parse_results(text.encode()).attempts) == text


def test_version_1_stays_readable() -> None:
    reading = parse_results(SAMPLE.read_bytes())
    assert not reading.damaged
    assert reading.attempts[1] == FULL
    assert [attempt.item for attempt in reading.attempts] == [
        "lesson:walking", "first-steps/003-over-the-wall", "from-later/001-невідома",
    ]  # fmt: skip


def test_a_file_from_another_editor_is_read() -> None:
    content = b"\xef\xbb\xbf" + json.dumps(json.loads(SAMPLE.read_bytes()), indent=4).encode()
    saved = content.replace(b"\n", b"\r\n")
    assert parse_results(saved) == parse_results(SAMPLE.read_bytes())


def test_version_2_stays_readable_and_is_written_as_the_sample_is() -> None:
    text = SAMPLE_2.read_text("utf-8")
    reading = parse_results(text.encode())
    assert reading.attempts[1] == replace(FULL, moves="W2:b5 =4 W3:b8")
    assert format_results(reading.attempts) == text


def test_what_was_done_before_version_2_is_kept_without_moves() -> None:
    old = parse_results(SAMPLE.read_bytes())
    assert old.format == 1
    assert parse_results(format_results(old.attempts).encode()) == replace(old, format=2)


def test_moves_have_no_place_in_version_1() -> None:
    content = SAMPLE_2.read_bytes().replace(b'"format": 2', b'"format": 1')
    reading = parse_results(content)
    assert reading.damaged
    assert [attempt.moves for attempt in reading.attempts] == [None, None]


def test_the_moves_of_a_solution_are_kept_however_long_what_led_nowhere_was() -> None:
    vain = replace(PLAIN, moves="W1:b2 W2:b3 W3:b5", tried=("W9:b9",))
    solved = replace(PLAIN, moves="W3:b13", solved=True)
    assert merge([vain], [solved]) == merge([solved], [vain])
    assert merge([vain], [solved])[0].moves == "W3:b13"


def test_moves_that_are_too_long_are_left_out_and_never_cut() -> None:
    assert fit(replace(PLAIN, moves="W3:b13 " * 200)).moves is None


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("mark", ""), ("mark", "XY"), ("mark", "0" * 33), ("mark", 7), ("mark", "0\n"),
        ("item", ""), ("item", "x" * 201), ("item", "a\nb"), ("item", "\ud800"), ("item", None),
        ("began", "yesterday"), ("began", "2026-03-01"), ("began", "2026-03-01T16:20:00+02:00"),
        ("began", "2026-13-01T16:20:00Z"), ("began", 1772382000),
        ("seconds", -1), ("seconds", 1e8), ("seconds", float("nan")), ("seconds", float("inf")),
        ("seconds", True), ("seconds", "74.5"), ("seconds", 10**400),
        ("hints", 4), ("hints", -1), ("hints", True), ("hints", 1.0),
        ("tried", "W3:b5"), ("tried", [3]), ("tried", ["W3:b5"] * 51), ("tried", ["x" * 201]),
        ("tried", ["\x1b[31m"]), ("solved", 1), ("solved", None), ("shown", "no"),
        ("value", "1e999999999"), ("value", "-1/2"), ("value", "2/4"), ("value", "1/0"),
        ("value", "0/00"), ("value", "9" * 61), ("value", "٣"), ("value", None), ("value", 0.5),
        ("best", ""), ("best", "half"), ("variant", ""), ("variant", 7), ("more", 1),
        ("moves", ""), ("moves", "x" * 1_001), ("moves", 7), ("moves", "a\nb"),
    ],
    ids=lambda value: ascii(value)[:30],
)  # fmt: skip
def test_a_wrong_field_is_found_and_the_other_attempts_still_count(field: str, wrong: Any) -> None:
    data = json.loads(SAMPLE.read_bytes())
    data["attempts"][1][field] = wrong
    reading = parse_results(json.dumps(data).encode())
    assert reading.damaged
    assert [attempt.mark for attempt in reading.attempts] == ["0a", "ffff"]


@pytest.mark.parametrize(
    "field", ["mark", "item", "began", "seconds", "hints", "tried", "solved", "shown"]
)
def test_a_missing_field_is_found(field: str) -> None:
    data = json.loads(SAMPLE.read_bytes())
    del data["attempts"][1][field]
    assert parse_results(json.dumps(data).encode()).damaged


def test_minus_nothing_is_nothing() -> None:
    text = format_results([PLAIN])
    assert parse_results(text.replace("0.0", "-0.0").encode()) == parse_results(text.encode())
    assert "-0.0" not in format_results(
        parse_results(text.replace("0.0", "-0.0").encode()).attempts
    )


@pytest.mark.parametrize("typed", ["[" * 200, '"' + "[" * 100, "\\", '\\"' + "{" * 100, "]" * 200])
def test_brackets_that_a_learner_typed_are_text(typed: str) -> None:
    some = (replace(PLAIN, tried=(typed, "[" * 30, typed)), attempt("01"))
    assert parse_results(format_results(some).encode()) == Reading(some)


def test_what_a_learner_overdoes_is_cut_short() -> None:
    much = replace(PLAIN, seconds=1e99, tried=("W3:b5\t\x00" + "?" * 5000,) * 500)
    fitting = fit(much)
    assert fitting.seconds == 10_000_000
    assert fitting.tried == ("W3:b5  " + "?" * 193,) * 50


@pytest.mark.parametrize(
    ("field", "wrong"),
    [("mark", "nothex"), ("item", ""), ("began", "now"), ("hints", 4), ("value", "0.5")],
)
def test_an_attempt_that_cannot_be_is_refused_in_a_sentence(field: str, wrong: Any) -> None:
    changed: dict[str, Any] = {field: wrong}
    with pytest.raises(Mistake, match=f"^attempt: {field} cannot be '"):
        fit(replace(PLAIN, **changed))
