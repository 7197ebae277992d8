"""Goals in words: whole sentences for what is asked, and others for what is missing."""

import pytest

from mt_widgets.games.labyrinth import goals, notation

from .mazes import PLAIN, position


def lacking(goal: str, text: str) -> str:
    """What a position lacks, in words."""
    state = notation.parse_position(text)
    return goals.missing(goals.parse_goal(goal, state), state, state)


@pytest.mark.parametrize(
    ("goal", "told"),
    [
        ("has(b, 7)", "Blue must have token 7 (raven's feather)."),
        ("not has(y, 9)", "Yellow must not have token 9 (spider)."),
        ("at(b, d4)", "Blue must be on d4."),
        ("not at(y, d4)", "Yellow must not be on d4."),
        ("points(b) >= 20", "Blue must have at least 20 points."),
        ("taken(b) = 1", "Blue must have exactly 1 token."),
        ("wands(b) <= 1", "Blue must have at most 1 wand."),
        ("wands(b) = 0", "Blue must have no wand."),
        ("reach(b) >= 12", "Blue must be able to walk to at least 12 places."),
        ("reach(y) <= 0", "Yellow must not be able to walk anywhere."),
        ("not reach(y) >= 3", "Yellow must be able to walk to at most 2 places."),
        ("not taken(b) <= 0", "Blue must have at least 1 token."),
        ("not taken(b) = 0", "Blue must have at least 1 token."),
        ("not taken(b) = 3", "Blue must have more or fewer than 3 tokens."),
        ("not not wins(b)", "Blue must win the game."),
        ("at(b, d4) and not wins(y)", "Blue must be on d4. Yellow must not win the game."),
        ("not (at(b, d4) and at(y, e5))",
         "One of these is enough: (1) Blue must not be on d4. (2) Yellow must not be on e5."),
        ("(wins(b) or at(b, a1) and (at(b, d4) or at(y, e5))) and at(y, g7)",
         ("Yellow must be on g7. One of these is enough: (1) Blue must win the game. (2) Blue must "
         "be on a1. [One of these is enough: (1) Blue must be on d4. (2) Yellow must be on e5.]")),
    ],
)  # fmt: skip
def test_a_goal_in_words(goal: str, told: str) -> None:
    state = notation.parse_position(PLAIN)
    assert goals.say_aim(goals.parse_aim(goal, state), 1) == f"{told} You have this turn to do it."


@pytest.mark.parametrize(
    ("aim", "turns", "told"),
    [
        ("wins(b)", 1, "You have this turn to do it."),
        ("wins(b)", 2, "You have 2 turns to do it, this one counted."),
        ("keep wins(b)", 1, "It must stay so until your next turn begins."),
        ("keep wins(b)", 3,
         "It must be so after 3 turns of yours, and until your next one begins."),
        ("likely wins(b)", 1, "You have this turn to do it. Make it as likely as you can."),
    ],
)  # fmt: skip
def test_by_when_and_for_how_long(aim: str, turns: int, told: str) -> None:
    read = goals.parse_aim(aim, notation.parse_position(PLAIN))
    assert goals.say_aim(read, turns) == f"Blue must win the game. {told}"


def test_the_question_in_words() -> None:
    question = goals.parse_aim("where(b)", notation.parse_position(PLAIN))
    assert goals.say_aim(question, 1) == "Where can Blue walk to? Choose every such place."


@pytest.mark.parametrize(
    ("goal", "told"),
    [
        ("points(b) >= 20", "Blue has only 9 points."),
        ("points(b) <= 8", "Blue has 9 points."),
        ("points(y) >= 30",
         "Yellow has 11 points without the formula, and nobody knows that one."),
        ("taken(b) >= 1", "Blue has no token."),
        ("taken(y) >= 3 or taken(y) = 1", "Yellow has only 2 tokens. Yellow has 2 tokens."),
        ("not taken(y) = 2", "Yellow has 2 tokens."),
        ("wands(b) = 1", "Blue has 3 wands."),
        ("reach(b) >= 9", "Blue can walk to only 4 places."),
        ("has(b, 2)", "Blue doesn't have token 2 (pine cone)."),
        ("not has(y, 4)", "Yellow has token 4 (oil of black slugs)."),
        ("at(b, d4)", "Blue is on c3."),
        ("not at(b, c3)", "Blue is on c3."),
        ("wins(b)", "The game isn't over yet."),
        ("not (taken(y) = 2 or at(b, c3))", "Yellow has 2 tokens. Blue is on c3."),
        ("at(b, c3) and not taken(y) >= 2", "Yellow has 2 tokens."),
        ("at(b, c3)", ""),
    ],
)  # fmt: skip
def test_what_is_missing_in_words(goal: str, told: str) -> None:
    assert lacking(goal, PLAIN) == told


def test_who_wins_instead_is_told() -> None:
    over = position("L b3 b0:1:-|y0:7:-", c3="Kby")
    assert lacking("wins(b)", over) == "Yellow has won."
    assert lacking("not wins(y)", over) == "Yellow has won."
    unknown = over.replace("7:-", "7:?")
    assert lacking("wins(b)", unknown) == "A formula is unknown, so nobody can tell who wins."
    late = position("L b1 b0:1:- left=0", c3="Kb", d3="H9")
    assert lacking("wins(b)", late) == "Blue hasn't won."
