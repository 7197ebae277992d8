"""Protecting."""

import pytest

from ...quoting import quotes
from .rulecase import after, happens, legal, refused, tower_of

YELLOW = "y:2,19,30,41,55,60,83"
TWO = f"b:4,13,27,38,52,66,79|{YELLOW}"


@quotes("protect.two")
def test_protect_two_neighbours() -> None:
    then = f"b:4,13*,27*,38,52,66,79|{YELLOW} y - discard=10"
    assert after(f"{TWO} b 10", "protect:2") == then
    assert legal(f"{TWO} b 10", "protect") == [f"protect:{level}" for level in range(1, 7)]
    assert happens(f"{TWO} b 10", "protect:2")[1] == "BlocksProtected(seat=0, levels=(2, 3))"


@quotes("protect.two")
def test_protect_two_refuses_the_top_alone() -> None:
    assert refused(f"{TWO} b 10", "protect:7") == "protect.two"
    assert refused(f"b:4,13,27,38,52,66,79*|{YELLOW} b 10", "protect:7") == "protect.two"


@quotes("protect.two")
def test_protect_one_with_the_option() -> None:
    one = f"{TWO} b 10 opt=protect_one"
    assert legal(one, "protect") == [f"protect:{level}" for level in range(1, 8)]
    for level in (1, 7):
        blocks = "4,13,27,38,52,66,79".split(",")
        blocks[level - 1] += "*"
        assert tower_of("b", after(one, f"protect:{level}")) == ",".join(blocks)
    assert after(one, "protect:7").endswith(" y - opt=protect_one discard=10")
    assert happens(one, "protect:2")[1] == "BlocksProtected(seat=0, levels=(2,))"


@quotes("protect.once")
@pytest.mark.parametrize("move", ["protect:2", "protect:3"])
def test_protect_once_refuses_a_block_that_has_a_token(move: str) -> None:
    assert refused(f"b:4,13,27*,38,52,66,79|{YELLOW} b 10", move) == "protect.once"


@quotes("protect.once")
def test_protect_once_lists_the_others_only() -> None:
    some = f"b:4,13,27*,38,52,66,79|{YELLOW} b 10"
    assert legal(some, "protect") == ["protect:1", "protect:4", "protect:5", "protect:6"]
    one = f"{some} opt=protect_one"
    assert legal(one, "protect") == [f"protect:{level}" for level in (1, 2, 4, 5, 6, 7)]
    assert refused(one, "protect:3") == "protect.once"
    assert refused(f"b:4,13,27,38,52,66,79*|{YELLOW} b 10 opt=protect_one", "protect:7") == (
        "protect.once"
    )


@quotes("protect.shield")
@pytest.mark.parametrize(
    ("card", "move", "level"), [(7, "top", 7), (5, "middle", 4), (6, "bottom", 1)]
)
def test_protect_shield_against_destruction(card: int, move: str, level: int) -> None:
    blocks = "4,13,27,38,52,66,79".split(",")
    blocks[level - 1] += "*"
    shielded = ",".join(blocks)
    then = after(f"b:{shielded}|{YELLOW} b {card} draw=47,48,?", move)
    assert tower_of("b", then) == shielded
    assert tower_of("y", then) == tower_of("y", after(f"{YELLOW} y {card} draw=47,48,?", move))


@quotes("protect.lasts")
def test_protect_lasts_until_a_drawn_card_replaces_the_block() -> None:
    kept = f"b:4*,13*,27,38,52,66,79|{YELLOW}"
    then = after(f"{kept} b 6,12,16 draw=47,48,49,50,51,?", "swap:4 bottom over:3 draw put:5")
    assert tower_of("b", then) == "4*,13*,38,52,27,66,79"
    assert tower_of("b", after(f"{kept} b[47] -", "put:3")) == "4*,13*,47,38,52,66,79"
    assert tower_of("b", after(f"{kept} b[47] -", "put:2")) == "4*,47,27,38,52,66,79"
