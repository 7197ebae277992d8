"""Which of many goals are reached, and by how few ways: one walk through all that may be played."""

from collections.abc import Hashable, Sequence
from dataclasses import replace

from ...games.magical_towers.goals import Goal, bound, holds
from ...games.magical_towers.moves import Move
from ...games.magical_towers.state import State
from ...search.problem import Problem, TooLarge
from ...search.solve import Solver

__all__ = ["MANY", "Ways", "survey"]

MANY = 8  # so many ways are too many to be worth a proof
Ways = tuple[tuple[int, Move | None], ...]


def survey(problem: Problem[State, Move], goals: Sequence[Goal], most: int) -> list[Ways]:
    """For each goal the moves by which it comes to hold, each with the number of its position.

    None where it holds at the start, and no more than MANY. Raises TooLarge beyond so many
    positions. What the problem itself asks for is left aside.
    """
    walk = Solver(replace(problem, goal=lambda _: False, keep=False))
    judge = _Judge([bound(goal, problem.start) for goal in goals])
    ways: list[list[tuple[int, Move | None]]] = [[] for _ in goals]
    already = judge(problem.start)
    seen, todo = {problem.root: already}, [problem.root]
    for number, node in enumerate(todo):
        for branch in walk.branches(node):
            after = judge(branch.node.state)
            for goal in after - seen[node] - already:
                if len(ways[goal]) < MANY:
                    ways[goal].append((number, branch.move))
            if branch.node not in seen and walk.decided(branch.node) is None:
                seen[branch.node] = after
                todo.append(branch.node)
        if len(seen) > most:
            raise TooLarge(f"there are more than {most:,} positions to look at")
    return [tuple(found) for found in ways]


class _Judge:
    """Tells which goals hold; it asks once for all states that differ in nothing they speak of."""

    def __init__(self, goals: Sequence[Goal]) -> None:
        self._goals = list(enumerate(goals))
        self._known: dict[Hashable, frozenset[int]] = {}

    def __call__(self, state: State) -> frozenset[int]:
        # Whoever is neither in sight nor home is imprisoned, so that need not be counted.
        in_sight = "".join(sorted("".join(state.tops)))
        gist = state.counts, state.castle, in_sight, state.seat, state.action
        found = self._known.get(gist)
        if found is None:
            found = frozenset(number for number, goal in self._goals if holds(goal, state))
            self._known[gist] = found
        return found
