"""Hand-ins that contradict each other: none spoils another, and the teacher chooses."""

from dataclasses import replace
from time import perf_counter

import pytest

from mt_widgets.classroom.gather import gather
from mt_widgets.classroom.overview import PlanChoice, overview, state
from mt_widgets.classroom.receipt import Receipt, format_line, format_receipt
from mt_widgets.classroom.report_page import report_page
from mt_widgets.classroom.told import report_text
from mt_widgets.learner.results import merge
from mt_widgets.learner.results_format import format_results
from tests.classroom.handed import ANNA, CLICK, MONDAY, RODE

BAD = replace(CLICK, mark="bad0", solved=False, moves=None, began="2026-03-01T08:00:00+00:00")
SPOILT = Receipt("Anna", MONDAY.code, (BAD,))
COPY = replace(ANNA, pupil="Dan")
BOB = Receipt("Bob", MONDAY.code, (replace(CLICK, mark="b0b", hints=0, tried=()),))


def files(*receipts: Receipt) -> list[tuple[str, str]]:
    return [(f"{number}.json", format_receipt(one)) for number, one in enumerate(receipts, 1)]


@pytest.mark.parametrize("order", [(ANNA, SPOILT), (SPOILT, ANNA)])
def test_two_different_hand_ins_under_one_name_are_both_named(order: tuple[Receipt, ...]) -> None:
    gathered = gather([*files(*order), ("b", format_line(BOB))], MONDAY)
    assert gathered.receipts == (BOB,)
    [doubled] = gathered.doubled
    assert doubled.why == "Different hand-ins under the name Anna"
    assert sorted(option.name for option in doubled.options) == ["1.json", "2.json"]
    told = {option.said.partition(";")[0]: option.said[-20:] for option in doubled.options}
    assert told == {
        "puzzles and lessons: 2, of which it claims to have solved 2": "2026-03-01 16:20 UTC",
        "puzzles and lessons: 1, of which it claims to have solved 0": "2026-03-01 08:00 UTC",
    }


def test_until_then_the_row_waits_and_is_not_missing() -> None:
    of = overview(files(ANNA, SPOILT, BOB), MONDAY, ["Anna", "Bob"])
    assert of.waiting == ("Anna",)
    assert not of.missing
    assert [state(row) for row in of.of_pupil("Anna")] == ["none", "none"]
    assert state(of.of_pupil("Bob")[0]) == "first"


@pytest.mark.parametrize(("take", "counts", "left"), [("1.json", ANNA, "2.json"),
                                                      ("2.json", SPOILT, "1.json")])  # fmt: skip
def test_what_the_teacher_takes_counts_alone(take: str, counts: Receipt, left: str) -> None:
    gathered = gather(files(ANNA, SPOILT), MONDAY, [take])
    assert gathered.receipts == (counts,)
    assert gathered.left_out == ((left, f"another one was taken: {take}"),)
    assert gathered.taken == {take}
    assert not gathered.doubled


def test_both_can_be_taken_as_from_two_machines() -> None:
    of = overview(files(ANNA, SPOILT), MONDAY, choice=PlanChoice(["1.json", "2.json"]))
    assert [row.sittings for row in of.rows] == [2, 1]


def test_who_goes_on_and_hands_in_again_contradicts_nothing() -> None:
    early = replace(ANNA, attempts=ANNA.attempts[:1])
    begun = replace(early, attempts=(replace(CLICK, solved=False, moves=None, hints=0, tried=()),))
    for handed in ((early, ANNA), (ANNA, early), (begun, early, ANNA)):
        gathered = gather(files(*handed), MONDAY)
        assert gathered.receipts == (ANNA,)
        assert not gathered.doubled
        assert {why for _, why in gathered.left_out} == {
            "Anna handed in again later, with all of this and more, and that counts"
        }


def test_the_same_twice_is_told_as_ever() -> None:
    gathered = gather([*files(ANNA), ("line", format_line(ANNA))], MONDAY)
    assert gathered.receipts == (ANNA,)
    assert gathered.left_out == (("line", "this was handed in twice"),)


@pytest.mark.parametrize("order", [(ANNA, COPY), (COPY, ANNA)])
def test_the_same_tries_under_two_names_wait_for_the_teacher(order: tuple[Receipt, ...]) -> None:
    """Whose file comes first by its name says nothing about who copied."""
    gathered = gather(files(*order, BOB), MONDAY)
    assert gathered.receipts == (BOB,)
    [doubled] = gathered.doubled
    assert doubled.pupils == tuple(one.pupil for one in order)
    assert gather(files(*order, BOB), MONDAY, ["1.json"]).receipts == (order[0], BOB)


def test_an_own_file_with_other_tries_under_a_handed_in_name_waits_too() -> None:
    own = format_results([CLICK, replace(RODE, mark="77")])
    gathered = gather([*files(ANNA), ("Anna.json", own)], MONDAY)
    assert [option.name for option in gathered.doubled[0].options] == ["1.json", "Anna.json"]


def test_two_files_of_one_name_can_be_told_apart() -> None:
    things = [("anna.json", format_receipt(ANNA)), ("anna.json", format_receipt(SPOILT))]
    [doubled] = gather(things, MONDAY).doubled
    assert [option.name for option in doubled.options] == ["anna.json", "anna.json (2)"]
    assert gather(things, MONDAY, ["anna.json (2)"]).receipts == (SPOILT,)


def test_a_flood_of_hand_ins_under_one_name_stalls_nobody() -> None:
    flood = [
        format_line(Receipt("Anna", MONDAY.code, (replace(CLICK, mark=f"{number:x}"),)))
        for number in range(1_500)
    ]
    began = perf_counter()
    gathered = gather(["\n".join(flood), format_line(BOB)], MONDAY)
    assert gathered.receipts == (BOB,)
    assert len(gathered.doubled[0].options) == 1_500
    assert perf_counter() - began < 60  # comparing each with all others takes minutes


def test_what_is_to_be_chosen_is_told_in_text_and_on_the_page() -> None:
    of = overview(files(ANNA, SPOILT), MONDAY)
    text = report_text(of)
    assert "To choose: 1." in text
    assert "Anna (choose)" in text
    assert (
        "Different hand-ins under the name Anna. Choose by --take and a name:\n  1.json: " in text
    )
    assert "<b>1.json</b> (Anna): puzzles and lessons: 2" in report_page(of)


def test_merging_what_is_the_same_is_what_it_was() -> None:
    assert merge(ANNA.attempts, ANNA.attempts[:1]) == ANNA.attempts
