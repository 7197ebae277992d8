"""What a teacher gives: paths and texts are told apart, assignments found, names read."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.classroom.assignment import format_assignment, format_link
from mt_widgets.classroom.gather import gather
from mt_widgets.classroom.inbox import assignments_in, is_assignment, parse_names, thing
from mt_widgets.classroom.receipt import format_line, format_receipt
from mt_widgets.classroom.setting import find_assignment
from mt_widgets.engine.errors import FileError, Mistake
from tests.classroom.handed import ANNA, MONDAY

TEXT = format_assignment(MONDAY)


@pytest.mark.parametrize(
    "text", [format_line(ANNA), f"Anna: {format_line(ANNA)}", format_receipt(ANNA), "a\nb"]
)
def test_content_is_told_from_a_path(text: str) -> None:
    assert thing(text) == text
    assert thing("class/anna.json") == Path("class/anna.json")
    assert thing(("anna", text)) == ("anna", text)


def test_what_is_there_is_a_path_though_it_is_called_like_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("MT1-class").mkdir()
    assert thing("MT1-class") == Path("MT1-class")


@pytest.mark.parametrize("given", [None, 5, ("a", 5), "a\0b"])
def test_what_is_neither_is_a_mistake(given: object) -> None:
    with pytest.raises(Mistake, match="is no file, no folder and no text"):
        thing(given)


def test_an_assignment_may_lie_in_a_folder_with_the_answers(tmp_path: Path) -> None:
    (tmp_path / "monday.assignment.toml").write_text(TEXT, "utf-8")
    (tmp_path / "anna.json").write_text(format_receipt(ANNA), "utf-8")
    (tmp_path / ".hidden").write_text("x", "utf-8")
    assert assignments_in([tmp_path]) == [MONDAY]
    assert gather([tmp_path]).receipts == (ANNA,)
    assert gather([tmp_path]).left_out == ()


def test_an_assignment_comes_as_a_file_a_link_or_a_text(tmp_path: Path) -> None:
    path = tmp_path / "m.assignment.toml"
    path.write_text(TEXT, "utf-8")
    link = format_link(MONDAY, "https://towers.example/")
    for one in (MONDAY, path, str(path), link, TEXT):
        assert find_assignment(one) == MONDAY
    name = "x.assignment.toml"
    things = path, (name, TEXT), (name, TEXT.encode()), link, "MT1-0"
    assert assignments_in(things) == [MONDAY] * 4


def test_a_link_among_lines_is_found_and_the_lines_still_count() -> None:
    chat = f"{format_link(MONDAY, 'https://towers.example/')}\nAnna: {format_line(ANNA)}"
    assert assignments_in([chat]) == [MONDAY]
    assert not is_assignment(chat)
    assert gather([chat]).receipts == (ANNA,)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"\xff", "not text in UTF-8"),
        (b"format = 3", "reads formats 1 to 2"),
        (None, "No such file"),
    ],
)
def test_a_bad_assignment_is_told_in_a_sentence(
    content: bytes | None, told: str, tmp_path: Path
) -> None:
    path = tmp_path / "m.assignment.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(FileError, match=told):
        find_assignment(path)


@given(st.text("A1-–,; \n\x07ї", max_size=30))
def test_any_list_is_names_or_a_sentence(text: str) -> None:
    try:
        found = parse_names(text)
    except Mistake:
        return
    assert all(name and name == name.strip() and name.isprintable() for name in found)


def test_names_and_numbers_are_read() -> None:
    assert parse_names(" Anna,Ben\n17; 3-5,Anna ") == ("Anna", "Ben", "17", "3", "4", "5")
    assert parse_names("") == ()
    assert parse_names("5-3") == ("3", "4", "5"), "nobody is called that"
    with pytest.raises(Mistake, match="1 to 40 plain characters"):
        parse_names("x" * 41)
    with pytest.raises(Mistake, match="more than 1000"):
        parse_names("1-1001")
