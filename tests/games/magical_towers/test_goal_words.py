"""Goals as sentences."""

import pytest

from mt_widgets import parse
from mt_widgets.games.magical_towers.goals.language import bound
from mt_widgets.games.magical_towers.goals.text import parse_aim, parse_goal
from mt_widgets.games.magical_towers.goals.words import ONE, gap, missing, say_aim, say_goal

START = parse("K/Rb/y/T/1/yT/10 b1 b3+1-5:W1|y3+0-6: -")


@pytest.mark.parametrize(
    ("goal", "words"),
    [
        ("home(b) >= 2", "at least 2 blue wizards are in the castle"),
        ("home(b) >= 1", "at least 1 blue wizard is in the castle"),
        ("home(y) = 0", "no yellow wizard is in the castle"),
        ("not home(y) >= 1", "no yellow wizard is in the castle"),
        ("not full(b) <= 1", "Blue has at least 2 full flasks"),
        ("enters(b) and castle = 8",
         "Blue gets a wizard into the castle and the castle stands on space 8"),
        ("not (enters(y) or wins(y))",
         "no yellow wizard gets into the castle and Yellow has not won the game"),
        ("not (enters(y) and castle = 4)",
         "no yellow wizard gets into the castle or the castle does not stand on space 4"),
        ("imprisoned(y, 5) >= 2", "at least 2 yellow wizards are imprisoned on space 5"),
        ("visible(b) = 1 or towers(5) >= 2",
         "exactly 1 blue wizard is in sight or at least 2 towers stand on space 5"),
        ("not empty(b) = 0", "Blue has at least 1 empty flask"),
        ("not spent(b) = 2", "it is not so that Blue has spent exactly 2 flasks"),
        ("not not filled(b) >= 2", "Blue has filled at least 2 flasks"),
    ],
)  # fmt: skip
def test_every_goal_can_be_said(goal: str, words: str) -> None:
    assert say_goal(parse_goal(goal)) == words


FIVE_EMPTY = "Blue has 5 empty flasks"
NOT_WON = "Blue has not won the game"
BLUE_ENTERS = "Blue gets a wizard into the castle"
NO_YELLOW_ENTERS = "no yellow wizard gets into the castle"


@pytest.mark.parametrize(
    ("aim", "turns", "words"),
    [
        ("enters(b)", 1, f"See to it that {BLUE_ENTERS}, before this turn ends."),
        (
            "enters(b)",
            2,
            f"See to it that {BLUE_ENTERS}, within 2 turns of yours, this one counted.",
        ),
        (
            "keep not enters(y)",
            1,
            f"See to it that {NO_YELLOW_ENTERS}, until your next turn begins.",
        ),
        (
            "keep castle = 4",
            2,
            (
                "See to it that the castle stands on space 4, after 2 turns of yours "
                "and until your next one begins."
            ),
        ),
        (
            "likely enters(b)",
            1,
            f"Make it as likely as you can that {BLUE_ENTERS}, before this turn ends.",
        ),
        ("where(y)", 1, "Where are yellow wizards imprisoned? Choose every such space."),
    ],
)
def test_an_aim_is_a_sentence_with_its_limit(aim: str, turns: int, words: str) -> None:
    assert say_aim(parse_aim(aim), turns) == words


@pytest.mark.parametrize(
    ("goal", "far", "words"),
    [
        ("home(b) >= 5", 2, "only 3 blue wizards are in the castle"),
        ("full(b) >= 1", 0, ""),
        ("full(b) = 0", 1, "Blue has 1 full flask"),
        ("enters(b) and full(b) >= 3", 3,
         "no blue wizard has got into the castle and Blue has only 1 full flask"),
        ("enters(b) or full(b) >= 3", 1,
         "no blue wizard has got into the castle and Blue has only 1 full flask"),
        ("castle = 8", 1, "the castle stands on space 0"),
        ("not castle = 0", 1, "the castle stands on space 0"),
        ("not home(y) >= 3", 1, "3 yellow wizards are in the castle"),
        ("not (home(y) >= 3 or wins(b))", 1, "3 yellow wizards are in the castle"),
        ("wins(b)", 7, f"{NOT_WON}, 1 blue wizard is outside the castle and {FIVE_EMPTY}"),
        ("imprisoned(y, 5) = 0", 1, "1 yellow wizard is imprisoned on space 5"),
    ],
)  # fmt: skip
def test_what_is_missing_is_told_with_its_number(goal: str, far: int, words: str) -> None:
    assert missing(parse_goal(goal), START, START) == words
    assert gap(bound(parse_goal(goal), START), START) // ONE == far
