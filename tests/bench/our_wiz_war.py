"""The speed of Wiz-War, measured as the yardsticks are."""

from random import Random
from time import process_time

from mt_widgets.games.wiz_war import game

__all__ = ["random_game_rate"]

MOVE_CAP = 400


def random_game_rate(games: int, seed: int) -> float:
    """Measure the moves played per CPU second in random games, all legal moves listed."""
    rng = Random(seed)
    started = process_time()
    moves = sum(_play_game(rng, str(2 + number % 3)) for number in range(games))
    return moves / (process_time() - started)


def _play_game(rng: Random, players: str) -> int:
    """Play one random game and count its moves; chance's are moves too."""
    state = game.new({"players": players, "seed": str(rng.randrange(1 << 30))})
    for played in range(MOVE_CAP):
        moves = game.legal_moves(state)
        if not moves:
            if game.mover(state) is None:
                return played
            moves = [game.chance_move(state, rng)]
        state = game.play(state, rng.choice(moves))
    return MOVE_CAP
