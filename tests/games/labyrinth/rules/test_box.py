"""What is in the box, against the tables of the rules."""

from collections import Counter

import pytest

from mt_widgets.games.labyrinth import box
from mt_widgets.games.labyrinth.rules.setting_up import TOKEN_PLACES

from ...quoting import quotes
from ..mazes import position
from .rulecase import after, legal


@quotes("box.board")
def test_box_board_is_seven_by_seven_and_d4_is_the_middle() -> None:
    assert len(box.PLACES) == 49
    assert (box.PLACES[0], box.PLACES[24], box.PLACES[48]) == ("a1", "d4", "g7")
    assert box.PLACES[6:9] == ("g1", "a2", "b2")


@quotes("box.fixed")
def test_box_fixed_tiles_and_where_they_are_open() -> None:
    table = """
        ES   ESW  ESW  SW
        NES  NES  ESW  NSW
        NES  NEW  NSW  NSW
        NE   NEW  NEW  NW
    """.split()
    places = [column + row for row in "1357" for column in "aceg"]
    fixed = {box.PLACES[place]: box.OPEN[tile] for place, tile in box.FIXED.items()}
    assert fixed == dict(zip(places, table, strict=True))


@quotes("box.tiles")
def test_box_tiles_are_thirty_four_loose_ones() -> None:
    named = {box.TILE_NAMES[spare]: number for spare, number in box.LOOSE.items()}
    assert named == {"corner": 15, "straight": 13, "tee": 6}
    assert len(box.FIXED) + sum(box.LOOSE.values()) == 49 + 1


@quotes("box.arrows")
def test_box_arrows_are_twelve() -> None:
    arrows = {move[:2] for move in legal(position("I b1 b3::?", c3="Kb", d4="H1"))}
    assert arrows == set("Nb Nd Nf Sb Sd Sf W2 W4 W6 E2 E4 E6".split())


@quotes("box.starts")
def test_box_starts_are_fixed_places_of_each_colour() -> None:
    starts = {colour: box.PLACES[place] for colour, place in box.STARTS.items()}
    assert starts == {"b": "c3", "y": "e5", "r": "e3", "g": "c5"}
    assert set(box.STARTS.values()) <= set(box.FIXED)


@quotes("box.tokens")
def test_box_tokens_are_one_to_twenty_and_twenty_five() -> None:
    assert (*range(1, 21), 25) == box.NUMBERS
    assert len(TOKEN_PLACES) == len(box.NUMBERS)
    assert len(set(box.INGREDIENTS.values())) == len(box.NUMBERS)


@quotes("box.tokens")
def test_box_tokens_after_20_comes_25() -> None:
    before = position("L b2 b0::?", c3="Kb", d3="H20", e3="T25")
    assert "d3+" in legal(before)
    assert "e3+" in legal(after(before, "d3+ Nf:L"))


@quotes("box.formulas")
def test_box_formulas_each_number_on_three_cards_once_in_each_place() -> None:
    assert len(box.FORMULAS) == 21
    for place in range(3):
        assert sorted(card[place] for card in box.FORMULAS.values()) == list(box.NUMBERS)


@quotes("box.formulas")
def test_box_formulas_no_two_numbers_are_together_twice() -> None:
    pairs = Counter(
        frozenset(pair)
        for one, two, three in box.FORMULAS.values()
        for pair in ((one, two), (one, three), (two, three))
    )
    assert set(pairs.values()) == {1}


@quotes("box.wands")
def test_box_wands_are_three_for_each_of_four() -> None:
    assert (box.ALL_WANDS, box.WANDS) == (12, 3)


@quotes("box.people")
def test_box_people_have_four_colours_in_this_order() -> None:
    assert [*box.COLOUR_NAMES.items()] == [
        ("b", "blue"), ("y", "yellow"), ("r", "red"), ("g", "green")
    ]  # fmt: skip


@quotes("tile.kinds")
@pytest.mark.parametrize(
    ("spare", "turnings"), [("I", "IH"), ("L", "LFZJ"), ("T", "TKDA")], ids=str
)
def test_tile_kinds_can_be_turned(spare: str, turnings: str) -> None:
    shifts = legal(position(f"{spare} b1 b3::?", c3="Kb", d4="H1"), "Nb")
    assert shifts == {f"Nb:{tile}" for tile in turnings}


@quotes("tile.kinds")
def test_tile_kinds_open_on_the_sides_of_the_notation() -> None:
    letters = "I NS H EW L NE F ES Z SW J NW K NES T ESW D NSW A NEW".split()
    assert dict(zip(letters[::2], letters[1::2], strict=True)) == box.OPEN
    pictures = "I │ H ─ L └ F ┌ Z ┐ J ┘ K ├ T ┬ D ┤ A ┴".split()
    assert dict(zip(pictures[::2], pictures[1::2], strict=True)) == box.PICTURE
