"""The solver's game: unknown formulas are turned up by chance when the game is over."""

from fractions import Fraction

import pytest
from hypothesis import given

from mt_widgets.engine.errors import TooLarge
from mt_widgets.engine.game import CHANCE
from mt_widgets.games.labyrinth import forecast, game, goals, notation, voice
from mt_widgets.games.labyrinth.box import FORMULAS
from mt_widgets.games.labyrinth.state import State
from mt_widgets.search.problem import Problem
from mt_widgets.search.solve import Solver
from tests.search.checking import objection

from .mazes import position
from .reachable import states

# Blue takes the last token, 25, and has 46 points then; 17, 20 and 3 or 2 and 8 may help Yellow.
LAST = position("L b2 b0:1,4,16:-|y0:2,3,8,17:?", c3="Kb", d3="H25", a1="Fy")


def chance(text: str, aim: str) -> Fraction:
    """How likely an aim is reached, as the solver finds and the checker confirms."""
    state = notation.parse_position(text)
    goal = goals.parse_aim(f"likely {aim}", state).goal  # type: ignore[union-attr]
    problem = Problem(forecast, state, frozenset({0}), goals.predicate(goal, state))
    certificate = Solver(problem).certificate()
    assert objection(problem, certificate) == ""
    return certificate.value


@given(states())
def test_without_unknown_formulas_it_is_the_game_itself(state: State) -> None:
    assert forecast.mover(state) == game.mover(state)
    assert forecast.ways(state) == [state]


def test_nobody_reckons_with_an_unknown_formula_before_the_end() -> None:
    state = notation.parse_position(LAST)
    assert forecast.mover(state) == 0
    over = forecast.play(state, *notation.parse_moves("d3+"))
    assert (game.mover(over), forecast.mover(over)) == (None, CHANCE)


def test_every_card_that_nobody_is_known_to_have_is_equally_likely() -> None:
    over = notation.parse_position(
        position("L b3 b0::1-10-13|y0:25:?|r0::2-8-17", c3="Kbyr").replace("b0", "b1")
    )
    found = forecast.outcomes(over)
    assert {outcome.weight for outcome in found} == {1}
    cards = {outcome.state.setup.formulas[1] for outcome in found}
    assert cards == {*FORMULAS} - {"1-10-13", "2-8-17"}
    assert len(found) == 19
    assert all(forecast.mover(outcome.state) is None for outcome in found)
    first = found[0]
    assert first.name == f"y={first.state.setup.formulas[1]}"
    assert forecast.chance_move(first.name) is None
    assert voice.say_outcome(over, first.name) == "Yellow shows the formula 3-18-1."


def test_two_unknown_formulas_are_different_cards() -> None:
    over = notation.parse_position(position("L b3 b0::?|y0::?", c3="Kby"))
    found = forecast.outcomes(over)
    assert len(found) == 21 * 20
    assert len({outcome.name for outcome in found}) == 21 * 20
    assert all(len({*outcome.state.setup.formulas}) == 2 for outcome in found)
    told = voice.say_outcome(over, found[0].name)
    assert told == "Blue shows the formula 1-10-13. Yellow shows the formula 2-8-17."
    assert voice.say_possible(over, found[0].name) == (
        "Blue may have the formula 1-10-13. Yellow may have the formula 2-8-17."
    )
    assert voice.say_case(over, ["y=1-10-13", "y=2-8-17"]) == (
        "If these formulas are shown: Yellow 1-10-13 or Yellow 2-8-17"
    )


def test_four_unknown_formulas_are_too_many() -> None:
    players = "b0::?|y0::?|r0::?|g0::?"
    with pytest.raises(TooLarge, match="unknown formulas: 4"):
        forecast.outcomes(notation.parse_position(position(f"L b3 {players}", c3="Kbyrg")))
    known = players.replace("b0::?", "b0::1-10-13")
    over = notation.parse_position(position(f"L b3 {known}", c3="Kbyrg"))
    assert len(forecast.outcomes(over)) == 20 * 19 * 18


def test_the_chance_to_win_is_that_of_the_rivals_cards() -> None:
    """Yellow has 30 points and gets 20 more for each token that is on the card."""
    helped = [len({2, 3, 8, 17} & {*card}) for card in FORMULAS.values()]
    worse = sum(30 + 20 * tokens <= 46 for tokens in helped)
    assert 0 < worse < 21
    assert chance(LAST, "wins(b)") == Fraction(worse, 21)
    assert chance(LAST, "wins(b) and not wins(y)") == Fraction(worse, 21)
    assert chance(LAST, "points(y) >= 50") == Fraction(21 - worse, 21)
    assert chance(LAST, "points(y) >= 30") == 1
    assert chance(LAST, "points(y) >= 91") == 0


def test_the_own_card_narrows_what_the_rival_may_have() -> None:
    own = LAST.replace("b0:1,4,16:-", "b0:1,4,16:20-17-3")
    cards = [{*card} for name, card in FORMULAS.items() if name != "20-17-3"]
    worse = sum(30 + 20 * len({2, 3, 8, 17} & card) <= 46 for card in cards)
    assert chance(own, "wins(b)") == Fraction(worse, 20)
