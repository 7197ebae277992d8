"""What happened on the way to a solution, as one line that can be judged again at any time.

The line holds the solver's moves in notation and, between them, whatever could have been otherwise:
moves of chance, other outcomes with a plus such as ``+W3,T2``, and what another player chose. What
is certain to come is left out. To a question, the line is the answer.

Judging a line needs little searching: moves that reach the goal prove themselves, and up to where
luck or somebody's free choice comes in, the solutions of the puzzle are proven.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby, islice
from typing import NamedTuple

from ..engine.aims import Question
from ..engine.errors import Mistake
from ..engine.game import CHANCE, AnyGame, Move, Position
from ..engine.puzzle_parts import Symmetry
from ..engine.work import Work
from ..search.solve import SOLVER, Branch
from ..search.steps import AnyNode, SearchStep
from .puzzle import PuzzleFile
from .puzzle_solver import PuzzleSolver
from .session import PuzzleSession
from .variant import turned_line

REFUSED, SHORT, WRONG, SOLVED = "refused", "short", "wrong", "solved"
_OUTCOME = "+"


@dataclass(frozen=True, slots=True)
class Shown:
    """What a line shows: how it ends, the solver's own moves, and the chance of the first of them.

    ``value`` is None unless the puzzle asks for the best chance.
    """

    end: str
    own: str = ""
    value: Fraction | None = None

    @property
    def solved(self) -> bool:
        """Whether the line solves the puzzle."""
        return self.end == SOLVED


class _Step(NamedTuple):
    """One step of a line; ``free`` tells that something else could have come in its place."""

    mover: int
    free: bool
    before: AnyNode
    branch: Branch[Position, Move]


# From what was played to the line


def account(session: PuzzleSession) -> str:
    """The line of a session so far; nothing where nothing was played, or answered rightly."""
    solver, aim = session.solver, session.puzzle.aim
    game = session.puzzle.game
    if solver is None:
        assert isinstance(aim, Question)
        right = game.goals.answer(aim, session.puzzle.position) if session.solved else ()
        return game.goals.format_answer(right)
    return " ".join(filter(None, (_word_of(solver, step) for step in session.path)))


def _word_of(solver: PuzzleSolver, step: SearchStep) -> str:
    if step.move is None:
        free = bool(step.outcome) and _is_free(solver, step.before)
        return f"{_OUTCOME}{step.outcome}" if free else ""
    free = step.mover == SOLVER or _is_free(solver, step.before)
    return solver.puzzle.write([step.move]) if free else ""


def _is_free(solver: PuzzleSolver, node: AnyNode) -> bool:
    return len([*islice(solver.branches(node), 2)]) > 1


def turned_account(puzzle: PuzzleFile, line: str, symmetry: Symmetry[Position, Move]) -> str:
    """A line as it is written in a variant of its puzzle; raises a Mistake for what is no line."""
    if isinstance(puzzle.aim, Question):
        return turned_line(puzzle, line, symmetry)
    words = line.split()
    same = {word for word in words if word.startswith(_OUTCOME)}
    return " ".join(word if word in same else turned_line(puzzle, word, symmetry) for word in words)


# From the line to what it is worth


def retracing(session: PuzzleSession, line: str) -> Work[Shown]:
    """Judge a line from the start of a puzzle, in small steps; raises TooLarge."""
    solver, puzzle = session.solver, session.puzzle
    if solver is None:
        return _answered(puzzle, line)
    path, refused = yield from _walking(solver, line.split())
    stretches = [*_stretches(path)]
    first = yield from _first_chance(solver, stretches)
    own = _own(puzzle, path)
    if refused or not _is_whole(solver, path):
        failed = bool(path) and solver.decided(path[-1].branch.node) is not None
        return Shown(REFUSED if refused else WRONG if failed else SHORT, own, first)
    for number, stretch in enumerate(stretches):
        if number == 0 and _is_proven(puzzle, stretch):
            continue
        if not (yield from _keeping(solver, stretch)):
            return Shown(WRONG, own, first)
    return Shown(SOLVED, own, first)


def _answered(puzzle: PuzzleFile, line: str) -> Shown:
    """The answer to a question: all that is right and nothing else."""
    assert isinstance(puzzle.aim, Question)
    goals = puzzle.game.goals
    try:
        right = goals.parse_answer(line) == goals.answer(puzzle.aim, puzzle.position)
    except Mistake:
        return Shown(REFUSED, line)
    return Shown(SOLVED if right else WRONG, line)


def _walking(solver: PuzzleSolver, words: list[str]) -> Work[tuple[list[_Step], bool]]:
    """The steps of a line, as far as the rules allow it, and whether they refuse the rest."""
    path, node, game = list[_Step](), solver.problem.root, solver.puzzle.game
    while solver.decided(node) is None and not solver.holds_out(node):
        yield len(path)
        mover = solver.mover(node)
        free = mover == SOLVER or _is_free(solver, node)
        if free and not words:
            break
        wanted = words.pop(0) if free else ""
        ways = (way for way in solver.branches(node) if not free or _word(game, way) == wanted)
        way = next(ways, None)
        if way is None:
            return path, True
        path.append(_Step(mover, free, node, way))
        node = way.node
    return path, False


def _word(game: AnyGame, way: Branch[Position, Move]) -> str:
    move = way.move or game.forecast.chance_move(way.name)
    return f"{_OUTCOME}{way.name}" if move is None else game.notation.format_move(move)


def _stretches(path: list[_Step]) -> Iterator[list[_Step]]:
    """The parts of a line between luck and the free choices of others, without these."""
    for left_alone, steps in groupby(path, lambda step: step.free and step.mover != SOLVER):
        if not left_alone:
            yield list(steps)


def _is_proven(puzzle: PuzzleFile, stretch: list[_Step]) -> bool:
    """Whether the first stretch is one of the solutions, which end where luck comes in."""
    return puzzle.proof is not None and _own(puzzle, stretch) in puzzle.proof.solutions


def _keeping(solver: PuzzleSolver, stretch: list[_Step]) -> Work[bool]:
    """Whether the solver's moves of a stretch keep the best chance, which never grows in it."""
    best = Fraction(1)
    if solver.puzzle.task.likely:
        best = yield from solver.worth(stretch[0].before)
    return (yield from solver.worth(stretch[-1].branch.node)) == best


def _is_whole(solver: PuzzleSolver, path: list[_Step]) -> bool:
    """Whether a line goes on to its end; with the best chance asked for, up to luck is enough."""
    node = path[-1].branch.node if path else solver.problem.root
    likely = solver.puzzle.task.likely
    if solver.decided(node) is not None:
        return likely or solver.decided(node) == 1
    if solver.holds_out(node):
        return solver.mover(node) != SOLVER
    return likely and any(step.mover == CHANCE for step in path)


def _first_chance(solver: PuzzleSolver, stretches: list[list[_Step]]) -> Work[Fraction | None]:
    """The chance after the first move, where the best one is asked for."""
    puzzle = solver.puzzle
    if not puzzle.task.likely or not stretches:
        return None
    if puzzle.proof and _is_proven(puzzle, stretches[0]):
        return puzzle.proof.value
    return (yield from solver.worth(stretches[0][0].branch.node))


def _own(puzzle: PuzzleFile, path: list[_Step]) -> str:
    moves = (step.branch.move for step in path if step.mover == SOLVER)
    return puzzle.write(move for move in moves if move is not None)
