"""Gathering a class: what counts, and what is named and left out, with the reason."""

import os
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.classroom.assignment import AssignmentFile
from mt_widgets.classroom.doubled import Gathered
from mt_widgets.classroom.gather import Handed, gather
from mt_widgets.classroom.receipt import Receipt, format_line, format_receipt
from tests.classroom.handed import ANNA, CLICK, MONDAY, RODE
from tests.learner.attempts import PLAIN

BOB = Receipt("Bob", MONDAY.code, (replace(CLICK, mark="b0b"), replace(RODE, mark="b0b1")))
FOREIGN = Receipt("Cleo", AssignmentFile("Tuesday", MONDAY.items).code)
VARIED = replace(MONDAY, variants=True)


def varied(pupil: str, seed: str | None) -> Receipt:
    return Receipt(pupil, VARIED.code, (replace(CLICK, mark=f"{len(pupil)}", variant=seed),))


def test_files_pairs_and_lines_are_gathered_alike(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text(format_receipt(ANNA), "utf-8")
    cleo = replace(FOREIGN, code=MONDAY.code)
    things: list[Handed] = [
        tmp_path / "a.json",
        ("b.json", format_receipt(BOB).encode()),
        format_line(cleo),
    ]
    assert gather(things) == Gathered((ANNA, BOB, cleo))


def test_a_folder_stands_for_its_files(tmp_path: Path) -> None:
    (tmp_path / "b.txt").write_text(format_line(BOB), "utf-8")
    (tmp_path / "a.json").write_text(format_receipt(ANNA), "utf-8")
    (tmp_path / "deeper").mkdir()
    assert gather([tmp_path]) == Gathered((ANNA, BOB))


def test_a_learners_link_is_told_of_and_not_followed(tmp_path: Path) -> None:
    room, elsewhere = tmp_path / "room", tmp_path / "of-the-teacher.json"
    elsewhere.write_text(format_receipt(BOB), "utf-8")
    for name in ("anna", "mallory", "pipe"):
        (room / name).mkdir(parents=True)
    (room / "anna" / "results.json").write_text(format_receipt(ANNA), "utf-8")
    (room / "mallory" / "results.json").symlink_to(elsewhere)
    os.mkfifo(room / "pipe" / "results.json")
    gathered = gather([room])
    assert gathered.receipts == (ANNA,)
    why = "this cannot be read: this is a link, and links are not followed here"
    assert gathered.left_out == (("mallory", why),)
    (tmp_path / "mine.json").symlink_to(elsewhere)
    assert gather([tmp_path / "mine.json"]).receipts == (BOB,), "a link that the teacher names"


def test_two_hundred_files_are_gathered(tmp_path: Path) -> None:
    receipts = [
        Receipt(
            f"pupil {n:03}", MONDAY.code, (replace(CLICK, mark=f"{n:x}", tried=("W3:b5",) * 50),)
        )
        for n in range(200)
    ]
    for receipt in receipts:
        (tmp_path / f"{receipt.pupil}.json").write_text(format_receipt(receipt), "utf-8")
    assert gather([tmp_path], MONDAY) == Gathered(tuple(receipts))


def test_a_chat_may_hold_the_lines_of_many_pupils() -> None:
    wrapped = format_line(BOB).replace("-", "-\r\n", 9)
    text = f"Anna: {format_line(ANNA).lower()}\nBob (4b): {wrapped}\n\nSee you!\n"
    gathered = gather([text])
    assert gathered.receipts == (ANNA, BOB)
    [(name, why)] = gathered.left_out
    assert name == "text 1, line 3"
    assert why == "this is nothing that was handed in: a line begins with MT2-"


def test_talk_between_the_lines_of_a_chat_keeps_none_away() -> None:
    wrapped = format_line(BOB).replace("-", "-\n", 9)
    chat = f"Anna: {format_line(ANNA)}\nBen: here is mine!\nAnd now?\nBob: {wrapped}\nBen: bye"
    gathered = gather([chat])
    assert gathered.receipts == (ANNA, BOB)
    assert [name for name, _ in gathered.left_out] == ["text 1, line 2", "text 1, line 4"]


@pytest.mark.parametrize("between", [" ", "\t", ", ", " / "])
def test_lines_of_one_row_all_count_or_are_named(between: str) -> None:
    gathered = gather([f"4b: {format_line(ANNA)}{between}{format_line(BOB)}"])
    assert BOB in gathered.receipts
    named = [name for name, _ in gathered.left_out]
    assert ANNA in gathered.receipts or named == ["text 1, line 1 (4b)"]


def test_lines_with_spaces_between_are_all_gathered() -> None:
    assert gather([f"{format_line(ANNA)} {format_line(BOB)}"]) == Gathered((ANNA, BOB))


def test_one_bad_line_keeps_no_other_away() -> None:
    bad = format_line(ANNA)[:-1]
    gathered = gather([f"{bad}\n{format_line(BOB)}"])
    assert gathered.receipts == (BOB,)
    [(name, why)] = gathered.left_out
    assert name == "text 1, line 1"
    assert why.startswith("a symbol is missing or too many, at group ")


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (format_receipt(BOB)[:-9], "this is damaged: not all of it can be read"),
        (
            format_receipt(BOB).replace("Bob", "Rob"),
            "this was changed after it was handed in, or is damaged",
        ),
        (format_receipt(ANNA), "this was handed in twice"),
        (format_line(ANNA), "this was handed in twice"),
        (format_receipt(FOREIGN), f"this belongs to another assignment, {FOREIGN.code}"),
        (
            format_receipt(replace(BOB, attempts=(PLAIN,))),
            "'first-steps/001-walk' was not asked for",
        ),
        ("holiday.jpg \x00", "this is nothing that was handed in: a line begins with MT2-"),
        ("x" * 1_000_001, "this is too long"),
    ],
    ids=lambda value: value[:30],
)
def test_what_does_not_belong_there_is_named_and_left_out(content: str, told: str) -> None:
    gathered = gather([("anna.json", format_receipt(ANNA)), ("odd", content)], MONDAY)
    assert gathered == Gathered((ANNA,), (("odd", told),))


def test_without_an_assignment_most_decide_which_it_is() -> None:
    things = [format_line(FOREIGN), format_line(ANNA), format_line(BOB)]
    gathered = gather(things)
    assert gathered.receipts == (ANNA, BOB)
    assert [name for name, _ in gathered.left_out] == ["text 1"]


def test_the_variant_of_another_pupil_is_noticed() -> None:
    own, copied = varied("Anna", VARIED.seed("Anna")), varied("Bob", VARIED.seed("Anna"))
    gathered = gather([("a", format_receipt(own)), ("b", format_receipt(copied))], VARIED)
    assert gathered.receipts == (own,)
    assert [name for name, _ in gathered.left_out] == ["b"]
    assert gathered.left_out[0][1].endswith(" is not the variant of this pupil")


def test_a_file_that_cannot_be_had_is_named(tmp_path: Path) -> None:
    gathered = gather([tmp_path / "none.json", format_line(ANNA)])
    assert gathered.receipts == (ANNA,)
    assert gathered.left_out == (("none.json", "this cannot be read: No such file or directory"),)


def test_names_of_files_are_short_and_printable() -> None:
    [(name, _)] = gather([("\x1b[31m" + "x" * 5000, b"")]).left_out
    assert name == "?[31m" + "x" * 95


@given(st.lists(st.text(max_size=80) | st.tuples(st.text(max_size=9), st.binary(max_size=80))))
def test_anything_at_all_is_left_out_in_a_sentence(things: list[str | tuple[str, bytes]]) -> None:
    gathered = gather([*things, ("a", format_line(ANNA))])
    assert gathered.receipts == (ANNA,)
    for name, why in gathered.left_out:
        assert f"{name}: {why}".isprintable()
        assert why


@given(st.text("MTmt1iIlL- \n:AB8\ufeff", max_size=200))
def test_rows_of_text_are_told_apart_without_a_traceback(text: str) -> None:
    assert gather([text]).receipts == ()
