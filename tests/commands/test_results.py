"""The command ``results``."""

import io
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from mt_widgets.classroom.assignment import AssignmentFile, format_assignment, format_link
from mt_widgets.classroom.receipt import Receipt, format_line, format_receipt
from mt_widgets.cli import main
from tests.classroom.handed import ANNA, CLICK, MONDAY, WALK

NOTHING = "results: there is nothing that counts"
STRANGE = "this is nothing that was handed in: a line begins with MT2-"
FOREIGN = AssignmentFile("Tuesday", (WALK,))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A class of two, one of whom has handed in something else."""
    inside = tmp_path / "class"
    inside.mkdir()
    (inside / "anna.json").write_text(format_receipt(ANNA), "utf-8")
    (inside / "cleo.json").write_text(format_receipt(Receipt("Cleo", FOREIGN.code)), "utf-8")
    return inside


def test_it_prints_a_table_and_what_was_left_out(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "m.assignment.toml").write_text(format_assignment(MONDAY), "utf-8")
    assert main(["results", str(folder), "--pupils", "Anna,Ben"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(
        "Monday\nPupils: 1. Puzzles and lessons: 2. Missing: 1. Left out: 1.\n\n"
        "      1  2  first try  hints  time\n"
        "Anna  ◐  ✓        1/2      1  6:14\n"
        "Ben   ·  ·        0/2      0  0:00\n"
    )
    assert out.endswith(
        f"Left out:\n  cleo.json: this belongs to another assignment, {FOREIGN.code}\n"
    )
    assert "1 Three steps: W3:b5, tried by 1" in out


def test_lines_come_by_standard_input_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stream = io.TextIOWrapper(io.BytesIO(f"Anna: {format_line(ANNA)}\n".encode()))
    monkeypatch.setattr(sys, "stdin", stream)
    assert main(["results", "-", "--assignment", format_link(MONDAY)]) == 0
    assert "\nAnna  ◐  ✓" in capsys.readouterr().out


def test_it_writes_a_table_and_a_page(folder: Path, tmp_path: Path) -> None:
    table, page = tmp_path / "t.csv", tmp_path / "p.html"
    assert main(["results", str(folder), "--csv", str(table), "--html", str(page)]) == 0
    assert table.read_text("utf-8").splitlines()[1].startswith(f"Anna,{WALK},Three steps,1,0,1,")
    assert page.read_text("utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["none"], f"{NOTHING}; none: this cannot be read: No such file or directory"),
        (["MT1-X"], f"{NOTHING}; text 1: a symbol is missing or too many, at group 1"),
        (["-", "--assignment", "none"], "'none': No such file or directory"),
        (["-", "--assignment", "#assignment=x"],
         "This link is damaged, so copy it once more, from its start to its end."),
        (["-", "--pupils", "\x07"], "A name or number of 1 to 40 plain characters is meant."),
        (["-"], f"{NOTHING}; standard input: {STRANGE}"),
    ],
)  # fmt: skip
def test_bad_input_is_answered_with_one_sentence(
    arguments: list[str],
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"hello")))
    assert main(["results", *arguments]) == 2
    assert capsys.readouterr() == ("", f"{sentence}\n")


def test_what_cannot_be_written_is_told(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "no" / "t.csv")
    assert main(["results", str(folder), "--csv", out]) == 2
    assert capsys.readouterr().err.endswith("cannot be written: No such file or directory\n")


def test_of_two_assignments_one_has_to_be_named(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, one in (("m", MONDAY), ("t", FOREIGN)):
        (folder / f"{name}.assignment.toml").write_text(format_assignment(one), "utf-8")
    assert main(["results", str(folder)]) == 2
    assert capsys.readouterr().err == (
        "results: there are several assignments; name one by --assignment\n"
    )
    assert main(["results", str(folder), "--assignment", str(folder / "m.assignment.toml")]) == 0


def test_what_the_moves_do_not_show_is_named_and_not_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = Receipt("Max", MONDAY.code, (replace(CLICK, mark="77", moves=None),), format=1)
    (tmp_path / "max.txt").write_text(format_line(old), "utf-8")
    assert main(["results", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert "\nMax  ?        0/1" in out
    assert "  Max: 1 Three steps: claimed: solved; it is from an older version" in out
    assert main(["results", str(tmp_path), "--trust"]) == 0
    out = capsys.readouterr().out
    assert "\nMax  ◐" in out
    assert "In doubt" not in out


def test_of_two_hand_ins_under_one_name_one_is_taken(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = replace(ANNA, attempts=(replace(CLICK, mark="bad", solved=False, moves=None),))
    (folder / "other.json").write_text(format_receipt(bad), "utf-8")
    (folder / "m.assignment.toml").write_text(format_assignment(MONDAY), "utf-8")
    assert main(["results", str(folder)]) == 0
    out = capsys.readouterr().out
    assert "Different hand-ins under the name Anna. Choose by --take and a name:" in out
    assert "Anna (choose)  ·" in out
    for name in ("anna.json", str(folder / "anna.json")):
        assert main(["results", str(folder), "--take", name]) == 0
        out = capsys.readouterr().out
        assert "\nAnna  ◐  ✓" in out
        assert "  other.json: another one was taken: anna.json" in out


def test_a_name_that_is_not_one_to_choose_is_told(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["results", str(folder), "--take", "anna.json"]) == 2
    assert capsys.readouterr().err == "results: --take: 'anna.json' is not one to choose\n"
