"""Goals as sentences."""

import pytest

from mt_widgets import parse
from mt_widgets.engine.goal_language import ONE
from mt_widgets.games.magical_towers import goals
from tests.towers import parse_aim, parse_goal

START = parse("K/Rb/y/T/1/yT/10 b1 b3+1-5:W1|y3+0-6: -")
TURN = "You have this turn to do it."


@pytest.mark.parametrize(
    ("aim", "turns", "words"),
    [
        ("enters(b)", 1,
         "See to it that Blue gets a wizard into the castle, before this turn ends."),
        ("enters(b)", 2,
         ("See to it that Blue gets a wizard into the castle, within 2 turns of yours, this one "
         "counted.")),
        ("not home(y) <= 0", 1,
         "See to it that at least 1 yellow wizard is in the castle, before this turn ends."),
        ("home(b) >= 2", 1,
         "See to it that at least 2 blue wizards are in the castle, before this turn ends."),
        ("home(b) = 5", 3,
         ("See to it that exactly 5 blue wizards are in the castle, within 3 turns of yours, this "
         "one counted.")),
        ("not visible(y) >= 1", 1,
         "See to it that no yellow wizard is in sight, before this turn ends."),
        ("visible(b, 9) >= 3", 1,
         "See to it that at least 3 blue wizards are in sight on space 9, before this turn ends."),
        ("keep not enters(y)", 1,
         "See to it that no yellow wizard gets into the castle, until your next turn begins."),
        ("likely enters(b)", 1,
         ("Make it as likely as you can that Blue gets a wizard into the castle, before this turn "
         "ends.")),
        ("likely keep visible(b) >= 1", 1,
         ("Make it as likely as you can that at least 1 blue wizard is in sight, until your next "
         "turn begins.")),
        ("where(y)", 1, "Where are yellow wizards imprisoned? Choose every such space."),
    ],
)  # fmt: skip
def test_aims_that_are_met_often_have_a_sentence_of_their_own(
    aim: str, turns: int, words: str
) -> None:
    assert goals.say_aim(parse_aim(aim), turns) == words


@pytest.mark.parametrize(
    ("aim", "turns", "words"),
    [
        ("castle = 4", 1, f"The castle must stand on space 4. {TURN}"),
        ("castle = 4", 2,
         "The castle must stand on space 4. You have 2 turns to do it, this one counted."),
        ("keep castle = 4", 1,
         "The castle must stand on space 4. It must stay so until your next turn begins."),
        ("keep castle = 4", 2,
         ("The castle must stand on space 4. It must be so after 2 turns of yours, and until your "
         "next one begins.")),
        ("likely not wins(y)", 1,
         f"Yellow must not win the game. {TURN} Make it as likely as you can."),
    ],
)  # fmt: skip
def test_of_other_aims_the_time_is_a_sentence(aim: str, turns: int, words: str) -> None:
    assert goals.say_aim(parse_aim(aim), turns) == words


@pytest.mark.parametrize(
    ("goal", "words"),
    [
        ("home(y) = 0", "No yellow wizard may be in the castle."),
        ("not home(y) >= 1", "No yellow wizard may be in the castle."),
        ("home(y) <= 1", "At most 1 yellow wizard may be in the castle."),
        ("home(y) >= 0 and towers(5) = 0",
         "At least 0 yellow wizards must be in the castle. No tower may stand on space 5."),
        ("not spent(b) <= 1", "Blue must have spent at least 2 flasks."),
        ("not not filled(b) >= 2", "Blue must have filled at least 2 flasks."),
        ("not empty(b) = 0", "Blue must have at least 1 empty flask."),
        ("imprisoned(y, 5) >= 2", "At least 2 yellow wizards must be imprisoned on space 5."),
        ("visible(y) = 1", "Exactly 1 yellow wizard must be in sight."),
    ],
)  # fmt: skip
def test_every_count_is_a_sentence_in_the_right_number(goal: str, words: str) -> None:
    assert goals.say_aim(parse_aim(goal), 1) == f"{words} {TURN}"


BLUE_ENTERS, NO_YELLOW_ENTERS = (
    "Blue must get a wizard into the castle.", "No yellow wizard may get into the castle.",
)  # fmt: skip


@pytest.mark.parametrize(
    ("goal", "words"),
    [
        ("enters(b) and castle = 8", f"{BLUE_ENTERS} The castle must stand on space 8."),
        ("not (enters(y) or wins(y))", f"{NO_YELLOW_ENTERS} Yellow must not win the game."),
        ("not (enters(y) and castle = 4)",
         (f"One of these is enough: (1) {NO_YELLOW_ENTERS} (2) The castle must not stand on space "
         "4.")),
        ("(enters(b) or castle = 1 or castle = 2) and wins(b)",
         (f"Blue must win the game. One of these is enough: (1) {BLUE_ENTERS} (2) The castle must "
         "stand on space 1. (3) The castle must stand on space 2.")),
        ("enters(b) or not spent(b) = 2 and wins(b)",
         (f"One of these is enough: (1) {BLUE_ENTERS} (2) Blue must win the game. [One of these is "
         "enough: (1) Blue may have spent at most 1 flask. (2) Blue must have spent at least 3 "
         "flasks.]")),
    ],
)  # fmt: skip
def test_joined_goals_are_several_sentences(goal: str, words: str) -> None:
    assert goals.say_aim(parse_aim(goal), 1) == f"{words} {TURN}"


NOT_ENOUGH = "No blue wizard has got into the castle. Blue has only 1 full flask."


@pytest.mark.parametrize(
    ("goal", "far", "words"),
    [
        ("home(b) >= 5", 2, "Only 3 blue wizards are in the castle."),
        ("full(b) >= 1", 0, ""),
        ("full(b) = 0", 1, "Blue has 1 full flask."),
        ("full(y) >= 1", 1, "Yellow has no full flask."),
        ("enters(b) and full(b) >= 3", 3, NOT_ENOUGH),
        ("enters(b) or full(b) >= 3", 1, NOT_ENOUGH),
        ("enters(b) or full(b) >= 1", 0, ""),
        ("castle = 8", 1, "The castle stands on space 0."),
        ("not castle = 0", 1, "The castle stands on space 0."),
        ("castle = 8 and castle = 9", 2, "The castle stands on space 0."),
        ("not home(y) >= 3", 1, "3 yellow wizards are in the castle."),
        ("not (home(y) >= 3 or wins(b))", 1, "3 yellow wizards are in the castle."),
        ("not (home(y) >= 3 and full(b) >= 1)", 1,
         "3 yellow wizards are in the castle. Blue has 1 full flask."),
        ("wins(b)", 7,
         ("Blue has not won the game. 1 blue wizard is outside the castle. Blue has 5 empty "
         "flasks.")),
        ("imprisoned(y, 5) = 0", 1, "1 yellow wizard is imprisoned on space 5."),
        ("towers(5) >= 2", 1, "Only 1 tower stands on space 5."),
    ],
)  # fmt: skip
def test_what_is_missing_is_told_in_sentences(goal: str, far: int, words: str) -> None:
    assert goals.missing(parse_goal(goal), START, START) == words
    assert goals.gap(parse_goal(goal), START)(START) // ONE == far


@pytest.mark.parametrize(
    ("goal", "words"),
    [
        ("not enters(b)", "Blue has got a wizard into the castle."),
        ("not wins(b)", "Blue has won the game."),
    ],
)
def test_what_was_not_to_be_is_told(goal: str, words: str) -> None:
    won = parse("K/1/yy/13 b1 b5+6-0:W1|y3+0-6:W1 -")
    assert goals.missing(parse_goal(goal), START, won) == words
