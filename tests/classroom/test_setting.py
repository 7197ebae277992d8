"""Setting an assignment: what is meant, what cannot be, and the notebook for it."""

import ast
import json
from pathlib import Path

import pytest

from mt_widgets.classroom.assignment import AssignmentFile, format_assignment, format_link
from mt_widgets.classroom.draft import format_notebook
from mt_widgets.classroom.setting import about, check_set, find_assignment, find_items
from mt_widgets.engine.errors import Mistake

STEPS = "first-steps/001-three-steps"
MONDAY = AssignmentFile("Monday", ("lesson:walking", STEPS), hints=1, minutes=20)


def test_a_file_a_text_and_a_link_mean_the_same(tmp_path: Path) -> None:
    path = tmp_path / "monday.assignment.toml"
    path.write_text(format_assignment(MONDAY))
    link = format_link(MONDAY, "http://localhost/index.html")
    for which in (path, str(path), format_assignment(MONDAY), link):
        assert find_assignment(which) == MONDAY


@pytest.mark.parametrize("which", ["", "nowhere.assignment.toml", "a\0b", "x#assignment=abc"])
def test_what_is_none_is_told_in_a_sentence(which: str) -> None:
    with pytest.raises(Mistake):
        find_assignment(which)


def test_packs_stand_for_all_that_is_in_them_once() -> None:
    items = find_items(["lesson:walking", STEPS, "first-steps"])
    assert items[:2] == ("lesson:walking", STEPS)
    assert len(items) > 5
    assert len(set(items)) == len(items)


@pytest.mark.parametrize("name", ["nothing", "lesson:nothing", "../puzzles", "", "first-steps/x"])
def test_what_there_is_not_is_named(name: str) -> None:
    with pytest.raises(Mistake, match="There is no puzzle, pack or lesson"):
        find_items([name])


def test_what_cannot_be_set_is_told() -> None:
    assert check_set(MONDAY)[STEPS].title == "Three steps"
    with pytest.raises(Mistake, match="there is no puzzle or lesson 'pack/nothing'"):
        check_set(AssignmentFile("Monday", ("pack/nothing",)))
    with pytest.raises(Mistake, match="'lesson:walking' tells at once what is right"):
        check_set(AssignmentFile("Monday", ("lesson:walking",), exam=True))


def test_what_is_to_be_known_is_told_before() -> None:
    assert len(about(MONDAY)) == 3
    assert "exam" in about(AssignmentFile("Monday", (STEPS,), exam=True))[-1]


def test_a_notebook_runs_what_its_file_says() -> None:
    odd = AssignmentFile("\"\"\"\\ </script> *Mon* '''", (STEPS,))
    book = json.loads(format_notebook(odd))
    words, code = book["cells"]
    assert r"\*Mon\*" in words["source"]
    assert "Run All Cells" in words["source"]
    call = ast.parse(code["source"]).body[-1]
    assert isinstance(call, ast.Expr)
    assert isinstance(call.value, ast.Call)
    assert find_assignment(ast.literal_eval(call.value.args[0])) == odd
    assert book["metadata"]["kernelspec"]["name"] == "python3"
