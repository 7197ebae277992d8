"""Every page that people see, in an invented language: whatever is left in English is a fault."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from mt_widgets.classroom.assignment import AssignmentFile, format_assignment
from mt_widgets.classroom.example import EXPECTED
from mt_widgets.classroom.plans import NAMES, find_plan
from mt_widgets.draw.page import SIZES, Picture, Sheet, TextLine
from mt_widgets.draw.svg import paint_svg
from mt_widgets.games.magical_towers import api
from mt_widgets.games.magical_towers.draft import changed
from mt_widgets.paper.sheet import REFERENCES, plan_sheet, reference_sheet, worksheets
from mt_widgets.puzzles.load import load_puzzle
from mt_widgets.puzzles.packs import shipped
from mt_widgets.site.pages import page as site_page
from mt_widgets.widgets.board.board import Board
from mt_widgets.widgets.lesson.course import Course
from mt_widgets.widgets.lesson.lesson import Lesson
from mt_widgets.widgets.page.rule import rule
from mt_widgets.widgets.page.rule_words import shown
from mt_widgets.widgets.page.rules import Rules
from mt_widgets.widgets.puzzle.puzzle import Puzzle
from mt_widgets.widgets.table.play import Play
from mt_widgets.widgets.teacher.assign import Assign
from mt_widgets.widgets.teacher.assignment import Assignment
from mt_widgets.widgets.teacher.guide import Guide
from mt_widgets.widgets.teacher.plans import Plans
from mt_widgets.widgets.teacher.projector import Projector
from mt_widgets.widgets.teacher.results import Results
from mt_widgets.widgets.workshop.workshop import Workshop
from tests.reachable import some_move
from tests.towers import game, parse
from tests.translate import invented
from tests.translate.page_text import check

STEPS, DICE, MEMORY = (
    "first-steps/001-three-steps", "dice/001-one-die-or-two", "memory/001-gone-again",
)  # fmt: skip
WALK = "lesson:walking"
MOVES = "again", "odds"  # a move, and the name of a plan
NEAR = "K/10/R/1/b/2 b2 b4+0-6:W2,W3|y4+0-6:?,?,? -"
END = "3/K/yT/11 y2 b5+6-0:W1,W2,W3|y4+0-6:W4,T4,W2T4 -"
CLASS = (*EXPECTED, "Tom", "Nora", "new", *"Monday: towers on the move".replace(":", "").split())


@pytest.fixture(scope="module", autouse=True)
def _spoken() -> Iterator[None]:
    with invented.spoken():
        yield


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAGICAL_TOWERS_HOME", str(tmp_path))


def check_paper(sheet: Sheet, *known: str) -> None:
    """The same for pages to print, where a line may end inside a name."""
    for page in sheet.pages:
        words = [part.text.removeprefix("• ") for part in page.parts if isinstance(part, TextLine)]
        check("".join(words), known=(*MOVES, *known))
        check("0", *(paint_svg(part.scene) for part in page.parts if isinstance(part, Picture)))


def stored(widget: object) -> object:
    """What a notebook keeps of a widget."""
    return widget._repr_mimebundle_()  # type: ignore[attr-defined]


def test_a_board() -> None:
    board = Board("K/Rb/Ty/13 b1 b4+1-5:W1,W*T*|y4+0-6:? mw", seed=1)
    board.click("card:W1")
    check(board)
    board.click("wizard:y@2")
    check(board)
    board.cancel()
    board.foretell("card:W1")
    board.play("W1:b1")
    board.look_up("castle.enter")
    check(board, stored(board))


def test_a_table_from_its_form_to_the_next_turn() -> None:
    table = Play(seed=1)
    check(table)
    values = {field["name"]: field["value"] for field in table.panel.contents.form["fields"]}
    table.panel.receive({"do": "form", "tag": "begin", "values": values})
    check(table)
    table.reveal()
    check(table)
    table.play("W3:b1 W5:b1")
    check(table, stored(table))
    table.undo()
    check(table)


def test_a_table_of_master_wizards() -> None:
    rich = changed(api.start(3, "mw,mt", "master", seed=1), full=(0, 2, 2), empty=(5, 3, 3))
    table, rng = Play(3, "mw,mt", "master", seed=1), Random(1)
    table.paste(str(rich))
    check(table)
    table.reveal()
    for _ in range(30):
        if table._handing_over():
            table.reveal()
        table.play(str(some_move(parse(str(table.state)), rng)))
        check(table)
    table.asking.silence()
    check(table)


def test_the_end_of_a_game() -> None:
    table = Play(2, seed=1, hidden=False)
    table.paste(END)
    table.play("W4:-")
    assert game.winners(table.state) == (0,)
    check(table, stored(table))


def test_a_puzzle_that_is_tried_helped_with_and_solved() -> None:
    puzzle = Puzzle(STEPS, seed=1)
    check(puzzle, stored(puzzle))
    puzzle.play("W2:b13")
    check(puzzle)
    for _ in range(3):
        puzzle.hint()
        check(puzzle)
    puzzle.play("W3:b13")
    check(puzzle)
    puzzle.explore()
    check(puzzle)
    puzzle.back()
    puzzle.next_puzzle()
    check(puzzle)


def test_the_solution_of_a_puzzle_with_dice() -> None:
    puzzle = Puzzle(DICE, seed=1)
    puzzle.play("W**")
    check(puzzle)
    puzzle.ask_for_solution()
    check(puzzle)
    puzzle.show_solution()
    check(puzzle)
    for _ in range(3):
        puzzle.on()
        check(puzzle)


def test_a_puzzle_for_the_memory() -> None:
    puzzle = Puzzle(MEMORY, seed=1)
    for _ in range(6):
        check(puzzle)
        puzzle.on()
    puzzle.click("space:3")
    check(puzzle)
    puzzle.answer()
    check(puzzle)


@pytest.mark.parametrize("by", ["pack", "theme", "ravens"])
def test_all_puzzles_to_choose_from(by: str) -> None:
    puzzle = Puzzle()
    puzzle.choose(by)
    check(puzzle)
    check(stored(puzzle), joined=False)  # the names of the files stand in a column


def test_an_exam() -> None:
    puzzle = Puzzle(STEPS, exam=True)
    check(puzzle)
    puzzle.play("W3:b13")
    check(puzzle)
    puzzle.give()
    check(puzzle)


@pytest.mark.parametrize("name", ["walking", "riding"])
def test_a_lesson_from_the_first_step_to_its_praise(name: str) -> None:
    lesson = Lesson(name)
    check(lesson, stored(lesson))
    for _ in range(20):
        check(lesson)
        lesson.hint()
        for number in range(sum(len(group["items"]) for group in lesson.panel.contents.choices)):
            lesson.choose(number)
            check(lesson)
        lesson.rescue()
        check(lesson)
        if lesson.finished:
            break
        lesson.on()
    assert lesson.finished


def test_the_map_of_the_course() -> None:
    course = Course()
    check(course, stored(course))


def test_the_rules_and_a_rule() -> None:
    rules, card = Rules(), rule("castle.enter")
    check(rules, stored(rules), card, stored(card), shown(card._entry))


def test_the_guide() -> None:
    check(stored(Guide()))


def test_the_projector() -> None:
    projector = Projector("walking", STEPS, NEAR)
    check(projector, stored(projector))
    for _ in range(3):
        projector.on()
        check(projector)


def test_the_workshop() -> None:
    workshop = Workshop(NEAR)
    check(workshop, stored(workshop))
    workshop.choose("wizard:b")
    workshop.click("space:3")
    check(workshop)
    workshop.undo()
    workshop.describe(goal="enters(b)")
    workshop.prove()
    workshop.suggest_hints()
    check(workshop)


def test_assigning() -> None:
    assign = Assign()
    check(assign)
    for item in (WALK, STEPS):
        assign.click(f"pick:{item}")
    assign.list.receive({"do": "click", "tag": f"item:{WALK}"})
    check(assign, stored(assign))


@pytest.mark.parametrize("exam", [False, True])
def test_an_assignment(exam: bool) -> None:
    items = (STEPS, DICE) if exam else (WALK, STEPS)
    assignment = Assignment(format_assignment(AssignmentFile("17", items, minutes=20, exam=exam)))
    check(assignment, stored(assignment))
    assignment.go(1)
    check(assignment)
    assignment.begin("17")
    check(assignment)
    assignment.on()
    check(assignment)
    assignment.ask()
    check(assignment)
    assignment.hand_in()
    check(assignment, stored(assignment))


def test_the_results_of_a_class() -> None:
    check(Results())
    results = Results.example()
    # Marks in columns, and names and lines that people wrote between words, are laid out by code.
    check(results, stored(results), known=CLASS, joined=False)


def test_the_plans() -> None:
    plans = Plans()
    check(plans, stored(plans), known=MOVES)


@pytest.mark.parametrize("name", NAMES)
def test_a_plan_on_paper(name: str) -> None:
    check_paper(plan_sheet(find_plan(name), SIZES["a4"]), "sheet", "plan", name)


def test_worksheets_and_their_keys() -> None:
    puzzles = tuple(load_puzzle(shipped() / f"{name}.toml") for name in (STEPS, DICE, MEMORY))
    check_paper(worksheets(puzzles, ("17", ""), SIZES["a4"]))


def test_the_reference_sheets() -> None:
    check_paper(reference_sheet(REFERENCES, SIZES["a4"]))


def test_the_page_of_the_site() -> None:
    check(site_page("app"))
