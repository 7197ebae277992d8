"""The solver, and the checker that looks at every line itself."""

from collections import Counter
from collections.abc import Hashable
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from mt_widgets import parse, start
from mt_widgets.games.magical_towers import forecast, game
from mt_widgets.games.magical_towers.draft import changed
from mt_widgets.games.magical_towers.goals.language import Goal
from mt_widgets.games.magical_towers.moves import Move, NewHand
from mt_widgets.games.magical_towers.state import State
from mt_widgets.search.budget import Budget
from mt_widgets.search.problem import Certificate, Node, Problem, TooLarge
from mt_widgets.search.solve import Solver
from tests.reachable import some_move
from tests.search.checking import objection
from tests.search.plain import chance_this_turn, lines_this_turn
from tests.towers import holds, parse_goal

CASTLE = "K/10/R/1/b/2"


def this_turn(text: str, goal: str) -> Problem[State, Move]:
    """Can whoever's turn it is reach the goal before the turn ends?"""
    state = parse(text)
    return problem(state, parse_goal(goal))


def problem(state: State, goal: Goal) -> Problem[State, Move]:
    mine = frozenset({state.seat})
    return Problem(forecast, state, mine, lambda now: holds(goal, now))


def test_an_exact_entry_is_found_and_is_the_only_one() -> None:
    solver = Solver(this_turn(f"{CASTLE} b2 b0+0-6:W1,W2|y0+0-6: -", "home(b) >= 1"))
    assert solver.value() == 0
    solver = Solver(this_turn(f"{CASTLE} b2 b0+0-6:W2,W3|y0+0-6: -", "home(b) >= 1"))
    assert solver.value() == 1
    assert [[str(move) for move in line] for line in solver.solutions()] == [["W3:b13"]]
    values = {str(move): value for move, value in solver.choices(solver.problem.root)}
    assert values == {"W2:b13": 0, "W3:b13": 1}


def test_the_same_moves_in_another_order_are_one_solution() -> None:
    task = this_turn("K/R/y/T/1/y/10 b1 b0+0-6:T1,T2|y0+0-6: -", "full(b) = 2")
    lines = Solver(task).solutions()
    assert [{str(move) for move in line} for line in lines] == [{"T1:t1.1", "T2:t3.1"}]


def test_a_goal_that_holds_at_once_needs_no_move() -> None:
    assert Solver(this_turn("K/15 b1 b0+0-6:W1|y0+0-6: -", "castle = 0")).solutions() == [()]


def test_a_die_gives_a_fraction() -> None:
    solver = Solver(this_turn(f"{CASTLE} b2 b0+0-6:W**,T1|y0+0-6: -", "home(b) >= 1"))
    assert solver.value() == Fraction(11, 36)  # a second roll if the first is not a 3
    assert [[str(move) for move in line] for line in solver.solutions()] == [["W**"]]
    one = Solver(this_turn(f"{CASTLE} b2 b0+0-6:W*T*|y0+0-6: -", "home(b) >= 1"))
    assert one.value() == Fraction(1, 6)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(
    "goal", ["home(b) >= 1", "imprisoned(y) >= 2", "castle = 5", "full(b) >= 2 or not castle = 0"]
)
def test_it_agrees_with_plain_enumeration(seed: int, goal: str) -> None:
    rng = Random(seed)
    state = start(2, "mw,mt", seed=seed)
    for _ in range(rng.randrange(6, 40)):
        if game.mover(state) is not None:
            state = game.play(state, some_move(state, rng))
    while state.pending is not None or state.seat != 0:
        state = game.play(state, some_move(state, rng))
    state = changed(state, hands=(state.hands[0][:2], *state.hands[1:]), draw=None)
    task, wanted = problem(state, parse_goal(goal)), parse_goal(goal)
    found = Solver(task).certificate()
    assert objection(task, found) == ""
    assert found.value == chance_this_turn(state, wanted)
    lines = {frozenset(Counter(line).items()) for line in found.solutions}
    assert len(lines) == len(found.solutions)
    assert lines == (lines_this_turn(state, wanted, found.value) if found.value else set())


def test_the_checker_objects_to_every_false_claim() -> None:
    task = this_turn(f"{CASTLE} b2 b0+0-6:W2,W3|y0+0-6: -", "home(b) >= 1")
    true = Solver(task).certificate()
    (good, bad), lines = true.first_moves[::-1], true.solutions
    false = {
        "the value is 1, not 1/2": replace(true, value=Fraction(1, 2)),
        "the value of W2:b13 is 0, not 1": replace(true, first_moves=((bad[0], Fraction(1)), good)),
        "the first moves are not those that the game has": replace(true, first_moves=(good,)),
        "this does not solve it: W2:b13": replace(true, solutions=((bad[0],),)),
        "a solution is listed twice": replace(true, solutions=(*lines, *lines)),
        "there is another solution": replace(true, solutions=()),
    }
    assert objection(task, true) == ""
    for answer, claim in false.items():
        assert objection(task, claim) == answer


DICE = f"{CASTLE} b1 b0+0-6:W**,T1,W1|y0+0-6: -"


@pytest.mark.parametrize("text", [DICE, "K/R/y/T/1/y/10 b1 b0+0-6:T1,T2|y0+0-6: -"])
def test_the_checker_finds_each_single_value_that_is_false(text: str) -> None:
    task = this_turn(text, "home(b) >= 1 or full(b) >= 2")
    true = Solver(task).certificate()
    assert objection(task, true) == ""
    for node, value in true.values.items():
        claim = replace(true, values={**true.values, node: Fraction(value) / 2 + Fraction(1, 7)})
        assert objection(task, claim) != "", node


def test_the_checker_wants_the_moves_in_an_order_that_works() -> None:
    task = this_turn(f"{CASTLE} b1 b0+0-6:W2,W1|y0+0-6: -", "home(b) >= 1")
    true = Solver(task).certificate()
    assert objection(task, true) == ""
    backwards = replace(true, solutions=tuple(line[::-1] for line in true.solutions))
    assert objection(task, backwards).startswith("this does not solve it: ")


AGAIN = "K/5/yrg/6/b/2 b2 b3+0-0:W1|y3+0-0:W1|r3+0-0:W2|g3+0-0:W1 - rules=team opt=swap_often"


def test_where_the_same_position_can_come_again_nothing_is_proven() -> None:
    with pytest.raises(TooLarge, match="the same position can come again"):
        Solver(this_turn(AGAIN, "home(b) = 4")).value()


def test_the_checker_does_not_let_a_value_rest_on_itself() -> None:
    task = replace(this_turn(AGAIN, "home(b) = 4"), seats=frozenset({0, 2}))
    root, game_ = task.root, task.game
    asked = Node(game_.play(root.state, game_.legal_moves(root.state)[-1]), 1)
    assert str(game_.legal_moves(root.state)[-1]) == "ask"
    declined = Node(game_.play(asked.state, game_.legal_moves(asked.state)[-1]), 1)
    assert declined == root
    forged = Certificate(
        Fraction(1),
        tuple((move, Fraction(str(move) == "ask")) for move in game_.legal_moves(root.state)),
        (),
        {root: 1, asked: 1},
    )
    assert objection(task, forged) != ""


def test_the_checker_wants_a_word_on_every_position_it_needs() -> None:
    task = this_turn(DICE, "home(b) >= 1")
    true = Solver(task).certificate()
    assert "nothing is said of" in objection(task, replace(true, values={}))


def test_equal_positions_are_searched_once_and_memory_is_bounded() -> None:
    task = this_turn(str(start(2, seed=3)), "castle = 9")
    solver = Solver(task)
    seen = list(solver.steps())
    assert solver.value() == 0
    assert seen == list(range(1, solver.positions + 1))
    with pytest.raises(TooLarge, match="more than 10 positions"):
        Solver(task, Budget(10)).value()


TWO_TURNS = "K/3/b/7/R/3 b1 b0+0-6:W5,W5|y0+0-6:T2,W1 - draw=W2,W2,W2,W1,W1,W1,W1"


def skip(state: State, told: Hashable) -> tuple[State, Hashable] | None:
    """The others do nothing."""
    return (game.skip(state)[0], told) if state.seat else None


def test_what_takes_two_turns_is_not_reached_in_one() -> None:
    task = this_turn(TWO_TURNS, "home(b) = 1")
    assert Solver(replace(task, others=skip)).value() == 0
    assert Solver(replace(task, turns=2, others=skip)).value() == 1


def test_the_others_choose_what_is_worst() -> None:
    task = replace(this_turn(TWO_TURNS, "home(b) = 1"), turns=2)
    assert Solver(task).value() == 0  # the tower goes from 12 to 14, over the wizard


def test_a_script_tells_what_the_others_play() -> None:
    def script(state: State, told: Hashable) -> tuple[State, Hashable] | None:
        return (game.play(state, NewHand()), told) if state.seat else None

    task = replace(this_turn(TWO_TURNS, "home(b) = 1"), turns=2, others=script)
    assert Solver(task).value() == 1


def test_a_goal_that_is_to_be_kept() -> None:
    text = "K/11/R/y/2 b2 b0+0-6:T1,W1|y0+0-6:W3,W1 - draw=W1,W1,W1,W1,W1,W1"
    solver = Solver(replace(this_turn(text, "home(y) = 0"), keep=True))
    assert solver.value() == 1
    assert [[str(move) for move in line] for line in solver.solutions()] == [["T1:t12.1"]]
    assert {str(move): value for move, value in solver.choices(solver.problem.root)} == {
        "T1:t12.1": 1,
        "W1:-": 0,
    }


# Unknown cards


def test_a_card_that_is_drawn_is_any_that_nobody_has_seen() -> None:
    text = "K/11/R/b/2 b1 b0+0-6:?|y0+0-6: -"
    solver = Solver(this_turn(text, "home(b) >= 1"))
    # three steps: W3 four times, W3T3 three times, and each die card with its own chance
    dice = [(6, Fraction(1, 6)), (3, Fraction(11, 36)), (1, Fraction(91, 216))]
    expected = (7 + sum(copies * chance for copies, chance in dice)) / Fraction(90)
    assert solver.value() == expected


def test_a_card_in_sight_is_not_drawn_again() -> None:
    text = "K/11/R/b/2 b2 b0+0-6:?|y0+0-6:W3,W3,W3 - discard=W3,W3T3,W3T3,W3T3"
    solver = Solver(this_turn(text, "home(b) >= 1"))
    dice = [(6, Fraction(1, 6)), (3, Fraction(11, 36)), (1, Fraction(91, 216))]
    assert solver.value() == sum(copies * chance for copies, chance in dice) / 83


def test_a_pile_that_runs_out_is_forgotten() -> None:
    text = "K/12/b/2 b2 b0+0-6:W1,T1,T1|y0+0-6: - draw="
    task = replace(this_turn(text, "home(b) >= 1"), turns=2, others=skip)
    assert 0 < Solver(task).value() < 1
    sure = replace(task, start=parse(f"{text}W2"))
    assert Solver(sure).value() == 1


# Other clocks


def test_a_turn_alone_is_one_card() -> None:
    text = "K/11/R/b/2 b1 b11+0-0:W1,W2,T1 - rules=solo draw=W1,W1,W1"
    assert Solver(this_turn(text, "home(b) = 12")).value() == 0
    assert Solver(replace(this_turn(text, "home(b) = 12"), turns=2)).value() == 1


def test_a_card_that_is_turned_up_alone_is_no_turn() -> None:
    text = "K/11/R/b/2 b1 b11+0-0:W1,? - rules=solo"
    solver = Solver(this_turn(text, "home(b) = 12"))
    dice = [(6, Fraction(1, 6)), (3, Fraction(11, 36)), (1, Fraction(91, 216))]
    assert solver.value() == (7 + sum(copies * chance for copies, chance in dice)) / Fraction(89)


def test_alone_a_turn_without_cards_is_a_turn() -> None:
    text = "K/3/T/R/6/b/3 b1 b0+1-6: mt rules=solo draw=" + ",".join(["W4"] * 8)
    assert Solver(this_turn(text, "home(b) >= 1")).value() == 0


def test_partners_solve_together() -> None:
    text = "K/5/yrg/6/b/2 b2 b3+0-0:W1|y3+0-0:W1|r3+0-0:W3|g3+0-0:W1 - rules=team"
    task = this_turn(text, "home(b) = 4")
    assert Solver(task).value() == 0  # the partner may decline
    solver = Solver(replace(task, seats=frozenset({0, 2})))
    assert solver.value() == 1
    assert [str(move) for move in solver.solutions()[0]] == ["ask", "lend:W3", "back:W1", "W3:b13"]
