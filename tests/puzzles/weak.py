"""Weak players of different strength: how often each finds a puzzle tells how hard it is."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from random import Random
from types import MappingProxyType
from typing import Any

from mt_widgets.engine.game import CHANCE
from mt_widgets.games.magical_towers import game, view
from mt_widgets.games.magical_towers.bots import greedy_move, random_move
from mt_widgets.games.magical_towers.moves import Move
from mt_widgets.search.problem import Node
from mt_widgets.search.solve import SOLVER, Solver

__all__ = ["WEAK", "share_found"]

_Player = Callable[[Solver[Any, Any], Node[Any], Random], Move]
_IMAGINED = 30  # ways of going on that the dreamer thinks of


def _guess(solver: Solver[Any, Any], node: Node[Any], rng: Random) -> Any:
    """Plays anything."""
    return random_move(view.look(node.state, game.mover(node.state)), rng)


def _grab(solver: Solver[Any, Any], node: Node[Any], rng: Random) -> Any:
    """Takes what looks best now."""
    return greedy_move(view.look(node.state, game.mover(node.state)), rng)


def _glance(solver: Solver[Any, Any], node: Node[Any], rng: Random) -> Any:
    """Sees a goal that is one move away; otherwise anything."""
    for branch in solver.branches(node):
        if branch.move is not None and solver.decided(branch.node) == 1:
            return branch.move
    return _guess(solver, node, rng)


def _dream(solver: Solver[Any, Any], node: Node[Any], rng: Random) -> Any:
    """Imagines some ways of going on, and takes one that ends well; otherwise what looks best."""
    for _ in range(_IMAGINED):
        first, here = None, node
        while solver.decided(here) is None:
            branch = rng.choice(list(solver.branches(here)))
            first, here = first or branch.move, branch.node
        if first is not None and solver.decided(here) == 1:
            return first
    return _grab(solver, node, rng)


WEAK: Mapping[str, _Player] = MappingProxyType(
    {"guesses": _guess, "glances": _glance, "grabs": _grab, "dreams": _dream}
)


def share_found(solver: Solver[Any, Any], player: str, tries: int, seed: int) -> Fraction:
    """In how many of some tries a weak player makes none but best choices."""
    rng = Random(seed)
    return Fraction(sum(_finds(solver, WEAK[player], rng) for _ in range(tries)), tries)


def _finds(solver: Solver[Any, Any], player: _Player, rng: Random) -> bool:
    node = solver.problem.root
    while solver.decided(node) is None:
        branches = list(solver.branches(node))
        if solver.mover(node) == SOLVER:
            move, best = player(solver, node, rng), solver.value(node)
            node = next(branch.node for branch in branches if branch.move == move)
            if solver.value(node) != best:
                return False
        elif solver.mover(node) == CHANCE:
            [chosen] = rng.choices(branches, [branch.weight for branch in branches])
            node = chosen.node
        else:
            node = min(branches, key=lambda branch: solver.value(branch.node)).node
    return True
