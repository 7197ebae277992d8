"""Solutions to be looked at: step by step, and what to do for each roll."""

from collections import defaultdict
from collections.abc import Sequence

from ..engine.errors import Mistake
from ..engine.game import CHANCE
from ..engine.words import say
from ..engine.work import Work
from ..games.magical_towers import game
from ..games.magical_towers.moves import Move, Roll
from ..games.magical_towers.state import State
from ..search.policy import policy
from ..search.solve import SOLVER, Solver
from .judge import say_chance
from .lines import best_step, worst_step
from .puzzle import Puzzle
from .session import holds_out
from .steps import Step, step_for

__all__ = ["advice", "solution"]

_LONGEST = 24  # steps


def solution(puzzle: Puzzle, solver: Solver[State, Move]) -> Work[tuple[Step, ...]]:
    """The first solution, with what the others answer, and with the luck that it takes."""
    line = _proven(puzzle, solver)
    steps, node = list[Step](), solver.problem.root
    while solver.decided(node) is None and not holds_out(puzzle, node) and len(steps) < _LONGEST:
        mover = solver.mover(node)
        if mover == SOLVER and line:
            step = step_for(puzzle, solver, node, line.pop(0))
        elif mover in (SOLVER, CHANCE):
            step = yield from best_step(puzzle, solver, node)
        else:
            step = yield from worst_step(puzzle, solver, node)
        steps.append(step)
        node = step.after
    return tuple(steps)


def _proven(puzzle: Puzzle, solver: Solver[State, Move]) -> list[Move]:
    """The first line of the proof; none where it does not fit the puzzle any more."""
    lines = puzzle.proof.solutions if puzzle.proof else ()
    try:
        moves = game.parse_moves(lines[0]) if lines else []
    except Mistake:
        return []
    legal = game.legal_moves(solver.problem.start)
    return moves if moves and moves[0] in legal else []


def advice(solver: Solver[State, Move], steps: Sequence[Step]) -> list[str]:
    """What to do for each roll, at the first roll of a solution."""
    first = next((step for step in steps if isinstance(step.move, Roll)), None)
    if first is None:
        return []
    plans = defaultdict[str, list[str]](list)
    for name, then in policy(solver, first.before, rounds=1).then:
        moves = " ".join(map(str, then.line))
        if moves:
            sentence = say("`{moves}`, {chance}", moves=moves, chance=say_chance(then.value))
            plans[sentence].append(name.removeprefix("="))
    return [
        say("If the die shows {rolls}: {plan}.", rolls=_either(rolls), plan=plan)
        for plan, rolls in plans.items()
    ]


def _either(items: list[str]) -> str:
    *first, last = items
    return say("{first} or {last}", first=", ".join(first), last=last) if first else last
