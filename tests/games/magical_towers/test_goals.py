"""Goals: read, written, and checked on states."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets import parse, play
from mt_widgets.engine.aims import Aim, Question
from mt_widgets.engine.goal_language import Both, Either, Not, Where, Wins
from mt_widgets.engine.goal_reading import GoalError
from mt_widgets.games.magical_towers import goals
from mt_widgets.games.magical_towers.goals.language import (
    Enters,
    Goal,
    PlacedCount,
    bound,
    turned,
)
from mt_widgets.games.magical_towers.puzzling.symmetries import Symmetry
from tests.towers import holds, parse_aim, parse_goal

POSITION = "R/T/Rb/K/bTy/11 b1 b3+1-4x1:W1,T2|y4+1-5:?,?,? mw,mt"
SMALL = st.one_of(
    st.builds(
        PlacedCount,
        st.sampled_from(["home", "full", "filled", "spent"]),
        st.sampled_from("by"),
        st.none(),
        st.sampled_from([">=", "<=", "="]),
        st.integers(0, 20),
    ),
    st.builds(
        PlacedCount,
        st.sampled_from(["imprisoned", "visible"]),
        st.sampled_from("by"),
        st.none() | st.integers(0, 15),
        st.just(">="),
        st.integers(0, 20),
    ),
    st.builds(lambda number: PlacedCount("castle", "", None, "=", number), st.integers(0, 15)),
    st.builds(lambda space: PlacedCount("towers", "", space, "<=", 2), st.integers(0, 15)),
    st.builds(Wins, st.sampled_from("by")),
    st.builds(Enters, st.sampled_from("by")),
)
GOALS = st.recursive(
    SMALL,
    lambda inner: st.one_of(
        st.builds(Not, inner), st.builds(Both, inner, inner), st.builds(Either, inner, inner)
    ),
    max_leaves=8,
)


@given(GOALS)
def test_goals_round_trip(goal: Goal) -> None:
    assert parse_goal(str(goal)) == goal
    assert str(parse_goal(str(goal))) == str(goal)


@pytest.mark.parametrize(
    "goal",
    [
        "home(b) = 3",
        "home(y) >= 4",
        "full(b) = 1 and empty(b) = 4 and spent(b) = 1",
        "filled(b) = 2",
        "imprisoned(b) = 1",
        "visible(b) = 1",
        "visible(y) >= 1",
        "castle = 3",
        "not wins(b)",
        "castle = 8 or castle = 3",
        "castle = 3 or castle = 8 and castle = 9",
        "not castle = 8 and castle = 3",
    ],
)
def test_a_goal_that_is_reached(goal: str) -> None:
    assert holds(parse_goal(goal), parse(POSITION))


@pytest.mark.parametrize(
    "goal",
    ["home(b) >= 4", "home(b) <= 2", "castle = 0", "wins(b)", "not (castle = 3 or castle = 8)"],
)
def test_a_goal_that_is_not_reached(goal: str) -> None:
    assert not holds(parse_goal(goal), parse(POSITION))


def test_a_move_reaches_a_goal() -> None:
    after = play(parse(POSITION), "T2:t2.1")
    assert holds(parse_goal("imprisoned(y) = 1 and full(b) = 2"), after)


def test_who_has_won() -> None:
    over = parse("3/K/12 b1 b5+6-0:W1|y4+0-6: -")
    assert holds(parse_goal("wins(b) and not wins(y)"), over)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("", "character 1: not, (, wins, enters"),
        ("home(b)", "character 8: >= or <= or = is meant here"),
        ("home(v) = 1", "character 6: a colour of by is meant here"),
        ("home b = 1", "character 6: ( is meant here"),
        ("castle >= 8", "character 8: = is meant here"),
        ("castle = 16", "character 10: a number from 0 to 15 is meant here"),
        ("castle = 3 wins(b)", "character 12: and, or, or the end is meant here"),
        ("(castle = 3", "character 12: ) is meant here"),
        ("castle = 3 & wins(b)", "character 12: '&' is not part of any goal"),
        ("not " * 90 + "wins(b)", "there are too many brackets and nots in each other"),
        ("x" * 5_000, "this is too long for a goal"),
        ("castle=8or " * 150, "character 1321: this is too long for a goal"),
        ("wins(b)\x00", "is not part of any goal"),
    ],
)
def test_a_goal_that_cannot_be_read_is_refused_with_the_place(text: str, answer: str) -> None:
    with pytest.raises(GoalError) as refused:
        parse_goal(text, "by")
    assert answer in str(refused.value)
    assert str(refused.value).count("\n") == 0


def longest(small: str, joint: str) -> str:
    """The longest chain of small goals that is read."""
    text = f"likely keep {small}"
    try:
        while parse_aim(text):
            text += joint + small
    except GoalError as refused:
        assert "too long" in str(refused)  # noqa: PT017 (all before it was read)
    return text.removesuffix(joint + small)


@pytest.mark.parametrize("small", ["castle=8", "wins(b)", "imprisoned(b,8)>=999", "visible(b)=1"])
@pytest.mark.parametrize("joint", [" or ", " and not "])
def test_the_longest_goal_can_be_read_again_also_in_a_variant(small: str, joint: str) -> None:
    read = parse_aim(longest(small, joint))
    assert isinstance(read, Aim)
    turned_goal = turned(parse_goal(str(read.goal)), Symmetry(4))
    for aim in (read, replace(read, goal=turned_goal)):
        assert parse_aim(str(aim)) == aim


@given(st.text(max_size=60))
def test_noise_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(GoalError, match=r"\Agoal: character \d+: .*\Z"):
        parse_goal(f"{text} &")


def test_an_aim_may_be_to_keep_something_and_as_likely_as_possible() -> None:
    aim = parse_aim("likely keep not enters(y)")
    assert aim == Aim(Not(Enters("y")), keep=True, likely=True)
    assert str(aim) == "likely keep not enters(y)"
    assert parse_aim("castle = 3") == Aim(parse_goal("castle = 3"))


def test_to_enter_is_to_have_more_wizards_home_than_at_the_start() -> None:
    state = parse(POSITION)
    assert str(bound(Enters("b"), state)) == "home(b) >= 4"


@pytest.mark.parametrize(
    "goal", ["visible(b, 2) = 1", "imprisoned(b, 4) = 1", "towers(4) = 1", "towers(5) = 0"]
)
def test_a_goal_may_speak_of_one_space(goal: str) -> None:
    assert holds(parse_goal(goal), parse(POSITION))


def test_a_question_asks_where_wizards_are_shut_in() -> None:
    asked = parse_aim("where(b)")
    assert isinstance(asked, Question)
    assert asked.asked == Where("b")
    assert goals.answer(asked, parse(POSITION)) == {"space:4"}
