"""Solutions to be looked at: step by step, and what to do for each roll."""

from collections import defaultdict
from collections.abc import Sequence

from ..engine.errors import Mistake
from ..engine.game import CHANCE, Move
from ..engine.words import say
from ..engine.work import Work
from ..search.policy import policy
from ..search.solve import SOLVER
from ..search.steps import AnySolver, Step
from .judge import say_chance
from .lines import best_step, worst_step
from .puzzle import Puzzle
from .session import holds_out
from .steps import step_for

__all__ = ["advice", "solution"]

_LONGEST = 24  # steps


def solution(puzzle: Puzzle, solver: AnySolver) -> Work[tuple[Step, ...]]:
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


def _proven(puzzle: Puzzle, solver: AnySolver) -> list[Move]:
    """The first line of the proof; none where it does not fit the puzzle any more."""
    lines = puzzle.proof.solutions if puzzle.proof else ()
    try:
        moves = puzzle.game.notation.parse_moves(lines[0]) if lines else []
    except Mistake:
        return []
    legal = puzzle.game.rules.legal_moves(solver.problem.start)
    return moves if moves and moves[0] in legal else []


def advice(puzzle: Puzzle, solver: AnySolver, steps: Sequence[Step]) -> list[str]:
    """What to do for each roll, at the first roll of a solution."""
    rolls = (step for step in steps if step.mover == CHANCE and step.move is not None)
    first = next(rolls, None)
    if first is None:
        return []
    plans = defaultdict[str, list[str]](list)
    for name, then in policy(solver, first.before, rounds=1).then:
        if moves := puzzle.write(then.line):
            sentence = say("`{moves}`, {chance}", moves=moves, chance=say_chance(then.value))
            plans[sentence].append(name)
    say_case, state = puzzle.game.voice.say_case, first.before.state
    return [
        say("{case}: {plan}.", case=say_case(state, names), plan=plan)
        for plan, names in plans.items()
    ]
