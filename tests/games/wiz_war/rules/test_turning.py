"""Turning a sector (section 19)."""

import pytest

from mt_widgets.games.wiz_war import notation

from ...quoting import quotes
from .rulecase import after, duel, floor, legal, named, player, refused, turn


@quotes("card.rotate")
def test_any_sector_is_turned_by_quarters() -> None:
    before = duel(b="15@d3:rotate", y="15@j1:")
    assert legal(before, "rotate") == {f"rotate:{m}:{q}" for m in ("c3", "h3") for q in "123"}
    assert after(before, "rotate:c3:1").split(" ")[0] == "bA1,yB0"
    assert after(before.replace("yB0", "yB2"), "rotate:h3:3").split(" ")[0] == "bA0,yB1"
    assert refused(before, "rotate:d3:1") == "card.rotate"


@quotes("rotate.all")
def test_everything_inside_turns_with_the_sector() -> None:
    before = duel(
        b="15@d3:rotate",
        y="15@c3:",
        floor="b1:key,B/d3:ogre.b6+2/a5:bush-2/f1:Y",
        more="walls=b2e:w3,a1s:f",
    )
    then = after(before, "rotate:c3:1")
    assert player(then, "b") == "15@c4:"
    assert player(then, "y") == "15@c3:"
    assert floor(then) == "a1:bush-2/f1:Y/e2:key,B/c4:ogre.b6+2"
    assert named(then, "walls") == "d1e:f,d2s:w3"


@quotes("rotate.all")
def test_four_quarters_are_none_and_nobody_enters() -> None:
    before = duel(b="15@d3:rotate,rotate", floor="e1:bush", more="walls=d3s:o,c1e:f")
    assert (
        after(before, "rotate:c3:1 rotate:c3:3").split(" ")[:4]
        == (duel(b="15@d3:", floor="e1:bush").split(" ")[:4])
    )
    pricked = duel(b="15@e1:rotate", floor="e1:bush", y="15@j1:")
    assert player(after(pricked, "rotate:c3:2"), "b") == "15@a5:"


@quotes("rotate.coin")
def test_a_coin_for_each_changed_border_to_another_sector() -> None:
    walls = "walls=e1e:w4,e3e:f,j4e:o,c5s:w,a1e:w"
    before = duel(b="15@d3:rotate", y="15@h5:", more=walls)
    waiting = after(before, "rotate:c3:1")
    assert turn(waiting) == "b3[b:rotate:c3:1=]"
    assert legal(waiting) == {"heads", "tails"}
    assert refused(waiting, "end") == "rotate.coin"
    assert turn(after(waiting, "heads tails")) == "b3[b:rotate:c3:1=ht]"
    assert refused(duel(), "heads") == "rotate.coin"
    all_stay = after(waiting, "tails tails tails")
    assert turn(all_stay) == "b3"
    assert named(all_stay, "walls") == "e1e:w4,e1s:w,e3e:f,j4e:o,c5s:w"


@quotes("rotate.coin", "rotate.rim")
@pytest.mark.parametrize(
    ("quarters", "coins", "walls"),
    [
        ("2", "heads tails", "e3e:f,j5e:w4"),
        ("2", "heads heads", "j3e:f,j5e:w4"),
        ("2", "tails heads", "e1e:w4,j3e:f"),
        ("1", "heads heads", "c5s:f,e5s:w4"),
        ("3", "heads heads", "a5s:w4,c5s:f"),
    ],
)
def test_heads_turn_with_the_sector_and_their_old_places_become_as_the_rim(
    quarters: str, coins: str, walls: str
) -> None:
    before = duel(b="15@d3:rotate", y="15@h5:", more="walls=e1e:w4,e3e:f")
    then = after(before, f"rotate:c3:{quarters}", coins)
    assert named(then, "walls") == walls


@quotes("rotate.rim")
def test_each_replaces_what_is_there_in_the_same_order() -> None:
    # Two borders that turn onto the same side, round the edge: the later one stays.
    before = duel(b="15@d3:rotate", y="15@h5:", more="walls=e1e:w4,j5e:w9,c5s:f")
    then = after(before, "rotate:c3:1 heads heads")
    assert named(then, "walls") == "a5s:w9,c5s:f,e5s:w4"
    onto = duel(b="15@d3:rotate", y="15@h5:", more="walls=e3e:f,c5s:w7,j3e:w2")
    then = after(onto, "rotate:c3:1 heads heads")
    assert named(then, "walls") == "c5s:w2"


@quotes("rotate.rim", "damage.objects")
def test_what_is_replaced_leaves_no_damage_behind() -> None:
    before = duel(b="15@d3:rotate", y="15@h5:", more="walls=e3e:w,c5s:w7")
    assert named(after(before, "rotate:c3:1 heads"), "walls") == "c5s:w"


@quotes("rotate.rim")
def test_a_border_between_the_sector_and_itself_stays_without_a_coin() -> None:
    before = duel(b="15@d3:rotate", y="15@h5:", more="walls=a5s:o,b5s:w3")
    then = after(before, "rotate:c3:1")
    assert (turn(then), named(then, "walls")) == ("b3", "a5s:o,b5s:w3")


@quotes("rotate.coin")
def test_with_four_sectors_all_sides_are_borders_to_others() -> None:
    before = "bA0,yB0/gD0,rC0 b3 b15@a1:rotate|y15@a1:|r15@a1:|g15@a1: - walls=c5s:f,c10s:w,e3e:w"
    waiting = after(before, "rotate:c3:1")
    done = after(waiting, "heads heads heads")
    assert named(done, "walls") == "e3e:w,j3e:f,c5s:w"


@quotes("rotate.coin")
def test_the_coins_come_when_the_card_works_and_an_interrupt_goes_on_after_them() -> None:
    before = duel("b3[take:B>y]", y="15@f3:interrupt,rotate,2", floor="d3:B", more="walls=e1e:o")
    waiting = after(before, "interrupt:rotate:h3:2")
    assert turn(waiting) == "b3[take:B>y][y:rotate:h3:2=]"
    done = after(waiting, "heads")
    assert (turn(done), named(done, "walls")) == ("y3", "j5e:o")


@quotes("rotate.all")
def test_a_turned_maze_is_the_maze_of_the_turned_sector() -> None:
    turned = notation.parse_position("bA1,yB0 b3 b15@a1:|y15@a1: -")
    before = duel(b="15@d3:rotate", y="15@j1:")
    assert notation.parse_position(after(before, "rotate:c3:1")).borders == turned.borders
