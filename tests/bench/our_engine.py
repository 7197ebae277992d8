"""The speed of our own engine, measured as the yardsticks are."""

from random import Random
from time import process_time

from mt_widgets.games.magical_towers import game
from mt_widgets.games.magical_towers.api import start
from mt_widgets.search.perft import perft

__all__ = ["perft_rate", "random_game_rate"]

MOVE_CAP = 400


def perft_rate(seed: int, depth: int = 4) -> float:
    """Measure the moves played per CPU second in all lines of that depth from a start position."""
    state = start(2, seed=1)
    inner = sum(perft(game, state, short) for short in range(1, depth))
    started = process_time()
    leaves = perft(game, state, depth)
    return (inner + leaves) / (process_time() - started)


def random_game_rate(games: int, seed: int) -> float:
    """Measure the moves played per CPU second in random games of two."""
    rng = Random(seed)
    started = process_time()
    moves = sum(_play_game(rng) for _ in range(games))
    return moves / (process_time() - started)


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
