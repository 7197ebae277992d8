"""The speed of a game that OpenSpiel wrote in Python, a yardstick for our own engine."""

from random import Random
from time import process_time

# OpenSpiel ships no types, and need not be installed where types are checked.
from open_spiel.python.games.block_dominoes import BlockDominoesGame  # type: ignore[import, unused-ignore]

__all__ = ["random_game_rate"]


def random_game_rate(games: int, seed: int) -> float:
    """Measure the moves played per CPU second in random games, each tile dealt being a move."""
    game = BlockDominoesGame()
    rng = Random(seed)
    started = process_time()
    moves = sum(_play_game(game, rng) for _ in range(games))
    return moves / (process_time() - started)


def _play_game(game: BlockDominoesGame, rng: Random) -> int:
    """Play one random game and count its moves."""
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        moves += 1
    return moves
