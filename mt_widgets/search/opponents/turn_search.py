"""The best way through one's own turn: every decision, what chance may do, and how it ends.

Others only answer what they are asked, and do not care; what they do in their turns is left to
the judgement. Work is counted in positions that are judged, never in seconds, so that a choice is
the same on every machine; it is shared out among the most promising moves, for where spells can be
cast a single one of them would take it all.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic

from ...engine.errors import TooLarge
from ...engine.game import CHANCE, Game, Outcome
from ...engine.work import Work
from ..problem import Move, State

__all__ = ["Foresight", "TurnSearch"]

_Child = tuple[float, State, bool]  # what it is worth at a glance, and whether the turn is over
_MOST_WAYS = 12  # of chance are averaged; of more a few are drawn
_DRAWN = 4
_TRIED = 12  # moves among which the work is shared out
_AT_MOST = 1.5  # times as much work as is meant: what is begun is followed to the end of the turn


@dataclass(frozen=True, slots=True)
class Foresight:
    """How far a search looks: decisions in a row, the moves followed at each, positions judged."""

    depth: int
    width: int
    positions: int


class TurnSearch(Generic[State, Move]):
    """A search for one seat; ``judge`` tells what a position is worth to it."""

    def __init__(
        self,
        game: Game[State, Move, Any, Any],
        seat: int,
        judge: Callable[[State], float],
        foresight: Foresight,
        rng: Random,
    ) -> None:
        self._rules, self._forecast, self._rng = game.rules, game.forecast, rng
        self._seat, self._judge, self._foresight = seat, judge, foresight
        self._known: dict[tuple[State, int], float] = {}
        self._seen: dict[State, float] = {}  # more than half of all positions come again
        self.judged = self._enough = 0  # how many were, and how many are for the present move

    def weighing(self, state: State, moves: Sequence[Move]) -> Work[list[float]]:
        """What each move of a position is worth; the most promising are looked at first.

        Each of them has its share of the work, and what it leaves goes to the others. Those for
        which nothing is left count no more than the worst of the others: in the middle of a turn
        all looks better than it is at its end.
        """
        children = [self._child(state, move) for move in moves]
        found, worst = [worth for worth, _, _ in children], float("inf")
        order = sorted(range(len(moves)), key=lambda index: -found[index])
        for place, index in enumerate(order):
            child, left = children[index], self._foresight.positions - self.judged
            if left <= 0 and not child[2]:
                found[index] = min(found[index], worst)
                continue
            self._enough = self.judged + left // max(min(len(moves), _TRIED) - place, 1)
            found[index] = self._after(child, self._foresight.depth - 1)
            worst = min(worst, found[index])
            yield self.judged
        return found

    def _child(self, state: State, move: Move) -> "_Child[State]":
        after = self._forecast.play(state, move)
        return self._worth(after), after, self._rules.turn_passed(state, after)

    def _worth(self, state: State) -> float:
        self.judged += 1
        worth = self._seen.get(state)
        if worth is None:
            worth = self._seen[state] = self._judge(state)
        return worth

    def _after(self, child: "_Child[State]", depth: int) -> float:
        worth, state, passed = child
        if passed:
            return worth
        known = self._known.get((state, depth))
        if known is None:
            known = self._known[state, depth] = self._searched(state, worth, depth)
        return known

    def _searched(self, state: State, worth: float, depth: int) -> float:
        """What a position in the turn is worth if all goes on as well as it can."""
        mover = self._forecast.mover(state)
        if mover is None:
            return worth
        if mover == CHANCE:
            own = self._rules.turn(state) in self._rules.side(state, self._seat)
            return self._averaged(state, worth, depth) if own else worth
        spent = depth <= 0 or self.judged > _AT_MOST * self._foresight.positions
        if spent or mover not in self._rules.side(state, self._seat):
            idle = self._rules.idle(state)  # whoever does not look is only asked, and does not care
            return worth if idle is None else self._after(self._child(state, idle), depth)
        return self._decided(state, depth)

    def _averaged(self, state: State, worth: float, depth: int) -> float:
        """The mean over what chance may do; what was rolled is still put to use."""
        try:
            ways = self._forecast.outcomes(state)
        except TooLarge:
            return worth
        if len(ways) > _MOST_WAYS:
            ways = self._rng.choices(ways, [way.weight for way in ways], k=_DRAWN)
            ways = [Outcome(1, way.name, way.state) for way in ways]
        total = 0.0
        for way in ways:
            child = self._worth(way.state), way.state, self._rules.turn_passed(state, way.state)
            total += way.weight * self._after(child, max(depth, 1))
        return total / sum(way.weight for way in ways)

    def _decided(self, state: State, depth: int) -> float:
        """The best of all moves: those that end the turn, and the most promising of the others."""
        children = [self._child(state, move) for move in self._forecast.legal_moves(state)]
        best = max([worth for worth, _, passed in children if passed], default=float("-inf"))
        going_on = [child for child in children if not child[2]]
        going_on.sort(key=_at_a_glance, reverse=True)
        followed = 0
        for child in going_on:
            if followed and self.judged > self._enough:
                break  # one line at least goes on to the end of the turn
            chance = self._forecast.mover(child[1]) == CHANCE  # its worth is not yet to be seen
            if followed < self._foresight.width or chance:
                best = max(best, self._after(child, depth - 1))
                followed += not chance
        return best


def _at_a_glance(child: "_Child[Any]") -> float:
    return child[0]
