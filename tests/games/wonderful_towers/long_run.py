"""Random moves that keep all laws, and games of sensible players that end.

``python -m tests.games.wonderful_towers.long_run 1000000 2000`` plays so many moves and games.
"""

import sys
from random import Random
from statistics import mean

from mt_widgets.games.wonderful_towers import game, notation, setup
from mt_widgets.games.wonderful_towers.box import ALL, LEVELS
from mt_widgets.games.wonderful_towers.observing import update
from mt_widgets.games.wonderful_towers.rules.ending import is_complete
from mt_widgets.games.wonderful_towers.state import State
from mt_widgets.games.wonderful_towers.view import look

from .reachable import cards, every_move, some_move, starts
from .sensible import play_game

__all__ = ["check", "random_moves", "sensible_games"]

_LONGEST = 3_000  # moves of one random game


def check(state: State, rng: Random) -> None:
    """The laws that hold for every state."""
    assert notation.parse_position(str(state)) == state
    assert cards(state) == [*ALL]
    assert {len(tower) for tower in state.towers} == {LEVELS}
    listed = game.legal_moves(state)
    assert bool(listed) != any(map(is_complete, state.towers))
    for move in rng.sample(every_move(state)[:-6], 4) + listed[:1]:  # the last are shuffles
        assert (game.why_not(state, move) is None) == (move in listed)


def random_moves(number: int, seed: int = 1) -> int:
    """Play so many random moves in many games, checking everything; how many games they were."""
    rng, games, state, left = Random(seed), 0, None, 0
    for _ in range(number):
        if state is None or not left or game.mover(state) is None:
            state, left, games = starts(rng), _LONGEST, games + 1
            check(state, rng)
        move, before = some_move(state, rng), str(state)
        after = game.play(state, move)
        assert str(state) == before
        assert update(look(state), game.events(state, move)) == look(after)
        check(after, rng)
        state, left = after, left - 1
    return games


def sensible_games(number: int, seed: int = 1) -> dict[int, list[int]]:
    """Play so many games of two, three and four to their ends; how many turns each took."""
    rng, lengths = Random(seed), dict[int, list[int]]()
    for played in range(number):
        players = 2 + played % 3
        start = setup.new({"players": str(players), "seed": str(rng.randrange(10**9))})
        state, turns = play_game(start, rng)
        assert game.winners(state) is not None, str(start)
        lengths.setdefault(players, []).append(turns)
    return lengths


def main() -> None:
    """Play as much as is asked for, or a little."""
    moves, games = map(int, [*sys.argv[1:], "20000", "100"][:2])
    lengths = sensible_games(games)
    for players, turns in sorted(lengths.items()):
        told = (
            f"{len(turns)} games of {players}: {mean(turns):.1f} turns, {min(turns)}-{max(turns)}"
        )
        sys.stdout.write(f"{told}\n")
    sys.stdout.write(f"{moves} random moves in {random_moves(moves)} games\n")


if __name__ == "__main__":
    main()
