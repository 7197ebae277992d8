"""Drawing."""

import pytest

from ...quoting import quotes
from .rulecase import after, happens, legal, refused

BLUE, YELLOW = "b:4,13,27,38,52,66,79", "y:2,19,30,41,55,60,83"
TWO = f"{BLUE}|{YELLOW}"
PUTS = [f"put:{level}" for level in range(1, 8)]


@quotes("draw.look")
def test_draw_look_then_choose() -> None:
    assert after(f"{TWO} b 33 draw=47,12", "draw") == f"{TWO} b[47] 33 draw=12"
    assert after(f"{TWO} b 33 draw=47,12,?", "draw") == f"{TWO} b[47] 33 draw=12,?"
    assert after(f"{TWO} b 33", "draw") == f"{TWO} b[?] 33"
    assert after(f"{TWO} b 33", "draw =47") == f"{TWO} b[47] 33"


@quotes("draw.look")
def test_draw_look_refuses_to_put_what_was_not_drawn() -> None:
    assert refused(f"{TWO} b 33 draw=47,12", "put:3") == "draw.look"
    assert refused(f"{TWO} b[47] 33 draw=12", "put:3 put:3") == "draw.look"


@quotes("draw.must-use")
@pytest.mark.parametrize("move", "draw down:3 up:1 up:7 top protect:7".split())
def test_draw_must_use_the_drawn_card(move: str) -> None:
    assert refused(f"{TWO} b[47] 3,33", move) == "draw.must-use"


@quotes("draw.any-block")
def test_draw_any_block_a_protected_one_too() -> None:
    assert legal(f"{TWO} b[47] 3,33") == PUTS
    walled = "b:4*,13*,27*,38*,52*,66*,79*|" + YELLOW
    assert legal(f"{walled} b[47] 3,33") == PUTS
    for level in range(1, 8):
        blocks = "4,13,27,38,52,66,79".split(",")
        blocks[level - 1] = "47"
        then = after(f"{TWO} b[47] -", f"put:{level}")
        assert then.startswith(f"b:{','.join(blocks)}|{YELLOW} y ")


@quotes("draw.to-market")
def test_draw_to_market_goes_the_replaced_block() -> None:
    then = f"b:4,13,47,38,52,66,79|{YELLOW} y 27,33 draw=12"
    assert after(f"{TWO} b[47] 33 draw=12", "put:3") == then
    assert happens(f"{TWO} b[47] 33 draw=12", "put:3") == [
        "BlockReplaced(seat=0, level=3, block=27, card=47)",
        "MarketJoined(card=27)",
        "TurnPassed(seat=1)",
    ]


@quotes("draw.token")
def test_draw_token_goes_back_and_the_new_block_has_none() -> None:
    some = f"b:4,13*,27*,38,52*,66,79|{YELLOW}"
    then = f"b:4,13*,47,38,52*,66,79|{YELLOW} y 27 draw=12"
    assert after(f"{some} b[47] - draw=12", "put:3") == then
    assert "TokenReturned(seat=0, level=3)" in happens(f"{some} b[47] - draw=12", "put:3")
    assert "Token" not in str(happens(f"{some} b[47] - draw=12", "put:4"))
