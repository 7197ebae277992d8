"""Goals: written, read again, refused with the place of the mistake, and asked of states."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.engine.aims import Aim, Question
from mt_widgets.engine.errors import MoveError
from mt_widgets.engine.goal_language import SIGNS, Both, Count, Either, Not, Wins
from mt_widgets.engine.goal_reading import GoalError
from mt_widgets.games.labyrinth import goals, notation
from mt_widgets.games.labyrinth.box import FORMULAS, NUMBERS, PLACES
from mt_widgets.games.labyrinth.goals.language import COUNTS, At, Goal, Has
from mt_widgets.games.labyrinth.state import State
from tests.mutate import mutated_text

from .mazes import LATE, PLAIN, START, position
from .reachable import states
from .test_bad_texts import is_a_sentence

COLOURS = st.sampled_from("by")
SMALL: st.SearchStrategy[Goal] = st.one_of(
    st.builds(
        Count, st.sampled_from([*COUNTS]), COLOURS, st.sampled_from([*SIGNS]), st.integers(0, 60)
    ),
    st.builds(Has, COLOURS, st.sampled_from(NUMBERS)),
    st.builds(At, COLOURS, st.sampled_from(PLACES)),
    st.builds(Wins, COLOURS),
)
GOALS: st.SearchStrategy[Goal] = st.recursive(
    SMALL,
    lambda inner: st.one_of(
        st.builds(Not, inner), st.builds(Both, inner, inner), st.builds(Either, inner, inner)
    ),
    max_leaves=8,
)


def holds(goal: str, text: str) -> bool:
    """Whether a position fulfils a goal."""
    state = notation.parse_position(text)
    return goals.predicate(goals.parse_goal(goal, state), state)(state)


# Writing and reading


@given(GOALS)
def test_every_goal_is_read_as_it_is_written(goal: Goal) -> None:
    read = goals.parse_goal(str(goal), notation.parse_position(PLAIN))
    assert read == goal
    assert str(read) == str(goal)


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("points(b)>=20", "points(b) >= 20"),
        (" taken ( b )  <=3 ", "taken(b) <= 3"),
        ("has(y,25)", "has(y, 25)"),
        ("at(b,d4)and(wins(b))", "at(b, d4) and wins(b)"),
        ("not(reach(b)=0)or wands(y)>=01", "not reach(b) = 0 or wands(y) >= 1"),
        ("likely keep not has(y, 9)", "likely keep not has(y, 9)"),
        ("where(b)", "where(b)"),
    ],
)
def test_an_aim_is_written_in_one_way(written: str, canonical: str) -> None:
    aim = goals.parse_aim(written, notation.parse_position(PLAIN))
    assert str(aim) == canonical


@pytest.mark.parametrize(
    ("text", "place", "meant"),
    [
        ("", 1, "points"),
        ("home(b) >= 1", 1, "points"),
        ("points b", 8, r"\("),
        ("points(r) >= 1", 8, "a colour of by"),
        ("points() >= 1", 8, "a colour of by"),
        ("points(b)", 10, ">="),
        ("points(b) > 1", 11, "not part of any goal"),
        ("points(b) >= 1000", 14, "a number from 0 to 999"),
        ("points(b) >= b", 14, "a number"),
        ("points(b, d4) >= 1", 9, r"\)"),
        ("has(b)", 6, ","),
        ("has(b, 21)", 8, "the number of a token"),
        ("has(b, 07)", 8, "the number of a token"),
        ("has(b, d4)", 8, "the number of a token"),
        ("at(b, d8)", 7, "a place from a1 to g7"),
        ("at(b, h1)", 7, "a place"),
        ("at(b, 4)", 7, "a place"),
        ("at(b, d4", 9, r"\)"),
        ("wins(b) wins(y)", 9, "and, or, or the end"),
        ("(wins(b)", 9, r"\)"),
        ("wins(b) and", 12, "not, "),
        ("keep likely wins(b)", 6, "not, "),
        ("where(b) and wins(b)", 10, "nothing more"),
        ("where(o)", 7, "a colour of by"),
        ("not where(b)", 5, "not, "),
        ("wins(B)", 6, "not part of any goal"),
        ("wins(b);", 8, "not part of any goal"),
        ("\u0663", 1, "not part of any goal"),
        ("not " * 60 + "wins(b)", 201, "too many brackets and nots"),
        ("x" * 5000, 2001, "too long"),
    ],
)
def test_a_mistake_is_told_with_its_place(text: str, place: int, meant: str) -> None:
    with pytest.raises(GoalError, match=rf"^goal: character {place}: .*{meant}"):
        goals.parse_aim(text, notation.parse_position(PLAIN))


@given(
    st.text(max_size=60)
    | mutated_text("likely keep points(b) >= 20 and not (at(b, d4) or has(y, 25) or wins(b))")
)
def test_any_text_is_a_goal_or_gets_a_sentence(text: str) -> None:
    state = notation.parse_position(PLAIN)
    try:
        aim = goals.parse_aim(text, state)
    except GoalError as error:
        is_a_sentence(error)
        return
    assert goals.parse_aim(str(aim), state) == aim
    assert goals.say_aim(aim, 1)


# What a goal says of a position


@pytest.mark.parametrize(
    "goal",
    [
        "points(b) = 170", "points(b) >= 170", "not points(b) >= 171", "points(y) = 66",
        "taken(b) = 11", "taken(y) <= 6", "wands(b) >= 1", "wands(y) = 0", "has(b, 17)",
        "not has(b, 18)", "at(b, e3)", "not at(y, e3)", "not wins(b)", "not wins(y)",
    ],
)  # fmt: skip
def test_what_is_so_late_in_a_game(goal: str) -> None:
    assert holds(goal, LATE)
    assert not holds(f"not ({goal})", LATE)


def test_reach_counts_the_places_to_walk_to_and_not_the_own_one() -> None:
    before = position("L!Sb b2 b0::?|y0::?", c3="Kb", a1="F1y")
    assert holds("reach(b) = 4", before)
    assert holds("reach(y) = 6", before)


def test_wins_when_the_game_is_over_only() -> None:
    players = "b0:1,2,3:-|y0:7:-"
    assert holds("wins(y) and not wins(b)", position(f"L b3 {players}", c3="Kby"))
    assert holds("not wins(y)", position(f"L b3 {players}", c3="Kby", d3="H9"))
    assert holds("wins(y) and wins(b)", position("L b3 b0:7:-|y1:4:-", c3="Kby"))


def test_an_unknown_formula_has_to_bear_it_whatever_it_is() -> None:
    """Yellow has 2, 8 and 17 of one card, and two or one of others, so 27 to 87 points."""
    over = position("L b3 b0:25,16:-|y0:2,8,17:?", c3="Kby")
    assert holds("points(y) >= 27 and points(y) <= 87", over)
    assert not holds("points(y) >= 28", over)
    assert not holds("points(y) <= 86", over)
    assert holds("points(b) = 41", over)
    for colour in "by":
        assert not holds(f"wins({colour})", over)
        assert not holds(f"not wins({colour})", over)
    assert holds("wins(b) or wins(y)", over)
    assert holds("wins(y) and not wins(b)", over.replace("25,16", "1"))
    assert holds("points(y) <= 67", over.replace("y0:2,8,17", "y0:2,8,1").replace("25,16", "7"))


@given(states(), GOALS, st.integers(0, 99))
def test_a_goal_holds_where_nothing_is_missing(state: State, goal: Goal, seed: int) -> None:
    if {*"by"} - {*state.setup.colours}:
        return
    if seed % 3 == 0:
        formulas = ("?", *state.setup.formulas[1:])
        state = state._replace(setup=state.setup._replace(formulas=formulas))
    fulfilled = goals.predicate(goal, state)(state)
    assert (goals.gap(goal, state)(state) == 0) == fulfilled
    assert goals.gap(goal, state)(state) >= 0
    told = goals.missing(goal, state, state)
    assert (told == "") == fulfilled
    assert told == "" or told.endswith(".")


@given(states(), GOALS)
def test_the_contrary_holds_where_a_goal_does_not(state: State, goal: Goal) -> None:
    if {*"by"} <= {*state.setup.colours}:
        assert goals.predicate(Not(goal), state)(state) != goals.predicate(goal, state)(state)


@pytest.mark.parametrize(
    ("goal", "near", "far"),
    [
        ("points(b) >= 20", "b0:15:-|y0::-", "b0:9:-|y0::-"),
        ("taken(b) >= 3", "b0:1,2:-|y0::-", "b0:3:-|y0::-"),
        ("wands(b) <= 1", "b2::-|y0::-", "b3::-|y0::-"),
        ("wins(b)", "b0:15:-|y0:20:-", "b0:5:-|y0:20:-"),
    ],
)
def test_what_is_nearer_has_a_smaller_gap(goal: str, near: str, far: str) -> None:
    gaps = []
    for players in (near, far):
        state = notation.parse_position(position(f"L b1 {players}", c3="Kby", d4="H25"))
        gaps.append(goals.gap(goals.parse_goal(goal, state), state)(state))
    assert 0 < gaps[0] < gaps[1]


def test_a_pawn_comes_nearer() -> None:
    for goal in ("at(b, d4)", "has(b, 25)"):
        gaps = []
        for place in ("d3", "a1"):
            cells = {"c3": "Ky", "d4": "H25", "d3": "H", "a1": "F"}
            cells[place] += "b"
            state = notation.parse_position(position("L b1 b0::-|y0::-", **cells))
            gaps.append(goals.gap(goals.parse_goal(goal, state), state)(state))
        assert 0 < gaps[0] < gaps[1]


# The question


def test_the_question_is_answered_by_the_places_of_the_area() -> None:
    state = notation.parse_position(position("L b2 b0::?|y0::?", c3="Kb", a1="F1y"))
    question = goals.parse_aim("where(b)", state)
    assert isinstance(question, Question)
    right = goals.answer(question, state)
    assert goals.format_answer(right) == "d3 e3 f3 g3"
    assert goals.parse_answer(" e3 d3  g3 f3") == right
    assert right < {*goals.choices(question, state)}
    assert len(goals.choices(question, state)) == 48
    assert goals.glow(question, state, right) == right


@pytest.mark.parametrize("text", ["", " ", "d8", "d4,e4", "place:d4", "D4"])
def test_an_answer_that_cannot_be_read(text: str) -> None:
    with pytest.raises(MoveError, match="places from a1 to g7"):
        goals.parse_answer(text)


def test_an_aim_is_no_question() -> None:
    assert isinstance(goals.parse_aim("wins(b)", notation.parse_position(START)), Aim)


def test_the_points_of_a_state_do_not_depend_on_the_cards_of_others() -> None:
    rng = Random(1)
    state = notation.parse_position(LATE)
    test = goals.predicate(goals.parse_goal("points(b) = 170", state), state)
    for card in rng.sample([*FORMULAS], 5):
        setup = state.setup._replace(formulas=("13-15-12", card))
        assert test(state._replace(setup=setup))
