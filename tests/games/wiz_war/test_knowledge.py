"""What each seat may know, and the states that fit it."""

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.engine.game import CHANCE
from mt_widgets.games.wiz_war import events as e
from mt_widgets.games.wiz_war import game, knowledge, notation
from mt_widgets.games.wiz_war.cards import DECK, TRAPS, UNKNOWN
from mt_widgets.games.wiz_war.state import State
from mt_widgets.games.wiz_war.view import View, sees_hand

from .reachable import some_move, states
from .rules.rulecase import duel, three
from .test_laws import ANY_STATE, all_cards, shuffled

SEATS = st.integers(-1, 3)


def _look(state: State, seat: int) -> View:
    return knowledge.look(state, min(seat, len(state.lives) - 1), knowledge.GRADES[0])


@given(ANY_STATE, SEATS, st.integers(0, 999))
def test_what_is_dealt_fits_the_view(state: State, seat: int, seed: int) -> None:
    view = _look(state, seat)
    dealt = knowledge.deal(view, Random(seed))
    assert not any(UNKNOWN in hand or {*TRAPS} & {*hand} for hand in dealt.hands)
    assert UNKNOWN not in (dealt.draw or ())
    seen = [hand for o, hand in enumerate(state.hands) if sees_hand(state, view.seat, o)]
    if not any(UNKNOWN in hand for hand in seen):
        assert _look(dealt, seat) == view
    if UNKNOWN not in state.discard:
        assert notation.parse_position(str(dealt)) == dealt


@given(states(), SEATS, st.integers(0, 999))
def test_every_card_of_the_box_is_dealt_once(state: State, seat: int, seed: int) -> None:
    assert all_cards(knowledge.deal(_look(state, seat), Random(seed))) == Counter(DECK)


def test_cards_are_dealt_fairly() -> None:
    view = _look(notation.parse_position(duel(y="15@f3:?")), 0)
    hands = Counter(knowledge.deal(view, Random(seed)).hands[1][0] for seed in range(4_000))
    for card in ("fireball", "doom", "4"):
        expected = 4_000 * DECK.count(card) / sum(other not in TRAPS for other in DECK)
        assert abs(hands[card] - expected) < 5 * expected**0.5


@given(ANY_STATE, st.integers(0, 3), st.integers(0, 999))
def test_nothing_told_depends_on_what_is_hidden(state: State, seat: int, seed: int) -> None:
    seat = min(seat, len(state.lives) - 1)
    other = shuffled(state, seat, Random(seed))
    assert knowledge.hide(other, seat) == knowledge.hide(state, seat)
    assert knowledge.announced(other) == knowledge.announced(state)
    assert knowledge.is_open(other) == knowledge.is_open(state)
    if game.mover(state) == seat:
        move = some_move(state, Random(seed))
        assert knowledge.foresee(other, move) == knowledge.foresee(state, move)


@given(ANY_STATE, SEATS)
def test_a_hidden_state_is_what_a_view_imagines(state: State, seat: int) -> None:
    view = _look(state, seat)
    imagined = knowledge.reconstruct(view)
    if seat >= 0:
        assert knowledge.hide(state, view.seat or 0) == imagined
    assert _look(imagined, seat) == view
    if game.mover(state) == view.seat and seat >= 0:
        assert game.legal_moves(imagined) == game.legal_moves(state)


def test_an_attack_is_foreseen_as_if_nobody_answered_it() -> None:
    state = notation.parse_position(duel(b="15@d3:fireball", y="15@f3:shield"))
    (attack,) = notation.parse_moves("fireball:y")
    assert knowledge.foresee(state, attack) == (e.WizardHurt(1, 5),)
    assert knowledge.announced(game.play(state, attack)) == (e.WizardHurt(1, 5),)
    assert knowledge.announced(state) == ()


def test_no_trap_is_foreseen() -> None:
    (end,) = notation.parse_moves("end")
    for pile in ("pit,pit", "2,3", ""):
        state = notation.parse_position(duel(b="1@d3:", y="15@f3:~stun", more=f"draw={pile}"))
        assert knowledge.foresee(state, end) == ()


def test_a_take_is_foreseen_and_coins_are_not() -> None:
    state = notation.parse_position(duel(y="15@f3:2", floor="d3:key", more="walls=e3e:w"))
    (take,) = notation.parse_moves("take:key")
    assert knowledge.foresee(state, take) == (e.ThingTaken(0, "key", 23),)
    rotating = notation.parse_position(duel("b3[b:rotate:c3:1=]", more="walls=e3e:w"))
    assert game.mover(rotating) == CHANCE
    assert knowledge.announced(rotating) == ()


def test_decisions_are_open_where_hands_lie_face_up() -> None:
    assert not knowledge.is_open(notation.parse_position(three()))
    assert knowledge.is_open(notation.parse_position(three().replace("notrade", "notrade,open")))


def test_what_is_learnt_cannot_be_forgotten() -> None:
    state = notation.parse_position(duel(b="15@d3:2", more="draw=3,pit"))
    (step, end) = notation.parse_moves("n end")
    assert not any(map(knowledge.reveals, game.events(state, step)))
    learnt = [event for event in game.events(state, end) if knowledge.reveals(event)]
    assert learnt == [e.CardDrawn(0, "3"), e.TrapDrawn(0, "pit")]
