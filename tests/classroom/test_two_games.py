"""A class with puzzles of two games: items name their game, and everything else is as before."""

from pathlib import Path

import pytest

from mt_widgets.classroom.assignment import (
    AssignmentFile,
    format_link,
    is_item,
    parse_assignment,
    parse_link,
)
from mt_widgets.classroom.doubts import judging_again
from mt_widgets.classroom.grade import check
from mt_widgets.classroom.mistakes import line_scene, line_words, why_wrong
from mt_widgets.classroom.receipt import Receipt, format_line, format_receipt, parse_receipt
from mt_widgets.classroom.report import known, rows, wrong_moves
from mt_widgets.classroom.setting import check_set, find_items
from mt_widgets.classroom.subjects import find_rule, find_subjects
from mt_widgets.engine.errors import Mistake
from mt_widgets.engine.work import finish
from mt_widgets.learner.results import Attempt
from tests.learner.attempts import BEGAN
from tests.puzzles.toy_packs import DIE, FIRST, TAKE, WHICH, two_games

__all__ = ["two_games"]  # for pytest, which finds fixtures by their names
FOLDER = Path(__file__).parent
BOTH = Receipt(
    "Anna", "A9JN5YDY",
    (Attempt("3f9a01c2", "labyrinth/first/001-a-wall", BEGAN, 74.5, 1, ("n2",), solved=True,
             moves="n2 e1"),
     Attempt("3f9a01c3", "lesson:labyrinth/pushing", BEGAN, 300.0, solved=True)),
)  # fmt: skip


@pytest.mark.usefixtures("two_games")
@pytest.mark.parametrize("name", [TAKE, "nim/pack", "lesson:nim/taking", "nim/my pack/1 b-c"])
def test_an_item_may_begin_with_a_game(name: str) -> None:
    assert is_item(name)


@pytest.mark.usefixtures("two_games")
@pytest.mark.parametrize(
    "name",
    ["chess/pack/001", "nim/../001", "nim//001", "nim/a/b/c", "lesson:nim/a/b", "lesson:nim/",
     "lesson:chess/a", "magical-towers/first-steps/001-three-steps", "nim/", "nim"],
)  # fmt: skip
def test_nothing_else_is_an_item(name: str) -> None:
    assert not is_item(name)


def test_a_hand_in_with_another_games_items_stays_readable() -> None:
    """The samples are as the first version with games wrote them."""
    assert parse_receipt((FOLDER / "receipt-2-games.json").read_bytes()) == BOTH
    assert parse_receipt((FOLDER / "receipt-2-games.txt").read_bytes()) == BOTH
    assert parse_receipt(format_line(BOTH)) == parse_receipt(format_receipt(BOTH)) == BOTH


@pytest.mark.usefixtures("two_games")
def test_an_assignment_is_of_several_games() -> None:
    items = find_items(["nim/heaps", FIRST])
    assert items == (TAKE, DIE, WHICH, FIRST)
    set_ = AssignmentFile("Monday", items)
    assert parse_link(format_link(set_)) == set_
    assert check_set(set_)[TAKE].title == "The last but two"
    with pytest.raises(Mistake, match="there are no variants of 'nim/heaps/001-the-last"):
        check_set(AssignmentFile("Monday", (FIRST, TAKE), variants=True))
    with pytest.raises(Mistake, match="is no puzzle pack/NNN-slug"):
        parse_assignment('format = 1\ntitle = "a"\nitems = ["chess/a/b"]', "a")


@pytest.mark.usefixtures("two_games")
def test_an_answer_is_graded_in_its_game() -> None:
    assert check(TAKE, "3-1 1-1").right
    assert not check(TAKE, "3-2").right
    assert check(DIE, "3-1").right
    assert check(DIE, ["1-2"]).points < 1
    assert check(WHICH, 2).right
    assert not check(WHICH, "heap").right
    said = check(TAKE, None).said
    assert said.startswith("An answer is a text in quotes, such as ")
    assert "W3" not in said


@pytest.mark.usefixtures("two_games")
def test_rules_of_other_games_are_told_apart() -> None:
    subjects = find_subjects([TAKE, FIRST, "nim/heaps/009-none"])
    assert [*subjects] == [TAKE, FIRST]
    assert subjects[TAKE].rules == ("nim/take.some",)
    assert "castle.enter" in subjects[FIRST].rules
    assert find_rule("nim/take.some").name == "take.some"
    tried = Attempt("a1", TAKE, BEGAN, 9.0, 0, ("3-2",), solved=True)
    found = rows([Receipt("Anna", "A9JN5YDY", (tried,))])
    assert [(one.name, one.right, one.of) for one in known(found, subjects, "rules")] == [
        ("nim/take.some", 0, 1)
    ]


@pytest.mark.usefixtures("two_games")
def test_moves_of_another_game_are_judged_again_and_shown() -> None:
    lines = {"solved": "3-1 =1 1-1 =1 3-1", "wrong": "3-2 =1 1-1"}
    subjects = find_subjects([TAKE])
    handed = [
        Receipt(name, "A9JN5YDY", (Attempt("a1", TAKE, BEGAN, 9.0, solved=True, moves=line),))
        for name, line in lines.items()
    ]
    judged = finish(judging_again(handed, subjects))
    assert [doubt.pupil for doubt in judged.doubts] == ["wrong"]
    puzzle = subjects[TAKE].puzzle
    assert puzzle is not None
    variant = Attempt("a1", TAKE, BEGAN, 9.0, 0, ("3-2",), variant="A:1")
    assert wrong_moves([Receipt("Ben", "A9JN5YDY", (variant,))], TAKE, puzzle)[0].line == "3-2"
    assert line_scene(puzzle, "3-2") is not None
    assert line_words(puzzle, "3-2")
    assert why_wrong(puzzle, "3-2").startswith("The die may show 1. Then Player B")
