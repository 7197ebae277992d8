"""The speed of Wonderful Towers, measured as the yardsticks are."""

from random import Random
from time import process_time

from mt_widgets.games.wonderful_towers import game

__all__ = ["random_game_rate"]

MOVE_CAP = 400


def random_game_rate(games: int, seed: int) -> float:
    """Measure the moves played per CPU second in random games of two, all legal moves listed."""
    rng = Random(seed)
    started = process_time()
    moves = sum(_play_game(rng) for _ in range(games))
    return moves / (process_time() - started)


def _play_game(rng: Random) -> int:
    """Play one random game and count its moves; where chance tells a card, that is one too."""
    state = game.new({"seed": str(rng.randrange(1 << 29))})
    for played in range(MOVE_CAP):
        moves = game.legal_moves(state)
        if not moves:
            return played
        state = game.play(state, rng.choice(moves))
    return MOVE_CAP
