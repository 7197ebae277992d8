"""Using a power."""

import pytest

from mt_widgets.engine.errors import refuse
from mt_widgets.games.wonderful_towers import voice

from ...quoting import quotes
from .rulecase import after, happens, legal, market_of, refused, turn_of

YELLOW = "y:2,19,30,41,55,60,83"
TWO = f"b:4,13,27,38,52,66,79|{YELLOW}"


@quotes("use.market")
@pytest.mark.parametrize("move", "up:1 down:3 swap:1 over:1 protect:1 top middle bottom".split())
def test_use_market_needs_a_card_with_that_power(move: str) -> None:
    cards = {"up": 3, "down": 1, "swap": 12, "over": 8, "protect": 10, "top": 7, "middle": 5}
    card = cards.get(move.partition(":")[0], 6)
    others = sorted({3, 1, 12, 8, 10, 7, 5, 6} - {card})
    assert refused(f"{TWO} b {','.join(map(str, others))}", move) == "use.market"
    assert move in legal(f"{TWO} b {card}")
    assert refused(f"{TWO} b -", move) == "use.market"


@quotes("use.discard")
def test_use_discard_takes_the_card_away_for_good() -> None:
    then = f"b:13,4,27,38,52,66,79|{YELLOW} y 33 discard=12"
    assert after(f"{TWO} b 12,33", "swap:1") == then
    assert refused(f"{TWO} b 12,33", "swap:1 swap:1") == "use.market"
    assert happens(f"{TWO} b 12,33", "swap:1")[0] == "PowerUsed(seat=0, power='swap', card=12)"


@quotes("use.discard")
def test_use_discard_comes_before_blocks_come_in() -> None:
    # 7 destroys the top, and so would 15, which comes into the market: no pair
    two = "b:4,13,27,38,52,66,15|y:2,19,30,41,55,60,80"
    then = "b:4,13,27,38,52,66,47|y:2,19,30,41,55,60,48 y 15,80 draw=50"
    assert after(f"{two} b 7 draw=47,48,50", "top") == then


@quotes("use.discard")
def test_use_discard_is_shuffled_when_the_deck_runs_out_meanwhile() -> None:
    then = after(f"{TWO} b 7,12 draw=", "top")
    assert then == f"{TWO} b[top:b] 12"
    assert "=7" in legal(then)
    assert "=12" not in legal(then)


@quotes("use.possible")
def test_use_possible_needs_a_legal_choice() -> None:
    every_other = f"b:4,13*,27,38*,52,66*,79|{YELLOW}"
    assert legal(f"{every_other} b 1,3,10,12") == ["draw"]
    assert legal(f"{every_other} b 8") == ["draw", "over:1", "over:3", "over:5"]
    for move in "up:1 down:3 swap:1".split():
        assert refused(f"{every_other} b 1,3,10,12", move) == "move.protected"
    assert market_of(after(f"{every_other} b 1,3,10,12 draw=47,?", "draw put:1")) == "1,3,10"


@quotes("use.possible")
def test_use_possible_looks_at_the_tower_of_who_plays() -> None:
    walled = f"b:4*,13*,27*,38*,52*,66*,79*|{YELLOW}"
    assert legal(f"{walled} b 12") == ["draw"]
    assert len(legal(f"{walled} y 12")) == 7
    assert turn_of(after(f"{walled} y 12", "swap:1")) == "b"
    told = voice.explain(refuse("use.possible", power="swap"))
    assert "(Swap neighbours)" in told
