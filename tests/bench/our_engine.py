"""The speed of our own engine, measured as the yardsticks are."""

from random import Random
from time import process_time

from mt_widgets.games.magical_towers import game
from mt_widgets.games.magical_towers.api import start
from mt_widgets.games.magical_towers.state import State

__all__ = ["perft_rate", "random_game_rate"]

MOVE_CAP = 400


def perft_rate(depth: int) -> float:
    """Measure the moves played per CPU second in all lines of that depth from a start position."""
    state = start(2, seed=1)
    started = process_time()
    moves = _play_all(state, depth)
    return moves / (process_time() - started)


def random_game_rate(games: int, seed: int) -> float:
    """Measure the moves played per CPU second in random games of two."""
    rng = Random(seed)
    started = process_time()
    moves = sum(_play_game(rng) for _ in range(games))
    return moves / (process_time() - started)


def _play_all(state: State, depth: int) -> int:
    """Play every line of that depth and count the moves, inner ones too."""
    if depth == 0:
        return 0
    moves = 0
    for move in game.legal_moves(state):
        moves += 1 + _play_all(game.play(state, move), depth - 1)
    return moves


def _play_game(rng: Random) -> int:
    """Play one random game and count its moves; chance's are moves too."""
    state = start(2, seed=rng.randrange(1 << 30))
    for played in range(MOVE_CAP):
        moves = game.legal_moves(state)
        if not moves:
            if game.mover(state) is None:
                return played
            moves = [game.chance_move(state, rng)]
        state = game.play(state, rng.choice(moves))
    return MOVE_CAP
