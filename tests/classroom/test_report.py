"""What a class has learnt: rows, wrong moves, weak rules and themes, and a table of it all."""

import csv
import io
import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.classroom.assignment import AssignmentFile
from mt_widgets.classroom.receipt import Receipt, hand_in
from mt_widgets.classroom.report import (
    Known,
    Row,
    Wrong,
    format_csv,
    known,
    rows,
    wrong_moves,
)
from mt_widgets.classroom.subjects import Subject, find_subjects
from mt_widgets.learner.results import Attempt
from mt_widgets.puzzles.variant import symmetry_of, turned_line
from tests.classroom.handed import ANNA, CLICK, MONDAY, RIDE, RODE, WALK, receipts

CODE = MONDAY.code


def clean(mark: str, item: str = WALK) -> Attempt:
    return replace(CLICK, mark=mark, item=item, hints=0, tried=(), seconds=10.0)


def read(table: str) -> list[list[str]]:
    return [*csv.reader(io.StringIO(table, newline=""))]


def test_a_row_tells_what_a_pupil_did_with_an_item() -> None:
    assert rows([ANNA]) == (
        Row("Anna", WALK, 1, False, True, 2, 1, 74.5, ("W3:b5", "T2:t5.1")),
        Row("Anna", RIDE, 1, True, True, 3, 0, 300.0, (), "1", "1"),
    )


def test_whoever_has_not_begun_has_a_row_too() -> None:
    assert rows([Receipt("17", CODE)], MONDAY.items) == (Row("17", WALK), Row("17", RIDE))


def test_items_stand_as_they_were_asked_for_and_numbers_before_names() -> None:
    class_ = [Receipt(pupil, CODE) for pupil in ("bob", "10", "Anna", "9")]
    found = [(row.pupil, row.item) for row in rows(class_, (RIDE, WALK))]
    assert found[:3] == [("9", RIDE), ("9", WALK), ("10", RIDE)]
    assert [pupil for pupil, _ in found[::2]] == ["9", "10", "Anna", "bob"]


def test_all_that_a_pupil_handed_in_counts_once() -> None:
    again = replace(clean("ff"), began="2026-03-02T08:00:00+00:00", tried=("W1:b2",))
    [row] = rows([Receipt("Anna", CODE, (CLICK,)), Receipt("Anna", CODE, (CLICK, again))])
    assert row.sittings == 2
    assert row.tried == ("W3:b5", "T2:t5.1", "W1:b2")
    assert row.seconds == 84.5


@pytest.mark.parametrize(
    ("first", "right"),
    [
        (clean("1"), True), (replace(clean("1"), hints=2), True),
        (replace(clean("1"), tried=("end",)), False), (replace(clean("1"), shown=True), False),
        (replace(clean("1"), solved=False), False),
    ],
)  # fmt: skip
def test_right_at_first_try_is_without_a_wrong_move_or_a_look(first: Attempt, right: bool) -> None:
    later = replace(clean("2"), began="2026-03-02T08:00:00+00:00")
    [row] = rows([Receipt("Anna", CODE, (first, later))])
    assert row.first_try is right


def test_the_most_common_wrong_moves_come_first_and_a_pupil_counts_once() -> None:
    one = Receipt("Anna", CODE, (replace(CLICK, tried=("W1:b2", "W1:b2", "W3:b5")),))
    other = Receipt("Bob", CODE, (replace(CLICK, mark="b", tried=("W3:b5", "no move\\")),))
    assert wrong_moves([one, other], WALK) == (
        Wrong("W3:b5", ("Anna", "Bob")),
        Wrong("W1:b2", ("Anna",)),
        Wrong("no move\\", ("Bob",)),
    )


def test_the_same_mistake_in_two_variants_is_one() -> None:
    puzzle = find_subjects([WALK])[WALK].puzzle
    assert puzzle is not None
    varied = AssignmentFile("Monday", (WALK,), variants=True)
    class_ = list[Receipt]()
    for pupil in ("Anna", "Bob", "17"):
        seed = varied.seed(pupil)
        assert seed is not None
        line = turned_line(puzzle, "W2:b5 T1:t3.1", symmetry_of(puzzle, seed))
        tried = replace(CLICK, mark=f"{len(class_)}", variant=seed, tried=(line, "?!"))
        class_.append(hand_in(varied, pupil, [tried]))
    assert [wrong.line for wrong in wrong_moves(class_, WALK, puzzle)] == ["?!", "W2:b5 T1:t3.1"]
    assert {len(wrong.pupils) for wrong in wrong_moves(class_, WALK, puzzle)} == {3}


def test_the_weakest_rules_and_themes_come_first() -> None:
    subjects = {
        "p/1": Subject("One", ("riding",), ("castle.enter",)),
        "p/2": Subject("Two", ("riding", "dice"), ("card.exact",)),
        "p/3": Subject("Three", ("tempo",), ()),
    }
    of = (
        Row("Anna", "p/1", 1, first_try=True), Row("Anna", "p/2", 1), Row("Anna", "p/3"),
        Row("Bob", "p/1", 1, first_try=True), Row("Bob", "p/2"), Row("Bob", "unknown/1", 1),
    )  # fmt: skip
    assert known(of, subjects, "themes") == (Known("dice", 0, 1), Known("riding", 2, 3))
    assert known(of, subjects, "rules") == (Known("card.exact", 0, 1), Known("castle.enter", 2, 2))
    assert known(of[3:], subjects, "rules") == (Known("castle.enter", 1, 1),)


def test_a_lesson_that_was_only_begun_tells_nothing_of_its_rules() -> None:
    subjects = {"lesson:x": Subject("X", rules=("stack.six",))}
    assert known([Row("Anna", "lesson:x", 1)], subjects, "rules") == ()
    wrong = Row("Anna", "lesson:x", 1, tried=("W1:b2",))
    assert known([wrong], subjects, "rules") == (Known("stack.six", 0, 1),)


def test_what_our_items_are_about_is_known() -> None:
    found = find_subjects([WALK, RIDE])
    assert found[WALK].title == "Three steps"
    assert found[WALK].themes
    assert found[WALK].rules
    assert found[RIDE].rules
    assert found[RIDE].puzzle is None


@pytest.mark.parametrize(
    "item",
    ["../../pyproject", "/etc/passwd", "first-steps/pack", "first-steps/999-none", "lesson:none",
     "lesson:../x", "x" * 200, "<b>", "no/" + "ї" * 97],
)  # fmt: skip
def test_of_items_that_are_not_ours_nothing_is_known_and_nothing_read(item: str) -> None:
    assert find_subjects([item]) == {}


def test_the_table_has_a_head_and_a_row_each() -> None:
    odds = replace(ANNA, attempts=(replace(CLICK, value="5/12", best="1/2"),))
    table = format_csv(rows([odds], MONDAY.items), {WALK: Subject('Say "three", please')})
    assert table == (
        "pupil,item,title,sittings,first try,solved,stars,hints,seconds,reached,best,"
        "wrong moves,shown by,in doubt\r\n"
        f'Anna,{WALK},"Say ""three"", please",1,0,1,2,1,74.5,0.4167,0.5,W3:b5 / T2:t5.1,,\r\n'
        "Anna,lesson:riding,,0,0,0,0,0,0.0,,,,,\r\n"
    )


@pytest.mark.parametrize(
    ("text", "cell"),
    [
        ("=1+1", "'=1+1"), ("+49 30", "'+49 30"), ("-5", "'-5"), ("@SUM(A1)", "'@SUM(A1)"),
        ("＝1", "'＝1"), ("a;=1+1", "a;'=1+1"), ("a,-1", "a,'-1"), ("a; @x", "a; '@x"),
        ("mc:-", "mc:-"), ("a-b", "a-b"), ("1=1", "1=1"), ("O'Neil", "O'Neil"),
    ],
)  # fmt: skip
def test_no_text_is_a_formula(text: str, cell: str) -> None:
    receipt = Receipt(text, CODE, (replace(CLICK, item=text, tried=(text,)),))
    [_, row] = read(format_csv(rows([receipt])))
    assert (row[0], row[1], row[-3]) == (cell, cell, cell)


@given(st.lists(receipts(), max_size=3), st.sampled_from([",", ";", "\t"]))
def test_no_cell_of_any_table_begins_a_formula(class_: list[Receipt], separator: str) -> None:
    table = format_csv(rows(class_))
    for line in csv.reader(io.StringIO(table, newline=""), delimiter=separator):
        for cell in line:
            assert not re.match(r'["\s]*[=+\-@＝＋－＠]', cell)


@given(st.lists(receipts(), max_size=3))
def test_the_table_has_as_many_cells_everywhere(class_: list[Receipt]) -> None:
    found = rows(class_)
    table = read(format_csv(found))
    assert len(table) == len(found) + 1
    assert {len(line) for line in table} == {14}


@given(st.lists(receipts(), max_size=3))
def test_whatever_was_handed_in_can_be_told(class_: list[Receipt]) -> None:
    found = rows(class_)
    subjects = find_subjects({row.item for row in found})
    assert {row.pupil for row in found} == ({one.pupil for one in class_} if found else set())
    assert known(found, subjects, "rules") == known(found, subjects, "themes") == ()
    puzzle = find_subjects([WALK])[WALK].puzzle
    for row in found:
        told = wrong_moves(class_, row.item, puzzle)
        assert bool(row.tried) <= bool(told)


def test_markup_is_text_like_any_other() -> None:
    receipt = Receipt("<b>Bob</b>", CODE, (replace(RODE, tried=("<script>alert(1)</script>",)),))
    [_, row] = read(format_csv(rows([receipt])))
    assert row[0] == "<b>Bob</b>"
    assert row[-3] == "<script>alert(1)</script>"
