"""The move that a level makes: from what its seat may know, and from nothing else."""

from random import Random
from typing import Any

from ...engine.errors import Mistake
from ...engine.game import AnyGame, Move, Position, View
from ...engine.words import say
from ...engine.work import Work, finish
from .judge import make_judge
from .levels import Level, weights_of
from .turn_search import TurnSearch

__all__ = ["choose", "choosing", "weighing", "weighing_state"]

_EQUAL = 1e-9  # chances that differ by less are the same


def choose(game: AnyGame, view: View, seat: int, level: Level, rng: Random) -> Move:
    """The move of a level for the seat that looks; among equals any."""
    return finish(choosing(game, view, seat, level, rng))


def choosing(game: AnyGame, view: View, seat: int, level: Level, rng: Random) -> Work[Move]:
    """The move of a level, in small steps, between which somebody can be listened to."""
    weighed = yield from weighing(game, view, seat, level, rng)
    best = max(chance for _, chance in weighed) - _EQUAL
    found = [move for move, chance in weighed if chance >= best]
    idle = game.rules.idle(game.knowledge.reconstruct(view))
    return idle if idle in found else rng.choice(found)  # nobody meddles for nothing


def weighing(
    game: AnyGame, view: View, seat: int, level: Level, rng: Random
) -> Work[list[tuple[Move, float]]]:
    """Each move that a level thinks of, with the chance to win that it expects of it.

    Raises Mistake where it is not for this seat to decide.
    """
    known = game.knowledge.reconstruct(view)
    return (yield from weighing_state(game, known, seat, level, rng))


def weighing_state(
    game: AnyGame, known: Position, seat: int, level: Level, rng: Random
) -> Work[list[tuple[Move, float]]]:
    """What a level expects of each move in a state, all of which it may know."""
    moves = game.rules.legal_moves(known) if game.rules.mover(known) == seat else []
    if not moves:
        who = game.setup.seats(known)[seat]
        raise Mistake(say("there is nothing to choose for {seat} now", seat=who))
    thought = game.judgement.sensible(known, _within(game, moves, level)) or moves
    if len(thought) == 1:
        return [(thought[0], 0.0)]
    taken = game.judgement.recall(known, seat, level.memory, rng)
    values = yield from _search(game, seat, level, rng).weighing(taken, thought)
    return [*zip(thought, values, strict=True)]


def _within(game: AnyGame, moves: list[Move], level: Level) -> list[Move]:
    """The moves that a level thinks of, or all where it would have none."""
    if not level.leaves:
        return moves
    kind = game.judgement.kind
    return [move for move in moves if kind(move) not in level.leaves] or moves


def _search(game: AnyGame, seat: int, level: Level, rng: Random) -> TurnSearch[Position, Move]:
    weights = weights_of(game)
    if level.heeds:
        weights = {name: weights[name] for name in level.heeds}
    judge: Any = make_judge(game, seat, weights)
    return TurnSearch(game, seat, judge, level.foresight, rng)
