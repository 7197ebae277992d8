"""Moving."""

import pytest

from ...quoting import quotes
from .rulecase import after, happens, legal, refused, tower_of

YELLOW = "y:2,19,30,41,55,60,83"
BLUE = "4,13,27,38,52,66,79"
TWO = f"b:{BLUE}|{YELLOW}"
CARDS = {"up": 3, "down": 1, "swap": 12, "over": 8}


def moved(move: str, blocks: str = BLUE) -> str:
    """The blue tower after a move whose power lies in the market."""
    card = CARDS[move.partition(":")[0]]
    return tower_of("b", after(f"b:{blocks}|{YELLOW} b {card}", move))


@quotes("move.up")
def test_move_up_past_two() -> None:
    assert moved("up:1") == "13,27,4,38,52,66,79"
    assert moved("up:2") == "4,27,38,13,52,66,79"
    assert moved("up:5") == "4,13,27,38,66,79,52"


@quotes("move.down")
def test_move_down_past_two() -> None:
    assert moved("down:3") == "27,4,13,38,52,66,79"
    assert moved("down:5") == "4,13,52,27,38,66,79"
    assert moved("down:7") == "4,13,27,38,79,52,66"


@quotes("move.swap")
def test_move_swap_neighbours() -> None:
    assert moved("swap:1") == "13,4,27,38,52,66,79"
    assert moved("swap:2") == "4,27,13,38,52,66,79"
    assert moved("swap:6") == "4,13,27,38,52,79,66"


@quotes("move.over")
def test_move_over_one() -> None:
    assert moved("over:1") == "27,13,4,38,52,66,79"
    assert moved("over:2") == "4,38,27,13,52,66,79"
    assert moved("over:5") == "4,13,27,38,79,66,52"


@quotes("move.up", "move.down", "move.swap", "move.over")
@pytest.mark.parametrize(
    ("move", "level", "target"),
    [("up:2", 2, 4), ("down:5", 5, 3), ("swap:2", 2, 3), ("over:2", 2, 4)],
)
def test_a_move_tells_where_the_block_went(move: str, level: int, target: int) -> None:
    power = move.partition(":")[0]
    told = f"BlockMoved(seat=0, power='{power}', level={level}, target={target})"
    assert told in happens(f"{TWO} b {CARDS[power]}", move)


@quotes("move.inside")
@pytest.mark.parametrize("move", "up:6 up:7 down:1 down:2 swap:7 over:6 over:7".split())
def test_move_inside_the_tower(move: str) -> None:
    card = CARDS[move.partition(":")[0]]
    assert refused(f"{TWO} b {card}", move) == "move.inside"


@quotes("move.inside")
@pytest.mark.parametrize(
    ("power", "levels"),
    [("up", "12345"), ("down", "34567"), ("swap", "123456"), ("over", "12345")],
)
def test_move_inside_leaves_all_the_others(power: str, levels: str) -> None:
    position = f"{TWO} b {CARDS[power]}"
    assert legal(position, power) == [f"{power}:{level}" for level in levels]


@quotes("move.protected")
@pytest.mark.parametrize(
    ("move", "moving"),
    [("up:2", (2, 3, 4)), ("down:5", (3, 4, 5)), ("swap:2", (2, 3)), ("over:2", (2, 4))],
)
def test_move_protected_never(move: str, moving: tuple[int, ...]) -> None:
    card = CARDS[move.partition(":")[0]]
    for level in range(1, 8):
        blocks = BLUE.split(",")
        blocks[level - 1] += "*"
        position = f"b:{','.join(blocks)}|{YELLOW} b {card}"
        if level in moving:
            assert refused(position, move) == "move.protected"
        else:
            assert move in legal(position)


@quotes("move.past-protected")
def test_move_past_protected_with_over() -> None:
    assert moved("over:2", "4,13,27*,38,52,66,79") == "4,38,27*,13,52,66,79"
    blocked = f"b:4,13,27*,38,52,66,79|{YELLOW}"
    assert refused(f"{blocked} b 3", "up:2") == "move.protected"
    assert refused(f"{blocked} b 1", "down:4") == "move.protected"


@quotes("move.protected")
def test_move_protected_blocks_of_others_do_not_matter() -> None:
    position = f"{TWO.replace('60', '60*')} b 12"
    assert len(legal(position, "swap")) == 6
