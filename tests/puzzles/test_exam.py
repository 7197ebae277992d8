"""Exams: moves that nobody judges, and answers that are judged afterwards."""

import pytest

from mt_widgets.engine.errors import IllegalMove, Mistake
from mt_widgets.engine.work import finish
from mt_widgets.games.magical_towers.goals import parse_answer
from mt_widgets.puzzles.exam import judging, playing_on
from mt_widgets.puzzles.load import load_puzzle
from mt_widgets.puzzles.packs import shipped
from mt_widgets.puzzles.session import PuzzleSession, begin
from tests.towers import notation


def _begun(name: str) -> PuzzleSession:
    return begin(load_puzzle(shipped() / f"{name}.toml"))


def _played(name: str, moves: str) -> PuzzleSession:
    return finish(playing_on(_begun(name), notation.parse_moves(moves)))


def test_a_wrong_move_is_played_like_a_right_one() -> None:
    wrong, right = (_played("first-steps/001-three-steps", move) for move in ("W2:b13", "W3:b13"))
    assert (wrong.line, right.line) == ("W2:b13", "W3:b13")
    assert not wrong.tried
    assert not right.solved


def test_what_a_rule_forbids_is_refused() -> None:
    with pytest.raises(IllegalMove, match=r"wizard\.visible"):
        _played("first-steps/001-three-steps", "W3:y5")


def test_taking_back_and_rolling_again_changes_nothing() -> None:
    rolls = {str(_played("dice/001-one-die-or-two", "W**").node.state) for _ in range(5)}
    assert len(rolls) == 1
    taken_back = _played("dice/001-one-die-or-two", "W*T*").undo()
    again = finish(playing_on(taken_back, notation.parse_moves("W**")))
    assert {str(again.node.state)} == rolls


@pytest.mark.parametrize(
    ("name", "line", "right"),
    [
        ("first-steps/001-three-steps", "W3:b13", True),
        ("first-steps/001-three-steps", "W2:b13", False),
        ("dice/001-one-die-or-two", "W*T*", True),
        ("dice/001-one-die-or-two", "W**", False),
        ("memory/001-gone-again", "9", True),
        ("memory/001-gone-again", "5 9", False),
    ],
)
def test_an_answer_is_judged_afterwards(name: str, line: str, right: bool) -> None:
    session, _ = finish(judging(_begun(name), line))
    assert session.solved is right
    assert session.tried == (() if right else (line,))


def test_the_chance_of_a_chosen_line_is_known_afterwards() -> None:
    session, verdict = finish(judging(_begun("dice/001-one-die-or-two"), "W**"))
    assert str(session.value) == "11/36"
    assert str(verdict.best) == "1/3"


def test_half_an_answer_is_not_right_yet_and_nothing_wrong_either() -> None:
    session, verdict = finish(judging(_begun("endgame/005-the-safest-place"), "T2:t9.1"))
    assert not session.solved
    assert not session.tried
    assert verdict.kind == "right"


@pytest.mark.parametrize("line", ["", "16", "one", "-1", "٣"])
def test_what_are_no_spaces_is_told(line: str) -> None:
    with pytest.raises(Mistake, match="spaces from 0 to 15"):
        parse_answer(line)
