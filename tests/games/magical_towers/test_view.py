"""Views: what a seat may know, as data and as the text board."""

from hypothesis import given

import mt_widgets as mt
from mt_widgets.games.magical_towers.cards import UNKNOWN
from mt_widgets.games.magical_towers.state import Lending, State
from mt_widgets.games.magical_towers.view import look
from tests.reachable import states

POSITION = "K/bTyRby/2/R/11 b2* b2+1-4x1:W1,T**|y3+0-6:T3,W4T2 mw,fw cost=fw2 draw=W2,W3"


@given(states())
def test_a_seat_sees_its_own_cards_and_never_those_of_others(state: State) -> None:
    for seat in range(state.table.seats):
        view = look(state, seat)
        assert view.hands[seat] == state.hands[seat]
        others = "".join(hand for owner, hand in enumerate(view.hands) if owner != seat)
        assert set(others) <= {UNKNOWN}
        assert view.draw is None or view.draw == len(state.draw or "")


@given(states())
def test_the_eye_sees_every_tower_and_only_the_top_level(state: State) -> None:
    view = look(state, 0, memory=False)
    for seen, there in zip(view.covered, state.covered, strict=True):
        assert seen == "".join(piece for piece in there if piece in "TR")
    assert view.tops == state.tops


@given(states())
def test_every_view_can_be_read_aloud(state: State) -> None:
    for seat in (None, 0, state.table.seats - 1):
        lines = str(look(state, seat, memory=False)).split("\n")
        assert len(lines) == 16 + state.table.seats + 3
        assert all(line.isprintable() and line.isascii() for line in lines)


def test_the_text_board_tells_everything() -> None:
    lines = str(mt.view(mt.parse(POSITION))).split("\n")
    assert lines[0] == "Space 0: raven shield, Raven Castle"
    tower = "1 blue imprisoned, tower, 1 yellow imprisoned, raven tower, 1 blue, 1 yellow"
    assert lines[1] == f"Space 1: {tower}"
    assert lines[2] == "Space 2: empty"
    assert lines[4] == "Space 4: raven tower"
    assert lines[8] == "Space 8: raven shield"
    assert lines[16] == "Blue: 2 home; flasks 1 full, 4 empty, 1 spent; hand W1 T**"
    assert lines[17] == "Yellow: 3 home; flasks 0 full, 6 empty, 0 spent; hand T3 W4T2"
    assert lines[18] == "Spells: Move a wizard (mw, 2), Free a wizard (fw, 2)"
    assert lines[19] == "Draw pile: 2 cards"
    assert lines[20] == "Blue plays card 2."


def test_the_text_board_of_a_seat_without_memory() -> None:
    lines = str(mt.view(mt.parse(POSITION), "b", memory=False)).split("\n")
    assert lines[1] == "Space 1: tower, raven tower, 1 blue, 1 yellow"
    assert lines[17].endswith("hand ? ?")


def test_the_picture_of_a_view_fits_a_page() -> None:
    assert ' width="720" ' in mt.view(mt.parse(POSITION))._repr_mimebundle_()["image/svg+xml"]


def test_a_lent_card_is_seen_by_the_two_partners_only() -> None:
    text = "K/15 b1[lend:W3] b0+1-5:|y0+1-5:|r0+1-5:|g0+1-5: mw rules=team"
    state = mt.parse(text)
    cards = [look(state, seat).pending for seat in range(4)]
    known, hidden = state.pending, Lending(UNKNOWN)
    assert cards == [known, hidden, known, hidden]
