"""What to do, and then what, for each thing that chance may do: the best play as a tree."""

from dataclasses import dataclass
from fractions import Fraction
from itertools import count
from typing import Generic

from ..engine.errors import TooLarge
from ..engine.game import CHANCE
from ..engine.words import say
from .problem import Move, Node, State
from .solve import SOLVER, Branch, Solver

_MOST_CASES = 20_000  # of what chance may do, one after the other


@dataclass(frozen=True)
class Policy(Generic[Move]):
    """The best chance, a line that has it, and what follows each of the outcomes of chance."""

    value: Fraction
    line: tuple[Move, ...]
    then: tuple[tuple[str, "Policy[Move]"], ...] = ()


def policy(
    solver: Solver[State, Move], node: Node[State] | None = None, *, rounds: int | None = None
) -> Policy[Move]:
    """The best play from a node on; outcomes from which nothing can be gained are left out.

    ``rounds`` tells how often chance is followed; where it is not given, to the end. Raises
    TooLarge where chance may do too many things.
    """
    return _policy(solver, node or solver.problem.root, rounds, count(1))


def _policy(
    solver: Solver[State, Move], node: Node[State], rounds: int | None, cases: "count[int]"
) -> Policy[Move]:
    if next(cases) > _MOST_CASES:
        number = f"{_MOST_CASES:,}"
        raise TooLarge(say("chance may do more than {number} things", number=number))
    value, line = solver.value(node), list[Move]()
    while value and (way := _best(solver, node, value)) is not None:
        line += [] if way.move is None else [way.move]
        node = way.node
    then = list[tuple[str, Policy[Move]]]()
    if rounds != 0 and value and solver.decided(node) is None and solver.mover(node) == CHANCE:
        left = None if rounds is None else rounds - 1
        for way in solver.branches(node):
            if solver.value(way.node):
                then.append((way.name, _policy(solver, way.node, left, cases)))
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
