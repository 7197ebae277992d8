"""What a player may see (section 20)."""

from mt_widgets.games.wiz_war import events as e
from mt_widgets.games.wiz_war import game, notation
from mt_widgets.games.wiz_war.observing import observe
from mt_widgets.games.wiz_war.view import look

from ...quoting import quotes
from .rulecase import duel

OPEN = "bA0,yB0,rC0 b3 b15@d3:fireball,4|y15@f3:shield|r15@m4: - draw=2,3 discard=doom"


@quotes("see.hand")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    state = notation.parse_position(OPEN)
    assert str(look(state, 0)) == OPEN.replace("shield", "?").replace("2,3", "?,?")
    assert str(look(state, 1)) == OPEN.replace("fireball,4", "?,?").replace("2,3", "?,?")
    onlooker = str(look(state, -1))
    assert onlooker == OPEN.replace("shield", "?").replace("fireball,4", "?,?").replace(
        "2,3", "?,?"
    )
    assert str(look(state, None)) == OPEN.replace("2,3", "?,?")


@quotes("see.hand")
def test_option_open_and_the_end_show_all_hands() -> None:
    state = notation.parse_position(OPEN + " opt=open")
    assert str(look(state, 1)).endswith("opt=open draw=?,? discard=doom")
    assert look(state, 1).shown.hands == state.hands
    over = notation.parse_position(duel("-", y="0", b="15@d3:2,3"))
    assert look(over, 1).shown == over


@quotes("see.pile")
def test_the_draw_pile_is_counted_and_the_discard_pile_is_open() -> None:
    seen = look(notation.parse_position(OPEN), 0).shown
    assert (seen.draw, seen.discard) == (("?", "?"), ("doom",))
    unknown = notation.parse_position(OPEN.replace(" draw=2,3", ""))
    assert look(unknown, 0).shown.draw is None


@quotes("see.given")
def test_a_given_card_is_known_to_the_two_concerned() -> None:
    state = notation.parse_position(OPEN)
    given = game.events(state, notation.parse_moves("give:y:fireball")[0])
    assert e.CardGiven(0, 1, "fireball") in observe(given, state, 0)
    assert e.CardGiven(0, 1, "fireball") in observe(given, state, 1)
    assert e.CardGiven(0, 1, "?") in observe(given, state, 2)
    dying = notation.parse_position(OPEN.replace("y15", "y5").replace("shield", ""))
    won = game.events(
        notation.parse_position(OPEN.replace("y15", "y5").replace("b3", "b3a[b:fireball:y>y]")),
        notation.parse_moves("pass")[0],
    )
    assert e.HandWon(1, 0, ("shield",)) in observe(won, dying, 0)
    assert e.HandWon(1, 0, ("?",)) in observe(won, dying, 2)


@quotes("see.rest")
def test_all_else_is_open() -> None:
    players = "b15@d3:2+key~slow1y|y15@f3:3"
    text = f"bA0,yB0 b2na[b:fireball:y>y] {players} e3:ogre.b6+1! walls=d3s:w3 first=y"
    state = notation.parse_position(text)
    for seat in (0, 1, -1, None):
        seen = look(state, seat).shown
        assert seen._replace(hands=state.hands) == state
