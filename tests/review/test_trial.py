"""Trying a decision once more."""

from random import Random

import pytest

from mt_widgets.engine.errors import IllegalMove, Mistake
from mt_widgets.engine.work import finish
from mt_widgets.games import GAMES
from mt_widgets.puzzles.judge import RIGHT, SOLVED, WRONG, Verdict
from mt_widgets.puzzles.load import parse_puzzle
from mt_widgets.puzzles.prove import prove
from mt_widgets.puzzles.write import format_puzzle
from mt_widgets.review.looking_back import looking_back
from mt_widgets.review.trial import Trial, beginning
from tests.nim import NIM

from .games import left_one, missed_home, nim, unknown_cards


@pytest.fixture(autouse=True)
def _listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "nim", NIM)


def begun(record: object = None) -> Trial:
    review = finish(looking_back(missed_home() if record is None else record))  # type: ignore[arg-type]
    return finish(beginning(review.points[0]))


def tried(trial: Trial, moves: str) -> tuple[Trial, Verdict]:
    return finish(trial.trying(trial.game.notation.parse_moves(moves), Random(1)))


def test_what_was_missed_becomes_a_puzzle_that_is_proven() -> None:
    trial = begun()
    puzzle = trial.puzzle
    assert puzzle is not None
    assert str(puzzle.aim) == "enters(b)"
    assert puzzle.proof == prove(puzzle)
    assert puzzle.proof is not None
    assert puzzle.proof.solutions == ("W2:b14",)
    assert "Turn 1" in puzzle.words.title
    assert "gets a wizard into the castle" in trial.task


def test_the_puzzle_is_a_file_like_every_other_and_shows_no_other_hand() -> None:
    puzzle = begun().puzzle
    assert puzzle is not None
    text = format_puzzle(puzzle)
    assert parse_puzzle(text, puzzle.name) == puzzle
    assert "W5" not in text
    assert "draw=" not in text


def test_a_puzzle_answers_what_fails_and_what_solves_it() -> None:
    same, verdict = tried(begun(), "T1:t11.1")
    assert verdict.kind == WRONG
    assert not same.over
    solved, verdict = tried(same, "W2:b14")
    assert (verdict.kind, solved.over) == (SOLVED, True)
    assert solved.back().line.step == 0


def test_where_no_goal_is_known_each_try_is_weighed() -> None:
    trial = begun(left_one())
    assert trial.puzzle is None
    assert trial.task == "Find a better way for Player A."
    same, verdict = tried(trial, "3-1")
    assert verdict.kind == WRONG
    assert "any roll takes them all" in verdict.text
    after, verdict = tried(same, "3-2")
    assert (verdict.kind, after.over) == (SOLVED, True)
    assert verdict.text == "That is as good as the best way there is."
    assert after.back().line.step == 0
    with pytest.raises(Mistake, match="nothing left to decide"):
        tried(after, "3-1")
    with pytest.raises(IllegalMove, match=r"take\.heap"):
        tried(trial, "3-3")


def test_another_way_that_is_as_good_is_as_good() -> None:
    trial = begun(nim("0,1,3 a 3", "3-2 =1 2-1 =1 3-1"))
    best = trial.point.better[0]
    assert tried(trial, best)[1].kind in (RIGHT, SOLVED)


def test_with_unknown_cards_it_is_tried_without_a_puzzle() -> None:
    review = finish(looking_back(unknown_cards()))
    trial = finish(beginning(review.points[-1]))
    assert trial.puzzle is None
    best = review.points[-1].better[0]
    assert tried(trial, best)[1].kind == SOLVED
