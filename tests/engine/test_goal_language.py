"""The language of goals that all games share, with the smallest parts of no game: ``at = 3``."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.engine.aims import Aim
from mt_widgets.engine.goal_language import (
    ONE,
    Both,
    Either,
    Joined,
    Not,
    Part,
    changed,
    gap,
    inward,
    predicate,
)
from mt_widgets.engine.goal_reading import GoalError, GoalWords, parse_aim, parse_goal


@dataclass(frozen=True, slots=True)
class At(Part):
    """A number is this one."""

    number: int

    def __str__(self) -> str:
        return f"at = {self.number}"


Goal = Joined[At]


def small(words: GoalWords) -> At:
    words.take("at")
    words.take("=")
    return At(words.number(9))


def read(text: str) -> Goal:
    return parse_goal(GoalWords(text), small)


def condition(part: At) -> Callable[[int], bool]:
    return lambda state: state == part.number


def distance(part: At) -> Callable[[int], int]:
    return lambda state: abs(state - part.number)


NUMBERS = range(10)
GOALS: st.SearchStrategy[Goal] = st.recursive(
    st.builds(At, st.sampled_from(NUMBERS)),
    lambda inner: st.one_of(
        st.builds(Not, inner), st.builds(Both, inner, inner), st.builds(Either, inner, inner)
    ),
    max_leaves=12,
)


@given(GOALS)
def test_goals_round_trip(goal: Goal) -> None:
    assert read(str(goal)) == goal
    assert str(read(str(goal))) == str(goal)


@given(GOALS, GOALS)
def test_a_goal_holds_as_its_parts_do(one: Goal, other: Goal) -> None:
    holds = {goal: predicate(goal, condition) for goal in (one, other)}
    for state in NUMBERS:
        first, second = holds[one](state), holds[other](state)
        assert predicate(Not(one), condition)(state) == (not first)
        assert predicate(Both(one, other), condition)(state) == (first and second)
        assert predicate(Either(one, other), condition)(state) == (first or second)


@given(GOALS)
def test_nothing_is_missing_exactly_where_a_goal_holds(goal: Goal) -> None:
    holds, far = predicate(goal, condition), gap(goal, distance)
    assert all((far(state) == 0) == holds(state) for state in NUMBERS)


def test_what_is_missing_adds_up_and_the_nearer_way_counts() -> None:
    assert gap(read("at = 3 and at = 5"), distance)(1) == 2 + 4
    assert gap(read("at = 3 or at = 5"), distance)(1) == 2
    assert gap(read("not at = 1"), distance)(1) == ONE


@given(GOALS)
def test_not_can_be_moved_inward_without_a_change_of_meaning(goal: Goal) -> None:
    straight, contrary = inward(goal), inward(goal, wanted=False)
    assert "not (" not in f"{straight} {contrary}"
    assert "not not" not in f"{straight} {contrary}"
    for state in NUMBERS:
        assert predicate(straight, condition)(state) == predicate(goal, condition)(state)
        assert predicate(contrary, condition)(state) != predicate(goal, condition)(state)


@given(GOALS)
def test_parts_are_changed_one_by_one(goal: Goal) -> None:
    turned = changed(goal, lambda part: At(9 - part.number))
    for state in NUMBERS:
        assert predicate(turned, condition)(9 - state) == predicate(goal, condition)(state)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("at=1or at=2and at=3", "at = 1 or at = 2 and at = 3"),
        ("(at=1 or at=2) and at=3", "(at = 1 or at = 2) and at = 3"),
        ("at=1 and (at=2 and at=3)", "at = 1 and (at = 2 and at = 3)"),
        ("((at = 1))", "at = 1"),
        ("not(at=1)and at=2", "not at = 1 and at = 2"),
        ("not (at=1 and at=2)", "not (at = 1 and at = 2)"),
        ("at = 007", "at = 7"),
    ],
)
def test_not_binds_before_and_and_that_before_or(text: str, canonical: str) -> None:
    assert str(read(text)) == canonical


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("", "goal: character 1: at is meant here"),
        ("  at", "goal: character 5: = is meant here"),
        ("at = 12", "goal: character 6: a number from 0 to 9 is meant here"),
        ("at = 1 at = 2", "goal: character 8: and, or, or the end is meant here"),
        ("at = 1 and", "goal: character 11: at is meant here"),
        ("(at = 1", "goal: character 8: ) is meant here"),
        ("at = 1)", "goal: character 7: and, or, or the end is meant here"),
        ("at = 1 & at = 2", "goal: character 8: '&' is not part of any goal"),
        ("At = 1", "goal: character 1: 'A' is not part of any goal"),
        ("at = ١", "goal: character 6: '\\u0661' is not part of any goal"),
        ("not " * 50 + "at = 1", "goal: character 201: there are too many brackets and nots"),
        ("(" * 50 + "at = 1", "goal: character 51: there are too many brackets and nots"),
        (" " * 2_001, "goal: character 2001: this is too long for a goal"),
        ("at = 1 or " * 121, "goal: character 1201: this is too long for a goal"),
        ("at = 1 and keep at = 2", "goal: character 12: at is meant here"),
    ],
)
def test_a_goal_that_cannot_be_read_is_refused_with_the_place(text: str, answer: str) -> None:
    with pytest.raises(GoalError) as refused:
        read(text)
    assert str(refused.value).startswith(answer)


def test_as_deep_as_can_be_read() -> None:
    goal = read("not " * 49 + "at = 1")
    assert read(str(goal)) == goal


@pytest.mark.parametrize("joint", [" or ", " and not ", "or not not "])
def test_the_longest_goal_can_be_read_again(joint: str) -> None:
    text = longest(f"at = 9{joint}")
    assert len(str(read(text))) <= 2_000
    assert read(str(read(text))) == read(text)


def longest(link: str) -> str:
    """The longest chain that is read."""
    for links in range(1, 500):
        try:
            read(link * links + "at = 9")
        except GoalError as refused:
            assert "too long" in str(refused)  # noqa: PT017 (all before it was read)
            return link * (links - 1) + "at = 9"
    raise AssertionError(link)


@given(st.text(alphabet="atnodrk =()19", max_size=60))
def test_noise_that_is_read_can_be_read_again(text: str) -> None:
    with suppress(GoalError):
        goal = read(text)
        assert read(str(goal)) == goal


@given(st.text(max_size=60))
def test_noise_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(GoalError, match=r"\Agoal: character \d+: .*\Z"):
        read(f"{text} &")


def test_an_aim_may_be_to_keep_something_and_as_likely_as_possible() -> None:
    aim = parse_aim(GoalWords("likely keep not at=1"), small)
    assert aim == Aim(Not(At(1)), keep=True, likely=True)
    assert str(aim) == "likely keep not at = 1"
    assert parse_aim(GoalWords("at = 1"), small) == Aim(At(1))
    with pytest.raises(GoalError, match="character 6: at is meant here"):
        parse_aim(GoalWords("keep likely at = 1"), small)
