"""Which of many goals are reached, and by how few ways: one walk through all that may be played."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace

from .problem import Move, Problem, State, TooLarge
from .solve import Solver

MANY = 8  # so many ways are too many to be worth a proof


def survey(
    problem: Problem[State, Move],
    goals: Sequence[Callable[[State], bool]],
    gist: Callable[[State], Hashable],
    most: int,
) -> list[tuple[tuple[int, Move | None], ...]]:
    """For each goal the moves by which it comes to hold, each with the number of its position.

    None where it holds at the start, and no more than MANY. What the problem itself asks for is
    left aside. States with the same ``gist`` fulfil the same goals. Raises TooLarge beyond so many
    positions.
    """
    walk = Solver(replace(problem, goal=lambda _: False, keep=False))
    known = dict[Hashable, frozenset[int]]()

    def judge(state: State) -> frozenset[int]:
        """Which goals hold; they are asked once for all states that have the same gist."""
        key = gist(state)
        if key not in known:
            known[key] = frozenset(n for n, holds in enumerate(goals) if holds(state))
        return known[key]

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
