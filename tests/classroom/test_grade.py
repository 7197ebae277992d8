"""Grading: what an answer in text is worth, whatever anybody writes."""

import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from IPython.core.formatters import DisplayFormatter

from mt_widgets import check
from mt_widgets.classroom.assignment import AssignmentFile
from mt_widgets.classroom.score import Score
from mt_widgets.engine.errors import Mistake
from mt_widgets.puzzles.load import load_puzzle
from mt_widgets.puzzles.packs import Pack, packs, shipped
from mt_widgets.puzzles.variant import vary
from tests.puzzles.samples import sample

REACH = "first-steps/001-three-steps"
ODDS = "dice/002-do-not-decide-yet"
MEMORY = "memory/001-gone-again"


@pytest.mark.parametrize("pack", packs(), ids=lambda pack: pack.name)
def test_what_was_proven_is_right_in_every_pack_and_variant(pack: Pack) -> None:
    puzzle = load_puzzle(pack.files[0])
    seed = AssignmentFile("Monday", (puzzle.name,), variants=True).seed("Anna")
    assert seed is not None
    for one, variant in ((puzzle, None), (vary(puzzle, seed), seed)):
        assert one.proof is not None
        for line in one.proof.solutions:
            assert check(puzzle.name, line, variant) == 1


def test_any_correct_answer_is_accepted() -> None:
    name = str(sample("entry"))
    assert [bool(check(name, line)) for line in ("W3:b13", "W5:b11", "W2:b13")] == [1, 1, 0]


def test_lesser_odds_are_worth_their_part_of_the_best() -> None:
    score = check(ODDS, "W3:o13 W*T*")
    assert (score.right, score.value, score.best) == (False, Fraction(1, 3), Fraction(1, 2))
    assert score == Fraction(2, 3)
    assert score.said == (
        "That reaches the goal with the chance 1/3 (about 33 %). "
        "There is a choice with 1/2 (about 50 %)."
    )


def test_two_poor_choices_are_worth_less_than_one() -> None:
    assert check(ODDS, "W3:o15 W*T*").value == Fraction(1, 6)
    assert check(ODDS, "T1:t14.1 W*T*").value == 0


def test_a_roll_that_is_written_down_is_followed() -> None:
    name = "dice/001-one-die-or-two"
    assert check(name, "W*T*=3:r5").right
    spoilt = check(name, "W*T*=3:r9")
    assert (spoilt.points, spoilt.best) == (0, Fraction(1, 3))


def test_what_stands_behind_untold_luck_is_not_judged() -> None:
    assert check("dice/001-one-die-or-two", "W*T* r9").right


def test_where_certainty_is_asked_for_a_chance_is_worth_nothing() -> None:
    score = check(str(sample("keep")), "W1:-")
    assert (score.right, score.points) == (False, 0)
    assert score.said.startswith("After that Yellow plays `W3:y13`.")


def test_to_end_and_to_pass_need_not_be_written() -> None:
    for line in ("new:t6.1", "new:t6.1 end"):
        assert check("masterpieces/007-whatever-they-do", line).right
    for line in ("W4:g12", "W4:g12 pass"):
        assert check("laboratory/018-the-last-word", line).right


def test_a_line_that_stops_early_is_worth_nothing_yet() -> None:
    for line in ("W3:o13", "T1:t6.1"):
        score = check(ODDS, line)
        assert score == score.value == 0
        assert score.said.startswith("This line has to go on")


ANSWERS = [
    ("W3:b13", True, "Right."),
    (" `W3:b13` ;\n", True, "Right."),
    (["W3:b13"], True, "Right."),
    ("W2:b13", False, "The wizard stops short: the castle is on space 0."),
    ("", False, "There is no answer yet."),
    (" , ", False, "There is no answer yet."),
    ("W3:y13", False, "`W3:y13` is not allowed. wizard.visible: no yellow wizard is in sight"),
    ("T1:t11.1", False, "`T1:t11.1` is not allowed. turn.two-actions: T1 is not in your hand"),
    ("=3", False, "`=3` is not allowed. card.dice: "),
    ("the blue one", False, "move: 'the': "),
    ("9" * 5_000, False, "This is too long for an answer."),
    (..., False, "An answer is a text in quotes"),
    (None, False, "An answer is a text in quotes"),
    (10**5_000, False, "An answer is a text in quotes"),
    ([["W3:b13"]], False, "An answer is a text in quotes"),
]


@pytest.mark.parametrize(("answer", "right", "said"), ANSWERS, ids=range(len(ANSWERS)))
def test_an_answer_is_scored_and_told_why(answer: object, right: bool, said: str) -> None:
    score = check(REACH, answer)
    assert (score.right, score.points, score.value) == (right, float(right), Fraction(right))
    assert score.said.startswith(said)


@pytest.mark.parametrize("answer", ["9", 9, [9], {"9"}, "9, 9"])
def test_spaces_answer_a_question_to_the_memory(answer: object) -> None:
    assert check(MEMORY, answer).right


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("9 3", "Right are 1 of your 2."),
        ("W3:b13", "move: 'W3:b13': spaces from 0 to 15 are meant"),
        ("16", "move: '16': spaces from 0 to 15 are meant"),
        ("²", "move: '\\xb2': spaces from 0 to 15 are meant"),
    ],
)
def test_other_spaces_do_not(answer: str, said: str) -> None:
    score = check(MEMORY, answer)
    assert (score.right, score.points) == (False, 0)
    assert score.said.startswith(said)


class Sly(str):
    """What a pupil may hand in instead of a text."""

    __slots__ = ()

    def __str__(self) -> str:
        raise AssertionError("something in the answer was run")

    __len__ = __hash__ = split = __str__  # type: ignore[assignment]


def test_nothing_in_an_answer_is_run() -> None:
    assert check(REACH, Sly("W3:b13")).said.startswith("An answer is a text in quotes")
    assert check(REACH, [Sly("W3:b13")]).points == 0


PIECES = st.sampled_from(
    "W3 W*T* W3:o13 W*T*=3 o13 =1 =7 again end pass new T1:t14.1 sw:5,8 , ; ` \0 9 é".split(" ")
)


@given(
    st.sampled_from([REACH, ODDS, MEMORY]),
    st.text() | st.lists(PIECES, max_size=6).map(" ".join) | st.lists(st.text() | st.integers()),
)
def test_whatever_is_answered_is_scored(name: str, answer: object) -> None:
    score = check(name, answer)
    assert 0 <= score.points <= 1
    assert score.said
    assert score.right == (score.value == score.best)


@pytest.mark.parametrize(
    "name", ["nobody/001-knows", "first-steps", "lesson:walking", "../README", "", "\0", None]
)
def test_a_puzzle_that_is_not_there_is_the_teachers_mistake(name: str) -> None:
    with pytest.raises(Mistake, match=r"There is no puzzle .*; one is named like first-steps/"):
        check(name, "W3:b13")


def test_a_file_that_was_handed_in_does_not_take_the_place_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "first-steps").mkdir()
    easier = (shipped() / f"{REACH}.toml").read_text("utf-8").replace("W2,W3", "W2,W3,W5")
    for name in (REACH, f"{REACH}.toml"):
        (tmp_path / name).write_text(easier, "utf-8")
    monkeypatch.chdir(tmp_path)
    for name in (REACH, f"{REACH}.toml"):
        assert "W5 is not in your hand" in check(name, "W5:b13").said


def test_a_score_counts_as_its_points() -> None:
    right, part, wrong = check(REACH, "W3:b13"), check(ODDS, "W3:o13 W*T*"), check(REACH, "W2:b13")
    assert [bool(score) for score in (right, part, wrong)] == [True, False, False]
    assert sorted([right, wrong, part]) == [wrong, part, right]
    assert wrong < 0.5 < part < 1 == right
    assert round(4 * float(part) + float(right), 3) == 3.667
    assert right != "1"
    assert len({right, check(REACH, "W3:b13")}) == 1


def test_a_score_is_one_line_for_people_and_a_number_for_nbgrader() -> None:
    score = Score(right=False, value=Fraction(1, 3), best=Fraction(1, 2), points=2 / 3, said="<No>")
    assert repr(score) == str(score) == "0.667 of 1: <No>"
    shown, _ = DisplayFormatter().format(score)  # type: ignore[no-untyped-call]
    assert shown["text/html"] == "<p>0.667 of 1: &lt;No&gt;</p>"
    assert float(shown["text/plain"]) == score.points


def test_grading_loads_no_jupyter_module() -> None:
    code = f"import sys, mt_widgets\nassert mt_widgets.check({REACH!r}, 'W3:b13')\n"
    code += "assert not {'ipywidgets', 'IPython', 'traitlets', 'numpy'} & {*sys.modules}"
    subprocess.run([sys.executable, "-c", code], check=True)
