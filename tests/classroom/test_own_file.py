"""A learner's own file of results among what was handed in."""

from dataclasses import replace
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.classroom.doubled import Gathered
from mt_widgets.classroom.gather import gather
from mt_widgets.classroom.own_file import parse_own_file
from mt_widgets.classroom.receipt import Receipt, format_line
from mt_widgets.learner.results_format import format_results
from tests.classroom.handed import ANNA, CLICK, MONDAY, RODE
from tests.learner.attempts import PLAIN

OWN = replace(CLICK, mark="77")
FILE = format_results([OWN, PLAIN])


def test_a_pupil_is_named_after_the_file_and_what_was_asked_for_counts() -> None:
    assert gather([("Ida.json", FILE)], MONDAY) == Gathered((Receipt("Ida", "", (OWN,)),))


def test_without_an_assignment_all_of_it_counts(tmp_path: Path) -> None:
    (tmp_path / "Ida.json").write_text(FILE, "utf-8")
    [receipt] = gather([tmp_path, format_line(ANNA)]).receipts[1:]
    assert {*receipt.attempts} == {OWN, PLAIN}


def test_whoever_has_handed_in_its_tries_is_known_by_name() -> None:
    more = format_results([*ANNA.attempts, OWN])
    gathered = gather([("results.json", more), ("a", format_line(ANNA))], MONDAY)
    assert [(one.pupil, len(one.attempts)) for one in gathered.receipts] == [("Anna", 3)]
    assert [name for name, _ in gathered.left_out] == ["a"]  # all of it is in the file, too


def test_two_files_of_one_name_are_two_pupils_and_one_twice_is_one() -> None:
    other = format_results([replace(RODE, mark="78")])
    things = [("results.json", FILE), ("results.json", other), ("again.json", FILE)]
    gathered = gather(things, MONDAY)
    assert [receipt.pupil for receipt in gathered.receipts] == ["results", "results 2"]
    assert gathered.left_out == (("again.json", "this was handed in twice"),)


def test_what_cannot_count_is_told() -> None:
    newer = FILE.replace('"format": 2', '"format": 3')
    things = [
        ("a.json", FILE[:-9]),
        ("b.json", newer),
        ("c.json", format_results([PLAIN])),
    ]
    assert gather(things, MONDAY).left_out == (
        ("a.json", "this is damaged: not all of it can be read"),
        ("b.json", "a newer version wrote this"),
        ("c.json", "there is nothing in it that counts here"),
    )


@given(st.text(max_size=60), st.integers(0, len(FILE)), st.text(max_size=6))
def test_anything_that_begins_like_one_is_read_or_left_out(name: str, at: int, text: str) -> None:
    gathered = gather([(name, FILE[:at] + text + FILE[at:]), ("a", format_line(ANNA))], MONDAY)
    assert len(gathered.receipts) + len(gathered.left_out) == 2
    assert all(receipt.pupil.isprintable() for receipt in gathered.receipts)


def test_any_name_of_a_file_gives_a_pupil() -> None:
    assert parse_own_file(FILE, "Anna  B.JSON").pupil == "Anna B"
    assert parse_own_file(FILE, ".json").pupil == "no name"
    assert len(parse_own_file(FILE, "x" * 100).pupil) == 40
