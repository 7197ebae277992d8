"""The laws of the design, on states from play and on made-up ones."""

import os
import pickle
import subprocess
import sys
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mt_widgets.engine.game import CHANCE
from mt_widgets.games.wiz_war import game, notation, setup, voice
from mt_widgets.games.wiz_war.cards import DECK, UNKNOWN, sorted_hand
from mt_widgets.games.wiz_war.moves import Shuffle
from mt_widgets.games.wiz_war.observing import observe, update
from mt_widgets.games.wiz_war.state import Shuffling, State
from mt_widgets.games.wiz_war.view import look

from .every_move import every_move
from .reachable import made_up_states, some_move, start, states, walk
from .rules.rulecase import read_moves

ANY_STATE = st.one_of(states(), made_up_states())


@given(ANY_STATE)
def test_text_round_trips(state: State) -> None:
    text = notation.format_position(state)
    assert notation.parse_position(text) == state
    assert notation.format_position(notation.parse_position(text)) == text


@given(ANY_STATE)
def test_moves_round_trip_and_are_all_different(state: State) -> None:
    moves = game.legal_moves(state)
    assert len({str(move) for move in moves}) == len(moves)
    assert read_moves(state, [*map(str, moves)]) == moves
    assert game.legal_moves(notation.parse_position(str(state))) == moves


@given(ANY_STATE, st.integers(0, 999))
def test_play_leaves_its_input_alone(state: State, seed: int) -> None:
    if game.mover(state) is not None:
        before = str(state)
        move = some_move(state, Random(seed))
        assert game.play(state, move) == game.play(state, move)
        assert str(state) == before


@settings(max_examples=settings().max_examples // 3)
@given(ANY_STATE)
def test_a_move_is_refused_exactly_if_it_is_not_listed(state: State) -> None:
    listed = set(game.legal_moves(state))
    known = UNKNOWN not in {card for hand in state.hands for card in hand}
    for move in every_move(state):
        refusal = game.why_not(state, move)
        if refusal is not None:
            assert move not in listed, str(move)
            assert voice.explain(refusal)
        elif known and not isinstance(move, Shuffle):
            assert move in listed, str(move)
    assert all(game.why_not(state, move) is None for move in listed)


@given(ANY_STATE, st.integers(0, 999))
def test_the_moves_of_a_seat_depend_on_its_view_only(state: State, seed: int) -> None:
    mover = game.mover(state)
    if mover is not None and mover != CHANCE:
        other = shuffled(state, mover, Random(seed))
        assert look(other, mover) == look(state, mover)
        assert game.legal_moves(other) == game.legal_moves(state)


def shuffled(state: State, seat: int, rng: Random) -> State:
    """The same state as far as a seat knows it, everything hidden shuffled."""
    open_ = "open" in state.setup.options or game.winners(state) is not None
    hidden = [s for s in range(len(state.hands)) if s != seat and not open_]
    cards = [card for s in hidden for card in state.hands[s]] + list(state.draw or ())
    rng.shuffle(cards)
    hands = list(state.hands)
    for s in hidden:
        hands[s] = sorted_hand(cards.pop() for _ in state.hands[s])
    draw = None if state.draw is None else tuple(cards)
    return state._replace(hands=tuple(hands), draw=draw)


@given(ANY_STATE, st.integers(0, 999))
def test_the_next_view_follows_from_events_alone(state: State, seed: int) -> None:
    if game.mover(state) is None:
        return
    move = some_move(state, Random(seed))
    then, events = game.play(state, move), game.events(state, move)
    for seat in (None, -1, *range(len(state.lives))):
        heard = observe(events, state, seat)
        assert update(look(state, seat), heard) == look(then, seat), str(move)
    assert any(voice.tell(event, then) for event in events)


@settings(max_examples=settings().max_examples // 3)
@given(st.integers(0, 1 << 20))
def test_cards_and_treasures_are_conserved(seed: int) -> None:
    rng = Random(seed)
    state = start(rng)
    treasures = Counter(2 * state.setup.colours.upper())
    for _ in range(250):
        assert all_cards(state) == Counter(DECK)
        things = [thing for _, thing in state.things]
        things += [thing for carried in state.carried for thing in carried]
        assert Counter(thing for thing in things if thing.isupper()) == treasures
        if game.mover(state) is None:
            break
        state = game.play(state, some_move(state, rng))


def all_cards(state: State) -> Counter[str]:
    """All cards, wherever they are: a card may be an item or a creature."""
    cards = Counter(card for hand in state.hands for card in hand)
    cards.update(state.draw or ())
    cards.update(state.discard)
    cards.update(thing for _, thing in state.things if thing.islower())
    cards.update(thing for carried in state.carried for thing in carried if thing.islower())
    cards.update(creature.name for creature in state.creatures)
    return cards


@given(ANY_STATE)
def test_a_seat_is_to_move_until_somebody_has_won(state: State) -> None:
    mover = game.mover(state)
    assert (mover is None) == (game.winners(state) is not None) == (notation.result(state) != "-")
    if mover not in (None, CHANCE):
        assert mover is not None
        assert state.lives[mover] > 0
        assert game.legal_moves(state)
    assert len(voice.standings(state)) == len(state.lives)
    assert "\n" in voice.board(look(state, 0))


@given(made_up_states(), st.integers(0, 999))
def test_forgetting_the_piles_leads_on(state: State, seed: int) -> None:
    state = walk(state, 40, Random(seed))
    forgotten, events = game.settle(state)
    assert not (forgotten.pending and isinstance(forgotten.pending[-1], Shuffling))
    assert notation.parse_position(str(forgotten)) == forgotten
    assert update(look(state, 0), observe(events, state, 0)) == look(forgotten, 0)


@pytest.mark.skipif(sys.platform == "emscripten", reason="a browser's Python starts no other")
def test_a_state_from_another_process_is_the_same_state() -> None:
    code = (
        "import pickle, sys; from mt_widgets.games.wiz_war import setup;"
        "sys.stdout.buffer.write(pickle.dumps(setup.new({'players': '3', 'seed': '1'})))"
    )
    ours = {setup.new({"players": "3", "seed": "1"}): "found"}
    fresh = {**os.environ, "PYTHONHASHSEED": "1"}
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, env=fresh)
    assert ours[pickle.loads(told.stdout)] == "found"  # noqa: S301 (our own)
