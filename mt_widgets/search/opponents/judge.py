"""What a position is worth to a seat: the chance that its side wins, by the game's own numbers."""

from collections.abc import Callable, Mapping, Sequence
from math import exp
from operator import mul
from typing import Any

from ...engine.game import Game
from ..problem import Move, State

__all__ = ["Judge", "make_judge"]

Judge = Callable[[State], float]
_FARTHEST = 50.0  # beyond, a chance is nothing or all


def make_judge(
    game: Game[State, Move, Any, Any], seat: int, weights: Mapping[str, float]
) -> Judge[State]:
    """A function from positions to the chance that a seat wins; shared wins are shared out."""
    rules, features = game.rules, game.judgement.features
    weighing = [weights.get(name, 0.0) for name in game.judgement.FEATURES]

    def judge(state: State) -> float:
        won = rules.winners(state)
        if won is not None:
            return 1 / len(won) * len(rules.side(state, seat)) if seat in won else 0.0
        points = [sum(map(mul, row, weighing)) for row in features(state)]
        own = rules.side(state, seat)
        mine = points[seat] if len(own) == 1 else sum([points[one] for one in own])
        return 1 / (1 + sum([exp(min(other - mine, _FARTHEST))
                             for other in _others(points, rules, state, own)]))  # fmt: skip

    return judge


def _others(points: Sequence[float], rules: Any, state: Any, own: frozenset[int]) -> list[float]:
    """The points of each other side."""
    if len(own) == 1:
        (seat,) = own
        return [one for other, one in enumerate(points) if other != seat]
    sides = {rules.side(state, seat) for seat in range(len(points))} - {own}
    return [sum([points[seat] for seat in side]) for side in sides]
