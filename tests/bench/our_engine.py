"""The speed of our own engines, measured as the yardsticks are."""

from random import Random
from time import process_time

from mt_widgets.engine.game import AnyGame
from mt_widgets.games import find_game
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


def random_game_rate(name: str, games: int, seed: int) -> float:
    """Measure the moves played per CPU second in random games of two, all legal moves listed."""
    rng, played = Random(seed), find_game(name)
    started = process_time()
    moves = sum(_play_game(played, rng) for _ in range(games))
    return moves / (process_time() - started)


def _play_game(played: AnyGame, rng: Random) -> int:
    """Play one random game from its set-up and count its moves; chance's are moves too."""
    rules = played.rules
    state = played.setup.new({"players": "2", "seed": str(rng.randrange(1 << 29))})
    for number in range(MOVE_CAP):
        moves = rules.legal_moves(state)
        if not moves:
            if rules.mover(state) is None:
                return number
            moves = [rules.chance_move(state, rng)]
        state = rules.play(state, rng.choice(moves))
    return MOVE_CAP
