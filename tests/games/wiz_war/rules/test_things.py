"""The hand, trading, items and treasures (sections 16 and 17), and the items' cards."""

import pytest

from ...quoting import quotes
from .rulecase import after, duel, floor, legal, named, player, refused, three, turn

TRADE = "bA0,yB0 b3 b15@d3:2,fireball|y15@f3:shield -"


@quotes("hand.have")
def test_cards_are_played_from_the_own_hand() -> None:
    before = duel(b="15@d3:thrust", y="15@f3:fireball,4")
    assert refused(before, "fireball:y") == refused(before, "thrust+4:y") == "hand.have"
    asked = duel("b3a[b:fireball:y>y]", y="15@f3:2")
    assert refused(asked, "shield") == "hand.have"


@quotes("hand.have")
def test_an_unknown_card_can_be_any_but_a_trap_or_what_is_known_to_be_elsewhere() -> None:
    before = duel(b="15@d3:?,?", y="15@f3:+key", floor="d3:hammer", more="draw=bomb discard=dagger")
    then = after(before, "thrust+4:y")
    assert (player(then, "b"), named(then, "discard")) == ("15@d3:", "dagger,thrust,4")
    for item in ("key", "hammer", "bomb", "dagger"):
        assert refused(before, item) == "hand.have"
    assert player(after(before, "speedstone"), "b") == "15@d3:?+speedstone"
    walking = duel(b="15@d3:?,?", floor="a1:ogre.y6")
    assert refused(walking, "ogre@e3") == "hand.have"
    assert floor(after(duel(b="15@d3:?,?"), "ogre@e3")) == "e3:ogre.b6+2"
    assert refused(duel(b="15@d3:?"), "thrust+4:y") == "hand.have"
    full = duel("b[discard]", b="15@d3:?,?,?,?,?,?,?,?")
    assert refused(full, "discard:pit") == "hand.have"
    assert legal(full) == {"discard:?"}
    assert named(after(full, "discard:?"), "discard") == "?"
    assert named(after(full, "discard:doom"), "discard") == "doom"


@quotes("hand.have")
def test_a_known_copy_is_played_first() -> None:
    before = duel(b="15@d3:fireball,?")
    assert player(after(before, "fireball:y"), "b") == "15@d3:?"


@quotes("trade.sight")
def test_trade_with_a_wizard_in_sight() -> None:
    assert {"give:y:2", "give:y:fireball", "ask:y"} <= legal(TRADE)
    hidden = TRADE.replace("y15@f3", "y15@f4")
    assert refused(hidden, "give:y:2") == refused(hidden, "ask:y") == "trade.sight"


@quotes("trade.who")
def test_trade_with_another_living_wizard() -> None:
    assert refused(TRADE, "give:b:2") == refused(TRADE, "ask:b") == "trade.who"
    assert refused(TRADE, "give:r:2") == refused(TRADE, "ask:g") == "trade.who"


@quotes("trade.give")
def test_giving_needs_no_consent() -> None:
    then = after(TRADE, "give:y:fireball")
    assert (turn(then), player(then, "b"), player(then, "y")) == (
        "b3",
        "15@d3:2",
        "15@f3:fireball,shield",
    )
    assert refused(TRADE, "give:y:doom") == "hand.have"


@quotes("trade.ask")
def test_asking_for_a_card_once_a_turn() -> None:
    asked = after(TRADE, "ask:y")
    assert turn(asked) == "b3q[ask>y]"
    assert legal(asked) == {"hand:shield", "decline"}
    assert refused(asked, "pass") == "trade.ask"
    assert refused(asked, "hand:2") == "hand.have"
    given = after(asked, "hand:shield")
    assert (turn(given), player(given, "b"), player(given, "y")) == (
        "b3q",
        "15@d3:fireball,shield,2",
        "15@f3:",
    )
    declined = after(asked, "decline")
    assert turn(declined) == "b3q"
    assert refused(declined, "ask:y") == "trade.ask"
    assert refused(TRADE.replace("shield", ""), "ask:y") == "trade.ask"
    assert refused(TRADE, "decline") == refused(TRADE, "hand:2") == "trade.ask"


@quotes("trade.off")
def test_option_notrade() -> None:
    before = TRADE + " opt=notrade"
    assert not legal(before, "give") | legal(before, "ask")
    for move in ("give:y:2", "ask:y", "decline", "hand:2"):
        assert refused(before, move) == "trade.off"


@quotes("item.play")
@pytest.mark.parametrize("item", ["dagger", "bomb", "hammer", "key", "speedstone", "bloodstone"])
def test_an_item_card_is_laid_in_front_of_the_player(item: str) -> None:
    then = after(duel(b=f"15@d3:{item}", y="15@j1:"), item)
    assert (turn(then), player(then, "b"), named(then, "discard")) == ("b3", f"15@d3:+{item}", "")


@quotes("item.carry")
def test_only_what_is_carried_can_be_used_and_any_number_of_items() -> None:
    before = duel(b="15@d3:dagger,bomb,4", floor="d3:hammer,Y")
    for move in ("dagger:y", "bomb:y", "hammer:d3s", "drop:hammer", "throw:key:e3", "destroy:key"):
        assert refused(before, move) == "item.carry"
    assert refused(before, "drop:Y") == "item.carry"
    laid = after(before, "dagger bomb")
    assert player(laid, "b") == "15@d3:4+dagger,bomb"


@quotes("item.use", "card.dagger")
def test_a_dagger_stabs_in_the_own_square_and_is_thrown_elsewhere() -> None:
    stab = after(duel(b="15@f3:+dagger"), "dagger:y")
    assert (player(stab, "b"), player(stab, "y"), turn(stab)) == ("15@f3:+dagger", "12@f3:", "b3a")
    thrown = after(duel(b="15@d3:+dagger", y="15@f3:shield"), "dagger:y")
    assert (player(thrown, "b"), floor(thrown)) == ("15@d3:", "f3:dagger")
    saved = after(thrown, "shield")
    assert (player(saved, "y"), floor(saved)) == ("15@f3:", "f3:dagger")
    creature = duel(b="15@d3:+dagger", floor="e3:skeleton.y3")
    assert floor(after(creature, "dagger:skeleton")) == "e3:dagger"


@quotes("card.bomb", "item.use")
def test_a_bomb_is_discarded_at_once() -> None:
    then = after(duel(b="15@d3:+bomb", y="15@f3:shield"), "bomb:y")
    assert (player(then, "b"), named(then, "discard")) == ("15@d3:", "bomb")
    assert player(after(duel(b="15@d3:+bomb"), "bomb:y"), "y") == "11@f3:"
    assert named(after(duel(b="15@d3:+bomb"), "bomb:g3e"), "walls") == "g3e:d4"
    assert floor(after(duel(b="15@d3:+bomb", floor="e3:stone"), "bomb:e3")) == "e3:stone-4"


@quotes("item.charges", "card.hammer")
def test_a_hammer_has_as_many_uses_as_its_number() -> None:
    before = duel(b="15@d3:4,5+hammer", more="first=b")
    once = after(before, "hammer:d3s")
    assert (turn(once), named(once, "walls")) == ("b3h0", "d3s:w5")
    assert refused(once, "hammer:d3s") == "item.charges"
    then = after(before, "hammer+4:d3s")
    assert (turn(then), player(then, "b")) == ("b3h3", "15@d3:5+hammer")
    assert refused(then, "hammer+5:d3s") == "item.charges"
    broken = after(then, "hammer:d3s hammer:d3s hammer:d3s")
    assert (turn(broken), named(broken, "walls")) == ("b3h0", "d3s:o")
    assert refused(before, "hammer+6:d3s") == "hand.have"
    assert turn(after(broken, "end end pass")) == "b3"


@quotes("card.hammer")
def test_a_hammer_hits_own_walls_and_adjacent_blocks() -> None:
    before = duel(b="15@d3:+hammer", floor="e3:stone/c4:stone/d3:bush")
    assert legal(before, "hammer:") == {"hammer:d3s", "hammer:e3"}
    for target in ("y", "d3", "c4", "d3e", "c2s", "key"):
        assert refused(before, f"hammer:{target}") == "card.hammer"


@quotes("card.key")
def test_a_key_opens_every_door_while_it_is_carried() -> None:
    assert "e" in legal(duel(b="15@g3:+key"))
    assert "e" not in legal(duel(b="15@g3:key", floor="g3:dagger"))


@quotes("throw.to")
def test_items_are_thrown_along_a_straight_line() -> None:
    before = duel(b="15@d3:+key", floor="e3:stone")
    assert refused(before, "throw:key:e3") == "move.filled"
    before = duel("b3a", b="15@d3:+key", more="first=b")
    assert player(after(before, "throw:key:y"), "y") == "15@f3:+key"
    lying = after(before, "throw:key:g3")
    assert (floor(lying), turn(lying)) == ("g3:key", "b3a")
    assert refused(before, "throw:key:b") == refused(before, "throw:key:d3") == "throw.to"
    assert refused(before, "throw:key:r") == "throw.to"
    assert "throw:key:y" in legal(duel(b="15@d3:+key", y="15@d3:"))
    assert "throw:key:f3" in legal(duel(b="15@d3:+key", y="15@f3:~giant1y", floor="f3:bush"))


@quotes("throw.treasure")
def test_treasures_are_not_thrown() -> None:
    assert refused(duel(b="15@d3:+Y"), "throw:Y:e3") == "throw.treasure"


@quotes("drop.here")
def test_dropping_does_not_end_the_turn() -> None:
    then = after(duel(b="15@d3:+key,Y"), "drop:Y drop:key")
    assert (turn(then), floor(then), player(then, "b")) == ("b3", "d3:key,Y", "15@d3:")


@quotes("item.destroy", "treasure.firm")
def test_an_item_is_destroyed_and_its_card_discarded() -> None:
    before = duel(b="15@d3:+key,Y")
    then = after(before, "destroy:key")
    assert (turn(then), player(then, "b"), named(then, "discard")) == ("b3", "15@d3:+Y", "key")
    assert refused(before, "destroy:Y") == "treasure.firm"


@quotes("take.here")
def test_anybody_s_thing_on_the_own_square_is_picked_up() -> None:
    before = duel(floor="d3:B,Y/e3:key")
    assert legal(before, "take") == {"take:B", "take:Y"}
    assert refused(before, "take:key") == "take.here"


@quotes("take.ends")
def test_option_itemsfree_only_a_treasure_ends_the_main_part() -> None:
    before = "bA0,yB0 b3 b15@d3:|y15@f3: d3:key,B opt=itemsfree"
    assert turn(after(before, "take:key")) == "b3"
    assert turn(after(before, "take:B")) == "y3"
    assert turn(after(before.replace(" opt=itemsfree", ""), "take:key")) == "y3"


@quotes("treasure.one")
def test_one_treasure_is_carried_at_most() -> None:
    before = duel(b="15@d3:+Y", floor="d3:B,key")
    assert refused(before, "take:B") == "treasure.one"
    assert "take:key" in legal(before)


@quotes("trap.now")
def test_no_hand_ever_holds_a_trap() -> None:
    before = three(more="draw=grease,pit,grease,pit", b="15@d3:+key")
    then = after(before, "end")
    assert player(then, "b") == "13@d3:"
    assert floor(then) == "d3:key"
