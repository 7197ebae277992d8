"""Proving what a puzzle claims."""

from collections.abc import Hashable, Iterator
from dataclasses import replace

import pytest

from mt_widgets.puzzles.prove import Unproven, certify, prove, proving
from mt_widgets.puzzles.puzzle import Proof, PuzzleFile
from mt_widgets.puzzles.puzzle_solver import problem
from mt_widgets.search.policy import policy
from tests.puzzles.samples import load
from tests.towers import forecast, game, notation, parse, parse_aim

NEAR = "K/10/R/1/b/2 b2 b4+{full}-6:{hand}|y4+0-6:?,?,? {spells}"


def puzzle(position: str, goal: str) -> PuzzleFile:
    state = parse(position)
    return PuzzleFile("pack/001", "reach", state, parse_aim(goal, state.table.colours))


def near(goal: str, hand: str, *, full: int = 0, spells: str = "-") -> PuzzleFile:
    return puzzle(NEAR.format(full=full, hand=hand, spells=spells), goal)


def test_a_goal_that_can_be_forced_is_proven_with_all_solutions() -> None:
    proof = prove(near("enters(b)", "W3,W3T3"))
    assert proof.value == 1
    assert proof.solutions == ("W3:b13", "W3T3:b13")
    assert not proof.unique
    assert 1 <= proof.ravens <= 5


@pytest.mark.parametrize(
    ("goal", "hand", "answer"),
    [
        ("enters(b)", "W2", "goal: it cannot be reached at all"),
        ("enters(b)", "W**", "goal: it is reached only with the chance 11/36"),
        ("castle = 0", "W2", "goal: it holds already"),
    ],
)
def test_a_claim_that_is_not_so_is_refused(goal: str, hand: str, answer: str) -> None:
    with pytest.raises(Unproven, match=answer):
        prove(near(goal, hand))


def test_as_likely_as_possible_is_proven_with_its_fraction() -> None:
    proof = prove(near("likely enters(b)", "W**,W*T*"))
    assert str(proof.value) == "11/36"
    assert proof.solutions == ("W**",)


def test_it_is_proven_step_by_step_and_checked_likewise() -> None:
    task = near("likely enters(b)", "W**,W*T*")
    proof, found = prove(task), list[Proof]()

    def keep() -> Iterator[int]:
        found.append((yield from proving(task)))

    steps = list(keep())
    assert found == [proof]
    assert len(steps) > 2 * proof.positions  # each position is searched, and then looked at again


def test_a_spell_that_is_needed() -> None:
    good = replace(near("enters(b)", "W2", full=2, spells="mw,mt"), needs=("mw",))
    assert prove(good).solutions == ("W2:b13 mw:b15", "mw:b13 W2:b14")
    with pytest.raises(Unproven, match="needs: without mt the chance is 1"):
        prove(replace(good, needs=("mt",)))


def test_a_spell_that_is_a_mistake() -> None:
    good = replace(near("enters(b)", "W3", full=2, spells="mw,ht"), traps=("mw",))
    assert prove(good).solutions == ("W3:b13", "ht:t11.1 W3:b13")
    with pytest.raises(Unproven, match="traps: to use ht is no mistake"):
        prove(replace(good, traps=("ht",)))
    with pytest.raises(Unproven, match="traps: mt cannot be used in the first move"):
        prove(replace(near("enters(b)", "W3", spells="mt"), traps=("mt",)))


def test_others_do_nothing_their_best_or_what_the_script_says() -> None:
    text = "K/3/b/7/R/3 b1 b0+0-6:W5,W5|y0+0-6:T2,W1 - draw=W2,W2,W2,W1,W1,W1,W1"
    task = replace(puzzle(text, "home(b) = 1"), turns=2)
    with pytest.raises(Unproven):
        prove(task)
    assert prove(replace(task, others="nothing")).solutions == ("W5:b4 W5:b9 W2:b14",)
    blocked = (tuple(notation.parse_moves("T2:t12.1")),)
    with pytest.raises(Unproven):
        prove(replace(task, others=blocked))
    harmless = (tuple(notation.parse_moves("new:t12.1")),)
    assert prove(replace(task, others=harmless)).solutions == ("W5:b4 W5:b9 W2:b14",)


def test_a_scripted_move_that_a_rule_refuses_is_not_made() -> None:
    text = "K/3/b/7/R/3 b1 b0+0-6:W5,W5|y0+0-6:T2,W1 - draw=W2,W2,W2,W1,W1,W1,W1"
    task = replace(puzzle(text, "home(b) = 1"), turns=2)
    assert prove(replace(task, others=(tuple(notation.parse_moves("T2:t9.1")),))).unique


def test_a_turn_of_a_script_ends_also_where_the_pile_runs_out() -> None:
    text = "K/5/T/6/y/R/1 b2 b0+0-6:W1|y0+0-6:W1T1,W1 - draw=T1,T1,T1"
    script = tuple(tuple(notation.parse_moves(line)) for line in ("W1:y13 W1T1:y14", "T1:t6.1"))
    task = problem(replace(puzzle(text, "towers(7) = 1"), turns=3, others=script))
    assert task.others is not None
    told: Hashable = None
    state = game.play(parse(text), *notation.parse_moves("W1:-"))
    while (reply := task.others(state, told)) is not None:
        ends = forecast.turn_passed(state, reply[0])
        state, told = reply[0], task.turn_told(reply[1]) if ends else reply[1]
    assert (state.seat, told) == (0, (1, 0))


def test_to_keep_somebody_out_until_the_next_turn() -> None:
    text = "K/11/R/y/2 b2 b0+0-6:T1,W1|y0+0-6:W3,W1 - draw=W1,W1,W1,W1,W1,W1"
    assert prove(puzzle(text, "keep not enters(y)")).solutions == ("T1:t12.1",)


def test_a_question_is_answered_by_what_is_really_there() -> None:
    start = "K/Rb/y/13 y1 y0+0-6:T1|b0+0-6:T1 -"
    asked = replace(
        puzzle(start, "where(y)"), kind="memory", sequence=tuple(notation.parse_moves("T1:t1.1"))
    )
    assert prove(asked).solutions == ("2",)
    with pytest.raises(Unproven, match="goal: there is nothing to answer"):
        prove(replace(asked, aim=parse_aim("where(b)")))


def test_a_scripted_turn_ends_also_by_a_pass_of_the_solvers() -> None:
    pile = ",".join(["T1"] * 20)
    text = f"K/12/y/2 b2 b0+2-6:T1|y0+0-6:W1,W2,T1 mw rules=master draw={pile}"
    script = tuple(tuple(notation.parse_moves(line)) for line in ("W1:y13 T1:-", "W2:y14"))
    task = puzzle(text, "home(y) >= 1 and spent(b) = 0")
    assert prove(replace(task, turns=3, others=script)).value == 1


def test_a_scripted_spell_is_cast_after_a_new_hand_that_emptied_the_pile() -> None:
    text = "K/3/T/R/6/y/3 b2 b0+0-6:T1|y0+1-6:W1,W2,T1 mt draw=T1,T1,T1,T1"
    script = (tuple(notation.parse_moves("new mt:t5.1")),)
    task = replace(puzzle(text, "towers(7) = 1"), turns=2, others=script)
    assert prove(task).value == 1


def test_a_spell_that_was_cast_before_it_is_needed() -> None:
    start = "K/Ry/b/10/b/2 y1 y0+2-4:T1,W1|b0+1-6:W3,T1 mt"
    shown = tuple(notation.parse_moves("T1:t1.1"))
    task = replace(puzzle(start, "visible(b, 2) >= 1"), kind="memory", sequence=shown)
    assert prove(replace(task, needs=("mt",))).value == 1


@pytest.mark.parametrize("name", ["dice", "unknown", "script"])
def test_what_to_do_after_each_roll_is_known_once_a_puzzle_is_certified(name: str) -> None:
    solver, _ = certify(load(name))
    known = solver.positions
    assert policy(solver).value
    assert solver.positions == known
