"""Where things stand, and who sees what."""

from mt_widgets.games.wonderful_towers import notation, voice
from mt_widgets.games.wonderful_towers.view import look

from ...quoting import quotes
from .rulecase import after, happens, legal, tower_of

TWO = "b:4,13,27,38,52,66,79|y:2,19,30,41,55,60,83"


@quotes("tower.levels")
def test_tower_levels_count_from_the_ground() -> None:
    put = f"{TWO} b[47] 33"
    assert tower_of("b", after(put, "put:1")) == "47,13,27,38,52,66,79"
    assert tower_of("b", after(put, "put:4")) == "4,13,27,47,52,66,79"
    assert tower_of("b", after(put, "put:7")) == "4,13,27,38,52,66,47"


@quotes("tower.own")
def test_tower_own_is_the_only_one_a_turn_changes() -> None:
    for market in ("33", "11", "12", "16", "10"):
        position = f"{TWO} b {market}"
        for move in legal(position)[1:]:
            assert tower_of("y", after(position, move)) == "2,19,30,41,55,60,83"
    assert tower_of("y", after(f"{TWO} b[47] -", "put:2")) == "2,19,30,41,55,60,83"


@quotes("tower.own")
def test_tower_own_has_a_sentence_for_a_click_on_another() -> None:
    from mt_widgets.engine.errors import refuse

    assert voice.explain(refuse("tower.own")).startswith("That's another player's tower.")


@quotes("see.all")
def test_see_all_shows_towers_tokens_market_drawn_card_and_discard() -> None:
    state = notation.parse_position(f"{TWO.replace('38', '38*')} b[47] 33 discard=5,21")
    seen = look(state, 1)
    assert seen.towers == ((4, 13, 27, 38, 52, 66, 79), (2, 19, 30, 41, 55, 60, 83))
    assert (seen.tokens, seen.market, seen.discard) == (((4,), ()), (33,), (5, 21))
    assert seen.pending == state.pending
    assert "CardDrawn(seat=0, card=12)" in happens(f"{TWO} b 33 draw=12,?", "draw")


@quotes("see.deck")
def test_see_deck_hides_its_order_but_not_its_cards() -> None:
    one = notation.parse_position(f"{TWO} b 33 draw=47,12,3")
    other = notation.parse_position(f"{TWO} b 33 draw=12,3,47")
    for seat in (None, 0, 1):
        assert look(one, seat) == look(other, seat)
        assert look(one, seat).hidden == (3, 12, 47)
        assert look(one, seat).next == ()


@quotes("see.deck")
def test_see_deck_leaves_open_what_a_puzzle_shows() -> None:
    seen = look(notation.parse_position(f"{TWO} b 33 draw=47,12,? discard=3"), 0)
    assert seen.next == (47, 12)
    assert len(seen.hidden) == 66
    assert not {3, 12, 47} & {*seen.hidden}
