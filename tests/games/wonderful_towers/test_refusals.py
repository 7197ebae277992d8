"""Which rule a refusal names where several could: the first of the list in the notation."""

import pytest

from mt_widgets.engine.errors import MoveError
from mt_widgets.games.wonderful_towers import game, notation, voice

BLUE, YELLOW = "b:4,13,27,38*,52,66,79*", "y:2,19,30,41,55,60,83"
OVER = "b:70,60,51,40,31,21,10|y:2,19,30,41,55,61,83"
TWO = f"{BLUE}|{YELLOW}"


def named(position: str, line: str) -> str | None:
    """The rule that refuses the first illegal move of a line."""
    state = notation.parse_position(position)
    for move in notation.parse_moves(line):
        refusal = game.why_not(state, move)
        if refusal is not None:
            return refusal.rule
        state = game.play(state, move)
    return None


@pytest.mark.parametrize(
    ("position", "line", "rule"),
    [
        # 2 before 3, 4, 5, 6, 7, 8
        (f"{OVER} b 3", "=3", "end.at-once"),
        (f"{OVER} b[?] 3", "draw", "end.at-once"),
        (f"{OVER} b[47] 3", "draw", "end.at-once"),
        (f"{OVER} b 3", "put:3", "end.at-once"),
        (f"{OVER} b 3", "top", "end.at-once"),
        (f"{OVER} b 3", "up:7", "end.at-once"),
        # 3 before 5: chance's words with a drawn card in hand, or where nothing is awaited
        (f"{TWO} b[47] 3", "=12", "deck.chance"),
        (f"{TWO} b[47] 3", "shuffle:12", "deck.chance"),
        (f"{TWO} b 3", "=12", "deck.chance"),
        (f"{TWO} b[?] 3", "=3", "deck.chance"),
        (f"{TWO} b[?] 3", "shuffle:3", "deck.chance"),
        # 4 before 5, 6, 7, 8, 9
        (f"{TWO} b[?] 3", "put:3", "deck.chance"),
        (f"{TWO} b[?] 3", "top", "deck.chance"),
        (f"{TWO} b[?] 3", "up:7", "deck.chance"),
        (f"{TWO} b[?] 3", "up:2", "deck.chance"),
        (f"{TWO} b[top:y] 3", "put:3", "deck.chance"),
        # 5 before 7, 8, 9
        (f"{TWO} b[47] 3", "top", "draw.must-use"),
        (f"{TWO} b[47] 3", "up:7", "draw.must-use"),
        (f"{TWO} b[47] 3", "up:2", "draw.must-use"),
        (f"{TWO} b[47] 3", "draw", "draw.must-use"),
        # 6
        (f"{TWO} b 3", "put:3", "draw.look"),
        # 7 before 8 and 9
        (f"{TWO} b 12", "up:7", "use.market"),
        (f"{TWO} b 12", "up:2", "use.market"),
        (f"{TWO} b 12", "protect:7", "use.market"),
        (f"{TWO} b 12", "protect:4", "use.market"),
        (f"{TWO} b -", "top", "use.market"),
        # 8 before 9: level 7 is protected and has nothing above it
        (f"{TWO} b 3", "up:7", "move.inside"),
        (f"{TWO} b 3", "up:6", "move.inside"),
        (f"{TWO} b 1", "down:1", "move.inside"),
        (f"{TWO} b 1", "down:2", "move.inside"),
        (f"{TWO} b 12", "swap:7", "move.inside"),
        (f"{TWO} b 8", "over:6", "move.inside"),
        (f"{TWO} b 8", "over:7", "move.inside"),
        (f"{TWO} b 10", "protect:7", "protect.two"),
        # 9
        (f"{TWO} b 3", "up:2", "move.protected"),
        (f"{TWO} b 3", "up:5", "move.protected"),
        (f"{TWO} b 1", "down:6", "move.protected"),
        (f"{TWO} b 12", "swap:3", "move.protected"),
        (f"{TWO} b 8", "over:2", "move.protected"),
        (f"{TWO} b 10", "protect:3", "protect.once"),
        (f"{TWO} b 10", "protect:6", "protect.once"),
        (f"{TWO} b 10 opt=protect_one", "protect:7", "protect.once"),
        (f"{TWO} b 10 opt=protect_one", "protect:6", None),
        # each move in the position that the moves before it have made
        (f"{TWO} b 12 draw=47,?", "draw draw", "draw.must-use"),
        (f"{TWO} b 12 draw=47,?", "draw put:1 put:1", "draw.look"),
        (f"{TWO} b 12 draw=47,?", "draw put:1 draw put:1", "deck.chance"),
        (f"{TWO} b 12 draw=47,?", "swap:1 swap:1", "use.market"),
    ],
)  # fmt: skip
def test_the_first_rule_of_the_list_speaks(position: str, line: str, rule: str | None) -> None:
    assert named(position, line) == rule


def test_a_word_that_cannot_be_read_is_found_before_any_move_is_tried() -> None:
    with pytest.raises(MoveError):
        notation.parse_moves("swap:1 swap:1 nonsense")


def test_what_is_no_move_is_told_so() -> None:
    with pytest.raises(MoveError, match="this is no move"):
        game.why_not(notation.parse_position(f"{TWO} b -"), "draw")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("position", "line", "sentence"),
    [
        (f"{OVER} b 3", "draw", "The game is over: the blue tower is complete."),
        (f"{TWO} b[47] 3", "draw", "You have drawn 47. Put it in"),
        (f"{TWO} b 3", "top", "No card in the market shows that power (Destroy the top)."),
        (f"{TWO} b 3", "up:6", "From level 6 there are no two blocks above"),
        (f"{TWO} b 1", "down:2", "From level 2 there are no two blocks below"),
        (f"{TWO} b 12", "swap:7", "There is no block above level 7 to swap with."),
        (f"{TWO} b 8", "over:6", "Two levels above level 6 there is no block"),
        (f"{TWO} b 3", "up:2", "The block on level 4 is protected, so it can't move."),
        (f"{TWO} b 10", "protect:4", "The block on level 4 is protected already."),
        (f"{TWO} b 10", "protect:7", "Protect needs two neighbours, and there is nothing above"),
        (f"{TWO} b[?] 3", "=3", "The card 3 can't come now."),
        (f"{TWO} b[?] 3", "shuffle:5", "A shuffle must name exactly the unknown cards"),
        (f"{TWO} b[?] 3", "draw", "First it has to be told which card comes"),
        (f"{TWO} b 3", "=5", "No card is due"),
        (f"{TWO} b 3", "put:1", "You haven't drawn a card yet."),
    ],
)
def test_a_refusal_says_what_is_wrong(position: str, line: str, sentence: str) -> None:
    refusal = game.why_not(notation.parse_position(position), *notation.parse_moves(line))
    assert refusal is not None
    assert voice.explain(refusal).startswith(sentence)
