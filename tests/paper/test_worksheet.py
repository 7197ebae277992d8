"""Worksheets and their keys."""

from dataclasses import replace

import pytest

from mt_widgets.draw.page import SIZES, Frame, Line, Page, Picture
from mt_widgets.engine.errors import Mistake
from mt_widgets.paper.key import key
from mt_widgets.paper.pupils import Copy, copies_for
from mt_widgets.paper.sheet import worksheets
from mt_widgets.paper.worksheet import worksheet

from .samples import all_puzzles, outside, overlapping, puzzle, texts

A4 = SIZES["a4"]


def _page(name: str) -> Page:
    (page,) = worksheet(Copy("", "", (puzzle(name),)), A4)
    return page


@pytest.mark.parametrize("paper", SIZES)
def test_nothing_overlaps_or_leaves_the_page_for_any_of_our_puzzles(paper: str) -> None:
    copy = Copy("a pupil whose name has forty letters xyz", "WWWWW", all_puzzles())
    for page in (*worksheet(copy, SIZES[paper]), *key(copy, SIZES[paper])):
        assert (page.width, page.height) == SIZES[paper]
        assert not outside(page), texts(page)
        assert not overlapping(page), texts(page)


@pytest.mark.parametrize("paper", SIZES)
def test_every_board_is_big(paper: str) -> None:
    for page in worksheet(Copy("", "", all_puzzles()), SIZES[paper]):
        board = max((part for part in page.parts if isinstance(part, Picture)), key=_area)
        assert board.width >= 125, texts(page)


def _area(picture: Picture) -> float:
    return picture.width * picture.height


def test_a_page_tells_title_story_goal_and_whose_wizard_is_whose() -> None:
    told = texts(_page("first-steps/001"))
    assert "1. Three steps" in told
    assert "Blue has one action left and two cards to choose from." in told
    assert "See to it that Blue gets a wizard into the castle, before this turn ends." in told
    assert "b = blue" in told
    assert "y = yellow" in told


def test_each_card_in_hand_has_a_dashed_frame_to_cut_along() -> None:
    page = _page("first-steps/001")
    dashed = [part for part in page.parts if isinstance(part, Frame) and part.dashed]
    assert len(dashed) == 2
    assert "Your cards, to cut out" in texts(page)


def test_there_are_lines_for_the_answer() -> None:
    page = _page("first-steps/001")
    bottom = [part for part in page.parts if isinstance(part, Line) and part.y > 200]
    assert len(bottom) >= 3


def test_a_question_to_the_memory_shows_the_board_before_and_tells_the_moves() -> None:
    told = texts(_page("memory/001"))
    assert "This is the board before these moves: T2:t3.1, T4:t5.1, W3:b5" in told
    assert "My spaces:" in told
    assert "cut out" not in told


def test_a_memory_puzzle_that_is_solved_by_moves_has_its_cards_too() -> None:
    told = texts(_page("memory/005"))
    assert "This is the board before these moves:" in told
    assert "Your cards, to cut out" in told
    assert "My moves" in told


def test_the_worksheet_does_not_tell_the_solution() -> None:
    assert "W3:b13" not in texts(_page("first-steps/001"))


def test_the_key_tells_solution_and_explanation() -> None:
    (page,) = key(Copy("", "", (puzzle("first-steps/001"), puzzle("dice/003"))), A4)
    told = texts(page)
    assert "Solution: W3:b13" in told
    assert "From space 13 to space 0 are three steps" in told
    assert "Chance: 8/9" in told


def test_the_key_shows_the_board_after_the_solution_where_nothing_else_comes_in() -> None:
    named = ("first-steps/001", "first-steps/007", "memory/001", "dice/001")
    pages = key(Copy("", "", tuple(map(puzzle, named))), A4)
    boards = [part.scene for page in pages for part in page.parts if isinstance(part, Picture)]
    assert len(boards) == 3, "what the dice will show nobody knows"
    assert "Space 4: raven shield, Raven Castle" in boards[0].description
    assert "1 blue imprisoned" in boards[2].description


def test_the_key_of_a_question_tells_the_spaces() -> None:
    (page,) = key(Copy("", "", (puzzle("memory/001"),)), A4)
    assert "Spaces: 9" in texts(page)


def test_keys_are_on_pages_of_their_own_behind_all_worksheets() -> None:
    sheet = worksheets((puzzle("first-steps/001"),), ("anna", "ben"), A4)
    assert [("Key" in texts(page)) for page in sheet.pages] == [False, False, True, True]


def test_the_key_of_a_pupil_has_the_pupils_code_and_the_pupils_solution() -> None:
    for copy in copies_for((puzzle("first-steps/001"),), ("anna", "ben", "carl")):
        (page,), (answers,) = worksheet(copy, A4), key(copy, A4)
        assert copy.code in texts(page)
        assert copy.code in texts(answers)
        proof = copy.puzzles[0].proof
        assert proof is not None
        assert f"Solution: {proof.solutions[0]}" in texts(answers)


def test_a_pupil_with_a_name_finds_it_and_one_with_a_number_has_a_line_to_write_it_on() -> None:
    named, numbered = (
        worksheet(copy, A4)[0] for copy in copies_for((puzzle("first-steps/001"),), ("anna", "7"))
    )
    assert "Name: anna" in texts(named)
    assert "7. Name:" in texts(numbered)
    top = [[part for part in page.parts if isinstance(part, Line) and part.y < 20]
           for page in (named, numbered)]  # fmt: skip
    assert [len(lines) for lines in top] == [0, 1]


def _with_story(story: str) -> Copy:
    found = puzzle("first-steps/001")
    return Copy("", "", (replace(found, words=replace(found.words, story=story)),))


def test_a_long_story_is_written_smaller() -> None:
    (page,) = worksheet(_with_story("Long ago " * 250), A4)
    assert not outside(page)
    assert not overlapping(page)


def test_a_story_without_end_is_refused_in_a_sentence() -> None:
    with pytest.raises(Mistake, match=r"^first-steps/001-three-steps: its words are too long"):
        worksheet(_with_story("Long ago " * 2000), A4)
