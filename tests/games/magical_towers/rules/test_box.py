"""What is on the table."""

import re
from collections import Counter

import pytest

from mt_widgets import MoveError, PositionError, parse, start

from ...quoting import quotes
from .rulecase import after, board, legal, refused

# The rules' card table: each card with the number of its copies.
DECK = (
    dict.fromkeys(["W1", "W2", "W3", "W4", "W5"], 4)
    | dict.fromkeys(["T1", "T2", "T3", "T4", "T5"], 4)
    | dict.fromkeys(["W1T1", "W2T2", "W3T3", "W4T4"], 3)
    | dict.fromkeys(["W1T5", "W2T4", "W4T2", "W5T1"], 6)
    | {"W*T*": 6, "T**": 3, "W**": 3, "T***": 1, "W***": 1}
)


@quotes("box.track")
def test_box_track_is_a_ring() -> None:
    before = "7/K/7/b b1 b0+0-1:W1,T1|y0+0-1: -"
    then = "b/6/K/8 b2 b0+0-1:T1|y0+0-1: - discard=W1"
    assert after(before, "W1:b15") == then


@quotes("box.track")
@pytest.mark.parametrize("spaces", ["K/14", "K/16"])
def test_box_track_has_sixteen_spaces(spaces: str) -> None:
    with pytest.raises(PositionError, match="there are 16"):
        parse(f"{spaces} b1 b0+0-1:|y0+0-1: -")


@quotes("box.track")
def test_box_track_ends_with_space_15() -> None:
    with pytest.raises(MoveError, match="0 to 15"):
        after("K/14/b b1 b0+0-1:W1|y0+0-1: -", "W1:b16")


@quotes("box.shields")
@pytest.mark.parametrize(
    ("before", "then"),
    [
        ("K/14/b", "4/K/11"),
        ("3/b/K/11", "8/K/7"),
        ("7/b/K/7", "12/K/3"),
        ("11/b/K/3", "K/15"),
    ],
)
def test_box_shields_are_on_every_fourth_space(before: str, then: str) -> None:
    wizard = f"W1:b{(parse(f'{before} b1 b0+0-1:|y0+0-1: -').castle - 1) % 16}"
    assert board(after(f"{before} b1 b0+0-1:W1|y0+0-1: -", wizard)) == then


@quotes("box.towers")
def test_box_towers_are_five_with_a_shield_and_four_plain() -> None:
    pieces = Counter(board(str(start(2))))
    assert (pieces["R"], pieces["T"]) == (5, 4)


@quotes("box.castle")
def test_box_castle_is_no_tower() -> None:
    before = "K/4/b/10 b1 b0+0-1:T1|y0+0-1: -"
    assert refused(before, "T1:t0.1") == "tower.not-castle"
    assert legal(before, "T1") == {"T1:-"}


@quotes("box.castle")
@pytest.mark.parametrize("spaces", ["b/15", "K/b/K/13"])
def test_box_castle_is_there_once(spaces: str) -> None:
    with pytest.raises(PositionError, match="castle"):
        parse(f"{spaces} b1 b0+0-1:|y0+0-1: -")


@quotes("box.cards")
def test_box_cards_are_ninety_as_in_the_table() -> None:
    text = str(start(2, seed=1))
    cards = re.findall(r":([^| ]+)|draw=(\S+)", text)
    deck = Counter(card for pile in cards for card in ",".join(filter(None, pile)).split(","))
    assert deck == DECK
    assert sum(DECK.values()) == 90


@quotes("box.cards")
def test_box_cards_has_no_other_card() -> None:
    with pytest.raises(PositionError, match="W6"):
        parse("K/4/b/10 b1 b0+0-1:W6|y0+0-1: -")


@quotes("box.spells")
def test_box_spells_are_eight() -> None:
    assert str(start(2, 8)).split(" ")[3] == "mw,mt,sw,hw,ht,mc,pb,fw"


@quotes("box.spells")
@pytest.mark.parametrize("spells", [9, "mw,zz", "mw,mw"])
def test_box_spells_are_no_others_and_each_once(spells: int | str) -> None:
    with pytest.raises(PositionError, match="spells"):
        start(2, spells)


@quotes("box.people")
@pytest.mark.parametrize(
    ("players", "wizards", "flasks"),
    [(2, 5, 6), (3, 4, 5), (4, 4, 5), (5, 3, 4), (6, 3, 4)],
)
def test_box_people_have_wizards_and_flasks_by_number(
    players: int, wizards: int, flasks: int
) -> None:
    spaces, _, people, *_ = str(start(players)).split(" ")
    pieces = Counter(spaces)
    colours = [person[0] for person in people.split("|")]
    assert [pieces[colour] for colour in colours] == [wizards] * players
    assert [person[1:6] for person in people.split("|")] == [f"0+0-{flasks}"] * players


@quotes("box.people")
def test_box_people_are_of_six_colours() -> None:
    people = str(start(6)).split(" ")[2]
    assert [person[0] for person in people.split("|")] == list("byrgov")


@quotes("box.people")
def test_box_people_take_any_colour_at_any_number() -> None:
    assert board(str(start("vo"))) == "K/Rovv/Toov/Rovv/To/R/T/R/T/R/6"


@quotes("box.people")
@pytest.mark.parametrize("players", [1, 7, "bw", "bb"])
def test_box_people_are_two_to_six_of_different_colours(players: int | str) -> None:
    with pytest.raises(PositionError, match="players"):
        start(players)


@quotes("box.die")
def test_box_die_shows_one_to_six() -> None:
    before = "K/4/b/10 b1[W**] b0+0-1:W1|y0+0-1: - discard=W**"
    assert legal(before) == {"=1", "=2", "=3", "=4", "=5", "=6"}


@quotes("box.die")
@pytest.mark.parametrize("roll", ["=0", "=7"])
def test_box_die_shows_nothing_else(roll: str) -> None:
    before = "K/4/b/10 b1[W**] b0+0-1:W1|y0+0-1: - discard=W**"
    assert refused(before, roll) == "box.die"
