"""What to do, and then what, for each thing that chance may do: the best play as a tree."""

from collections.abc import Hashable
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, TypeVar

from ..engine.game import CHANCE
from .problem import Node
from .solve import SOLVER, Branch, Solver

__all__ = ["Policy", "policy"]

State = TypeVar("State", bound=Hashable)
Move = TypeVar("Move", bound=Hashable)


@dataclass(frozen=True)
class Policy(Generic[Move]):
    """The best chance, a line that has it, and what follows each of the outcomes of chance."""

    value: Fraction
    line: tuple[Move, ...]
    then: tuple[tuple[str, "Policy[Move]"], ...] = ()


def policy(solver: Solver[State, Move], node: Node[State] | None = None) -> Policy[Move]:
    """The best play from a node on; outcomes from which nothing can be gained are left out."""
    node = node or solver.problem.root
    value, line = solver.value(node), list[Move]()
    while value and (way := _best(solver, node, value)) is not None:
        line += [] if way.move is None else [way.move]
        node = way.node
    then = list[tuple[str, Policy[Move]]]()
    if value and solver.decided(node) is None and solver.mover(node) == CHANCE:
        ways = [way for way in solver.branches(node) if solver.value(way.node)]
        then = [(way.name, policy(solver, way.node)) for way in ways]
    return Policy(Fraction(value), tuple(line), tuple(then))


def _best(
    solver: Solver[State, Move], node: Node[State], value: Fraction | int
) -> Branch[State, Move] | None:
    """The first of the best moves, or what is certain to come; None where a line ends."""
    if solver.decided(node) is not None:
        return None
    ways = solver.branches(node)
    if solver.mover(node) == SOLVER:
        return next(way for way in ways if solver.value(way.node) == value)
    only = list(ways)
    return only[0] if len(only) == 1 and only[0].move is None else None
