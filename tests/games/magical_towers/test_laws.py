"""The laws of the design, on states of every mode."""

import os
import pickle
import subprocess
import sys
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets import start
from mt_widgets.engine.game import CHANCE
from mt_widgets.games.magical_towers import game
from mt_widgets.games.magical_towers.box import COLOURS, SPACES, SPELL_COSTS
from mt_widgets.games.magical_towers.cards import BY_TEXT, DECK, UNKNOWN
from mt_widgets.games.magical_towers.draft import changed
from mt_widgets.games.magical_towers.events import TurnPassed
from mt_widgets.games.magical_towers.knowledge import observe, update
from mt_widgets.games.magical_towers.moves import Move
from mt_widgets.games.magical_towers.notation import (
    format_move,
    format_position,
    parse_moves,
    parse_position,
)
from mt_widgets.games.magical_towers.rules.full_play import play_in_full
from mt_widgets.games.magical_towers.stacks import TOWERS
from mt_widgets.games.magical_towers.state import Lending, State, Window
from mt_widgets.games.magical_towers.view import look
from mt_widgets.games.magical_towers.voice.rulebook import explain
from tests.reachable import some_move, starts, states, walk


@given(states())
def test_text_round_trips(state: State) -> None:
    text = format_position(state)
    assert parse_position(text) == state
    assert format_position(parse_position(text)) == text


@given(states())
def test_moves_round_trip_and_are_all_different(state: State) -> None:
    moves = game.legal_moves(state)
    texts = [format_move(move) for move in moves]
    assert len(set(texts)) == len(texts)
    assert [parse_moves(text) for text in texts] == [[move] for move in moves]


@given(states())
def test_same_state_same_moves_in_the_same_order(state: State) -> None:
    again = parse_position(format_position(state))
    assert game.legal_moves(state) == game.legal_moves(again)


@given(states(), st.integers(0, 999))
def test_play_leaves_its_input_alone(state: State, seed: int) -> None:
    before = format_position(state)
    walk(state, 3, Random(seed))
    assert format_position(state) == before


@given(states())
def test_somebody_can_move_unless_the_game_is_over(state: State) -> None:
    over = game.mover(state) is None
    assert (game.winners(state) is not None) == over
    assert bool(game.legal_moves(state)) == (not over and "shuffle" not in str(state))


def attempts(state: State, rng: Random) -> list[Move]:
    """Moves of every kind, most of them not allowed."""
    pieces = [f"{c}{space}" for c in state.table.colours + "v" for space in range(SPACES)]
    pieces += [f"t{space}.{number}" for space in range(SPACES) for number in range(4)]
    some = rng.sample(pieces, 12)
    cards = rng.sample(sorted(BY_TEXT), 8) + [
        card for card in BY_TEXT if BY_TEXT[card].letter in state.hands[state.seat]
    ]
    words = [
        "again",
        "end",
        "pass",
        "ask",
        "decline",
        "new",
        "-",
        "give:1",
        "get:2",
        "mc:+",
        "mc:-",
    ]
    words += ["sw:3,5", "sw:1,9", "=1", "=6", "=7", *cards]
    words += [f"{card}:{piece}" for card in cards for piece in [*some, "-"]]
    words += [f"{card}:{p}&{p}" for card in cards for p in some if "t" not in p] + some
    words += [f"{name}:{card}" for name in ("lend", "back") for card in cards]
    for spell in SPELL_COSTS:
        aims = {"mw": "w", "hw": "w", "pb": "w", "mt": "t", "ht": "t", "fw": "t"}.get(spell, "")
        words += [f"{spell}:{p}" for p in some if aims == ("t" if "t" in p else "w")]
    words += [f"fw:{p}={rng.choice(COLOURS)}" for p in some if "t" in p]
    words += [f"new:{p}" for p in some if "t" in p]
    return [parse_moves(word)[0] for word in words]


@given(states(), st.integers(0, 999))
def test_why_not_is_none_exactly_for_legal_moves(state: State, seed: int) -> None:
    legal = game.legal_moves(state)
    for move in legal:
        assert game.why_not(state, move) is None, str(move)
    for move in attempts(state, Random(seed)):
        refusal = game.why_not(state, move)
        assert (refusal is None) == (move in legal), str(move)
        if refusal is not None:
            assert explain(refusal)


@given(states())
def test_moves_of_a_seat_depend_on_what_it_sees(state: State) -> None:
    mover = game.mover(state)
    named = isinstance(state.pending, Window) and state.pending.named is not None
    if mover is None or mover == CHANCE or named:
        return
    other = _shuffle_what_is_hidden(state, mover)
    assert look(other, mover, memory=False) == look(state, mover, memory=False)
    assert game.legal_moves(other) == game.legal_moves(state)


def _shuffle_what_is_hidden(state: State, mover: int) -> State:
    """Other hands and the draw pile mixed, and the prisoners of the whole track too."""
    rng = Random(1)
    places = [hand for seat, hand in enumerate(state.hands) if seat != mover]
    cards = list("".join(places) + (state.draw or ""))
    rng.shuffle(cards)
    hands = [
        hand if seat == mover else "".join(sorted(cards.pop() for _ in hand))
        for seat, hand in enumerate(state.hands)
    ]
    prisoners = [piece for space in state.covered for piece in space if piece not in TOWERS]
    rng.shuffle(prisoners)
    covered = tuple(
        "".join(piece if piece in TOWERS else prisoners.pop() for piece in space)
        for space in state.covered
    )
    draw = None if state.draw is None else "".join(cards)
    return changed(state, hands=tuple(hands), covered=covered, draw=draw)


@given(states(), st.integers(0, 999))
def test_the_next_view_follows_from_events_alone(state: State, seed: int) -> None:
    if game.mover(state) is None:
        return
    move = some_move(state, Random(seed))
    after, events = game.play(state, move), game.events(state, move)
    for seat in (None, *range(state.table.seats)):
        for memory in (True, False):
            seen = look(state, seat, memory=memory)
            heard = observe(events, state, seat)
            assert update(seen, heard) == look(after, seat, memory=memory)


@given(states(), st.integers(0, 999))
def test_a_turn_has_passed_exactly_when_the_events_say_so(state: State, seed: int) -> None:
    if game.mover(state) is None:
        return
    move = some_move(state, Random(seed))
    told = any(isinstance(event, TurnPassed) for event in game.events(state, move))
    assert game.turn_passed(state, game.play(state, move)) == told


@given(states())
def test_the_flat_path_plays_as_the_rules_do(state: State) -> None:
    for move in game.legal_moves(state):
        assert game.play(state, move) == play_in_full(state, move), str(move)


@given(states())
def test_unpacking_and_packing_a_state_changes_nothing(state: State) -> None:
    assert changed(state) == state
    assert changed(state, hands=state.hands, marks=state.marks, casts=state.casts) == state


def _pieces(state: State) -> tuple[Counter[str], Counter[str], list[int]]:
    """Wizards and towers; cards; flasks of each side."""
    board = Counter("".join(state.covered) + "".join(state.tops))
    board.update({c: state.home[seat] for seat, c in enumerate(state.table.colours)})
    lent = state.pending.card if isinstance(state.pending, Lending) else ""
    cards = Counter("".join(state.hands) + (state.draw or "") + state.discard + lent)
    flasks = [sum(three) for three in zip(state.full, state.empty, state.spent, strict=True)]
    half = state.table.seats // 2
    sides = [flasks[s] + flasks[s + half] for s in range(half)] if state.table.team else flasks
    return board, cards, sides


@given(starts(), st.integers(0, 999))
def test_pieces_cards_and_flasks_are_conserved(state: State, seed: int) -> None:
    at_first = _pieces(state)
    assert at_first[1] == Counter(DECK)
    rng = Random(seed)
    for _ in range(120):
        if game.mover(state) is None:
            break
        state = game.play(state, some_move(state, rng))
        assert _pieces(state) == at_first
        assert all(len(top) <= 6 for top in state.tops)
        assert not state.tops[state.castle]
        assert min(*state.full, *state.empty, *state.spent, 0) == 0
        assert UNKNOWN not in "".join(state.hands)


def _progress(state: State, seat: int) -> float:
    """How near a player is to being done: home, filled, and on the way."""
    colour = state.table.colours[seat]
    seen = [space for space, top in enumerate(state.tops) if colour in top]
    away = sum((state.castle - space) % SPACES or SPACES for space in seen)
    filled = state.full[seat] + state.spent[seat]
    return 100 * state.home[seat] + 20 * filled + 5 * len(seen) - away / 10


@given(starts(), st.integers(0, 999))
def test_a_game_of_players_who_head_for_the_castle_ends(state: State, seed: int) -> None:
    rng = Random(seed)
    for _ in range(4_000):
        mover = game.mover(state)
        if mover is None:
            break
        moves = game.legal_moves(state) if mover != CHANCE else []
        if not moves:
            state = game.play(state, game.chance_move(state, rng))
            continue
        some = rng.sample(moves, min(len(moves), 12))
        state = game.play(
            state, max(some, key=lambda m: _progress(game.play(state, m), mover) + rng.random())
        )
    assert game.mover(state) is None
    assert game.winners(state) is not None


@pytest.mark.skipif(sys.platform == "emscripten", reason="a browser's Python starts no other")
def test_a_table_from_another_process_is_the_same_table() -> None:
    code = (
        "import pickle, sys; from mt_widgets import start;"
        "sys.stdout.buffer.write(pickle.dumps(start(3, seed=1)))"
    )
    ours = {start(3, seed=1): "found"}
    for seed in "12":
        fresh = {**os.environ, "PYTHONHASHSEED": seed}
        told = subprocess.run(
            [sys.executable, "-c", code], check=True, capture_output=True, env=fresh
        )
        assert ours[pickle.loads(told.stdout)] == "found"  # noqa: S301 (our own)
