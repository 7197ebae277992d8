"""The fast way through a game: the engine's own functions, and states that only a view tells of."""

import pickle
from random import Random

import pytest

import mt_widgets as mt
from mt_widgets.engine.errors import Mistake
from mt_widgets.engine.fast import fast_way
from mt_widgets.engine.game import AnyGame
from mt_widgets.games import GAMES
from tests.nim import NIM

ALL = [*GAMES.values(), NIM]
each_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)


def middle(game: AnyGame, seed: int, moves: int) -> object:
    """A position in which somebody is to decide, after some moves by chance."""
    rng, fast = Random(seed), fast_way(game)
    state = fast.after_chance(game.setup.new({"seed": str(seed)}), rng)
    for _ in range(moves):
        after = fast.after_chance(fast.play(state, rng.choice(fast.legal_moves(state))), rng)
        if fast.mover(after) is None:
            break
        state = after
    return state


@each_game
def test_it_is_the_engine_itself(game: AnyGame) -> None:
    fast = fast_way(game)
    assert fast.play is game.rules.play
    assert fast.legal_moves is game.rules.legal_moves
    if game is not NIM:
        assert mt.fast(game.name) == fast


@each_game
@pytest.mark.parametrize("seed", range(3))
def test_what_is_dealt_depends_on_the_view_alone_and_fits_it(game: AnyGame, seed: int) -> None:
    fast, state = fast_way(game), middle(game, seed, 12)
    seat, grade = game.rules.mover(state), game.knowledge.GRADES[-1]  # type: ignore[arg-type]
    view = game.knowledge.look(state, seat, grade)  # type: ignore[arg-type]
    dealt = fast.deal(view, Random(seed))
    assert game.knowledge.look(dealt, seat, grade) == view
    assert fast.mover(dealt) == seat
    assert fast.legal_moves(dealt) == fast.legal_moves(state)  # type: ignore[arg-type]
    sent = pickle.loads(pickle.dumps(view))  # noqa: S301  # as a bot in its process gets it
    assert fast.deal(sent, Random(seed)) == dealt
    other = game.knowledge.look(dealt, seat, grade)  # of another truth, with the same look
    assert fast.deal(other, Random(seed)) == dealt


@each_game
def test_by_it_a_game_is_played_to_its_end(game: AnyGame) -> None:
    fast, rng = fast_way(game), Random(4)
    state = fast.after_chance(game.setup.new({"seed": "4"}), rng)
    for _ in range(400):
        seat = fast.mover(state)
        if seat is None:
            break
        assert seat in range(len(game.setup.seats(state)))
        assert seat in fast.side(state, seat)
        state = fast.after_chance(fast.play(state, rng.choice(fast.legal_moves(state))), rng)
    assert (fast.winners(state) is None) == (fast.mover(state) is not None)


def test_the_first_game_is_meant_where_none_is_named() -> None:
    assert mt.fast().play is GAMES["magical-towers"].rules.play
    with pytest.raises(Mistake, match="there is no 'chess'"):
        mt.fast("chess")
