"""Goals: read, written, checked on states, and said in whole sentences."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.engine.aims import Aim, Question
from mt_widgets.engine.errors import Mistake
from mt_widgets.engine.goal_language import Both, Count, Either, Not
from mt_widgets.engine.goal_reading import GoalError
from mt_widgets.games.wonderful_towers import goals, notation
from mt_widgets.games.wonderful_towers.box import POWERS
from mt_widgets.games.wonderful_towers.goals.language import Block, Goal, Market, Tower
from mt_widgets.games.wonderful_towers.rules.ending import fitting_blocks, is_complete
from mt_widgets.games.wonderful_towers.state import State

from .reachable import positions

STATE = notation.parse_position("b:66,52,80,41,30,17*,5*|y:3,11,24,36,47,58,79 b 9,12,16,23")
OVER = notation.parse_position("b:2,19,30,41,55,61,83|y:70,60,51,40,31,21,10 b -")
SIGNS = st.sampled_from([">=", "<=", "="])
WHAT = st.sampled_from([*POWERS, *map(str, range(1, 85))])


def parts(colours: str) -> st.SearchStrategy[Goal]:
    """Smallest parts about these towers."""
    colour = st.sampled_from(colours)
    return st.one_of(
        st.builds(Tower, st.sampled_from(["complete", "wins"]), colour),
        st.builds(
            Count, st.sampled_from(["fitting", "protected"]), colour, SIGNS, st.integers(0, 7)
        ),
        st.builds(Block, colour, st.integers(1, 7), SIGNS, st.integers(1, 84)),
        st.builds(Market, WHAT),
    )


def joined(small: st.SearchStrategy[Goal]) -> st.SearchStrategy[Goal]:
    """Goals made of such parts."""
    return st.recursive(
        small,
        lambda inner: st.one_of(
            st.builds(Not, inner), st.builds(Both, inner, inner), st.builds(Either, inner, inner)
        ),
        max_leaves=8,
    )


GOALS = joined(parts("by"))


def holds(text: str, state: State = STATE) -> bool:
    """Whether a written goal holds."""
    return goals.predicate(goals.parse_goal(text, state), state)(state)


@given(GOALS, st.booleans(), st.booleans())
def test_goals_and_aims_round_trip(goal: Goal, keep: bool, likely: bool) -> None:
    assert goals.parse_goal(str(goal), STATE) == goal
    assert str(goals.parse_goal(str(goal), STATE)) == str(goal)
    aim = Aim(goal, keep, likely)
    assert goals.parse_aim(str(aim), STATE) == aim


@pytest.mark.parametrize(
    "goal",
    [
        "not complete(b)",
        "not wins(b)",
        "block(b, 3) = 80",
        "block(b, 3) >= 80 and block(b, 3) <= 80",
        "fitting(b) = 6 and fitting(y) = 1",
        "protected(b) = 2 and protected(y) <= 0",
        "market(9) and market(down)",
        "not market(10) and not market(protect)",
        "not market(1)",
    ],
)
def test_a_goal_that_is_reached(goal: str) -> None:
    assert holds(goal)


@pytest.mark.parametrize(
    "goal",
    [
        "complete(b)",
        "block(b, 3) >= 81",
        "block(b, 3) <= 79",
        "fitting(b) >= 7",
        "protected(y) >= 1",
        "market(up)",
        "market(52)",
        "not market(top)",
    ],
)
def test_a_goal_that_is_not_reached(goal: str) -> None:
    assert not holds(goal)


def test_who_completes_a_tower_has_won() -> None:
    assert holds("wins(y) and complete(y) and not wins(b) and not complete(b)", OVER)


@given(positions())
def test_all_blocks_can_stay_exactly_in_a_complete_tower(state: State) -> None:
    for colour, tower in zip(state.colours, state.towers, strict=True):
        complete = holds(f"complete({colour})", state)
        assert complete == is_complete(tower) == (fitting_blocks(tower) == 7)
        assert complete == holds(f"fitting({colour}) = 7", state)


@given(positions(), st.data())
def test_nothing_is_missing_exactly_where_a_goal_holds(state: State, data: st.DataObject) -> None:
    goal = data.draw(joined(parts(state.colours)))
    reached = goals.predicate(goal, state)(state)
    assert (goals.gap(goal, state)(state) == 0) == reached
    lacks = goals.missing(goal, state, state)
    assert (lacks == "") == reached
    assert re.fullmatch(r"([A-Z][^.{}]*\.( |$))*", lacks)


def test_a_gap_gets_smaller_on_the_way() -> None:
    far = goals.gap(goals.parse_goal("complete(b)", STATE), STATE)
    tower, *others = STATE.towers
    worse = STATE._replace(towers=(tower[::-1], *others))
    assert 0 < far(STATE) < far(worse)
    assert far(OVER._replace(towers=OVER.towers[::-1])) == 0


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("", "1: not, (, complete, wins, fitting, protected, block, market are meant here"),
        ("complete", "9: ( is meant here"),
        ("complete(r)", "10: a colour of by is meant here"),
        ("complete(b) >= 1", "13: and, or, or the end is meant here"),
        ("fitting(b)", "11: >= or <= or = is meant here"),
        ("fitting(b) >= 8", "15: a number from 0 to 7 is meant here"),
        ("protected(b, 3) = 1", "12: ) is meant here"),
        ("block(b) = 47", "8: , is meant here"),
        ("block(b, 0) = 47", "10: a number from 1 to 7 is meant here"),
        ("block(b, 8) = 47", "10: a number from 1 to 7 is meant here"),
        ("block(b, 3) = 85", "15: a number from 1 to 84 is meant here"),
        ("block(b, 3) = 0", "15: a number from 1 to 84 is meant here"),
        ("market(85)", "8: a number from 1 to 84 is meant here"),
        ("market(b)", "8: a card or one of up, down, swap, over, protect, top, middle, bottom"),
        ("market(up", "10: ) is meant here"),
        ("complete(b) and", "16: not, (, complete"),
        ("where(b)", "1: not, (, complete"),
    ],
)
def test_a_goal_that_cannot_be_read_is_refused_with_the_place(text: str, answer: str) -> None:
    for read in (goals.parse_goal, goals.parse_aim):
        with pytest.raises(GoalError) as refused:
            read(text, STATE)
        assert str(refused.value).startswith(f"goal: character {answer}")


def test_only_towers_that_stand_there_can_be_named() -> None:
    alone = notation.parse_position("b:84,2,52,46,37,39,15 b 11,25,44,66")
    assert str(goals.parse_goal("complete(b)", alone)) == "complete(b)"
    with pytest.raises(GoalError, match="a colour of b is meant here"):
        goals.parse_goal("complete(y)", alone)


# In words


@pytest.mark.parametrize(
    ("aim", "turns", "words"),
    [
        ("complete(b)", 1, "The blue tower must be complete. You have this turn to do it."),
        (
            "wins(b)",
            2,
            "Blue must win the game. You have 2 turns to do it, this one counted.",
        ),
        (
            "keep not wins(y)",
            1,
            "Yellow must not win the game. It must stay so until your next turn begins.",
        ),
        (
            "likely keep not market(swap)",
            2,
            (
                "No card in the market may show this power: Swap neighbours. It must be so after "
                "2 turns of yours, and until your next one begins. Make it as likely as you can."
            ),
        ),
        (
            "block(b, 3) = 47 and (protected(b) >= 2 or not fitting(b) <= 5 or market(9))",
            1,
            (
                "The block on level 3 of the blue tower must be 47. One of these is enough: "
                "(1) The number of protected blocks in the blue tower must be 2 or more. "
                "(2) The number of blocks in the blue tower that can stay must be more than 5. "
                "(3) Card 9 must lie in the market. You have this turn to do it."
            ),
        ),
        (
            "wins(b) or not (wins(y) or complete(b) and market(up))",
            1,
            (
                "One of these is enough: (1) Blue must win the game. "
                "(2) Yellow must not win the game. "
                "[One of these is enough: (1) The blue tower must not be complete. "
                "(2) No card in the market may show this power: Move up past two.] "
                "You have this turn to do it."
            ),
        ),
    ],
)
def test_an_aim_in_words(aim: str, turns: int, words: str) -> None:
    assert goals.say_aim(goals.parse_aim(aim, STATE), turns) == words


@pytest.mark.parametrize(
    ("goal", "words"),
    [
        ("complete(b)", "The blue tower isn't complete."),
        ("wins(y) or complete(y)", "Yellow hasn't won. The yellow tower isn't complete."),
        ("block(b, 3) <= 50", "The block on level 3 of the blue tower is 80."),
        ("not block(b, 3) = 80", "The block on level 3 of the blue tower is 80."),
        ("fitting(b) = 7", "The number of blocks in the blue tower that can stay is 6."),
        ("protected(b) >= 3", "The number of protected blocks in the blue tower is 2."),
        ("not (market(9) or market(up))", "Card 9 lies in the market."),
        ("not market(top)", "A card in the market shows this power: Destroy the top."),
        ("market(up) and market(9)", "No card in the market shows this power: Move up past two."),
        ("market(1) and market(1)", "Card 1 isn't in the market."),
        ("not complete(b)", ""),
    ],
)
def test_what_is_missing_in_words(goal: str, words: str) -> None:
    assert goals.missing(goals.parse_goal(goal, STATE), STATE, STATE) == words


@given(GOALS, st.booleans(), st.integers(1, 3))
def test_every_goal_is_said_in_whole_sentences(goal: Goal, keep: bool, turns: int) -> None:
    told = goals.say_aim(Aim(goal, keep), turns)
    bare = re.sub(r"One of these is enough: |\(\d\) |\[|\]", "", told)
    sentences = re.split(r"(?<=\.) ", bare)
    assert all(re.fullmatch(r"[A-Z][^.{}]*\.", sentence) for sentence in sentences), told


def test_there_are_no_questions() -> None:
    asked = Question("where(b)")
    for ask, about in (
        (goals.say_aim, (asked, 1)),
        (goals.answer, (asked, STATE)),
        (goals.choices, (asked, STATE)),
        (goals.glow, (asked, STATE, ())),
        (goals.parse_answer, ("3",)),
        (goals.format_answer, ((),)),
    ):
        with pytest.raises(Mistake, match="no questions"):
            ask(*about)
