"""Solving: what is right, what is wrong and why, and what follows of itself."""

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from mt_widgets.engine.errors import IllegalMove, Mistake, MoveError
from mt_widgets.engine.work import finish
from mt_widgets.games import FIRST, GAMES
from mt_widgets.puzzles.explore import Exploration
from mt_widgets.puzzles.judge import RIGHT, SOLVED, WRONG, Verdict, say_chance
from mt_widgets.puzzles.puzzle import PuzzleFile
from mt_widgets.puzzles.session import PuzzleSession, begin
from mt_widgets.puzzles.solution import advice, solution
from mt_widgets.search.steps import SearchStep
from mt_widgets.search.steps import say_path as say_steps
from tests.puzzles.samples import FILES, load, puzzle


def tried(problem: PuzzleFile, moves: str, seed: int = 1) -> tuple[PuzzleSession, Verdict]:
    return begin(problem).play(moves, Random(seed))


def say_path(path: tuple[SearchStep, ...]) -> list[str]:
    return say_steps(GAMES[FIRST], path)


def moves(steps: tuple[SearchStep, ...]) -> str:
    return " ".join(str(step.move or step.outcome or "-") for step in steps)


def test_any_correct_answer_is_accepted() -> None:
    for line in ("W3:b13", "W5:b11"):
        session, verdict = tried(load("entry"), line)
        assert verdict.kind == SOLVED
        assert session.solved
        assert session.stars == 3


def test_a_wrong_move_is_taken_back_and_remembered() -> None:
    session, verdict = tried(load("entry"), "W2:b13")
    assert verdict.kind == WRONG
    assert session.path == ()
    assert session.tried == ("W2:b13",)
    session, verdict = session.play("W3:b13", Random(1))
    assert session.solved


def test_an_illegal_move_is_refused_by_the_rule_and_is_no_try() -> None:
    session = begin(load("entry"))
    with pytest.raises(IllegalMove, match=r"^wizard.visible: "):
        session.play("W3:y13", Random(1))
    with pytest.raises(MoveError):
        session.play("W9:b13", Random(1))
    with pytest.raises(Mistake, match="There is no move"):
        session.play("", Random(1))


def test_the_right_moves_before_a_wrong_one_stay() -> None:
    session, verdict = tried(load("script"), "W5:b4 W5:b9")
    assert verdict.kind == WRONG
    assert session.line == "W5:b4"
    assert session.tried == ("W5:b4 W5:b9",)
    assert moves(verdict.steps) == "W5:b4 W5:b9 T2:t12.1 W1:-"


WHY = [
    ("K/10/Rb/1/b/2 b2 b3+0-6:W3,W2|y4+0-6: -", "enters(b)", "W2:b13", "card.exact"),
    ("K/10/Rb/1/b/2 b2 b3+0-6:W3,W5|y4+0-6: -", "enters(b)", "W5:b13", "castle.overshoot"),
    ("K/R/y/10/b/2 b1 b3+0-6:T1,W3|y4+0-6: -", "enters(b) and full(b) = 1", "W3:b13",
     "turn.end-on-entry"),
    ("K/12/b/1/y b1 b4+2-4:W3|y4+0-6: mw", "enters(b)", "mw:y15", "castle.moves-on"),
    ("K/11/R/b/2 b1 b4+0-6:T1,W3|y4+0-6: -", "enters(b)", "T1:t12.1", "tower.imprison"),
    ("K/12/b/2 b1 b4+2-4:W2,W3|y4+0-6: mw", "enters(b) and full(b) = 2", "mw:b13", "spell.cost"),
    ("K/11/b/3 b1 b4+0-6:W1,W3,T1|y4+0-6: -", "enters(b)", "T1:-", "turn.two-actions"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "goal", "move", "rule"), WHY)
def test_the_rule_that_makes_it_fail_is_named(
    position: str, goal: str, move: str, rule: str
) -> None:
    session, verdict = tried(puzzle(position, goal), move)
    assert (verdict.kind, verdict.rule) == (WRONG, rule)
    assert verdict.text.endswith(".")
    assert session.tried == (move,)


def test_a_card_that_is_used_up_is_the_reason_where_it_is_needed() -> None:
    text = "K/11/b/b/2 b1 b3+0-6:W3,T1|y4+0-6: -"
    _, verdict = tried(puzzle(text, "enters(b)"), "W3:b12")
    assert verdict.text.startswith("The card `W3` is used up now, and it is needed.")


def test_what_is_missing_is_told() -> None:
    _, verdict = tried(load("tempo"), "W3:b13")
    assert verdict.text == (
        "A wizard of yours has gone into the castle, so the turn is over at once. "
        "Blue has no full flask."
    )
    _, verdict = tried(load("remember"), "T1:t10.1")
    assert verdict.text == "The turn is over. No blue wizard has got into the castle."


def test_the_best_that_can_still_be_done_is_shown() -> None:
    text = "K/R/y/y/9/b/2 b1 b3+0-6:T1,T2,W1|y4+0-6: -"
    problem = puzzle(text, "full(b) >= 1 and visible(b, 14) = 1 and castle = 0")
    session, verdict = tried(problem, "T2:t1.1")
    assert (verdict.kind, session.solved) == (RIGHT, False)
    _, verdict = tried(puzzle(text, "full(b) >= 3"), "W1:b13")
    assert verdict.kind == WRONG
    assert "After that at best you play `T" in verdict.text
    assert verdict.text.endswith("Blue has only 1 full flask.")
    assert len(verdict.steps) == 2


def test_a_reply_refutes_a_poor_defence() -> None:
    session, verdict = tried(load("keep"), "W1:-")
    assert moves(verdict.steps) == "W1:- W3:y13"
    assert (
        verdict.text == "After that Yellow plays `W3:y13`. Yellow has got a wizard into the castle."
    )
    session, verdict = session.play("T1:t12.1", Random(1))
    assert verdict.kind == SOLVED
    assert verdict.text == "Whatever the others do now, it holds."


def test_a_card_that_nobody_knows_refutes_it_too() -> None:
    _, verdict = tried(load("hidden"), "W1:-")
    assert verdict.kind == WRONG
    assert "Yellow may have W3" in verdict.text
    assert moves(verdict.steps) == "W1:- W3 W3:y13"


def test_a_roll_that_fails_is_named() -> None:
    text = "K/12/b/2 b2 b4+0-6:W*T*,W3|y4+0-6: -"
    _, verdict = tried(puzzle(text, "enters(b)"), "W*T*")
    assert verdict.kind == WRONG
    assert "The die may show 1." in verdict.text
    assert verdict.value == Fraction(1, 6)


def test_odds_are_compared_as_fractions() -> None:
    session, verdict = tried(load("dice"), "W*T*")
    assert (verdict.value, verdict.best) == (Fraction(1, 6), Fraction(11, 36))
    assert verdict.text == (
        "That reaches the goal with the chance 1/6 (about 17 %). "
        "There is a choice with 11/36 (about 31 %)."
    )
    assert session.value == Fraction(1, 6)


@pytest.mark.parametrize("seed", range(20))
def test_whatever_luck_does_the_best_choices_solve_it(seed: int) -> None:
    rng = Random(seed)
    session, verdict = begin(load("dice")).play("W**", rng)
    while verdict.kind == RIGHT:
        assert session.solver is not None
        best = max(session.solver.choices(session.node), key=lambda choice: choice[1])
        session, verdict = session.play(str(best[0]), rng)
    assert verdict.kind == SOLVED
    assert "uck was" in verdict.text
    assert session.value == Fraction(11, 36)


def test_nobody_chooses_how_the_dice_fall() -> None:
    with pytest.raises(Mistake, match="Nobody chooses"):
        begin(load("dice")).play("W**=3:b13", Random(1))


def test_others_who_do_nothing_are_told() -> None:
    session, verdict = tried(load("two-turns"), "W5:b4 W5:b9")
    assert verdict.kind == RIGHT
    assert say_path(session.path)[-1] == "Yellow does nothing."
    session, verdict = session.play("W2:b14", Random(1))
    assert verdict.kind == SOLVED


def test_a_script_is_played_and_shown() -> None:
    session, verdict = tried(load("script"), "W5:b4 W4:b9")
    assert moves(verdict.steps) == "W5:b4 W4:b9 T2:t12.1 W1:-"
    state: Any = session.history.state
    assert state.seat == 0
    assert "Imprisoned" not in " ".join(say_path(session.path))


def test_others_at_their_worst_are_played_between_own_turns() -> None:
    session, verdict = tried(load("whatever"), "new")
    assert verdict.kind == RIGHT
    state: Any = verdict.steps[-1].before.state
    assert state.seat == 1
    session, verdict = session.play("W3:b13", Random(1))
    assert session.solved


def test_drawn_cards_that_nobody_knows_are_dealt() -> None:
    session, verdict = tried(load("unknown"), "T1:-")
    assert verdict.kind in (RIGHT, SOLVED)
    dealt = [step.outcome for step in session.path if step.outcome]
    assert len(dealt) == 1
    assert f"Blue turns up {dealt[0]}." in say_path(session.path)


def test_undo_goes_back_before_the_last_own_move() -> None:
    session, _ = tried(load("two-turns"), "W5:b4 W5:b9")
    assert session.undo().line == "W5:b4"
    assert session.undo().undo().path == ()
    assert session.undo().undo().undo().path == ()


def test_after_the_end_there_is_nothing_to_decide() -> None:
    session, _ = tried(load("entry"), "W3:b13")
    with pytest.raises(Mistake, match="nothing left to decide"):
        session.play("W5:b11", Random(1))
    session, verdict = session.again().play("W5:b11", Random(1))
    assert verdict.kind == SOLVED


def test_hints_cost_stars_and_the_solution_all_of_them() -> None:
    session = begin(load("entry"))
    assert [session.stars, session.hint().stars, session.hint().hint().stars] == [3, 2, 1]
    assert session.hint().hint().hint().hint().hints == 3
    assert session.show().stars == 0


def test_a_question_is_answered_by_spaces() -> None:
    session = begin(load("where"))
    session, verdict = session.answer(["space:2", "space:5"])
    assert verdict.text == "Right are 1 of your 2."
    session, verdict = session.answer(["space:2"])
    assert verdict.text == "So far all are right, but there are more."
    session, verdict = session.answer(["space:2", "space:4", "space:6"])
    assert verdict.text == "Right are 2 of your 3."
    session, verdict = session.answer(["space:6", "space:2"])
    assert verdict.kind == SOLVED
    assert session.tried == ("2 5", "2", "2 4 6")
    with pytest.raises(Mistake, match="an answer"):
        session.play("T1:t1.1", Random(1))


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (Fraction(0), "0 (never)"),
        (Fraction(1), "1 (always)"),
        (Fraction(1, 2), "1/2 (about 50 %)"),
        (Fraction(999, 1000), "999/1000 (about 99 %)"),
        (Fraction(153940267, 178599168), "about 86.2 % (exactly 153940267/178599168)"),
    ],
)
def test_chances_read_well(value: Fraction, words: str) -> None:
    assert say_chance(value) == words


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_proven_lines_and_the_shown_solution_are_right(path: object) -> None:
    problem = load(str(getattr(path, "stem", "")))
    session = begin(problem)
    assert problem.proof is not None
    if session.solver is None:
        assert session.answer(problem.game.goals.parse_answer(problem.proof.solutions[0]))[0].solved
        return
    for line in problem.proof.solutions:
        _, verdict = session.play(line, Random(3))
        assert verdict.kind in (RIGHT, SOLVED)
    steps = finish(solution(session.solver))
    kept = [step for step in steps if session.solver.value(step.after) == 0]
    assert steps
    assert not kept


def test_every_roll_has_its_advice() -> None:
    problem = load("dice")
    session = begin(problem)
    assert session.solver is not None
    steps = finish(solution(session.solver))
    assert moves(steps) == "W** =3 b13"
    assert advice(session.solver, steps) == [
        "If the die shows 1, 2, 4, 5 or 6: `again`, 1/6 (about 17 %).",
        "If the die shows 3: `b13`, 1 (always).",
    ]


def test_exploring_allows_every_move_and_tells_its_worth() -> None:
    problem = load("keep")
    session = begin(problem)
    assert session.solver is not None
    free = finish(Exploration(session.solver).reckoning())
    assert [(str(move), str(value)) for move, value in free.values] == [
        ("T1:t12.1", "1"),
        ("W1:-", "0"),
    ]
    free = finish(free.playing([free.values[1][0]], Random(1)))
    assert free.outcome is None  # the others are played by whoever explores
    free = finish(free.reckoning())
    assert tuple(map(str, free.values[-1])) == ("W3:y13", "0")
    free = finish(free.playing([free.values[-1][0]], Random(1)))
    assert free.outcome == 0
    assert free.choices == 2
    assert free.go(1).choices == 1
    assert free.go(0).path == ()
