"""The deck."""

import pytest

from ...quoting import quotes
from .rulecase import after, happens, legal, refused, turn_of

BLUE, YELLOW = "b:4,13,27,38,52,66,79", "y:2,19,30,41,55,60,83"
TWO = f"{BLUE}|{YELLOW}"
SEEN = {4, 13, 27, 38, 52, 66, 79, 2, 19, 30, 41, 55, 60, 83}


def told(cards: set[int]) -> list[str]:
    """Chance's words for these cards, sorted as text."""
    return sorted(f"={card}" for card in cards)


@quotes("deck.when-needed")
def test_deck_when_needed_and_not_before() -> None:
    then = after(f"{TWO} b 12,33 draw=47", "draw put:1")
    assert then == f"b:47,13,27,38,52,66,79|{YELLOW} y 33 draw="
    assert after(f"{TWO} b 12,33 draw=", "swap:1 down:3").endswith(" b - draw=")
    assert turn_of(after(f"{TWO} b 12,33 draw=", "swap:1 down:3 draw")) == "b[?]"


@quotes("deck.when-needed")
def test_deck_when_needed_in_the_middle_of_a_destruction() -> None:
    then = f"b:4,13,27,38,52,66,47|{YELLOW} b[top:y] 12,79"
    assert after(f"{TWO} b 7,12 draw=47", "top") == then
    assert after(f"{TWO} b 7,12 discard={discard_all_but(47)}", "top =47") == then


def discard_all_but(card: int) -> str:
    """A discard that leaves one card for the deck, with 7 and 12 in the market."""
    rest = {*range(1, 85)} - SEEN - {7, 12, card}
    return ",".join(map(str, sorted(rest)))


@quotes("deck.when-needed")
def test_deck_when_needed_is_left_empty_by_a_destruction_that_used_it_up() -> None:
    assert after(f"{TWO} b 7 draw=47,48", "top").endswith(" y 79,83 draw=")


@quotes("deck.reshuffle")
def test_deck_reshuffle_makes_the_whole_discard_the_deck() -> None:
    then = after(f"{TWO} b 12,33 draw=", "draw")
    assert then == f"{TWO} b[?] 12,33"
    assert legal(then) == told({*range(1, 85)} - SEEN - {12, 33})
    assert happens(f"{TWO} b 12,33 draw=", "draw") == ["DeckRenewed(cards=68)"]
    assert happens(f"{TWO} b 12,33", "draw") == []


@quotes("deck.market-stays")
def test_deck_market_stays() -> None:
    then = after(f"{TWO} b 7,12 draw=47", "top")
    assert legal(then) == told({*range(1, 85)} - SEEN - {12, 47})  # 7 is used, 79 in the market


@quotes("deck.enough")
def test_deck_enough_for_four_with_a_full_market() -> None:
    four = f"{TWO}|r:11,14,15,16,17,18,20|g:21,22,23,24,25,26,28"
    assert len(legal(after(f"{four} b 1,3,5,6,7,8,10,12 draw=", "draw"))) == 84 - 28 - 8
    assert len(legal(after(f"{four} b 1,3,5,6,7,8,10,12 draw=", "top"))) == 84 - 28 - 7


@quotes("deck.chance")
def test_deck_chance_may_tell_any_unknown_card() -> None:
    assert legal(f"{TWO} b[?] 33 discard=5,21") == told({*range(1, 85)} - SEEN - {33, 5, 21})
    assert after(f"{TWO} b[?] 33 discard=5,21", "=47") == f"{TWO} b[47] 33 discard=5,21"
    assert turn_of(after(f"{TWO} b[?] 33", "=47 put:1 draw")) == "y[?]"
    assert refused(f"{TWO} b[?] 33", "=47 put:1 draw =47") == "deck.chance"


@quotes("deck.chance")
def test_deck_chance_may_tell_the_whole_order() -> None:
    rest = discard_all_but(50).split(",")
    cards = ",".join([*rest[10:], *rest[:10]])
    then = after(f"{TWO} b[?] 7,12 discard=50", f"shuffle:{cards}")
    first, _, others = cards.partition(",")
    assert then == f"{TWO} b[{first}] 7,12 draw={others}"


@quotes("deck.chance")
def test_deck_chance_tells_the_order_in_the_middle_of_a_destruction() -> None:
    state = f"{TWO} b[top:b] 12 discard={discard_all_but(50).replace('84', '7')}"
    then = after(state, "shuffle:50,84")
    assert then == "b:4,13,27,38,52,66,50|y:2,19,30,41,55,60,84 y 12,79,83 draw="


@quotes("deck.chance")
@pytest.mark.parametrize(
    ("turn", "move"),
    [
        ("b", "=47"), ("b[47]", "=48"), ("b[47]", "=47"), ("b", "shuffle:47"),
        ("b[?]", "=4"), ("b[?]", "=33"), ("b[?]", "=5"), ("b[top:y]", "=83"),
        ("b[?]", "shuffle:47"), ("b[?]", "shuffle:47,47"), ("b[?]", "shuffle:1,3"),
        ("b[?]", "draw"), ("b[?]", "put:3"), ("b[?]", "up:7"), ("b[?]", "down:3"),
        ("b[top:y]", "top"), ("b[top:y]", "draw"),
    ],
)  # fmt: skip
def test_deck_chance_refuses_what_cannot_be_told_now(turn: str, move: str) -> None:
    assert refused(f"{TWO} {turn} 33 discard=5", move) == "deck.chance"
