"""The laws of the design, on positions that were reached in play and on made-up ones."""

import pickle
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.engine.game import CHANCE
from mt_widgets.games.wonderful_towers import game, notation, voice
from mt_widgets.games.wonderful_towers.box import ALL, LEVELS, PLACE
from mt_widgets.games.wonderful_towers.moves import Shuffle
from mt_widgets.games.wonderful_towers.observing import update
from mt_widgets.games.wonderful_towers.rules.ending import is_complete
from mt_widgets.games.wonderful_towers.state import State
from mt_widgets.games.wonderful_towers.view import look, reconstruct

from .reachable import cards, every_move, positions, some_move, starts, walk

SEEDS = st.integers(0, 1 << 30)


@given(positions())
def test_text_round_trips(state: State) -> None:
    text = notation.format_position(state)
    assert notation.parse_position(text) == state
    assert notation.format_position(notation.parse_position(text)) == text == str(state)


@given(positions())
def test_a_position_is_recognised_as_one_of_this_game(state: State) -> None:
    assert notation.recognises(str(state))


@given(positions())
def test_moves_round_trip_and_are_all_different(state: State) -> None:
    moves = every_move(state)
    texts = [notation.format_move(move) for move in moves]
    assert [str(move) for move in moves] == texts
    assert notation.parse_moves(" ".join(texts)) == moves
    listed = [str(move) for move in game.legal_moves(state)]
    assert len(set(listed)) == len(listed)


@given(positions())
def test_same_state_same_moves_in_the_same_order(state: State) -> None:
    again = pickle.loads(pickle.dumps(state))  # noqa: S301 (our own)
    assert again == state
    assert hash(again) == hash(state)
    assert game.legal_moves(state) == game.legal_moves(again)


@given(positions(), SEEDS)
def test_play_leaves_its_input_alone(state: State, seed: int) -> None:
    before = str(state)
    walk(state, 3, Random(seed))
    assert str(state) == before


@given(positions())
def test_somebody_can_move_unless_a_tower_is_complete(state: State) -> None:
    over = any(map(is_complete, state.towers))
    assert bool(game.legal_moves(state)) != over
    assert (game.mover(state) is None) == over == (game.winners(state) is not None)
    assert (notation.result(state) == "-") != over


@given(positions())
def test_why_not_is_none_exactly_for_legal_moves(state: State) -> None:
    listed = {*game.legal_moves(state)}
    for move in every_move(state):
        refusal = game.why_not(state, move)
        legal = move in listed
        if isinstance(move, Shuffle):
            legal = game.mover(state) == CHANCE and sorted(move.cards) == [*state.unknown]
        assert (refusal is None) == legal, str(move)
        if refusal is not None:
            assert voice.explain(refusal)


@given(positions())
def test_every_legal_move_leads_to_a_position_that_can_be_read(state: State) -> None:
    for move in game.legal_moves(state):
        then = game.play(state, move)
        assert notation.parse_position(str(then)) == then, str(move)


@given(positions(), SEEDS)
def test_moves_of_a_seat_depend_on_what_it_sees(state: State, seed: int) -> None:
    mover = game.mover(state)
    if mover is None or mover == CHANCE:
        return
    assert game.legal_moves(reconstruct(look(state, mover))) == game.legal_moves(state)
    if not state.unknown:
        deck = bytes(Random(seed).sample(state.deck, len(state.deck)))
        other = state._replace(deck=deck)
        assert look(other, mover) == look(state, mover)
        assert game.legal_moves(other) == game.legal_moves(state)


@given(positions(), SEEDS)
def test_the_next_view_follows_from_events_alone(state: State, seed: int) -> None:
    rng = Random(seed)
    for _ in range(8):
        if game.mover(state) is None:
            break
        move = some_move(state, rng)
        after, events = game.play(state, move), game.events(state, move)
        for seat in (None, *range(len(state.colours))):
            assert update(look(state, seat), events) == look(after, seat)
        assert all(isinstance(voice.tell(event, after), str) for event in events)
        state = after


@given(positions())
def test_what_a_seat_imagines_looks_the_same_to_it(state: State) -> None:
    for seat in (None, *range(len(state.colours))):
        assert look(reconstruct(look(state, seat)), seat) == look(state, seat)


@given(SEEDS)
def test_cards_are_conserved_and_the_table_stays_in_order(seed: int) -> None:
    rng = Random(seed)
    state = starts(rng)
    discard = {*state.discard}
    for _ in range(120):
        if game.mover(state) is None:
            break
        assert cards(state) == [*ALL]
        assert all(len(tower) == LEVELS for tower in state.towers)
        assert all(PLACE[card] == place for place, card in enumerate(state.market) if card)
        assert [*state.unknown] == sorted(state.unknown)
        move = some_move(state, rng)
        renewed = any("DeckRenewed" in str(event) for event in game.events(state, move))
        state = game.play(state, move)
        assert renewed or discard <= {*state.discard}  # nothing comes back from the discard
        discard = {*state.discard}
