"""What a player may see (section 20)."""

from mt_widgets.games.wiz_war import events as e
from mt_widgets.games.wiz_war import game
from mt_widgets.games.wiz_war.watch import overhear

from ...quoting import quotes
from .rulecase import duel

OPEN = "bA0,yB0,rC0 b3 b15@d3:fireball,4|y15@f3:shield|r15@m4: - draw=2,3 discard=doom"


@quotes("see.hand")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    state = game.parse_position(OPEN)
    assert str(game.view(state, 0)) == OPEN.replace("shield", "?").replace("2,3", "?,?")
    assert str(game.view(state, 1)) == OPEN.replace("fireball,4", "?,?").replace("2,3", "?,?")
    onlooker = str(game.view(state, None))
    assert onlooker == OPEN.replace("shield", "?").replace("fireball,4", "?,?").replace(
        "2,3", "?,?"
    )


@quotes("see.hand")
def test_option_open_and_the_end_show_all_hands() -> None:
    state = game.parse_position(OPEN + " opt=open")
    assert str(game.view(state, 1)).endswith("opt=open draw=?,? discard=doom")
    assert game.view(state, 1).shown.hands == state.hands
    over = game.parse_position(duel("-", y="0", b="15@d3:2,3"))
    assert game.view(over, 1).shown == over


@quotes("see.pile")
def test_the_draw_pile_is_counted_and_the_discard_pile_is_open() -> None:
    seen = game.view(game.parse_position(OPEN), 0).shown
    assert (seen.draw, seen.discard) == (("?", "?"), ("doom",))
    unknown = game.parse_position(OPEN.replace(" draw=2,3", ""))
    assert game.view(unknown, 0).shown.draw is None


@quotes("see.given")
def test_a_given_card_is_known_to_the_two_concerned() -> None:
    state = game.parse_position(OPEN)
    given = game.events(state, game.parse_moves("give:y:fireball")[0])
    assert e.CardGiven(0, 1, "fireball") in overhear(given, state, 0)
    assert e.CardGiven(0, 1, "fireball") in overhear(given, state, 1)
    assert e.CardGiven(0, 1, "?") in overhear(given, state, 2)
    dying = game.parse_position(OPEN.replace("y15", "y5").replace("shield", ""))
    won = game.events(
        game.parse_position(OPEN.replace("y15", "y5").replace("b3", "b3a[b:fireball:y>y]")),
        game.parse_moves("pass")[0],
    )
    assert e.HandWon(1, 0, ("shield",)) in overhear(won, dying, 0)
    assert e.HandWon(1, 0, ("?",)) in overhear(won, dying, 2)


@quotes("see.rest")
def test_all_else_is_open() -> None:
    players = "b15@d3:2+key~slow1y|y15@f3:3"
    text = f"bA0,yB0 b2na[b:fireball:y>y] {players} e3:ogre.b6+1! walls=d3s:w3 first=y"
    state = game.parse_position(text)
    for seat in (0, 1, None):
        seen = game.view(state, seat).shown
        assert seen._replace(hands=state.hands) == state
