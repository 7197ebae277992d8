"""The command ``assign``, and the paper that goes with an assignment."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from mt_widgets.classroom.assignment import parse_link
from mt_widgets.classroom.setting import find_assignment
from mt_widgets.classroom.spoken import opens
from mt_widgets.cli import main
from mt_widgets.paper.pupils import copies_of
from mt_widgets.puzzles.load import load_puzzle
from mt_widgets.puzzles.packs import shipped
from mt_widgets.puzzles.variant import vary

STEPS = "first-steps/001-three-steps"


def test_it_writes_the_file_and_tells_code_and_link(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "monday.assignment.toml"
    given = ["lesson:walking", "dice", "--title", "Monday", "--hints", "1", "--minutes", "20"]
    assert main(["assign", *given, "--variants", "-o", str(out)]) == 0
    assignment = find_assignment(out)
    assert (assignment.hints, assignment.minutes, assignment.exam) == (1, 20, False)
    assert assignment.items[:2] == ("lesson:walking", "dice/001-one-die-or-two")
    file, code, link = capsys.readouterr().out.splitlines()
    assert file == str(out)
    assert code == f"code {assignment.code}"
    assert parse_link(link.removeprefix("link ")) == assignment


def test_a_notebook_and_a_link_on_a_site(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    given = [STEPS, "--title", "An exam", "--exam", "--notebook", "--site", "http://localhost:8000"]
    assert main(["assign", *given]) == 0
    assert find_assignment("an-exam.assignment.toml").exam
    assert "Assignment(" in json.loads(Path("an-exam.ipynb").read_text())["cells"][1]["source"]
    assert "link http://localhost:8000/index.html#assignment=" in capsys.readouterr().out


def test_an_assignment_of_our_plans_is_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["assign", "--ready", "course-exam"]) == 0
    made = find_assignment("course-exam.assignment.toml")
    assert made.exam
    assert made.release  # what everybody has cannot have a word
    assert replace(made, release="") == find_assignment("course-exam")


@pytest.mark.parametrize(
    "arguments", [["x"], ["odds", STEPS], ["course-1", "--exam"], ["course-1", "--minutes", "20"]]
)
def test_what_is_not_ready_is_told(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["assign", "--ready", *arguments]) == 2
    assert "ready" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nothing"], "There is no puzzle, pack or lesson 'nothing'."),
        ([STEPS, "--hints", "4"], "hints: a whole number from 0 to 3 is meant here"),
        ([STEPS, "--minutes", "many"], "minutes: 'many' is not a whole number"),
        ([STEPS, "--minutes", "601"], "minutes: a whole number from 0 to 600 is meant here"),
        ([STEPS, "--title", " "], "Give it a title, so that your pupils know it again."),
        ([STEPS, "--title", "a" * 101], "title: 1 to 100 plain characters are meant here"),
        ([STEPS, "-o", ""], "assign: '' is no name of a file"),
        ([STEPS, "--site", "here"], "site: an address such as http://localhost:8000/ is meant"),
        ([STEPS, "--site", "http:///"], "site: an address such as http://localhost:8000/ is meant"),
        (
            ["lesson:walking", "--exam"],
            "items: 'lesson:walking' tells at once what is right, so it cannot be in an exam",
        ),
    ],
)
def test_bad_input_is_answered_with_one_sentence(
    arguments: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["assign", "--title", "Monday", *arguments]) == 2
    assert capsys.readouterr().err == f"{sentence}\n"
    assert not [*tmp_path.iterdir()]


def test_paper_and_screen_have_the_same_variants(tmp_path: Path) -> None:
    out = tmp_path / "monday.assignment.toml"
    main(["assign", "lesson:walking", STEPS, "--title", "Monday", "--variants", "-o", str(out)])
    assignment = find_assignment(out)
    copies = copies_of(assignment, ("anna", "ben"))
    seed = assignment.seed("anna")
    assert seed is not None
    assert copies[0].puzzles == (vary(load_puzzle(shipped() / f"{STEPS}.toml"), seed),)
    assert copies[0].code != copies[1].code
    page = tmp_path / "sheet.html"
    assert main(["sheet", str(out), "--pupils", "anna,ben", "-o", str(page)]) == 0
    text = page.read_text("utf-8")
    assert text.count("<section") == 4
    assert all(copy.code in text for copy in copies)


def test_without_variants_all_have_the_same_on_paper(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "monday.assignment.toml"
    main(["assign", STEPS, "--title", "Monday", "-o", str(out)])
    assignment = find_assignment(out)
    one, two = copies_of(assignment, ("anna", "ben"))
    assert one.puzzles == two.puzzles
    assert one.code == two.code == assignment.code
    assert [copy.code for copy in copies_of(assignment, ())] == [assignment.code]
    capsys.readouterr()
    assert main(["sheet", str(out), "alone"]) == 2
    assert "an assignment stands alone" in capsys.readouterr().err


def test_an_assignment_of_lessons_alone_is_not_for_paper(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "monday.assignment.toml"
    main(["assign", "lesson:walking", "--title", "Monday", "-o", str(out)])
    capsys.readouterr()
    assert main(["sheet", str(out)]) == 2
    assert capsys.readouterr().err == "sheet: there is no puzzle to print\n"


def test_an_exam_gets_a_release_word_in_a_file_of_the_teachers_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["assign", STEPS, "--title", "An exam", "--exam", "--notebook"]) == 0
    printed = capsys.readouterr().out
    [word] = re.findall(r"release word ([\w-]+), for you alone", printed)
    own = Path("an-exam.release-word.txt")
    assert word in own.read_text("utf-8")
    assert own.stat().st_mode & 0o077 == 0
    assert opens(word, find_assignment("an-exam.assignment.toml").release)
    for name in ("an-exam.assignment.toml", "an-exam.ipynb"):
        assert word not in Path(name).read_text("utf-8")


def test_the_word_may_be_chosen_and_the_files_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for word in ("Open Sesame", "shut sesame"):
        given = [STEPS, "--title", "An exam", "--exam", "--word", word]
        assert main(["assign", *given]) == 0
        assert opens(word, find_assignment("an-exam.assignment.toml").release)
        assert word in Path("an-exam.release-word.txt").read_text("utf-8")


def test_a_word_is_for_an_exam(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["assign", STEPS, "--title", "Monday", "--word", "x"]) == 2
    assert capsys.readouterr().err == "assign: --word is for an exam, so add --exam\n"


def test_a_file_of_somebody_elses_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("an-exam.release-word.txt").write_text("my diary")
    assert main(["assign", STEPS, "--title", "An exam", "--exam"]) == 2
    assert "it is not what this command writes" in capsys.readouterr().err
    assert not Path("an-exam.assignment.toml").exists()
