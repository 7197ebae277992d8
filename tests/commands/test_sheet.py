"""The command ``sheet``."""

from pathlib import Path

import pytest

from mt_widgets.cli import main


def test_it_writes_html_and_pdf(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "monday"
    assert main(["sheet", "first-steps/001-three-steps", "-o", str(out), "--copies", "2"]) == 0
    assert capsys.readouterr().out == f"{out}.html: 4 pages\n{out}.pdf: 4 pages\n"
    assert (tmp_path / "monday.pdf").read_bytes().startswith(b"%PDF-")
    assert (tmp_path / "monday.html").read_text("utf-8").count("<section") == 4


def test_a_pack_is_printed_whole_on_the_paper_that_is_asked_for(tmp_path: Path) -> None:
    out = tmp_path / "a.html"
    assert main(["sheet", "alone", "-o", str(out), "--paper", "letter"]) == 0
    text = out.read_text("utf-8")
    assert text.count("<section") >= 5
    assert "size: 215.9mm 279.4mm" in text


def test_board_rules_and_spells(tmp_path: Path) -> None:
    out = tmp_path / "r.html"
    assert main(["sheet", "--board", "--rules", "--spells", "-o", str(out)]) == 0
    assert out.read_text("utf-8").count("<section") == 4


def test_a_plan_comes_with_the_pupils_pages_and_the_key(tmp_path: Path) -> None:
    out = tmp_path / "odds.html"
    assert main(["sheet", "--plan", "odds", "-o", str(out)]) == 0
    text = out.read_text("utf-8")
    assert text.count("<section") == 2 + 4 + 3
    assert "W*T* with 1/3; W** has 11/36, which is 1/36 less" in text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "sheet: name puzzles or packs, or ask for --board, --rules, --spells or --plan"),
        (["--plan", "second"], "there is no plan 'second'; there are first, course, odds"),
        (["--plan", "a\0.toml"], "'a\\x00.toml': this cannot be the name of a file"),
        (["alone", "--plan", "odds"], "sheet: --plan stands alone, without puzzles or pupils"),
        (["--rules", "--plan", "odds"], "sheet: --plan stands alone, without puzzles or pupils"),
        (["nonsense"], "There is no puzzle, pack, file or folder 'nonsense'."),
        (["alone", "--paper", "a5"], "paper: there is no 'a5'; there are a4, letter"),
        (["alone", "--copies", "0"], "copies: '0' is not a whole number from 1 to 200"),
        (["alone", "--copies", "many"], "copies: 'many' is not a whole number from 1 to 200"),
        (["alone", "--pupils", "a,a"], "pupils: 'a' is there twice"),
        (["alone", "--board"], "sheet: --board stands alone, without puzzles or pupils"),
        (["alone", "-o", ""], "sheet: '' is no name of a file"),
    ],
)
def test_bad_input_is_answered_with_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sheet", *arguments]) == 2
    assert capsys.readouterr().err == f"{sentence}\n"


def test_a_folder_that_is_not_there_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sheet", "--board", "-o", str(tmp_path / "no" / "b.html")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_without_fpdf_there_is_a_page_at_least(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mt_widgets.paper.pdf.find_spec", lambda name: None)
    assert main(["sheet", "--board", "-o", str(tmp_path / "a")]) == 0
    assert "A PDF as well takes fpdf2" in capsys.readouterr().out
    assert [path.name for path in tmp_path.iterdir()] == ["a.html"]
