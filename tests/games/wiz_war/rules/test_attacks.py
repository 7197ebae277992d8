"""Numbers and attacks (sections 9 and 10)."""

import pytest

from ...quoting import quotes
from .rulecase import after, duel, floor, legal, named, player, refused, three, turn


@quotes("number.default", "number.points", "card.thrust")
def test_the_number_is_that_of_the_card_or_one() -> None:
    before = duel(b="15@d3:thrust,3,5")
    assert legal(before, "thrust") == {"thrust:y", "thrust+3:y", "thrust+5:y"}
    assert player(after(before, "thrust:y"), "y") == "12@f3:"
    then = after(before, "thrust+5:y")
    assert (player(then, "y"), named(then, "discard")) == ("8@f3:", "thrust,5")


@quotes("number.takes")
@pytest.mark.parametrize(
    "move", ["fireball+3:y", "doom+3:y", "swap+3:y", "key+3", "hammer+3", "teleport+3:e3"]
)
def test_only_some_cards_take_a_number(move: str) -> None:
    card = move.partition("+")[0]
    assert refused(duel(b=f"15@d3:{card},3"), move) == "number.takes"
    assert refused(duel(b=f"15@d3:{card}"), move) == "hand.have"


@quotes("number.one")
def test_one_number_card_to_one_card() -> None:
    before = duel(b="15@d3:thrust,3,3")
    assert player(after(before, "thrust+3:y"), "b") == "15@d3:3"


@quotes("attack.one", "item.use")
@pytest.mark.parametrize("first", ["fireball:y", "punch:d3s", "dagger:y", "bomb:y", "ogre@e3"])
@pytest.mark.parametrize("second", ["fireball:y", "punch:d3s", "dagger:y", "bomb:y", "ogre@e3"])
def test_one_attack_in_a_turn(first: str, second: str) -> None:
    before = duel(b="15@d3:fireball,ogre+dagger,bomb")
    then = after(before, first)
    assert turn(then) == "b3a"
    if first[:4] != second[:4]:
        assert refused(then, second) == "attack.one"


@quotes("attack.one")
def test_creatures_and_interrupts_are_not_counted() -> None:
    before = duel("b3a", b="15@e3:", floor="e3:skeleton.b3!/f3:B", y="15@e3:interrupt,slow")
    assert turn(after(before, "skeleton:y pass")) == "b3a"
    taking = duel("b3[take:Y>y]", y="15@f3:interrupt,fireball", floor="c3:B")
    assert turn(after(taking, "interrupt:fireball:b")) == "b3"


@quotes("attack.first")
def test_no_attack_in_the_first_turn_nor_before_it() -> None:
    before = duel(
        b="15@d3:fireball,ogre,destroywall+dagger,hammer",
        floor="f3:skeleton.b3+3!",
        more="first=by",
    )
    for move in ("fireball:y", "punch:d3s", "dagger:y", "ogre@e3", "skeleton:y"):
        assert refused(before, move) == "attack.first"
    assert {"destroywall:d3s", "hammer:d3s"} <= legal(before)
    taking = duel("b3[take:Y>y]", y="15@f3:interrupt,fireball,bush", more="first=y")
    assert refused(taking, "interrupt:fireball:b") == "attack.first"
    assert "interrupt:bush:e3" in legal(taking)


@quotes("attack.first")
def test_the_first_turn_is_over_with_its_cards() -> None:
    assert named(after(duel(more="first=by"), "end"), "first") == "y"
    full = duel("b[discard]", b="15@d3:2,2,2,2,2,2,2,2", more="first=by")
    assert named(full, "first") == "by"
    assert named(after(full, "discard:2"), "first") == "y"


@quotes("attack.target")
@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("fireball", "wizard creature creation section"),
        ("thrust", "wizard creature creation"),
        ("lightning", "wizard creature"),
        ("doom", "wizard"),
        ("slow", "wizard"),
        ("swap", "wizard creature"),
        ("fumble", "wizard"),
        ("dagger", "wizard creature"),
        ("bomb", "wizard creature creation section"),
        ("punch", "wizard creature creation section item"),
    ],
)
def test_each_attack_names_its_kinds_of_target(card: str, targets: str) -> None:
    things = f"+{card}" if card in ("dagger", "bomb") else ""
    hand = "" if things or card == "punch" else card
    before = duel(b=f"15@d3:{hand}{things}", y="15@d3:+Y", floor="d3:bush,skeleton.y3,key,B")
    kinds = {
        "wizard": "y",
        "creature": "skeleton",
        "creation": "d3",
        "section": "d3s",
        "item": "key",
    }
    for kind, target in kinds.items():
        move = f"{card}:{target}"
        if kind in targets.split():
            assert move in legal(before)
        else:
            assert refused(before, move) == "attack.target"
    assert refused(before, f"{card}:B") == ("treasure.firm" if card == "punch" else "attack.target")
    assert refused(before, f"{card}:r") == "attack.target"
    assert refused(before, f"{card}:ogre") == "attack.target"


@quotes("attack.self")
def test_nobody_attacks_themselves_or_their_creatures() -> None:
    before = duel(b="15@d3:fireball+dagger", floor="d3:ogre.b6+2!,skeleton.b3+3!")
    for move in (
        "fireball:b",
        "fireball:ogre",
        "dagger:b",
        "punch:ogre",
        "ogre:skeleton",
        "ogre:b",
    ):
        assert refused(before, move) == "attack.self"


@quotes("punch.power")
def test_a_punch_does_one_and_a_giant_s_three() -> None:
    assert player(after(duel(y="15@d3:"), "punch:y"), "y") == "14@d3:"
    giant = duel(b="15@d3:~giant1b")
    assert named(after(giant, "punch:d3s"), "walls") == "d3s:w3"


@quotes("punch.reach")
def test_a_punch_reaches_the_own_square_its_borders_and_what_fills_the_next() -> None:
    before = duel(y="15@d3:", floor="d3:bush,ogre.y6,key/e3:stone")
    assert legal(before, "punch") == {f"punch:{t}" for t in ("y", "ogre", "d3", "key", "e3", "d3s")}
    far = duel(y="15@e3:", floor="e3:bush,ogre.y6,key")
    for target in ("y", "ogre", "e3", "key", "b3s".replace("b3s", "a3e")):
        assert refused(far, f"punch:{target}") == "punch.reach"
    assert "punch:y" in legal(duel(y="15@e3:~giant1y"))


@quotes("damage.life", "card.bloodstone")
def test_the_bloodstone_makes_each_damage_one_less() -> None:
    assert player(after(duel(b="15@d3:fireball", y="15@f3:+bloodstone"), "fireball:y"), "y") == (
        "11@f3:+bloodstone"
    )
    assert player(after(duel(y="15@d3:+bloodstone"), "punch:y"), "y") == "15@d3:+bloodstone"
    burned = duel(b="15@d3:+bloodstone", floor="e3:bush", more="walls=d3e:f")
    assert player(after(burned, "e"), "b") == "12@e3:+bloodstone"


@quotes("damage.objects")
@pytest.mark.parametrize(
    ("wall", "then"), [("w14", "w19"), ("w15", "o"), ("d9", "d14"), ("d10", "o")]
)
def test_walls_break_at_twenty_and_doors_at_fifteen(wall: str, then: str) -> None:
    before = duel(b="15@d3:fireball", more=f"walls=d3s:{wall}")
    assert named(after(before, "fireball:d3s"), "walls") == f"d3s:{then}"


@quotes("damage.objects")
@pytest.mark.parametrize(
    ("object_", "then"),
    [("stone-14", "stone-19"), ("stone-15", "-"), ("bush", "-"), ("stone", "stone-5")],
)
def test_blocks_break_at_twenty_and_bushes_at_five(object_: str, then: str) -> None:
    before = duel(b="15@d3:fireball", floor=f"e3:{object_}")
    assert floor(after(before, "fireball:e3")) == (then if then == "-" else f"e3:{then}")
    pricked = duel(b="15@d3:", floor="d3:bush-3")
    assert floor(after(pricked, "punch:d3")) == "d3:bush-4"


@quotes("damage.items", "treasure.firm")
def test_an_item_breaks_at_one_damage_and_a_treasure_never() -> None:
    before = duel(floor="d3:key,B")
    then = after(before, "punch:key")
    assert (floor(then), named(then, "discard")) == ("d3:B", "key")
    assert refused(before, "punch:B") == "treasure.firm"
    assert refused(duel(b="15@d3:fireball", floor="d3:key"), "fireball:key") == "attack.target"


@quotes("card.fireball")
def test_fireball_does_five() -> None:
    assert player(after(duel(b="15@d3:fireball"), "fireball:y"), "y") == "10@f3:"
    hit = duel(b="15@d3:fireball", floor="e3:ogre.y6")
    assert floor(after(hit, "fireball:ogre")) == "e3:ogre.y1"


@quotes("card.thrust")
def test_thrust_does_two_and_the_number() -> None:
    assert floor(after(duel(b="15@d3:thrust,2", floor="e3:bush"), "thrust+2:e3")) == "e3:bush-4"
    assert floor(after(duel(b="15@d3:thrust,3", floor="e3:bush"), "thrust+3:e3")) == "-"


@quotes("card.lightning")
def test_lightning_costs_a_turn_if_it_costs_life() -> None:
    assert player(after(duel(b="15@d3:lightning,4"), "lightning+4:y"), "y") == "11@f3:~stun"
    stone = duel(b="15@d3:lightning", y="15@f3:+bloodstone")
    assert player(after(stone, "lightning:y"), "y") == "15@f3:+bloodstone"
    creature = duel(b="15@d3:lightning,2", floor="e3:ogre.y6")
    assert floor(after(creature, "lightning+2:ogre")) == "e3:ogre.y4"


@quotes("card.doom")
def test_doom_does_ten() -> None:
    assert player(after(duel(b="15@d3:doom"), "doom:y"), "y") == "5@f3:"


@quotes("card.gust")
@pytest.mark.parametrize(
    ("gust", "more", "then"),
    [
        ("gust:y:e", "", "15@g3:"),
        ("gust+3:y:e", "", "13@g3:"),  # one square, then the door
        ("gust+3:y:w", "", "15@c3:"),
        ("gust+3:y:n", "", "12@f3:"),
        ("gust+3:y:w", "walls=e3e:f", "11@c3:"),
        ("gust+3:y:w", "walls=c3e:w", "14@d3:"),
    ],
)
def test_gust_pushes_and_what_is_left_is_damage(gust: str, more: str, then: str) -> None:
    assert player(after(duel(b="15@d3:gust,3", more=more), gust), "y") == then


@quotes("card.gust")
def test_a_push_ends_where_the_square_is_filled_and_goes_on_through_bushes() -> None:
    stone = duel(b="15@d3:gust,2", floor="g3:stone")
    assert player(after(stone, "gust+2:y:e"), "y") == "13@f3:"
    bush = duel(b="15@d3:gust,2", floor="e3:bush")
    bush = bush.replace("b15@d3", "b15@e3")
    assert player(after(bush, "gust+2:y:w"), "y") == "14@d3:"
    door = duel("y3", y="15@f3:gust,2", b="15@g3:")
    assert player(after(door, "gust:b:e"), "b") == "14@g3:"  # a door stops its owner too


@quotes("card.gust")
def test_a_door_stops_its_owner_too() -> None:
    before = duel(b="15@b3:gust", y="15@f3:").replace("b15@b3", "b15@e3")
    assert player(after(before.replace("y15@f3", "y15@g3"), "gust:y:e"), "y") == "14@g3:"


@quotes("card.gust")
def test_who_dies_on_the_way_is_pushed_no_further() -> None:
    before = three(b="15@e3:gust,2", y="1@f3:+key", floor="e3:bush")
    then = after(before, "gust+2:y:w")
    assert floor(then) == "e3:bush,key"


@quotes("card.slow", "last.many")
def test_slow_lasts_for_turns_and_cuts_the_steps_of_a_main_part() -> None:
    then = after(duel(b="15@d3:slow,2"), "slow+2:y")
    assert player(then, "y") == "15@f3:~slow2b"
    taking = duel("b3[take:Y>y]", y="15@f3:interrupt,slow")
    then = after(taking, "interrupt:slow:b")
    assert (turn(then), player(then, "b")) == ("b1", "15@d3:~slow1y")


@quotes("card.swap", "move.steps")
def test_swap_changes_squares_and_takes_the_steps() -> None:
    before = duel(b="15@d3:swap", floor="d3:bush/f3:B")
    then = after(before, "swap:y")
    assert (turn(then), player(then, "b"), player(then, "y")) == ("b0a", "15@f3:", "14@d3:")
    creature = duel(b="15@d3:swap", floor="e3:ogre.y6")
    assert floor(after(creature, "swap:ogre")) == "d3:ogre.y6"


@quotes("card.swap")
def test_two_in_one_square_swap_without_arriving() -> None:
    before = duel(b="15@d3:swap", y="15@d3:", floor="d3:bush")
    then = after(before, "swap:y")
    assert (player(then, "b"), player(then, "y")) == ("15@d3:", "15@d3:")


@quotes("card.swap", "base.teleport", "move.filled")
def test_no_swap_with_a_base_or_with_a_giant_into_company() -> None:
    assert refused(duel(b="15@c3:swap"), "swap:y") == "base.teleport"
    assert refused(duel(b="15@d3:swap", y="15@c3:"), "swap:y") == "base.teleport"
    company = duel(b="15@d3:swap~giant1b", floor="f3:ogre.b6")
    assert refused(company, "swap:y") == "move.filled"
    other = duel(b="15@d3:swap", y="15@f3:~giant1y", floor="d3:ogre.b6")
    assert refused(other, "swap:y") == "move.filled"
    assert "swap:y" in legal(duel(b="15@d3:swap~giant1b"))


@quotes("card.fumble")
def test_fumble_makes_a_wizard_drop_everything() -> None:
    before = duel(b="15@d3:fumble", y="15@f3:+key,Y", floor="f3:B")
    then = after(before, "fumble:y")
    assert (player(then, "y"), floor(then)) == ("15@f3:", "f3:key,B,Y")
    assert refused(duel(b="15@d3:fumble"), "fumble:y") == "card.fumble"


@quotes("card.ogre", "creature.made")
def test_ogre_is_the_attack_of_the_turn() -> None:
    then = after(duel(b="15@d3:ogre", y="15@j1:2"), "ogre@d3")
    assert (turn(then), floor(then)) == ("b3a", "d3:ogre.b6+2")
    assert named(then, "discard") == ""
