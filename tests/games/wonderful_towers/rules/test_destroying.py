"""Destroying."""

import pytest

from ...quoting import quotes
from .rulecase import after, happens, legal, market_of, tower_of, turn_of

BLUE, YELLOW, RED = "b:4,13,27,38,52,66,79", "y:2,19,30,41,55,60,83", "r:72,80,63,54,37,28,29"
THREE = f"{BLUE}|{YELLOW}|{RED}"


@quotes("destroy.levels")
@pytest.mark.parametrize(
    ("card", "move", "blue"),
    [
        (7, "top", "4,13,27,38,52,66,47"),
        (5, "middle", "4,13,27,47,52,66,79"),
        (6, "bottom", "47,13,27,38,52,66,79"),
    ],
)
def test_destroy_levels(card: int, move: str, blue: str) -> None:
    assert tower_of("b", after(f"{BLUE} b {card} draw=47,?", move)) == blue


@quotes("destroy.all")
def test_destroy_all_also_the_one_who_used_it() -> None:
    then = after(f"{THREE} y 7 draw=1,3,9,?", "top")
    assert [tower_of(c, then).split(",")[6] for c in "byr"] == ["9", "1", "3"]


@quotes("destroy.order")
@pytest.mark.parametrize(("now", "cards"), [("b", "1 3 9"), ("y", "9 1 3"), ("r", "3 9 1")])
def test_destroy_order_is_clockwise_from_the_one_who_used_it(now: str, cards: str) -> None:
    then = after(f"{THREE} {now} 7 draw=1,3,9,?", "top")
    assert [tower_of(c, then).split(",")[6] for c in "byr"] == cards.split(" ")


@quotes("destroy.order")
def test_destroy_order_waits_for_chance_one_by_one() -> None:
    unknown = f"{THREE} y 7"
    assert turn_of(after(unknown, "top")) == "y[top:y]"
    assert turn_of(after(unknown, "top =1")) == "y[top:r]"
    assert turn_of(after(unknown, "top =1 =3")) == "y[top:b]"
    then = after(unknown, "top =1 =3 =9")
    assert turn_of(then) == "r"
    assert [tower_of(c, then).split(",")[6] for c in "byr"] == ["9", "1", "3"]


@quotes("destroy.order")
def test_destroy_order_completes_each_replacement_before_the_next() -> None:
    assert happens(f"{BLUE}|{YELLOW} b 7 draw=1,3,?", "top") == [
        "PowerUsed(seat=0, power='top', card=7)",
        "BlockDestroyed(seat=0, level=7, block=79, card=1)",
        "MarketJoined(card=79)",
        "BlockDestroyed(seat=1, level=7, block=83, card=3)",
        "MarketJoined(card=83)",
        "TurnPassed(seat=1)",
    ]


@quotes("destroy.to-market")
def test_destroy_to_market_go_the_blocks_and_can_be_used() -> None:
    then = after(f"{THREE} b 7 draw=1,3,9,?", "top")
    assert market_of(then) == "29,79,83"
    assert {"up:1", "top", "middle"} < {*legal(then)}


@quotes("destroy.to-market")
def test_destroy_to_market_pairs_vanish_as_always() -> None:
    # 79 moves up, and so does the 3 that is there
    then = after(f"{BLUE}|{YELLOW} b 3,5,7 draw=1,9,?", "top")
    assert market_of(then) == "5,83"
    assert then.endswith("discard=3,7,79")


@quotes("destroy.protected")
def test_destroy_protected_takes_no_card() -> None:
    shielded = THREE.replace("83", "83*")
    then = after(f"{shielded} b 7 draw=1,3,9,?", "top")
    assert [tower_of(c, then).split(",")[6] for c in "byr"] == ["1", "83*", "3"]
    assert "draw=9,?" in then
    assert "BlockSpared(seat=1, level=7)" in happens(f"{shielded} b 7 draw=1,3,9,?", "top")


@quotes("destroy.protected")
def test_destroy_protected_is_not_waited_for() -> None:
    shielded = THREE.replace("83", "83*").replace("79", "79*")
    assert turn_of(after(f"{shielded} b 7", "top")) == "b[top:r]"
    assert turn_of(after(f"{shielded} b 7", "top =1")) == "y"
    last = THREE.replace("29", "29*")
    assert turn_of(after(f"{last} y 7", "top =1")) == "y[top:b]"
    assert turn_of(after(f"{last} b 7", "top =1 =3")) == "y"


@quotes("destroy.no-choice")
def test_destroy_no_choice_even_where_nothing_changes() -> None:
    shielded = THREE.replace("83", "83*").replace("79", "79*").replace("29", "29*")
    assert legal(f"{shielded} b 7") == ["draw", "top"]
    assert after(f"{shielded} b 7 draw=47,?", "top") == f"{shielded} y - draw=47,? discard=7"
    assert after(f"{shielded} b 7 draw=", "top") == f"{shielded} y - draw="
    assert after(f"{shielded} b 7", "top") == f"{shielded} y - discard=7"
