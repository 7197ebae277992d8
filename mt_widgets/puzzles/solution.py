"""Solutions to be looked at: step by step, and what to do for each roll."""

from collections import defaultdict
from collections.abc import Sequence

from ..engine.errors import Mistake
from ..engine.game import CHANCE, Move
from ..engine.words import say
from ..engine.work import Work
from ..search.policy import policy
from ..search.solve import SOLVER
from ..search.steps import SearchStep
from .judge import say_chance
from .puzzle_solver import PuzzleSolver

_LONGEST = 24  # steps


def solution(solver: PuzzleSolver) -> Work[tuple[SearchStep, ...]]:
    """The first solution, with what the others answer, and with the luck that it takes."""
    line = _proven(solver)
    steps, node = list[SearchStep](), solver.problem.root
    while solver.decided(node) is None and not solver.holds_out(node) and len(steps) < _LONGEST:
        mover = solver.mover(node)
        if mover == SOLVER and line:
            step = solver.step_for(node, line.pop(0))
        elif mover in (SOLVER, CHANCE):
            step = yield from solver.best_step(node)
        else:
            step = yield from solver.worst_step(node)
        steps.append(step)
        node = step.after
    return tuple(steps)


def _proven(solver: PuzzleSolver) -> list[Move]:
    """The first line of the proof; none where it does not fit the puzzle any more."""
    puzzle = solver.puzzle
    lines = puzzle.proof.solutions if puzzle.proof else ()
    try:
        moves = puzzle.game.notation.parse_moves(lines[0]) if lines else []
    except Mistake:
        return []
    legal = puzzle.game.rules.legal_moves(solver.problem.start)
    return moves if moves and moves[0] in legal else []


def advice(solver: PuzzleSolver, steps: Sequence[SearchStep]) -> list[str]:
    """What to do for each roll, at the first roll of a solution."""
    rolls = (step for step in steps if step.mover == CHANCE and step.move is not None)
    first = next(rolls, None)
    if first is None:
        return []
    puzzle, plans = solver.puzzle, defaultdict[str, list[str]](list)
    for name, then in policy(solver, first.before, rounds=1).then:
        if moves := puzzle.write(then.line):
            sentence = say("`{moves}`, {chance}", moves=moves, chance=say_chance(then.value))
            plans[sentence].append(name)
    say_case, state = puzzle.game.voice.say_case, first.before.state
    return [
        say("{case}: {plan}.", case=say_case(state, names), plan=plan)
        for plan, names in plans.items()
    ]
