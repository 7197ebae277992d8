"""Answers, neutral cards and interrupts (sections 11 and 12)."""

import pytest

from ...quoting import quotes
from .rulecase import after, crowd, duel, floor, legal, named, player, refused, three, turn


@quotes("counter.attacked")
@pytest.mark.parametrize("attack", ["fireball:y", "dagger:y", "punch:y", "skeleton:y"])
def test_a_wizard_who_is_attacked_may_counter(attack: str) -> None:
    before = duel(b="15@f3:fireball+dagger", y="15@f3:shield", floor="f3:skeleton.b3!")
    then = after(before, attack)
    assert "shield" in legal(then)
    assert player(after(then, "shield"), "y") == "15@f3:"


@quotes("counter.attacked")
def test_attacks_on_creatures_and_objects_cannot_be_answered() -> None:
    before = duel(b="15@d3:fireball", y="15@f3:shield", floor="f3:ogre.y6")
    assert turn(after(before, "fireball:ogre")) == "b3a"
    assert refused(duel(b="15@d3:shield"), "shield") == "counter.attacked"
    assert refused(duel("b3[b:vision>y]", y="15@f3:shield"), "shield") == "counter.attacked"


@quotes("counter.once")
def test_one_counteraction_to_an_attack() -> None:
    before = duel("b3a[b:fireball:y!shield>b]", b="15@d3:shield,2")
    assert refused(before, "shield") == "counter.once"
    assert refused(before, "teleport:e3") == "counter.once"


@quotes("counter.fits")
@pytest.mark.parametrize("attack", ["punch:y", "dagger:y", "skeleton:y"])
def test_reflect_and_swallow_work_against_cards_only(attack: str) -> None:
    position = f"b3a[b:{attack}>y]"
    before = duel(
        position, b="15@f3:", y="15@f3:shield,ward,reflect,grab,teleport", floor="f3:skeleton.b3"
    )
    assert refused(before, "reflect") == refused(before, "grab") == "counter.fits"
    assert {"shield", "ward", "teleport:g3"} <= legal(before)


@quotes("counter.fits")
@pytest.mark.parametrize("attack", ["slow:y", "swap:y", "fumble:y"])
def test_ward_works_against_damage_only(attack: str) -> None:
    before = duel(f"b3a[b:{attack}>y]", y="15@f3:ward,shield,reflect,grab+key")
    assert refused(before, "ward") == "counter.fits"
    assert {"shield", "reflect", "grab"} <= legal(before)


@quotes("counter.anti", "card.anti")
def test_anti_anti_lets_the_attack_work() -> None:
    before = duel("b3a[b:fireball:y!shield>b]", b="15@d3:anti")
    assert legal(before) == {"pass", "anti"}
    then = after(before, "anti")
    assert (player(then, "y"), named(then, "discard")) == ("10@f3:", "anti")
    assert player(after(before, "pass"), "y") == "15@f3:"
    assert refused(duel("b3a[b:fireball:y>y]", y="15@f3:anti"), "anti") == "counter.anti"
    assert refused(duel(b="15@d3:anti"), "anti") == "counter.anti"


@quotes("counter.anti", "card.teleport")
def test_anti_anti_keeps_a_teleport_from_working() -> None:
    before = duel("b3a[b:fireball:y!teleport:g2>b]", b="15@d3:anti", y="15@f3:")
    assert player(after(before, "anti"), "y") == "10@f3:"
    assert player(after(before, "pass"), "y") == "15@g2:"


@quotes("stack.order")
def test_name_answer_answer_work() -> None:
    before = duel(b="15@d3:thrust,anti,4", y="15@f3:ward,2")
    named_ = after(before, "thrust+4:y")
    assert turn(named_) == "b3a[b:thrust+4:y>y]"
    countered = after(named_, "ward+2")
    assert turn(countered) == "b3a[b:thrust+4:y!ward+2>b]"
    assert player(after(countered, "pass"), "y") == "13@f3:"
    assert player(after(countered, "anti"), "y") == "9@f3:"


@quotes("stack.answer")
def test_while_somebody_is_asked_nothing_else_can_be_done() -> None:
    for position in ("b3a[b:fireball:y>y]", "b3[b:vision>y]", "b3[take:B>y]"):
        assert refused(duel(position, y="15@f3:fireball,2"), "e") == "stack.answer"
        assert refused(duel(position, y="15@f3:fireball,2"), "end") == "stack.answer"
    assert refused(duel(), "pass") == "stack.answer"


@quotes("stack.asked")
def test_only_wizards_with_cards_are_asked_whatever_the_cards() -> None:
    assert turn(after(duel(b="15@d3:fireball", y="15@f3:2"), "fireball:y")).endswith(">y]")
    assert turn(after(duel(b="15@d3:fireball"), "fireball:y")) == "b3a"
    unknown = duel("b3a[b:fireball:y>y]", y="15@f3:?")
    assert legal(unknown) == {"pass"}
    # An attacker without cards is not asked either: both work at once.
    alone = duel("b3a[b:fireball:y>y]", y="15@f3:ward")
    assert turn(after(alone, "ward")) == "b3a"


@quotes("stack.paid")
def test_cards_are_paid_when_they_are_played() -> None:
    before = duel(b="15@d3:thrust,4,6", y="15@f3:shield")
    then = after(before, "thrust+4:y")
    assert (player(then, "b"), named(then, "discard")) == ("15@d3:6", "thrust,4")
    then = after(then, "shield pass")
    assert named(then, "discard") == "thrust,4,shield"


@quotes("stack.paid", "card.ghost")
def test_the_steps_a_card_costs_are_spent_only_when_it_works() -> None:
    before = duel(b="15@d3:ghost", y="15@f3:negate")
    named_ = after(before, "ghost:s")
    assert turn(named_) == "b3[b:ghost:s>y]"
    assert turn(after(named_, "negate")) == "b3"
    assert (turn(after(named_, "pass")), player(after(named_, "pass"), "b")) == ("b2", "15@d4:")


@quotes("stack.paid", "item.play")
def test_a_card_that_becomes_an_item_leaves_the_pile_again() -> None:
    before = duel(b="15@d3:key", y="15@f3:negate", more="discard=2")
    named_ = after(before, "key")
    assert named(named_, "discard") == "2,key"
    assert named(after(named_, "pass"), "discard") == "2"
    assert named(after(named_, "negate"), "discard") == "2,key,negate"


@quotes("stack.recheck")
@pytest.mark.parametrize(
    ("attack", "square", "life"),
    [
        ("fireball:y", "g3", "10"),
        ("fireball:y", "f4", "15"),
        ("dagger:y", "g3", "12"),
        ("dagger:y", "f4", "15"),
        ("gust:y:n", "g3", "14"),
    ],
)
def test_a_target_that_went_away_is_hit_where_the_attack_still_reaches(
    attack: str, square: str, life: str
) -> None:
    before = duel(f"b3a[b:{attack}>y]", y="15@f3:teleport")
    assert player(after(before, f"teleport:{square}"), "y") == f"{life}@{square}:"


@quotes("stack.recheck")
def test_a_stab_reaches_along_a_straight_line_too() -> None:
    before = duel("b3a[b:dagger:y>y]", b="15@f3:+dagger", y="15@f3:teleport")
    assert player(after(before, "teleport:d3"), "y") == "12@d3:"


@quotes("stack.recheck")
def test_a_punch_and_a_creature_reach_only_their_square() -> None:
    for attack in ("punch:y", "skeleton:y"):
        before = duel(f"b3a[b:{attack}>y]", b="15@f3:", y="15@f3:teleport", floor="f3:skeleton.b3")
        assert player(after(before, "teleport:g3"), "y") == "15@g3:"


@quotes("stack.recheck", "card.swap")
def test_a_swap_is_looked_at_again_after_a_teleport() -> None:
    before = duel("b3a[b:swap:y>y]", b="15@d3:~giant1b", y="15@f3:teleport", floor="g3:ogre.y6")
    then = after(before, "teleport:g3")
    assert (player(then, "b"), turn(then)) == ("15@d3:~giant1b", "b3a")
    free = after(before, "teleport:e3")
    assert (player(free, "b"), player(free, "y")) == ("15@e3:~giant1b", "15@d3:")


@quotes("card.shield")
@pytest.mark.parametrize("attack", ["doom:y", "slow:y", "swap:y", "gust:y:e"])
def test_shield_lets_nothing_through(attack: str) -> None:
    before = duel(f"b3a[b:{attack}>y]", y="15@f3:shield")
    then = after(before, "shield")
    assert (player(then, "y"), player(then, "b"), turn(then)) == ("15@f3:", "15@d3:", "b3a")


@quotes("card.ward")
@pytest.mark.parametrize(
    ("attack", "ward", "life"),
    [
        ("doom:y", "ward", "8"),
        ("doom:y", "ward+4", "11"),
        ("fireball:y", "ward+6", "15"),
        ("thrust:y", "ward", "15"),
        ("gust+5:y:n", "ward", "13"),
    ],
)
def test_ward_takes_two_and_the_number_off(attack: str, ward: str, life: str) -> None:
    before = duel(f"b3a[b:{attack}>y]", y="15@f3:ward,4,6")
    assert player(after(before, ward), "y").startswith(f"{life}@")


@quotes("card.ward", "card.lightning", "card.gust")
def test_ward_can_save_the_turn_and_does_not_help_on_the_way() -> None:
    lightning = duel("b3a[b:lightning+3:y>y]", y="15@f3:ward")
    assert player(after(lightning, "ward"), "y") == "15@f3:"
    gust = duel("b3a[b:gust+4:y:w>y]", b="15@e3:", y="15@f3:ward", more="walls=e3e:f,c3e:w")
    assert player(after(gust, "ward"), "y") == "11@d3:"


@quotes("card.reflect", "last.caster")
def test_reflect_turns_the_card_on_its_caster() -> None:
    before = duel("b3a[b:slow+2:y>y]", y="15@f3:reflect")
    then = after(before, "reflect")
    assert (turn(then), player(then, "b")) == ("b1a", "15@d3:~slow2y")
    gust = duel("b3a[b:gust+2:y:w>y]", b="15@e3:", y="15@f3:reflect")
    assert player(after(gust, "reflect"), "b") == "15@c3:"


@quotes("card.reflect")
def test_a_reflected_swap_does_nothing_and_the_caster_has_no_counteraction() -> None:
    swap = duel("b3a[b:swap:y>y]", y="15@f3:reflect")
    assert (player(after(swap, "reflect"), "b"), turn(after(swap, "reflect"))) == ("15@d3:", "b3a")
    before = duel("b3a[b:fireball:y!reflect>b]", b="15@d3:shield,teleport,2")
    assert legal(before) == {"pass"}
    assert player(after(before, "pass"), "b") == "10@d3:shield,teleport,2"


@quotes("card.reflect", "card.fumble")
def test_a_reflected_fumble_makes_the_caster_drop_everything() -> None:
    before = duel("b3a[b:fumble:y>y]", b="15@d3:+key,Y", y="15@f3:reflect+dagger")
    assert floor(after(before, "reflect")) == "d3:key,Y"


@quotes("card.grab")
def test_swallow_takes_the_card_but_not_its_number() -> None:
    before = duel("b3a[b:thrust+4:y>y]", y="15@f3:grab", more="discard=thrust,thrust,4")
    then = after(before, "grab")
    assert (player(then, "y"), named(then, "discard")) == ("15@f3:thrust", "thrust,4,grab")
    made_up = duel("b3a[b:thrust+4:y>y]", y="15@f3:grab")
    assert player(after(made_up, "grab"), "y") == "15@f3:thrust"


@quotes("card.teleport")
def test_teleport_as_a_counteraction_takes_the_steps_of_the_own_main_part() -> None:
    before = three("b3[take:B>y][y:fireball:b>b]", b="15@d3:teleport", floor="d3:B")
    then = after(before, "teleport:d4")
    assert (turn(then), player(then, "b")) == ("b0", "15@d4:")


# Neutral cards and interrupts


@quotes("neutral.any")
def test_neutral_cards_in_any_number() -> None:
    before = duel(b="15@d3:vision,key,bush,createwall,skeleton", y="15@j1:")
    then = after(before, "vision key bush:e3 createwall:d3e skeleton@d3")
    assert turn(then) == "b3"


@quotes("neutral.asked", "card.negate")
def test_those_who_see_the_player_are_asked_for_negate_clockwise() -> None:
    before = three(b="15@d3:key", y="15@e3:negate,2", r="15@f3:negate")
    asked = after(before, "key")
    assert turn(asked) == "b3[b:key>y]"
    assert turn(after(asked, "pass")) == "b3[b:key>r]"
    assert player(after(asked, "pass pass"), "b") == "15@d3:+key"
    then = after(asked, "negate")
    assert (turn(then), player(then, "b")) == ("b3", "15@d3:")
    assert named(then, "discard") == "key,negate"
    unseen = three(b="15@d3:key", y="15@f4:negate", r="15@f3:negate")
    assert turn(after(unseen, "key")) == "b3[b:key>r]"
    assert refused(duel(b="15@d3:negate"), "negate") == "card.negate"


@quotes("neutral.asked", "card.picklock")
def test_nobody_is_asked_about_pick_lock() -> None:
    before = duel(b="15@g3:picklock", y="15@f3:negate")
    then = after(before, "picklock:e")
    assert (turn(then), player(then, "b")) == ("b2", "15@h3:")


@quotes("interrupt.when", "card.interrupt")
def test_the_others_are_asked_when_somebody_picks_up_or_ends() -> None:
    before = crowd(b="15@d3:", y="15@f3:2", r="15@h9:", g="15@c9:3")
    ended = after(before, "end")
    assert turn(ended) == "b[end>y]"
    assert turn(after(ended, "pass")) == "b[end>g]"
    assert turn(after(ended, "pass pass")) == "y3"
    taking = duel(y="15@f3:2", floor="d3:key,B")
    assert turn(after(taking, "take:key")) == "b3[take:key>y]"
    assert turn(after(taking, "take:B")) == "b3[take:B>y]"
    assert refused(duel(b="15@d3:interrupt,fireball"), "interrupt:fireball:y") == "interrupt.when"


@quotes("interrupt.when", "take.ends")
def test_option_itemsfree_gives_no_moment_for_an_item() -> None:
    before = "bA0,yB0 b3 b15@d3:|y15@f3:2 d3:key,B opt=itemsfree"
    then = after(before, "take:key")
    assert (turn(then), player(then, "b")) == ("b3", "15@d3:+key")
    assert turn(after(before, "take:B")) == "b3[take:B>y]"


@quotes("interrupt.then")
def test_when_all_were_asked_the_wizard_picks_up() -> None:
    before = three("b3[take:B>y]", y="15@f3:interrupt,bush", r="15@m4:2", floor="d3:B")
    then = after(before, "interrupt:bush:e3")
    assert turn(then) == "b3[take:B>r]"
    then = after(then, "pass")
    assert (turn(then), player(then, "b")) == ("y3", "15@d3:?,?+B")


@quotes("interrupt.then")
def test_if_the_wizard_died_the_turn_is_over() -> None:
    before = three(
        "b3[take:B>y]", b="5@d3:", y="15@f3:interrupt,fireball", r="15@m4:2", floor="d3:B"
    )
    then = after(before, "interrupt:fireball:b")
    assert (turn(then), player(then, "b")) == ("y3", "0")
    ending = three("b[end>y]", b="5@d3:", y="15@f3:interrupt,fireball", r="15@m4:2")
    assert turn(after(ending, "interrupt:fireball:b")) == "y3"


@quotes("interrupt.then")
def test_if_the_thing_cannot_be_picked_up_the_main_part_goes_on() -> None:
    before = duel("b2a[take:B>y]", y="15@f3:interrupt,gust", floor="d3:B")
    then = after(before, "interrupt:gust:b:w")
    assert (turn(then), player(then, "b"), floor(then)) == ("b2a", "15@c3:", "d3:B")
    loaded = duel("b2[take:B>y]", b="15@d3:+Y", y="15@f3:2", floor="d3:B")
    assert turn(after(loaded, "pass")) == "b2"


@quotes("interrupt.then")
def test_the_next_one_is_asked_after_a_card_that_came_to_nothing() -> None:
    before = crowd("b[end>y]", b="15@d3:negate", y="15@f3:interrupt,key,2", g="15@c9:3")
    named_ = after(before, "interrupt:key")
    assert turn(named_) == "b[end>y][y:key>b]"
    then = after(named_, "negate")
    assert (turn(then), player(then, "y")) == ("b[end>g]", "15@f3:2")
    assert named(then, "discard") == "interrupt,key,negate"


@quotes("card.interrupt", "stack.paid")
def test_interrupt_plays_an_attack_or_a_neutral_card_as_in_the_own_turn() -> None:
    before = duel("b3[take:B>y]", b="15@d3:2", y="15@f3:interrupt,thrust,shield,ghost,picklock,4")
    assert {"pass", "interrupt:thrust:b", "interrupt:thrust+4:b"} == {
        move
        for move in legal(before)
        if not move.startswith("interrupt:thrust:") or move[-1] == "b"
    }
    then = after(before, "interrupt:thrust+4:b")
    assert turn(then) == "b3[take:B>y][y:thrust+4:b>b]"
    assert named(then, "discard") == "interrupt,thrust,4"
    assert refused(before, "interrupt:shield") == "card.interrupt"
    assert refused(before, "interrupt:ghost:e") == "move.steps"
    assert refused(before, "interrupt:picklock:e") == "move.steps"
    assert refused(before, "thrust:b") == "stack.answer"


@quotes("card.interrupt")
def test_an_interrupting_attack_can_be_countered_by_the_one_whose_turn_it_is() -> None:
    before = duel("b3[take:B>y]", b="15@d3:reflect", y="15@f3:interrupt,fireball", floor="d3:B")
    then = after(before, "interrupt:fireball:b reflect")
    assert (player(then, "y"), player(then, "b")) == ("10@f3:", "15@d3:?,?+B")


@quotes("card.negate")
def test_negate_answers_an_interrupting_neutral_card_too() -> None:
    before = duel("b3[take:B>y]", b="15@d3:negate", y="15@f3:interrupt,bush", floor="d3:B")
    then = after(before, "interrupt:bush:e3 negate")
    assert floor(then) == "-"
    assert player(then, "b") == "15@d3:?,?+B"
