"""Winning, losing and death (sections 5 and 18)."""

import pytest

from ...quoting import quotes
from .rulecase import after, duel, floor, legal, named, player, refused, result, three, turn


@quotes("win.treasures", "drop.here")
def test_two_treasures_of_others_on_your_base_win_when_they_lie() -> None:
    before = duel(b="15@c3:+Y", floor="c3:Y")
    assert result(before) == "-"
    then = after(before, "drop:Y")
    assert (turn(then), floor(then), result(then)) == ("-", "c3:Y,Y", "b")
    assert legal(then) == set()
    assert refused(then, "end") == "win.treasures"


@quotes("win.treasures")
def test_own_treasures_and_other_bases_do_not_count() -> None:
    assert turn(after(duel(b="15@c3:+B", floor="c3:B,Y"), "drop:B")) == "b3"
    assert turn(after(duel(b="15@d3:+Y", floor="d3:Y"), "drop:Y")) == "b3"


@quotes("win.treasures")
def test_treasures_of_the_dead_count() -> None:
    before = "bA0,yB0,rC0 b3 b15@c3:+Y|y0|r15@m3: c3:R"
    assert result(after(before, "drop:Y")) == "b"


@quotes("win.last", "out.life", "damage.life")
def test_the_last_one_alive_wins() -> None:
    then = after(duel(b="15@d3:fireball", y="5@f3:"), "fireball:y")
    assert then == duel("-", b="15@d3:", y="0", more="discard=fireball")
    assert result(then) == "b"
    assert refused(then, "e") == "win.last"
    assert turn(after(duel(b="15@d3:fireball", y="6@f3:"), "fireball:y")) == "b3a"


@quotes("out.life", "win.when")
def test_nothing_is_left_of_a_card_when_the_game_is_over() -> None:
    before = duel(b="1@d3:swap", y="1@f3:", floor="d3:bush/f3:bush")
    then = after(before, "swap:y")
    assert then == duel("-", b="1@f3:", y="0", floor="d3:bush/f3:bush", more="discard=swap")


@quotes("out.life")
def test_what_is_left_of_a_card_works_on_the_living() -> None:
    before = three(b="1@d3:swap,4", y="1@f3:", r="9@m4:", floor="d3:bush/f3:bush")
    then = after(before, "swap:y")
    assert then == three(
        "-", b="0", y="0", r="9@m4:", floor="d3:bush/f3:bush", more="discard=swap,4"
    )


@quotes("out.treasures")
def test_both_treasures_on_bases_of_others_are_death() -> None:
    before = three(b="15@c3:+R", r="15@m4:2,3", floor="h3:R")
    then = after(before, "drop:R")
    assert player(then, "r") == "0"
    assert (turn(then), named(then, "discard")) == ("b3", "2,3")


@quotes("out.treasures", "attack.first")
def test_the_dead_have_no_first_turn_before_them() -> None:
    before = three(b="15@c3:+R", r="15@m4:", floor="h3:R", more="first=yr")
    assert named(after(before, "drop:R"), "first") == "y"


@quotes("out.treasures", "death.base")
def test_bases_of_the_dead_do_not_count() -> None:
    before = "bA0,yB0/gD0,rC0 b3 b15@c3:+R|y0|r15@h8:|g15@c8: h3:R"
    then = after(before, "drop:R")
    assert (turn(then), player(then, "r"), result(then)) == ("b3", "15@h8:", "-")


@quotes("out.treasures")
def test_the_own_base_is_no_base_of_others() -> None:
    assert player(after(three(b="15@c3:+R", floor="m3:R"), "drop:R"), "r") == "15@m4:"


@quotes("win.when")
def test_two_treasures_come_before_lost_treasures() -> None:
    before = three(b="15@c3:+R", floor="c3:Y/h3:R")
    then = after(before, "drop:R")
    assert (turn(then), result(then)) == ("-", "b")
    assert player(then, "r") == "15@m4:"


@quotes("win.when")
def test_after_a_death_it_is_looked_at_from_the_start() -> None:
    before = three("y3", b="15@d3:2", y="15@h3:+R,key", r="15@m4:3", floor="c3:R/m3:B")
    then = after(before, "drop:R")
    assert player(then, "r") == "0"
    assert player(then, "b") == "15@d3:2"
    before = three("y3", b="15@d3:2", y="15@h3:+B", r="15@m4:3", floor="c3:R/m3:B/a1:R")
    then = after(before, "drop:B")
    assert (player(then, "b"), named(then, "discard")) == ("0", "2")
    assert result(then) == "-"


@quotes("death.cards")
def test_who_kills_with_an_attack_gets_the_cards() -> None:
    then = after(three(b="15@d3:fireball", y="5@f3:shield,4"), "fireball:y pass")
    assert player(then, "b") == "15@d3:shield,4"
    assert named(then, "discard") == "fireball"


@quotes("death.cards", "card.gust")
def test_a_push_through_fire_belongs_to_the_attack() -> None:
    before = three(b="15@d3:gust", y="4@f3:2", more="walls=f3e:f")
    then = after(before, "gust:y:e pass")
    assert player(then, "b") == "15@d3:2"


@quotes("death.cards")
def test_the_owner_attacks_with_a_creature() -> None:
    before = three(y="1@f3:2", floor="f3:skeleton.b3+3!")
    assert player(after(before, "skeleton:y pass"), "b") == "15@d3:2"


@quotes("death.cards", "card.reflect")
def test_who_reflects_an_attack_is_its_attacker() -> None:
    before = three(b="5@d3:fireball,2", y="9@f3:reflect")
    then = after(before, "fireball:y reflect pass")
    assert (player(then, "b"), player(then, "y")) == ("0", "9@f3:2")
    assert named(then, "discard") == "fireball,reflect"


@quotes("death.cards")
@pytest.mark.parametrize(
    ("before", "moves", "discard"),
    [
        (three(b="4@d3:4,2,shield", more="walls=d3e:f"), "e", "shield,2,4"),
        (three(b="1@d3:swap,2", floor="f3:bush"), "swap:y", "swap,2"),
        (three(b="1@d3:teleport,2", floor="e3:bush"), "teleport:e3", "teleport,2"),
    ],
    ids=["fire", "own attack", "own teleport"],
)
def test_otherwise_the_hand_is_discarded_in_the_order_of_the_box(
    before: str, moves: str, discard: str
) -> None:
    then = after(before, moves)
    assert player(then, "b") == "0"
    assert named(then, "discard") == discard


@quotes("death.cards", "card.teleport")
def test_a_teleport_into_a_bush_as_a_counteraction_is_an_own_death() -> None:
    before = three(b="9@d3:fireball", y="1@f3:teleport,2", floor="g3:bush")
    then = after(before, "fireball:y teleport:g3")
    assert (player(then, "y"), named(then, "discard")) == ("0", "fireball,teleport,2")


@quotes("death.things")
def test_what_the_dead_carried_lies_on_the_square() -> None:
    before = three(b="15@d3:fireball", y="5@f3:+key,B", floor="f3:G".replace("G", "R"))
    assert floor(after(before, "fireball:y")) == "f3:key,B,R"


@quotes("death.base")
def test_the_base_of_the_dead_is_an_ordinary_square() -> None:
    before = "bA0,yB0,rC0 b3 b15@i3:stone,teleport,bush|y0|r15@m4: -"
    assert {"stone:h3", "teleport:h3", "bush:h3"} <= legal(before)
    assert not {"stone:h3", "teleport:h3"} & legal(before.replace("|y0|", "|y1@f5:|"))


@quotes("death.creatures", "last.caster")
def test_creatures_and_spells_of_the_dead_are_gone() -> None:
    before = three(
        b="15@d3:doom~slow2y,slow1r",
        y="9@f3:",
        floor="a1:ogre.y6/b1:skeleton.y3",
        r="15@m4:~slow1y",
    )
    then = after(before, "doom:y")
    assert floor(then) == "-"
    assert named(then, "discard") == "doom,ogre,skeleton"
    assert player(then, "b") == "15@d3:~slow1r"
    assert player(then, "r") == "15@m4:"


@quotes("death.turn")
def test_a_death_in_the_own_turn_ends_it_without_cards() -> None:
    before = three(b="4@d3:", more="walls=d3e:f first=br draw=2,3,4")
    then = after(before, "e")
    assert (turn(then), player(then, "b")) == ("y3", "0")
    assert named(then, "draw") == "2,3,4"
    assert named(then, "first") == "r"
