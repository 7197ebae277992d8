"""Setting up (section 4)."""

from collections import Counter

from mt_widgets.games.wiz_war import setup
from mt_widgets.games.wiz_war.cards import DECK, TRAPS
from mt_widgets.games.wiz_war.sectors import spaces

from ...quoting import quotes
from .rulecase import after, crowd, duel, named, player, refused, three, turn


@quotes("setup.sectors")
def test_each_player_gets_a_sector_of_their_own_turned_somehow() -> None:
    seen = set[str]()
    for seed in range(60):
        state = setup.new({"players": "4", "seed": str(seed)})
        assert state.setup.owners == (0, 1, 3, 2)
        assert sorted(sector[0] for sector in state.sectors) == list("ABCD")
        seen.update(state.sectors)
    assert len(seen) == 16
    assert setup.new({"players": "3", "seed": "1"}).setup.owners == (0, 1, 2)


@quotes("setup.cards")
def test_seven_cards_each_and_no_trap_among_them() -> None:
    for seed in range(40):
        state = setup.new({"players": "4", "seed": str(seed)})
        assert [len(hand) for hand in state.hands] == [7, 7, 7, 7]
        assert not any(card in TRAPS for hand in state.hands for card in hand)
        assert state.draw is not None
        everything = Counter(state.draw) + Counter(card for hand in state.hands for card in hand)
        assert everything == Counter(DECK)


@quotes("setup.cards")
def test_the_trap_that_was_dealt_can_come_anywhere_in_the_pile() -> None:
    places = set[int]()
    for seed in range(60):
        draw = setup.new({"seed": str(seed)}).draw
        assert draw is not None
        places.update(place for place, card in enumerate(draw) if card in TRAPS)
    assert min(places) < 10
    assert max(places) > 90


@quotes("setup.treasures", "board.spaces")
def test_treasures_lie_on_the_spaces_of_the_own_sector() -> None:
    state = setup.new({"players": "4", "seed": "3"})
    board = state.setup.board
    for number, owner in enumerate(state.setup.owners):
        treasure = state.setup.colours[owner].upper()
        lying = [square for square, thing in state.things if thing == treasure]
        assert lying == spaces(board, state.sectors, number)
        assert {board.sector[square] for square in lying} == {number}


@quotes("setup.first")
def test_the_highest_begins() -> None:
    before = duel("roll", more="first=by")
    assert turn(before) == "roll"
    assert turn(after(before, "=2")) == "roll=2"
    assert turn(after(before, "=2 =5")) == "y3"
    assert turn(after(before, "=5 =2")) == "b3"
    assert named(after(before, "=5 =2"), "first") == "by"
    assert refused(before, "end") == "setup.first"
    assert refused(duel(), "=3") == "setup.first"


@quotes("setup.first")
def test_those_who_tie_for_the_highest_roll_again_in_the_order_of_the_seats() -> None:
    before = crowd("roll")
    tied = after(before, "=4 =6 =6 =6")
    assert turn(tied) == "roll:yrg"
    assert turn(after(tied, "=3")) == "roll:yrg=3"
    assert turn(after(tied, "=3 =5 =4")) == "r3"
    assert turn(after(before, "=1 =1 =1 =1")) == "roll"
    assert turn(after(tied, "=3 =5 =5")) == "roll:rg"


@quotes("setup.first")
def test_the_first_turn_begins_as_any_turn_does() -> None:
    before = three("roll", b="15@d3:~stun,vision1b", more="draw=2,3")
    then = after(before, "=6 =1 =1")
    assert turn(then) == "y3"
    assert player(then, "b") == "15@d3:2,3"
