"""The language of goals: reading, writing, what holds, how far away it is, and in words."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mt_widgets.engine.aims import Aim, Question
from mt_widgets.engine.errors import Mistake
from mt_widgets.engine.goal_language import Both, Count, Either, Not, Wins
from mt_widgets.engine.goal_reading import GoalError
from mt_widgets.games.wiz_war import goals, notation
from mt_widgets.games.wiz_war.goals.language import At, Carries, Dead, Goal
from mt_widgets.games.wiz_war.state import State

from .reachable import made_up_states
from .rules.rulecase import duel, three

TWO = notation.parse_position(duel(b="9@d3:2,3+key", floor="c3:B,Y/g3:ogre.y4"))
THREE = notation.parse_position(three())


def _colours() -> st.SearchStrategy[str]:
    return st.sampled_from("byr")


def _small() -> st.SearchStrategy[Goal]:
    signs, of = st.sampled_from([">=", "<=", "="]), st.sampled_from(["life", "cards", "loot"])
    squares = st.sampled_from(THREE.setup.board.names)
    things = st.sampled_from(["key", "dagger", "bloodstone", *"BYR"])
    return st.one_of(
        st.builds(Count, of, _colours(), signs, st.integers(0, 999)),
        st.builds(Dead, _colours()),
        st.builds(Wins, _colours()),
        st.builds(At, st.sampled_from(["b", "y", "r", "ogre", "skeleton"]), squares),
        st.builds(Carries, _colours(), things),
    )


def _goals() -> st.SearchStrategy[Goal]:
    return st.recursive(
        _small(),
        lambda inner: st.one_of(
            st.builds(Not, inner), st.builds(Both, inner, inner), st.builds(Either, inner, inner)
        ),
        max_leaves=8,
    )


@given(_goals(), st.booleans(), st.booleans())
def test_what_is_written_is_read_again(goal: Goal, keep: bool, likely: bool) -> None:
    aim = Aim(goal, keep, likely)
    again = goals.parse_aim(str(aim), THREE)
    assert again == aim
    assert str(again) == str(aim)
    assert goals.parse_goal(str(goal), THREE) == goal


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        (" life(y)<=3", "life(y) <= 3"),
        ("at( b,d4 )", "at(b, d4)"),
        ("(((dead(y))))", "dead(y)"),
        ("carries(b,Y)and(loot(b)>=1 or cards(b)=0)",
         "carries(b, Y) and (loot(b) >= 1 or cards(b) = 0)"),
        ("likely   keep not wins(y)", "likely keep not wins(y)"),
    ],
)  # fmt: skip
def test_blanks_and_needless_brackets_are_left_out(text: str, canonical: str) -> None:
    assert str(goals.parse_aim(text, TWO)) == canonical


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", 1),
        ("dead(r)", 6),
        ("dead b", 6),
        ("at(b d4)", 6),
        ("at(b, k1)", 7),
        ("at(b, d)", 7),
        ("at(fireball, d4)", 4),
        ("carries(b, R)", 12),
        ("carries(b, ogre)", 12),
        ("life(b) > 3", 9),
        ("life(b) 3", 9),
        ("life(b) >=", 11),
        ("life(b) >= 1000", 12),
        ("dead(b) dead(y)", 9),
        ("dead(b) and", 12),
        ("(dead(b)", 9),
        ("keep likely dead(b)", 6),
        ("home(b) >= 1", 1),
        ("where(b)", 1),
        ("dead(b) & dead(y)", 9),
    ],
)
def test_a_mistake_is_told_with_its_place(text: str, place: int) -> None:
    with pytest.raises(GoalError, match=rf"^goal: character {place}: "):
        goals.parse_aim(text, TWO)


@settings(max_examples=3 * settings().max_examples)
@given(st.text("abdeiklnoprstwy4(),<>= BYé", max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    told, aim = "", None
    try:
        aim = goals.parse_aim(text, TWO)
    except Mistake as mistake:
        told = str(mistake)
    assert told.startswith("goal: character ") or goals.parse_aim(str(aim), TWO) == aim


@pytest.mark.parametrize(
    "text",
    [
        "life(b) = 9", "life(y) >= 15", "cards(b) = 2", "cards(y) <= 0", "loot(b) >= 1",
        "loot(y) = 0", "at(b, d3)", "at(ogre, g3)", "carries(b, key)", "not carries(b, Y)",
        "not dead(y)", "not wins(b)", "not at(skeleton, g3)", "dead(y) or at(y, f3)",
        "not (dead(b) and at(b, d3))",
    ],
)  # fmt: skip
def test_what_holds(text: str) -> None:
    goal, contrary = goals.parse_goal(text, TWO), goals.parse_goal(f"not ({text})", TWO)
    assert goals.predicate(goal, TWO)(TWO)
    assert goals.gap(goal, TWO)(TWO) == 0
    assert goals.missing(goal, TWO, TWO) == ""
    assert not goals.predicate(contrary, TWO)(TWO)
    assert goals.gap(contrary, TWO)(TWO) > 0
    assert goals.missing(contrary, TWO, TWO)


def test_the_dead_and_the_winners() -> None:
    over = notation.parse_position(duel("-", y="0"))
    for text in ("dead(y)", "wins(b)", "life(y) = 0", "not at(y, f3)", "not wins(y)"):
        assert goals.predicate(goals.parse_goal(text, over), over)(over), text
    assert goals.missing(goals.parse_goal("at(y, f3)", over), over, over) == (
        "Yellow isn't in the maze."
    )


@given(_goals(), made_up_states())
def test_a_goal_holds_where_nothing_is_missing(goal: Goal, state: State) -> None:
    if not {*"byr"} <= {*state.setup.colours} or len(state.setup.colours) != 3:
        state = THREE
    holds = goals.predicate(goal, THREE)(state)
    assert holds == (goals.gap(goal, THREE)(state) == 0)
    assert holds == (goals.missing(goal, THREE, state) == "")
    assert goals.say_aim(Aim(goal), 1).endswith(".")


@pytest.mark.parametrize(
    ("text", "far", "near"),
    [
        ("dead(y)", duel(y="9@f3:"), duel(y="2@f3:")),
        ("life(y) <= 1", duel(y="9@f3:"), duel(y="2@f3:")),
        ("cards(b) >= 3", duel(b="9@d3:"), duel(b="9@d3:2,2")),
        ("wins(b)", duel(), duel(floor="c3:Y")),
        ("wins(b)", duel(), duel(y="1@f3:")),
        ("at(b, e3)", duel(b="9@a3:"), duel(b="9@c3:")),
        ("carries(b, Y)", duel(floor="g4:Y"), duel(floor="e3:Y")),
        ("carries(b, Y)", duel(y="9@f3:+Y"), duel(floor="g4:Y")),
        ("dead(y) or at(b, e3)", duel(b="9@a3:"), duel(b="9@c3:")),
    ],
)
def test_nearer_is_a_smaller_gap(text: str, far: str, near: str) -> None:
    gap = goals.gap(goals.parse_goal(text, TWO), TWO)
    assert 0 < gap(notation.parse_position(near)) < gap(notation.parse_position(far))


@pytest.mark.parametrize(
    ("aim", "turns", "when"),
    [
        ("", 1, "You have this turn to do it."),
        ("", 3, "You have 3 turns to do it, this one counted."),
        ("keep", 1, "It must stay so until your next turn begins."),
        ("likely", 1, "You have this turn to do it. Make it as likely as you can."),
    ],
)
def test_when_it_is_to_be_done_in_words(aim: str, turns: int, when: str) -> None:
    said = goals.say_aim(goals.parse_aim(f"{aim} dead(y)", TWO), turns)
    assert said == f"Yellow must be dead. {when}"


_ONE = "One of these is enough"


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("loot(b) >= 1", "Blue must have at least 1 treasure of others at home."),
        ("not life(y) <= 2", "Yellow must have at least 3 points of life."),
        ("not cards(b) >= 2", "Blue must have at most 1 card."),
        ("not cards(b) = 2", "Blue must have more or fewer than 2 cards."),
        ("not carries(y, B)", "Yellow must not carry a blue treasure."),
        ("at(ogre, d4) or cards(y) = 1",
         f"{_ONE}: (1) The ogre must be on d4. (2) Yellow must have exactly 1 card."),
        ("not (at(b, d4) or dead(y))", "Blue must not be on d4. Yellow must be alive."),
        ("(dead(y) or at(b, d4)) and not wins(y)",
         f"Yellow must not win the game. {_ONE}: (1) Yellow must be dead. (2) Blue must be on d4."),
    ],
)  # fmt: skip
def test_a_goal_in_words(text: str, sentences: str) -> None:
    said = goals.say_aim(goals.parse_aim(text, TWO), 1)
    assert said == f"{sentences} You have this turn to do it."


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("dead(y)", "Yellow is alive."),
        ("life(b) >= 10", "Blue has 9 points of life."),
        ("not cards(b) >= 2", "Blue has 2 cards."),
        ("loot(b) = 2", "Blue has 1 treasure of others at home."),
        ("at(b, d4)", "Blue is on d3."),
        ("at(skeleton, d4)", "The skeleton isn't in the maze."),
        ("not at(ogre, g3)", "The ogre is on g3."),
        ("carries(b, Y)", "Blue doesn't carry a yellow treasure."),
        ("not carries(b, key)", "Blue carries Master Key."),
        ("wins(b) and dead(y)", "Blue hasn't won. Yellow is alive."),
    ],
)
def test_what_is_missing_in_words(text: str, sentence: str) -> None:
    assert goals.missing(goals.parse_goal(text, TWO), TWO, TWO) == sentence


def test_there_are_no_questions() -> None:
    question = Question("where(b)")
    with pytest.raises(Mistake, match="no questions"):
        goals.say_aim(question, 1)
    with pytest.raises(Mistake, match="no questions"):
        goals.answer(question, TWO)
