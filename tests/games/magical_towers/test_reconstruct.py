"""The position that a view tells of."""

from dataclasses import replace

from hypothesis import given

import mt_widgets as mt
from mt_widgets.games.magical_towers import game
from mt_widgets.games.magical_towers.state import State
from mt_widgets.games.magical_towers.view import look, reconstruct
from tests.reachable import states

POSITION = "K/bTyRby/2/R/11 b2* b2+1-4x1:W1,T**|y3+0-6:T3,W4T2 mw,fw cost=fw2"


@given(states())
def test_who_decides_has_the_moves_of_the_true_state(state: State) -> None:
    mover = game.mover(state)
    imagined = reconstruct(look(state, mover, memory=True))
    assert game.mover(imagined) == mover
    assert game.legal_moves(imagined) == game.legal_moves(state)


@given(states())
def test_what_is_imagined_looks_as_the_true_state_does(state: State) -> None:
    for seat in range(state.table.seats):
        view = look(state, seat, memory=True)
        assert look(reconstruct(view), seat, memory=True) == view
        view = look(state, seat, memory=False)
        seen = look(reconstruct(view), seat, memory=False)
        assert replace(seen, mover=view.mover, winners=view.winners) == view


@given(states())
def test_who_is_shown_everything_imagines_all_but_the_order_of_the_pile(state: State) -> None:
    imagined = reconstruct(look(state))
    assert imagined._replace(draw=state.draw) == state


def test_cards_of_others_and_the_pile_are_unknown() -> None:
    state = mt.parse(f"{POSITION} draw=W2,W3 discard=T1")
    imagined = f"{POSITION} draw=?,? discard=T1".replace("T3,W4T2", "?,?")
    assert str(reconstruct(look(state, 0))) == imagined


def test_a_pile_nobody_told_of_stays_untold() -> None:
    assert reconstruct(look(mt.parse(POSITION), 1)).draw is None


def test_without_memory_those_who_have_prisoners_alone_seem_to_be_home() -> None:
    state = mt.parse("K/bTy/14 b1 b2+6-0:W1,T2,T3|y3+0-6:T3,W4T2,T1 mw,mt")
    for memory, winners in ((True, None), (False, (0,))):
        assert game.winners(reconstruct(look(state, 0, memory=memory))) == winners


def test_without_memory_there_are_no_prisoners() -> None:
    seen = reconstruct(look(mt.parse(POSITION), 0, memory=False))
    assert str(seen).split()[0] == "K/TRby/2/R/11"
