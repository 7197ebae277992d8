"""The laws of the design, on states of every kind."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.games.labyrinth import game, notation
from mt_widgets.games.labyrinth.rules.moving import turn_ends
from mt_widgets.games.labyrinth.state import State
from mt_widgets.games.labyrinth.view import look
from mt_widgets.search.perft import perft

from .bots import play_game
from .laws import (
    check_attempts,
    check_move,
    check_state,
    check_turn_ends,
    shuffle_what_is_hidden,
)
from .mazes import LATE, START
from .reachable import some_move, some_start, states


@given(states())
def test_texts_moves_and_views_of_a_state(state: State) -> None:
    check_state(state)


@given(states(), st.integers(0, 999))
def test_why_not_is_none_exactly_for_legal_moves(state: State, seed: int) -> None:
    check_attempts(state, Random(seed))


@given(states(), st.integers(0, 999))
def test_a_game_keeps_its_pieces_and_is_followed_from_every_seat(state: State, seed: int) -> None:
    rng = Random(seed)
    for _ in range(12):
        if game.mover(state) is None:
            break
        state = check_move(state, some_move(state, rng))


@given(states())
def test_every_move_of_a_state_is_told_and_followed(state: State) -> None:
    for move in game.legal_moves(state)[:: 1 + len(game.legal_moves(state)) // 12]:
        check_move(state, move)


@given(states(), st.integers(0, 999))
def test_moves_of_a_seat_depend_on_what_it_sees(state: State, seed: int) -> None:
    seat = game.mover(state)
    if seat is None or "open" in state.setup.options:
        return
    other = shuffle_what_is_hidden(state, seat, Random(seed))
    assert look(other, seat) == look(state, seat)
    assert game.legal_moves(other) == game.legal_moves(state)


@given(states())
def test_the_ends_of_a_turn_are_those_of_its_moves(state: State) -> None:
    check_turn_ends(state)


@pytest.mark.parametrize(
    ("text", "counts"), [(START, (48, 539, 1078, 36124)), (LATE, (44, 300, 600, 16544))]
)
def test_perft_counts_of_the_rules(text: str, counts: tuple[int, ...]) -> None:
    state = notation.parse_position(text)
    assert tuple(perft(game, state, depth) for depth in range(1, 5)) == counts


def test_blue_can_take_token_1_by_one_shift_only() -> None:
    state = notation.parse_position(START)
    takes = {
        (str(shift), str(move))
        for shift in game.legal_moves(state)
        for move in game.legal_moves(game.play(state, shift))
        if str(move).endswith("+")
    }
    assert takes == {("W2:F", "b5+")}


def test_the_ends_of_a_turn_count_as_the_lines_of_two_moves() -> None:
    """Staying and every tile, and the one take there is."""
    ends = turn_ends(notation.parse_position(START))
    assert sum(map(len, ends.values())) + 1 == 539


@pytest.mark.parametrize("seed", range(6))
def test_games_of_sensible_players_end(seed: int) -> None:
    rng = Random(seed)
    state = some_start(rng)
    end, turns = play_game(state, rng)
    assert game.mover(end) is None
    assert turns < 150
