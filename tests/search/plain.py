"""Plain enumeration: every line, without a table and without leaving anything out.

Slow and obvious, to hold the solver against.
"""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

from mt_widgets.engine.game import CHANCE
from mt_widgets.games.magical_towers import game
from mt_widgets.games.magical_towers.goals.language import Goal
from mt_widgets.games.magical_towers.moves import Move
from mt_widgets.games.magical_towers.state import State
from tests.towers import holds

Line = frozenset[tuple[Move, int]]


def chance_this_turn(state: State, goal: Goal) -> Fraction:
    """The best chance that the goal holds at some time before the turn is over."""
    return _chance(state, goal, state.seat)


def _chance(state: State, goal: Goal, seat: int) -> Fraction:
    if holds(goal, state):
        return Fraction(1)
    if state.seat != seat or game.mover(state) is None:
        return Fraction(0)
    values = [_chance(game.play(state, move), goal, seat) for move in game.legal_moves(state)]
    if game.mover(state) == CHANCE:
        return sum(values, Fraction(0)) / len(values)
    return max(values)


def lines_this_turn(state: State, goal: Goal, best: Fraction) -> set[Line]:
    """The moves of every line that keeps the best chance, up to the goal or a roll."""
    lines = _lines(state, goal, state.seat, best)
    return {frozenset(Counter(line).items()) for line in lines}


def _lines(state: State, goal: Goal, seat: int, best: Fraction) -> Iterator[tuple[Move, ...]]:
    if holds(goal, state) or game.mover(state) == CHANCE:
        yield ()
        return
    if state.seat != seat or game.mover(state) is None:
        return
    for move in game.legal_moves(state):
        after = game.play(state, move)
        if _chance(after, goal, seat) == best:
            yield from ((move, *rest) for rest in _lines(after, goal, seat, best))
