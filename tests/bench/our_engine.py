"""The speed of our own engines, measured as the yardsticks are."""

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from mt_widgets.engine.game import AnyGame
from mt_widgets.games import fast, find_game
from mt_widgets.games.magical_towers import game
from mt_widgets.games.magical_towers.api import parse, start
from mt_widgets.games.magical_towers.api import play as checked
from mt_widgets.games.magical_towers.state import State
from mt_widgets.search.perft import perft

__all__ = [
    "checked_perft_rate", "fast_perft_rate", "perft_rate", "random_game_rate", "spells_perft_rate",
]  # fmt: skip

MOVE_CAP = 400
Play = Callable[[State, Any], State]


# Three full flasks, so that spells can be cast from the first move on.
FLASKS = "K/Rbby/Tbyy/Rbby/Ty/R/T/R/T/R/6 b1 b0+3-3:W2,T3,W4T2|y0+0-6:W1,T5,W5T1 mw,mt"


def perft_rate(seed: int) -> float:
    """Measure the moves played per CPU second in all lines of four from a start position."""
    return _perft_rate(start(2, seed=1), 4)


def spells_perft_rate(seed: int) -> float:
    """Measure them in all lines of four where spells can be cast."""
    return _perft_rate(parse(FLASKS), 4)


def fast_perft_rate(seed: int) -> float:
    """Measure them as a bot plays that searches, by ``mt.fast``."""
    return _perft_rate(start(2, seed=1), 4, fast())


def checked_perft_rate(seed: int) -> float:
    """Measure them as people play in Python, where every move is checked."""
    return _perft_rate(start(2, seed=1), 4, play=checked)


def _perft_rate(state: State, depth: int, rules: Any = game, play: Play | None = None) -> float:
    inner = sum(perft(rules, state, short, play) for short in range(1, depth))
    started = process_time()
    leaves = perft(rules, state, depth, play)
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
