"""The results of a class in a notebook: what is given, dropped, pasted and asked for."""

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mt_widgets import Results
from mt_widgets.classroom.assignment import AssignmentFile, format_assignment, format_link
from mt_widgets.classroom.example import example_assignment
from mt_widgets.classroom.receipt import Receipt, format_line, format_receipt
from mt_widgets.engine.errors import Mistake
from tests.classroom.handed import ANNA, CLICK, MONDAY, RIDE, RODE, WALK

BOB = Receipt("Bob", MONDAY.code, (replace(CLICK, mark="b0b", tried=()),))
MARKUP = "<script>alert(1)</script>"


def answers(widget: Results, message: object) -> list[Any]:
    """What a widget sends to a page that sent it a message."""
    sent = list[Any]()
    widget.send = lambda content, **_: sent.append(content)
    widget.receive(message)
    return sent


def drop(widget: Results, *things: Mapping[str, object], more: bool = False) -> None:
    widget.receive({"do": "add", "things": list(things), "more": more})


def names(widget: Results) -> list[str]:
    return [pupil["name"] for pupil in widget.report["pupils"]]


@pytest.fixture(scope="module")
def example() -> Results:
    return Results.example()


def test_paths_folders_lines_and_pairs_are_taken(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text(format_receipt(ANNA), "utf-8")
    results = Results(str(tmp_path))
    results.add(format_line(BOB), ("c", format_line(replace(BOB, pupil="Cleo", attempts=()))))
    assert names(results) == ["Anna", "Bob", "Cleo"]
    assert results.left_out == ()
    assert [item["title"] for item in results.report["items"]] == ["Three steps", "Riding towers"]


def test_what_is_not_there_is_left_out_by_name_and_what_is_nothing_is_a_mistake() -> None:
    results = Results("none.json", format_line(ANNA))
    assert results.left_out == (("none.json", "this cannot be read: No such file or directory"),)
    with pytest.raises(Mistake, match="is no file, no folder and no text"):
        results.add(5)  # type: ignore[arg-type]
    with pytest.raises(Mistake, match="This link is damaged"):
        Results(assignment="#assignment=0")


def test_with_an_assignment_others_are_foreign_and_what_is_missing_shows() -> None:
    other = AssignmentFile("Tuesday", (WALK,))
    foreign = format_line(Receipt("Cleo", other.code))
    results = Results(format_line(ANNA), foreign, assignment=MONDAY, pupils="Anna, Ben")
    assert names(results) == ["Anna", "Ben"]
    assert [pupil["missing"] for pupil in results.report["pupils"]] == [False, True]
    assert results.report["left"] == [
        ["text 2", f"this belongs to another assignment, {other.code}"]
    ]
    assert results.report["lead"] == "Pupils: 1. Puzzles and lessons: 2. Missing: 1. Left out: 1."


def test_an_assignment_can_be_dropped_with_the_files() -> None:
    results = Results()
    assert results.report == {}
    drop(results, {"name": "anna.json", "text": format_receipt(ANNA)})
    assert results.report["title"] == "Results of a class"
    drop(results, {"name": "monday.assignment.toml", "text": format_assignment(MONDAY)})
    assert results.report["title"] == "Monday"
    assert results.report["left"] == []
    drop(results, {"name": "bad.assignment.toml", "text": "format = 1"})
    [[name, why]] = results.report["left"]
    assert name == "bad.assignment.toml"
    assert why.startswith("title: ")
    assert results.report["title"] == "Monday"


def test_a_link_can_be_pasted_and_lines_with_it() -> None:
    results = Results()
    results.receive({"do": "paste", "text": format_link(MONDAY, "https://towers.example/")})
    results.receive({"do": "paste", "text": f"Anna: {format_line(ANNA)}\n{format_line(BOB)}"})
    assert results.report["title"] == "Monday"
    assert names(results) == ["Anna", "Bob"]


def test_a_chat_with_the_link_and_the_lines_can_be_pasted_as_it_is() -> None:
    results, link = Results(), format_link(MONDAY, "https://towers.example/")
    chat = f"Teacher: {link}\nAnna: {format_line(ANNA)}\nBob: {format_line(BOB)}"
    results.receive({"do": "paste", "text": chat})
    assert results.report["title"] == "Monday"
    assert names(results) == ["Anna", "Bob"]


def test_files_come_in_several_messages_and_the_same_ones_again_change_nothing() -> None:
    results = Results()
    one, two = ({"name": who.pupil, "text": format_receipt(who)} for who in (ANNA, BOB))
    drop(results, one, more=True)
    assert results.report == {}
    drop(results, two)
    drop(results, one, two)
    assert names(results) == ["Anna", "Bob"]
    assert results.left_out == ()


@pytest.mark.parametrize(
    "message",
    [
        {"do": "add", "things": [{"name": "a", "text": format_line(ANNA)}], "more": False},
        {"do": "add", "things": [5, {}], "more": False},
        {"do": "paste", "text": " "},
        {"do": "names", "text": "Anna"},
    ],
)
def test_a_page_that_waits_is_told_even_where_nothing_changes(message: object) -> None:
    results = Results(("a", format_line(ANNA)), pupils="Anna")
    before = results.report
    assert answers(results, message) == [{"do": "tell", "text": ""}]
    assert results.report == before


def test_what_the_page_cannot_read_is_named() -> None:
    results = Results()
    drop(results, {"name": "film.mp4", "size": 12_345_678}, {"name": "gone.json"})
    drop(results, {"name": "big.assignment.toml", "size": 12_345_678})
    assert results.left_out == (
        ("film.mp4", "this file is too big: 12.3 MB, and 1 MB is the most"),
        ("gone.json", "this cannot be read"),
        ("big.assignment.toml", "this file is too big: 12.3 MB, and 1 MB is the most"),
    )


@pytest.mark.parametrize(
    "message",
    [
        None, {}, {"do": "add"}, {"do": "add", "things": [5, {}], "more": True},
        {"do": "line", "item": 99, "line": "W1:b5", "dark": False}, {"do": "line", "item": "0"},
        {"do": "plots", "dark": 1}, {"do": "rule", "name": "castle.flies", "dark": True},
    ],
)  # fmt: skip
def test_nonsense_of_the_page_is_not_answered(message: object, example: Results) -> None:
    before = example.report
    assert answers(example, message) == []
    assert example.report == before


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=9),
    lambda inside: (
        st.lists(inside, max_size=3)
        | st.dictionaries(st.sampled_from(["name", "text", "size", "things"]), inside, max_size=3)
    ),
    max_leaves=8,
)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(["add", "paste", "names", "line", "rule", "csv"]), ANYTHING, ANYTHING)
def test_whatever_a_page_sends_is_taken_or_not_answered(do: str, one: Any, other: Any) -> None:
    results = Results()
    answers(results, {"do": do, "things": one, "more": False, "text": other})
    answers(results, {"do": do, "item": one, "line": other, "name": one, "dark": True})
    assert all(why for _, why in results.left_out)


def test_names_that_are_none_are_told_to_the_page() -> None:
    results = Results(format_line(ANNA))
    results.receive({"do": "names", "text": "Anna, 1-2"})
    assert names(results) == ["1", "2", "Anna"]
    [told] = answers(results, {"do": "names", "text": "x" * 50})
    assert told == {
        "do": "tell",
        "text": "A name or number of 1 to 40 plain characters is meant.",
    }


def test_starting_again_forgets_all_and_an_example_can_be_seen() -> None:
    results = Results(format_line(ANNA), assignment=MONDAY)
    results.receive({"do": "clear"})
    assert results.report == {}
    results.receive({"do": "example"})
    assert results.report["title"] == example_assignment().title
    assert len(results.report["pupils"]) == 24


def test_a_cell_tells_what_happened(example: Results) -> None:
    finn = next(pupil for pupil in example.report["pupils"] if pupil["name"] == "Finn")
    cell = finn["cells"][5]
    assert (cell["state"], cell["hints"], cell["time"]) == ("open", 1, "2:22")
    assert cell["tried"] == ["new:t8.1", "T4:t2.1", "mw:o9"]
    assert finn["rules"][0]["share"] == 0
    assert finn["rules"][0]["said"].startswith("0 of ")


def test_a_wrong_move_comes_on_the_board_and_then_with_the_reason(example: Results) -> None:
    wrong = example.report["items"][2]["wrong"][0]
    assert (wrong["line"], wrong["number"]) == ("T3:t9.1", 4)
    assert wrong["pupils"] == ["17", "Jonas", "Tomás", "Yusuf"]
    message = {"do": "line", "item": 2, "line": "T3:t9.1", "dark": False}
    picture, reason = answers(example, message)
    assert picture["svg"].startswith("<svg")
    assert picture["alt"].startswith("Tower 1 of space 9 moves 3 to space 12.")
    assert reason["why"] == "The turn is over. 2 blue wizards are imprisoned."
    [dark, _] = answers(example, {**message, "dark": True})
    assert dark["svg"] != picture["svg"]
    assert answers(example, {**message, "line": MARKUP})[0]["svg"] == ""
    assert answers(example, {**message, "item": 0})[0]["svg"] == ""


def test_plots_rules_and_the_table_are_sent_when_asked_for(example: Results) -> None:
    [plots] = answers(example, {"do": "plots", "dark": True})
    assert [plot["title"] for plot in plots["plots"]] == [
        "How it went, item by item", "How many minutes it took",
    ]  # fmt: skip
    [rule] = answers(example, {"do": "rule", "name": "tower.reveals", "dark": False})
    assert rule["lesson"]["notebook"].endswith(".ipynb")
    [table] = answers(example, {"do": "csv"})
    assert table["name"] == "results.csv"
    assert table["text"] == example.csv()
    assert len(table["text"].splitlines()) == 24 * 8 + 1


def test_much_that_one_pupil_wrote_is_cut_short() -> None:
    tried = tuple(f"{n}{'x' * 150}" for n in range(50))
    [pupil] = Results(
        ("a", format_receipt(replace(ANNA, attempts=(replace(CLICK, tried=tried),))))
    ).report["pupils"]
    assert len(pupil["cells"][0]["tried"]) == 21
    assert pupil["cells"][0]["tried"][-1] == "… and 30 more"
    assert max(map(len, pupil["cells"][0]["tried"])) == 80


def test_a_stored_notebook_shows_the_table_and_no_markup() -> None:
    attempts = (replace(CLICK, tried=(MARKUP,)), RODE)
    results = Results(format_line(Receipt(MARKUP, MONDAY.code, attempts)), (MARKUP, "MT1-"))
    bundle = results._repr_mimebundle_()
    assert bundle is not None
    data, _ = bundle
    assert MARKUP not in data["text/html"]
    assert "&lt;script&gt;" in data["text/html"]
    assert data["text/plain"].startswith("Results of a class\n")


def test_two_hundred_files_are_looked_through_in_a_moment(tmp_path: Path) -> None:
    items = (WALK, RIDE, *(f"first-steps/{n:03}-x" for n in range(8)))
    asked = AssignmentFile("Big", items)
    for n in range(200):
        done = tuple(
            replace(CLICK, mark=f"{n:x}f{i:x}", item=item, tried=("W3:b5", "T1:t5.1"))
            for i, item in enumerate(items)
        )
        text = format_receipt(Receipt(f"pupil {n}", asked.code, done))
        (tmp_path / f"{n}.json").write_text(text, "utf-8")
    began = process_time()
    results = Results(tmp_path, assignment=asked)
    assert len(results.overview.pupils) == 200
    assert len(json.dumps(results.report)) < 2_000_000
    assert process_time() - began < 5


FORGED = Receipt("Max", MONDAY.code, (replace(CLICK, mark="f0", moves="W3:b12"),))
SPOILT = replace(ANNA, attempts=(replace(CLICK, mark="bad", solved=False, moves=None),))


def test_what_is_in_doubt_is_shown_with_what_the_moves_show() -> None:
    results = Results(format_line(FORGED), assignment=MONDAY)
    [doubt] = results.report["doubts"]
    assert (doubt["pupil"], doubt["items"]) == ("Max", "1 Three steps")
    assert doubt["said"].startswith("claimed: solved; the rules do not allow")
    cell = results.report["pupils"][0]["cells"][0]
    assert (cell["state"], cell["doubt"]) == ("doubted", doubt["said"])
    assert results.doubts[0].pupil == "Max"
    assert results.report["items"][0]["counts"] == [0, 0, 1, 0, 0]


def test_a_teacher_chooses_between_two_hand_ins_and_may_choose_again() -> None:
    things = [("a.json", format_receipt(ANNA)), ("b.json", format_receipt(SPOILT))]
    results = Results(*things, assignment=MONDAY)
    assert results.report["pupils"][0]["waiting"]
    [choice] = results.report["doubled"]
    assert [option["name"] for option in choice["options"]] == ["a.json", "b.json"]
    results.receive({"do": "take", "names": ["a.json"]})
    assert results.report["doubled"] == []
    assert results.report["chosen"]
    assert results.report["pupils"][0]["cells"][0]["state"] == "later"
    results.receive({"do": "choose"})
    assert len(results.doubled) == 1
    results.take("a.json", "b.json")
    assert results.report["pupils"][0]["cells"][0]["sittings"] == 2


def test_a_name_that_is_not_one_to_choose_changes_nothing() -> None:
    results = Results(("a.json", format_receipt(ANNA)), assignment=MONDAY)
    before = results.report
    results.receive({"do": "take", "names": ["a.json", 7]})
    assert results.report == before
    with pytest.raises(Mistake, match="is not one to choose"):
        results.take("a.json")


def test_marks_without_moves_count_where_the_teacher_says_so() -> None:
    old = replace(ANNA, attempts=(replace(CLICK, moves=None),), format=1)
    results = Results(format_line(old), assignment=MONDAY)
    assert results.report["pupils"][0]["cells"][0]["state"] == "doubted"
    results.receive({"do": "trust", "claims": True})
    cell = results.report["pupils"][0]["cells"][0]
    assert (cell["state"], cell["told"], results.report["trust"]) == ("later", True, True)


def test_the_example_shows_one_in_doubt_and_one_to_choose() -> None:
    report = Results.example().report
    assert [one["pupil"] for one in report["doubts"]] == ["Finn", "Finn"]
    assert [one["name"] for one in report["pupils"] if one["waiting"]] == ["Ida"]
