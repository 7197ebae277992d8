"""The market."""

from ...quoting import quotes
from .rulecase import after, happens, legal, market_of, turn_of

YELLOW = "y:2,19,30,40,55,60,83"
TWO = f"b:4,13,27,41,52,66,79|{YELLOW}"


@quotes("market.open")
def test_market_open_to_the_next_player() -> None:
    then = after(f"{TWO} b[47] - draw=12", "put:3")
    assert (turn_of(then), market_of(then)) == ("y", "27")
    assert legal(then) == ["draw", *(f"up:{level}" for level in range(1, 6))]


@quotes("market.pair")
def test_market_pair_goes_to_the_discard() -> None:
    # 33 and 41 both move down
    then = f"b:4,13,27,47,52,66,79|{YELLOW} y 3 discard=5,33,41"
    assert after(f"{TWO} b[47] 3,33 discard=5", "put:4") == then
    assert "PairVanished(first=33, second=41)" in happens(f"{TWO} b[47] 3,33", "put:4")


@quotes("market.pair")
def test_market_pair_is_of_one_power_not_of_one_kind() -> None:
    # 33 moves down, 27 moves up
    assert market_of(after(f"{TWO} b[47] 33", "put:3")) == "27,33"


@quotes("market.even", "market.each-card")
def test_market_even_of_three_the_last_stays() -> None:
    # 3, 11 and 19 all move up
    three = "b:4,13,27,3,52,66,79|y:2,18,30,11,55,60,83|r:84,80,70,19,50,40,31"
    then = after(f"{three} b 5 draw=12,20,28,?", "middle")
    assert then == (
        "b:4,13,27,12,52,66,79|y:2,18,30,20,55,60,83|r:84,80,70,28,50,40,31 y 19 discard=3,5,11"
    )


@quotes("market.each-card")
def test_market_each_card_is_looked_at_before_the_next_comes() -> None:
    # 3 meets the 11 in the market and both vanish; 19 then finds none of its like
    two = "b:4,13,27,3,52,66,79|y:2,18,30,19,55,60,83"
    then = after(f"{two} b 5,11 draw=12,20,?", "middle")
    assert then == "b:4,13,27,12,52,66,79|y:2,18,30,20,55,60,83 y 19 discard=3,5,11"


@quotes("market.each-card")
def test_market_never_holds_more_than_eight() -> None:
    full = f"{TWO} b[47] 1,3,5,6,7,8,10,12"
    for level in range(1, 8):
        assert len(market_of(after(full, f"put:{level}")).split(",")) == 7
