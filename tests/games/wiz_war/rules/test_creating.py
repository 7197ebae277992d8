"""Creating and teleporting, lasting spells, creatures (sections 13 to 15), and their cards."""

import pytest

from ...quoting import quotes
from .rulecase import after, duel, floor, legal, named, player, refused, three, turn


@quotes("base.create")
@pytest.mark.parametrize("card", ["stone:c3", "bush:c3", "skeleton@c3", "ogre@c3"])
def test_nothing_is_created_on_a_base(card: str) -> None:
    name = card.partition("@" if "@" in card else ":")[0]
    assert refused(duel(b=f"15@d3:{name}"), card) == "base.create"


@quotes("base.create")
def test_a_border_of_a_base_is_not_the_base() -> None:
    assert "createwall:c3e" in legal(duel(b="15@d3:createwall", y="15@j1:"))


@quotes("base.teleport", "card.teleport")
def test_nobody_teleports_onto_a_base_but_walks_and_is_pushed() -> None:
    before = duel(b="15@d3:teleport,gust", y="15@d3:")
    assert refused(before, "teleport:c3") == "base.teleport"
    assert player(after(before, "gust:y:w"), "y") == "15@c3:"
    assert player(after(before, "w"), "b") == "15@c3:gust,teleport"


@quotes("create.empty", "card.createwall", "card.firewall")
def test_walls_are_made_on_open_borders() -> None:
    before = duel(b="15@d3:createwall,firewall", y="15@j1:", more="walls=e3e:f")
    for card in ("createwall", "firewall"):
        assert f"{card}:d3e" in legal(before)
        assert refused(before, f"{card}:d3s") == refused(before, f"{card}:e3e") == "create.empty"
    assert named(after(before, "createwall:d3e"), "walls") == "d3e:w,e3e:f"
    assert named(after(before, "firewall:d3e"), "walls") == "d3e:f,e3e:f"


@quotes("create.empty", "card.stone", "card.bush")
@pytest.mark.parametrize("what", ["key", "B", "bush", "ogre.y6"])
@pytest.mark.parametrize("card", ["stone", "bush"])
def test_blocks_are_made_on_empty_squares(card: str, what: str) -> None:
    before = duel(b=f"15@d3:{card}", floor=f"e3:{what}")
    assert refused(before, f"{card}:e3") == "create.empty"
    assert refused(before, f"{card}:f3") in ("create.empty", "los.needed")
    empty = duel(b=f"15@d3:{card}")
    assert floor(after(empty, f"{card}:e3")) == f"e3:{card}"
    assert refused(empty, f"{card}:f3") == "create.empty"


@quotes("card.firewall")
def test_a_wall_of_fire_cannot_be_damaged() -> None:
    before = duel(b="15@d3:fireball", more="walls=d3e:f")
    assert refused(before, "fireball:d3e") == refused(before, "punch:d3e") == "attack.target"


@quotes("card.teleport", "move.steps")
def test_teleport_leads_four_squares_far_round_the_edge_and_takes_the_steps() -> None:
    before = duel(b="15@b1:teleport,2")
    then = after(before, "teleport:a4")
    assert (turn(then), player(then, "b")) == ("b0", "15@a4:2")
    assert {"teleport:i1", "teleport:h1", "teleport:b4", "teleport:b5"} <= legal(before)
    assert refused(before, "teleport:g1") == refused(before, "teleport:b1") == "card.teleport"
    assert refused(before, "teleport:f3") == "card.teleport"
    assert "+2" in legal(then)


@quotes("card.teleport", "move.filled", "move.bush")
def test_teleport_into_stones_giants_and_bushes() -> None:
    before = duel(b="15@d3:teleport", y="15@f3:~giant1y", floor="e3:stone/d4:bush")
    assert refused(before, "teleport:e3") == refused(before, "teleport:f3") == "move.filled"
    assert player(after(before, "teleport:d4"), "b") == "14@d4:"
    giant = duel(b="15@d3:teleport~giant1b", floor="d4:ogre.b6")
    assert refused(giant, "teleport:f3") == refused(giant, "teleport:d4") == "move.filled"


@quotes("card.picklock")
def test_pick_lock_is_a_step_through_a_door() -> None:
    before = duel(b="15@g3:picklock", y="15@j1:")
    then = after(before, "picklock:e")
    assert (turn(then), player(then, "b")) == ("b2", "15@h3:")
    assert refused(before, "picklock:w") == "card.picklock"
    assert refused(duel("b0", b="15@g3:picklock"), "picklock:e") == "move.steps"
    assert "picklock:s" in legal(duel(b="15@c2:picklock"))
    filled = duel(b="15@g3:picklock", y="15@h3:~giant1y")
    assert refused(filled, "picklock:e") == "move.filled"


@quotes("card.ghost")
def test_through_the_wall_is_a_step_through_a_wall_or_a_door() -> None:
    before = duel(b="15@g3:ghost", y="15@j1:")
    assert legal(before, "ghost") == {"ghost:n", "ghost:e"}
    assert refused(before, "ghost:w") == "card.ghost"
    assert turn(after(before, "ghost:n")) == "b2"
    pricked = duel(b="15@g3:ghost", y="15@j1:", floor="g2:bush")
    then = after(pricked, "ghost:n")
    assert (turn(then), player(then, "b")) == ("b0", "14@g2:")


@quotes("card.destroywall")
def test_destroy_wall_opens_a_border_and_is_no_attack() -> None:
    before = duel("b3a", b="15@d3:destroywall", more="walls=d3s:w7 first=b")
    then = after(before, "destroywall:d3s")
    assert (turn(then), named(then, "walls")) == ("b3a", "d3s:o")
    assert refused(before, "destroywall:d3e") == "card.destroywall"
    assert "destroywall:g3e" in legal(before)


@quotes("card.dispel")
def test_dispel_ends_a_creation_or_all_spells_of_one_name() -> None:
    before = duel(
        b="15@d3:dispel~slow1y",
        y="15@f3:~slow1b,slow3b,vision2y",
        floor="e3:bush-3",
        more="walls=d3e:f",
    )
    # The bush hides yellow from whoever stands behind it.
    assert legal(before, "dispel") == {"dispel:e3", "dispel:d3e", "dispel:b:slow"}
    assert floor(after(before, "dispel:e3")) == "-"
    assert named(after(before, "dispel:d3e"), "walls") == ""
    open_ = before.replace("e3:bush-3", "-")
    assert player(after(open_, "dispel:y:slow"), "y") == "15@f3:~vision2y"
    assert refused(open_, "dispel:y:giant") == refused(open_, "dispel:e3") == "card.dispel"
    assert refused(open_, "dispel:r:slow") == refused(open_, "dispel:c3e") == "card.dispel"
    assert refused(before, "dispel:y:slow") == "los.needed"


@quotes("card.vision", "last.one")
def test_vision_lasts_until_the_caster_s_turns() -> None:
    then = after(duel(b="15@d3:vision,2", y="15@j1:"), "vision+2")
    assert player(then, "b") == "15@d3:~vision2b"
    then = after(then, "end end pass")
    assert player(then, "b") == "15@d3:?,?~vision1b"
    assert player(after(duel(b="15@d3:vision"), "vision end end pass"), "b") == "15@d3:?,?"


@quotes("card.giant")
def test_giant_needs_the_square_alone() -> None:
    before = duel(b="15@d3:giant,3")
    assert player(after(before, "giant+3"), "b") == "15@d3:~giant3b"
    assert refused(duel(b="15@d3:giant", y="15@d3:"), "giant") == "card.giant"
    assert refused(duel(b="15@d3:giant", floor="d3:ogre.b6"), "giant") == "card.giant"
    assert "giant" in legal(duel(b="15@d3:giant", floor="d3:key,B,bush"))


@quotes("last.more")
def test_the_same_spell_twice_is_not_stronger() -> None:
    before = duel("y3", b="15@d3:~slow2y,slow3y")
    assert turn(after(before, "end")) == "b1"
    then = after(duel(b="15@d3:slow", y="15@f3:~slow3b"), "slow:y")
    assert player(then, "y") == "15@f3:~slow1b,slow3b"


@quotes("last.one", "last.many")
def test_a_spell_counts_the_turns_of_its_caster() -> None:
    before = three(b="15@d3:slow,2", more="draw=2,2,2,2,2,2,2,2,2,2,2,2,2,2")
    then = after(before, "slow+2:y end")
    assert (turn(then), player(then, "y")) == ("y1", "15@f3:~slow2b")
    back = after(then, "end pass end pass pass")
    assert (turn(back), player(back, "y")) == ("b3", "15@f3:2,2~slow1b")


@quotes("creature.made", "card.skeleton")
def test_a_skeleton_is_made_in_an_adjacent_square() -> None:
    before = duel(b="15@d3:skeleton", y="15@j1:", floor="e3:stone")
    assert legal(before, "skeleton") == {"skeleton@d2", "skeleton@d3"}
    assert refused(before, "skeleton@e3") == "move.filled"
    then = after(duel(b="15@d3:skeleton", y="15@j1:"), "skeleton@e3")
    assert (turn(then), floor(then)) == ("b3", "e3:skeleton.b3+3")
    giant = duel(b="15@d3:skeleton~giant1b")
    assert legal(giant, "skeleton") == {"skeleton@d2", "skeleton@e3"}


@quotes("creature.own")
def test_only_its_owner_moves_it_in_the_own_main_part() -> None:
    before = duel(floor="e3:skeleton.y3")
    assert refused(before, "skeleton.e") == refused(before, "skeleton:y") == "creature.own"
    assert refused(before, "ogre.e") == "creature.own"


@quotes("creature.steps")
def test_a_creature_has_its_own_steps_also_when_it_was_just_made() -> None:
    before = duel(b="15@d3:skeleton", y="15@j1:")
    then = after(before, "skeleton@d3 skeleton.e skeleton.e skeleton.e")
    assert floor(then) == "g3:skeleton.b3"
    assert refused(then, "skeleton.w") == "creature.steps"
    interrupted = duel("b3[take:B>y]", y="15@f3:interrupt,skeleton")
    assert floor(after(interrupted, "interrupt:skeleton@f3")) == "f3:skeleton.y3"


@quotes("creature.steps")
def test_a_creature_uses_the_doors_of_its_owner_but_not_the_key() -> None:
    own = duel(floor="c2:skeleton.b3+3")
    assert "skeleton.s" in legal(own)
    other = duel(b="15@g3:+key", floor="g3:skeleton.b3+3")
    assert "e" in legal(other)
    assert refused(other, "skeleton.e") == "move.doors"


@quotes("creature.attack")
def test_a_creature_attacks_once_and_not_when_it_was_made() -> None:
    before = duel(floor="f3:ogre.b6!")
    then = after(before, "ogre:y")
    assert (turn(then), player(then, "y"), floor(then)) == ("b3", "12@f3:", "f3:ogre.b6")
    assert refused(then, "ogre:y") == "creature.attack"
    made = duel(b="15@f3:skeleton")
    assert refused(made, "skeleton@f3", "skeleton:y") == "creature.attack"


@quotes("creature.reach")
def test_a_creature_attacks_its_square_and_giants_next_to_it() -> None:
    before = duel(b="15@f3:", floor="e3:ogre.b6!/f3:skeleton.y3")
    assert refused(before, "ogre:y") == refused(before, "ogre:skeleton") == "creature.reach"
    giant = duel(y="15@f3:~giant1y", floor="e3:ogre.b6!")
    assert "ogre:y" in legal(giant)
    objects = duel(floor="f3:ogre.b6!,bush,key,B")
    for target in ("f3", "key", "B", "f3s"):
        assert refused(objects, f"ogre:{target}") == "attack.target"


@quotes("creature.dies")
def test_a_creature_without_life_is_gone() -> None:
    before = duel(b="15@d3:fireball", floor="e3:skeleton.y3", more="discard=2")
    then = after(before, "fireball:skeleton")
    assert (floor(then), named(then, "discard")) == ("-", "2,fireball,skeleton")
    punched = duel(floor="d3:ogre.y6")
    assert floor(after(punched, "punch:ogre")) == "d3:ogre.y5"


@quotes("card.ogre", "creature.attack")
def test_ogre_has_two_steps_an_attack_of_three_and_six_life() -> None:
    then = after(duel(b="15@d3:ogre", y="15@j1:", more="draw=2,2,2,2"), "ogre@d3 end end pass")
    assert floor(then) == "d3:ogre.b6+2!"
