"""What a screen reader hears: new steps and puzzles, rings and arrows, and what would happen."""

from pathlib import Path

import pytest

from mt_widgets import Board, Lesson, Puzzle
from mt_widgets.widgets.board.stage import Stage
from tests.lessons.samples import HEAD, WALK

POINTED = 'marks = ["card:W3"]\narrows = ["wizard:b@4 > space:7"]\nrules ='


@pytest.fixture
def lesson(tmp_path: Path) -> Lesson:
    file = tmp_path / "trial.toml"
    file.write_text(HEAD + WALK + WALK.replace("rules =", POINTED))
    return Lesson(file, results=tmp_path / "results.json")


def _heard(stage: Stage) -> str:
    return str(stage.panel.announce[1])


def _labels(stage: Stage) -> dict[str, str]:
    return {
        item["tag"]: item["label"]
        for group in stage.panel.buttons.groups
        for item in group["items"]
    }


def test_a_new_step_is_read_with_its_words_its_rings_and_what_to_do(lesson: Lesson) -> None:
    lesson.play("W3:b4")
    lesson.on()
    assert _heard(lesson) == (
        "Step 2 of 2: Walk. Three steps on. There is a ring round card W3. "
        "An arrow leads from the blue wizard on space 4 to space 7. "
        "Blue plays card 1. Choose a card."
    )
    lesson.click("card:W3")
    assert _heard(lesson) == "Blue plays card 1. Now choose what it moves."


def test_rings_and_arrows_are_in_the_names_of_buttons_and_picture_until_a_move(
    lesson: Lesson,
) -> None:
    lesson.play("W3:b4")
    lesson.on()
    assert _labels(lesson)["card:W3"] == "Card W3: wizard 3, with a ring"
    assert _labels(lesson)["wizard:b@4"].endswith("on space 4, with an arrow to space 7")
    assert lesson.panel.prompt.pointed.startswith("There is a ring round card W3. An arrow leads")
    lesson.play("W3:b4")
    assert lesson.panel.prompt.pointed == ""
    assert "ring" not in " ".join(_labels(lesson).values())


def test_what_would_happen_is_read_on_the_way_to_it() -> None:
    board = Board("K/3/b/3/R/3/y/3 b1 b0+0-6:W3,W1|y0+0-6:? -")
    board.panel.receive({"do": "hover", "tag": "wizard:b@4"})
    assert not board.panel.announce  # nothing would happen yet
    board.click("card:W3")
    board.panel.receive({"do": "hover", "tag": "wizard:b@4"})
    assert _heard(board) == ("If you choose this: The blue wizard walks 3 from space 4 to space 7.")


def test_another_puzzle_is_read_with_its_task(tmp_path: Path) -> None:
    puzzle = Puzzle("first-steps/001-three-steps", results=tmp_path / "results.json")
    puzzle.load("first-steps/003-friend-and-rival")
    card = puzzle._task.task
    assert _heard(puzzle).startswith(card["title"])
    assert card["story"] in _heard(puzzle)
    assert _heard(puzzle).endswith(puzzle.panel.prompt.heading)
