"""A class at once: counts, who is missing, and the same as text, as plots and as a page."""

import re
from dataclasses import replace

import pytest

from mt_widgets.classroom.assignment import AssignmentFile
from mt_widgets.classroom.example import EXPECTED, example_assignment, example_lines
from mt_widgets.classroom.mistakes import line_scene, line_words, why_wrong
from mt_widgets.classroom.overview import FIRST, LATER, NONE, OPEN, Overview, overview, state
from mt_widgets.classroom.plots import outcome_plot, time_plot
from mt_widgets.classroom.receipt import Receipt, format_line
from mt_widgets.classroom.report import Row
from mt_widgets.classroom.report_page import report_body, report_page
from mt_widgets.classroom.subjects import find_subjects
from mt_widgets.classroom.told import report_text
from mt_widgets.draw.scene import Text, walk
from mt_widgets.draw.svg import paint_svg
from mt_widgets.puzzles.puzzle import PuzzleFile
from tests.classroom.handed import ANNA, CLICK, MONDAY, RIDE, WALK

MARKUP = "<img src=x onerror=alert(1)>"


@pytest.fixture(scope="module")
def example() -> Overview:
    return overview([("class.txt", example_lines())], example_assignment(), EXPECTED)


def puzzle(item: str) -> PuzzleFile:
    found = find_subjects([item])[item].puzzle
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("row", "name"),
    [
        (Row("a", WALK), "none"), (Row("a", WALK, 1), "open"),
        (Row("a", WALK, 1, solved=True), "later"),
        (Row("a", WALK, 1, first_try=True, solved=True), "first"),
    ],
)  # fmt: skip
def test_a_pupil_stands_somewhere_with_every_item(row: Row, name: str) -> None:
    assert state(row) == name


def test_who_is_missing_has_a_row_of_items_that_are_not_begun() -> None:
    of = overview([format_line(ANNA)], MONDAY, ["Anna", "Zoë", "Ben"])
    assert of.missing == ("Zoë", "Ben")
    assert of.pupils == ("Anna", "Ben", "Zoë")
    assert [state(row) for row in of.of_pupil("Zoë")] == ["none", "none"]
    assert [(item.name, *(item.states[name] for name in (LATER, FIRST, NONE)))
            for item in of.items] == [
        (WALK, 1, 0, 2), (RIDE, 0, 1, 2),
    ]  # fmt: skip


def test_the_example_shows_a_class_and_what_goes_wrong_in_one(example: Overview) -> None:
    assert len(example.gathered.receipts) == 22
    assert example.waiting == ("Ida",)
    assert {doubt.pupil for doubt in example.judged.doubts} == {"Finn"}
    assert example.missing == ("Noor",)
    assert [name for name, _ in example.gathered.left_out] == [
        "class.txt, line 5 (Noor)", "class.txt, line 27 (Nora)", "class.txt, line 25 (Ben)",
    ]  # fmt: skip
    assert all(item.states[FIRST] and item.states[LATER] for item in example.items)
    assert any(item.states[OPEN] for item in example.items)
    assert example.rules()[0].right < example.rules()[0].of
    assert example.rules("Olena") != example.rules("Zoë")
    assert example.themes()


def test_every_wrong_move_of_the_example_stands_on_the_board_of_its_puzzle(
    example: Overview,
) -> None:
    for item in example.items:
        found = example.puzzle(item.name)
        for wrong in example.wrong(item.name):
            assert found is None or line_scene(found, wrong.line)


def test_a_line_is_drawn_told_and_refuted() -> None:
    three = puzzle("first-steps/005-three-floors")
    scene = line_scene(three, "T3:t9.1", "dark")
    assert scene is not None
    assert any(placed.shape.text == "3" for placed in walk(scene.overlay)
               if isinstance(placed.shape, Text))  # fmt: skip
    assert line_words(three, "T3:t9.1").startswith("Tower 1 of space 9 moves 3 to space 12.")
    assert why_wrong(three, "T3:t9.1") == "The turn is over. 2 blue wizards are imprisoned."
    assert three.proof is not None
    assert why_wrong(three, three.proof.solutions[0]) == ""


def test_dice_and_memories_are_drawn_too() -> None:
    dice, memory = puzzle("dice/001-one-die-or-two"), puzzle("memory/001-gone-again")
    plain = line_scene(dice, "W**")
    assert plain is not None
    assert plain.table != getattr(line_scene(dice, "W*T*"), "table", None)
    assert "about 31 %" in why_wrong(dice, "W**")
    assert line_scene(memory, "3 5")
    assert line_words(memory, "3 5") == "Chosen: space 3 and space 5."
    assert why_wrong(memory, "3 5") == "Right are 0 of your 2."


@pytest.mark.parametrize("line", ["", "?!", "W9:b5", "16", MARKUP, "x" * 300])
def test_what_is_no_move_is_neither_drawn_nor_explained(line: str) -> None:
    for item in ("first-steps/005-three-floors", "memory/001-gone-again"):
        assert line_scene(puzzle(item), line) is None
        assert line_words(puzzle(item), line) == ""
    assert why_wrong(puzzle(item := "dice/001-one-die-or-two"), line) == "", item


def test_the_text_has_a_row_each_and_everything_to_talk_about(example: Overview) -> None:
    text = report_text(example)
    assert re.search(r"\n23 +✓  ✓  ✓  ◐  ◐  ·  ·  · +3/8 +2 +15:05\n", text)
    assert re.search(r"\nNoor +·", text)
    for part in ("Weakest rules:", "Weakest themes:", "Wrong moves:", "Left out:\n"):
        assert part in text
    assert "6 Seven steps away: mw:o2, tried by 4" in text


def test_wide_letters_keep_their_columns() -> None:
    of = overview([format_line(replace(ANNA, pupil="李小龍"))], MONDAY)
    head, row = report_text(of).split("\n")[3:5]
    assert head.index("1") == row.index("◐") + 3


def test_plots_follow_the_theme_and_tell_what_they_show(example: Overview) -> None:
    for plot in (outcome_plot, time_plot):
        light, dark = plot(example), plot(example, "dark")
        assert paint_svg(light) != paint_svg(dark)
        assert "6 Seven steps away: " in light.description
    told = outcome_plot(example).description
    assert "right at first try 5, solved later 9, not solved yet 4." in told


@pytest.mark.parametrize("number", [1, 3, 100])
def test_plots_hold_one_item_or_many_within_their_frame(number: int) -> None:
    items = tuple(f"own/{place:03}-x" for place in range(number))
    done = tuple(replace(CLICK, mark=f"{n:x}", item=item) for n, item in enumerate(items))
    asked = AssignmentFile("Many", items)
    of = overview([format_line(Receipt("Anna", asked.code, done))], asked)
    for plot in (outcome_plot(of), time_plot(of)):
        texts = [one for one in walk(plot.shapes) if isinstance(one.shape, Text)]
        assert all(0 < one.shape.x < plot.width and 0 < one.shape.y < plot.height for one in texts)  # type: ignore[union-attr]
        assert len(texts) < 45


def test_the_page_has_boards_and_no_markup_of_pupils() -> None:
    tried = (replace(CLICK, tried=("W2:b13", MARKUP)),)
    of = overview([format_line(Receipt(MARKUP, MONDAY.code, tried)), ("<b>x", "MT1-")], MONDAY)
    page = report_page(of)
    assert "<img src=x" not in page
    assert "<b>x" not in page
    assert page.count("&lt;img src=x") >= 2
    assert page.count('src="data:image/svg+xml;base64,') == report_body(of).count("<img") + 1


def test_nothing_at_all_is_a_report_too() -> None:
    of = overview([])
    assert report_text(of) == "Results of a class\nPupils: 0. Puzzles and lessons: 0."
    assert "Results of a class" in report_page(of)
    assert not of.items
    assert not of.pupils
