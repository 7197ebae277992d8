"""How long a look back at a long game takes."""

from itertools import pairwise
from random import Random
from time import perf_counter

from mt_widgets.engine.game import Move, Position
from mt_widgets.engine.record import Record
from mt_widgets.engine.work import finish
from mt_widgets.games import FIRST, GAMES
from mt_widgets.review.looking_back import looking_back
from mt_widgets.search.playout import play_out
from mt_widgets.search.workers.processes import Processes

__all__ = ["TURNS", "long_game", "seconds_to_look_back"]

TURNS = 60
_SEED = 110  # of a game between two greedy players that is so long


def long_game() -> Record[Position, Move]:
    """A game of so many turns."""
    game, rng = GAMES[FIRST], Random(_SEED)
    start = game.setup.new({"players": "2", "seed": str(_SEED)})
    greedy, best = game.judgement.BOTS["greedy"], game.knowledge.GRADES[-1]

    def choose(state: Position) -> Move:
        seat = game.rules.mover(state)
        return greedy(game.knowledge.look(state, seat, best), rng)

    record = play_out(game, start, [choose, choose], rng)
    turns = sum(game.rules.turn_passed(*two) for two in pairwise(record.states()))
    assert turns >= TURNS, f"this game has {turns} turns only: take another seed"
    return record


def seconds_to_look_back(processes: int) -> float:
    """Measure the waiting for a review, the start of the processes included."""
    record = long_game()
    started = perf_counter()
    finish(looking_back(record, Processes(processes) if processes else None))
    return perf_counter() - started
