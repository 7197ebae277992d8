"""Many random moves that keep all laws, and many games of sensible players that end.

``python -m tests.games.labyrinth.long_run MOVES GAMES``: a million and two thousand take minutes.
"""

import sys
from random import Random
from statistics import median

from mt_widgets.games.labyrinth import game

from .bots import play_game
from .laws import check_attempts, check_move, check_state, check_turn_ends
from .reachable import some_move, some_start

__all__ = ["keep_laws", "play_games"]


def keep_laws(moves: int, seed: int) -> int:
    """Play so many random moves and check every law on the way; the number of games."""
    rng, games = Random(seed), 1
    state = some_start(rng)
    for number in range(moves):
        if game.mover(state) is None or rng.random() < 0.002:
            state, games = some_start(rng), games + 1
        if number % 10 == 0:
            check_state(state)
            check_attempts(state, rng)
            check_turn_ends(state)
        state = check_move(state, some_move(state, rng))
    check_state(state)
    return games


def play_games(games: int, seed: int) -> list[int]:
    """How many turns each of so many games of sensible players took; all of them end."""
    rng, lengths = Random(seed), list[int]()
    for _ in range(games):
        end, turns = play_game(some_start(rng), rng)
        assert game.mover(end) is None, str(end)
        lengths.append(turns)
    return lengths


def main(moves: int = 2_000, games: int = 20) -> None:
    """Tell what was played."""
    number = keep_laws(moves, 1)
    sys.stdout.write(f"{moves} moves in {number} games kept all laws\n")
    lengths = play_games(games, 2)
    sys.stdout.write(
        f"{games} games ended, after {min(lengths)} to {max(lengths)} turns, {median(lengths)} "
        "in the middle\n"
    )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
