"""Lines that can be judged again: what is written down of a solution, and what it shows."""

from random import Random
from typing import Any

import pytest

from mt_widgets.engine.work import finish
from mt_widgets.puzzles.account import account, retracing, turned_account
from mt_widgets.puzzles.load import load_puzzle
from mt_widgets.puzzles.packs import packs, shipped
from mt_widgets.puzzles.puzzle import PuzzleFile
from mt_widgets.puzzles.session import PuzzleSession, begin
from mt_widgets.puzzles.variant import vary
from tests.towers import some_symmetry

ALL = [path for pack in packs() for path in pack.files]
LUCK, OTHERS = "dice/003-wait-for-the-die", "moving-castle/004-both-are-close"
STEPS, DICE, MEMORY = (
    "first-steps/001-three-steps", "dice/001-one-die-or-two", "memory/001-gone-again",
)  # fmt: skip


def puzzle(name: str) -> PuzzleFile:
    return load_puzzle(shipped() / f"{name}.toml")


def solved(of: PuzzleFile, luck: int = 1) -> PuzzleSession:
    """Somebody who always plays the best move, whatever comes."""
    session, rng = begin(of), Random(luck)
    if session.solver is None:
        assert of.proof is not None
        return session.answer(of.game.goals.parse_answer(of.proof.solutions[0]))[0]
    while not session.solved:
        step = finish(session.solver.best_step(session.node))
        session, _ = session.play(str(step.move), rng)
    return session


def shown(of: PuzzleFile, line: str) -> str:
    return finish(retracing(begin(of), line)).end


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_the_line_of_every_solution_shows_that_it_is_one(path: object) -> None:
    of: Any = load_puzzle(str(path))
    varied = vary(of, "A9JN5YDY:17")
    line = account(solved(varied))
    back = some_symmetry("A9JN5YDY:17", of.start.table.colours).inverse()
    assert shown(of, turned_account(of, line, back)) == "solved"


def test_a_line_tells_rolls_and_the_free_moves_of_others() -> None:
    assert account(solved(puzzle(LUCK))).startswith("W** =")
    of = puzzle(OTHERS)
    first, reply, *_ = account(solved(of)).split()
    assert of.proof is not None
    assert of.proof.solutions == (first,)
    assert shown(of, first) == "short"
    assert shown(of, f"{first} {reply}") == "short"


@pytest.mark.parametrize(
    ("name", "line", "end"),
    [
        (STEPS, "W3:b13", "solved"), (STEPS, "", "short"), (STEPS, "W3:b12", "refused"),
        (STEPS, "hello", "refused"), (STEPS, "=4", "refused"), (STEPS, "0 5", "refused"),
        (DICE, "W*T* =1", "solved"), (DICE, "W*T*", "short"), (DICE, "W** =1", "wrong"),
        (DICE, "W*T* =7", "refused"), (DICE, "=6", "refused"),
        (MEMORY, "9", "solved"), (MEMORY, "9 10", "wrong"), (MEMORY, "W3:b13", "refused"),
        (MEMORY, "99", "refused"),
    ],
)  # fmt: skip
def test_a_line_shows_no_more_than_its_moves(name: str, line: str, end: str) -> None:
    assert shown(puzzle(name), line) == end


def test_with_luck_on_ones_side_a_bad_move_is_still_one() -> None:
    of = puzzle(LUCK)
    lucky = account(solved(of)).split()
    assert shown(of, " ".join(lucky)) == "solved"
    begun = begin(of)
    assert begun.solver is not None
    bad = next(
        move for move, value in begun.solver.choices(begun.solver.problem.root)
        if of.proof is not None and value < of.proof.value
    )  # fmt: skip
    rest = [str(bad)]
    for roll in ("=1", "=6"):
        assert shown(of, " ".join([*rest, roll])) != "solved"


def test_the_chance_of_the_first_move_is_told_where_it_counts() -> None:
    of = puzzle(DICE)
    fresh = begin(of)
    assert str(finish(retracing(fresh, "W** =1")).value) == "11/36"
    assert str(finish(retracing(fresh, "W*T*")).value) == "1/3"
    assert finish(retracing(begin(puzzle(STEPS)), "W3:b13")).value is None


def test_what_reaches_the_goal_needs_no_search() -> None:
    [path] = shipped().glob("masterpieces/001-*.toml")
    of = load_puzzle(path)
    line, fresh = account(solved(of)), begin(of)
    assert fresh.solver is not None
    assert finish(retracing(fresh, line)).solved
    assert fresh.solver.positions == 0
