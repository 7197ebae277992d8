"""A turn, and moving (sections 6 and 7)."""

import pytest

from ...quoting import quotes
from .rulecase import after, crowd, duel, floor, legal, named, player, refused, three, turn


@quotes("turn.start", "last.one", "last.many")
def test_at_the_start_the_spells_of_this_player_count_down() -> None:
    before = duel("y3", b="15@d3:~slow2y,vision2b", y="15@f3:~slow1b,slow3b")
    then = after(before, "end")
    assert player(then, "b") == "15@d3:~slow2y,vision1b"
    assert player(then, "y") == "15@f3:?,?~slow2b"


@quotes("turn.start")
def test_then_the_steps_are_set_and_creatures_get_steps_and_attack() -> None:
    before = duel("y1", floor="a1:ogre.b6/a2:skeleton.y3+1")
    then = after(before, "end")
    assert turn(then) == "b3"
    assert floor(then) == "a1:ogre.b6+2!/a2:skeleton.y3"


@quotes("turn.main")
def test_in_the_main_part_everything_goes_in_any_order() -> None:
    before = duel(b="15@d3:fireball,vision,key,4", floor="d3:hammer,skeleton.b3+3!")
    then = after(before, "e vision skeleton.e fireball:y w key drop:key +4 e")
    assert turn(then) == "b4na"
    assert {"w", "skeleton.e", "end"} <= legal(then)


@quotes("turn.take", "take.ends", "take.here")
def test_picking_up_ends_the_main_part_at_once() -> None:
    before = duel(floor="d3:key", more="draw=2,3,4")
    then = after(before, "take:key")
    assert (turn(then), player(then, "b")) == ("y3", "15@d3:2,3+key")
    assert refused(before, "take:dagger") == "take.here"


@quotes("turn.end")
def test_otherwise_the_player_says_that_it_is_over() -> None:
    before = duel("b0")
    assert "end" in legal(before)
    assert turn(after(before, "end")) == "y3"


@quotes("turn.draw", "hand.draw")
def test_in_the_end_two_cards_are_drawn() -> None:
    then = after(duel(b="15@d3:shield", more="draw=4,fireball,2"), "end")
    assert (player(then, "b"), named(then, "draw")) == ("15@d3:fireball,shield,4", "2")
    assert player(after(duel(), "end"), "b") == "15@d3:?,?"


@quotes("turn.lost")
def test_a_lost_turn_has_no_main_part() -> None:
    before = duel(b="15@d3:~slow1y", y="15@f3:~stun", more="draw=2,3,4,5")
    then = after(before, "end")
    assert turn(then) == "b3"
    assert player(then, "y") == "15@f3:4,5"
    assert player(then, "b") == "15@d3:2,3"


@quotes("turn.lost", "card.lightning")
def test_two_blows_cost_one_turn() -> None:
    before = duel(b="15@d3:lightning", y="15@f3:~stun")
    then = after(before, "lightning:y")
    assert player(then, "y") == "14@f3:~stun"


@quotes("turn.lost", "interrupt.when")
def test_a_lost_turn_gives_no_moment_to_interrupt_and_counts_as_the_first_turn() -> None:
    before = duel(b="15@d3:interrupt,fireball", y="15@f3:2~stun", more="first=y draw=3,3,3,3,3")
    then = after(before, "end pass")
    assert (turn(then), named(then, "first")) == ("b3", "")


@quotes("move.steps", "card.speedstone", "card.slow")
def test_three_steps_four_with_the_speedstone_one_under_slow() -> None:
    assert turn(after(duel("y3"), "end")) == "b3"
    assert turn(after(duel("y3", b="15@d3:+speedstone"), "end")) == "b4"
    assert turn(after(duel("y3", b="15@d3:+speedstone~slow2y"), "end")) == "b1"
    assert refused(duel("b0"), "e") == "move.steps"
    assert turn(after(duel(), "e")) == "b2"


@quotes("move.steps", "card.speedstone")
def test_what_changes_in_the_turn_does_not_change_the_steps() -> None:
    assert turn(after(duel("b2", b="15@d3:speedstone"), "speedstone")) == "b2"
    assert turn(after(duel("b4", b="15@d3:+speedstone"), "drop:speedstone")) == "b4"


@quotes("move.number", "hand.have")
def test_one_number_card_a_turn_for_more_steps() -> None:
    before = duel("b0", b="15@d3:2,4,4~slow1y")
    assert legal(before, "+") == {"+2", "+4"}
    then = after(before, "+4")
    assert then == duel("b4n", b="15@d3:2,4~slow1y", more="discard=4")
    assert refused(then, "+2") == "move.number"
    assert refused(before, "+5") == "hand.have"


@quotes("move.one")
def test_a_step_leads_to_the_next_square_in_one_of_four_directions() -> None:
    for way, square in (("n", "d2"), ("e", "e3"), ("s", "d4"), ("w", "c3")):
        walls = "walls=d2s:o,d3s:o"
        assert player(after(duel(more=walls), way), "b") == f"15@{square}:"


@quotes("move.walls")
def test_not_through_a_wall() -> None:
    assert refused(duel(b="15@b3:"), "w") == "move.walls"
    assert legal(duel(b="15@b3:"), "w") == set()


@quotes("move.doors")
def test_not_through_a_locked_door() -> None:
    assert refused(duel(b="15@g3:"), "e") == "move.doors"
    assert refused(duel(b="15@g3:", floor="g3:ogre.b6+2"), "ogre.e") == "move.doors"


@quotes("move.filled")
def test_a_giant_does_not_go_where_a_creature_is() -> None:
    before = duel(b="15@d3:~giant2b", floor="e3:skeleton.b3+3/c3:B")
    assert refused(before, "e") == "move.filled"
    assert player(after(before, "w"), "b") == "15@c3:~giant2b"
    assert refused(before, "skeleton.w") == "move.filled"


@quotes("move.share")
def test_nobody_blocks_the_way() -> None:
    before = duel(y="15@e3:", floor="e3:ogre.y6,key,B,Y")
    assert player(after(before, "e e"), "b") == "15@f3:"


@quotes("move.fire")
def test_fire_burns_on_arriving() -> None:
    before = duel(b="15@d3:", floor="d3:ogre.b6+2!", more="walls=d3e:f")
    assert player(after(before, "e"), "b") == "11@e3:"
    assert floor(after(before, "ogre.e")) == "e3:ogre.b2+1!"
    weak = duel(floor="d3:skeleton.b3+3", more="walls=d3e:f")
    assert (floor(after(weak, "skeleton.e")), named(after(weak, "skeleton.e"), "discard")) == (
        "-",
        "skeleton",
    )


@quotes("move.bush")
def test_a_bush_pricks_and_takes_the_steps_of_who_walked_in() -> None:
    then = after(duel(floor="e3:bush/d3:ogre.b6+2!"), "e")
    assert (turn(then), player(then, "b")) == ("b0", "14@e3:")
    then = after(duel(floor="e3:bush/d3:ogre.b6+2!"), "ogre.e")
    assert floor(then) == "e3:bush,ogre.b5!"
    both = after(duel(floor="e3:bush", more="walls=d3e:f"), "e")
    assert player(both, "b") == "10@e3:"


@quotes("move.bush", "move.number")
def test_after_a_bush_a_number_card_still_helps() -> None:
    assert turn(after(duel(b="15@d3:3", floor="e3:bush"), "e +3 e")) == "b2n"


@quotes("move.bush", "card.gust")
def test_who_is_pushed_into_a_bush_keeps_the_steps() -> None:
    before = duel("y3[end>b]".replace("[end>b]", ""), y="15@f3:", floor="g3:bush")
    pushed = three("y3[take:B>b]", b="15@d3:interrupt,gust", y="15@f3:", floor="g3:bush/f3:B")
    then = after(pushed, "interrupt:gust:y:e")
    assert (turn(then), player(then, "y")) == ("y3", "14@g3:")
    assert turn(after(before, "e")) == "y0"


@quotes("move.bush", "creature.made")
def test_a_creature_made_in_a_bush_is_not_pricked() -> None:
    before = duel(b="15@d3:skeleton", floor="e3:bush", y="15@j1:")
    assert floor(after(before, "skeleton@e3")) == "e3:bush,skeleton.b3+3"


@quotes("hand.seven", "turn.draw")
def test_more_than_seven_are_discarded_one_by_one() -> None:
    before = duel(b="15@d3:shield,ward,2,2,3,4,5", more="draw=6,fireball")
    full = after(before, "end")
    assert turn(full) == "b[discard]"
    assert legal(full) == {f"discard:{c}" for c in "fireball shield ward 2 3 4 5 6".split()}
    then = after(full, "discard:2")
    assert turn(then) == "b[discard]"
    assert refused(then, "end") == "hand.seven"
    done = after(then, "discard:6")
    assert (turn(done), named(done, "discard")) == ("y3", "2,6")
    assert refused(duel(b="15@d3:2,2,2,2,2,3,4,5,6"), "discard:2") == "hand.seven"


@quotes("hand.pile")
def test_an_empty_pile_is_the_discard_pile_shuffled() -> None:
    before = duel(more="draw=2 discard=fireball,4")
    waiting = after(before, "end")
    assert (turn(waiting), legal(waiting)) == ("b[shuffle:1]", set())
    assert refused(waiting, "shuffle:4,5") == refused(waiting, "end") == "hand.pile"
    then = after(waiting, "shuffle:4,fireball")
    assert (player(then, "b"), named(then, "draw")) == ("15@d3:2,4", "fireball")
    assert named(then, "discard") == ""
    assert player(after(duel(more="draw=2"), "end"), "b") == "15@d3:2"
    assert refused(duel(), "shuffle:2") == "hand.pile"


@quotes("trap.now", "card.pit")
def test_a_trap_works_at_once_and_is_not_replaced() -> None:
    then = after(duel(more="draw=pit,2,3"), "end")
    assert player(then, "b") == "13@d3:2"
    assert (named(then, "draw"), named(then, "discard")) == ("3", "pit")


@quotes("trap.now", "card.grease")
def test_grease_on_the_own_base_can_win() -> None:
    before = duel(b="15@c3:+key,Y", floor="c3:Y", more="draw=grease,3")
    then = after(before, "end")
    assert (turn(then), floor(then), named(then, "draw")) == ("-", "c3:key,Y,Y", "3")


@quotes("trap.now", "card.pit")
@pytest.mark.parametrize(("things", "life"), [("", 0), ("+bloodstone", 1)])
def test_a_pit_can_kill_and_then_the_turn_is_over(things: str, life: int) -> None:
    before = three(b=f"2@d3:5{things}", more="draw=pit,2,3 first=br")
    then = after(before, "end")
    assert turn(then) == "y3"
    if life:
        assert player(then, "b") == "1@d3:2,5+bloodstone"
    else:
        assert (player(then, "b"), named(then, "discard")) == ("0", "pit,5")
        assert named(then, "draw") == "2,3"
    assert named(then, "first") == "r"


def test_the_next_living_player_follows_round_the_table() -> None:
    before = crowd("g3", r="15@h9:").replace("b15@d3:", "b0")
    assert turn(after(before, "end")) == "y3"
