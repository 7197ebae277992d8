"""Solving one puzzle: where one stands, what was tried, what was told, and whether it is solved."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random

from ..engine.aims import Aim, Question
from ..engine.errors import Mistake
from ..engine.game import CHANCE, Move, Position
from ..engine.history import History
from ..engine.words import say
from ..engine.work import Work, finish
from ..search.budget import Budget
from ..search.problem import Node
from ..search.solve import OTHERS, SOLVER, Solver
from ..search.steps import AnyNode, AnySolver, Step, history
from .judge import RIGHT, SOLVED, WRONG, Verdict, judge, say_chance
from .lines import worst_step, worth
from .prove import problem
from .puzzle import BEST, Puzzle
from .steps import step_for, ways

__all__ = ["HINTS", "Session", "begin", "going_on", "holds_out"]

HINTS = 3
_MOST_POSITIONS = 100_000  # what a notebook can keep, several times: 100 MB at the most
_AHEAD = 4_000  # positions that are looked at before anybody asks


@dataclass(frozen=True)
class Session:
    """A puzzle while it is being solved; everything it can be asked for gives another session.

    The solver, whose table all of them share, is None for a question to the memory.
    """

    puzzle: Puzzle
    solver: AnySolver | None
    path: tuple[Step, ...] = ()
    tried: tuple[str, ...] = ()
    hints: int = 0
    shown: bool = False
    solved: bool = False
    value: Fraction | None = None  # the chance of the last move that was tried first

    @property
    def node(self) -> AnyNode:
        """Where one stands."""
        if self.path:
            return self.path[-1].after
        return self.solver.problem.root if self.solver else Node(self.puzzle.position, 0)

    @property
    def history(self) -> History[Position, Move]:
        """The last moves, as a board shows them."""
        return history(self.puzzle.game, self.puzzle.position, self.path)

    @property
    def line(self) -> str:
        """The own moves so far."""
        own = (step.move for step in self.path if step.mover == SOLVER and step.move is not None)
        return self.puzzle.write(own)

    @property
    def over(self) -> bool:
        """Whether nothing is left to decide."""
        solver = self.solver
        return solver is None or (
            solver.decided(self.node) is not None or solver.mover(self.node) != SOLVER
        )

    @property
    def stars(self) -> int:
        """What there is to be earned, or was: each hint costs a star but the last one."""
        return 0 if self.shown else max(1, HINTS - self.hints)

    def hint(self) -> "Session":
        """One hint more."""
        return replace(self, hints=min(HINTS, self.hints + 1))

    def show(self) -> "Session":
        """The solution is looked at."""
        return replace(self, shown=True)

    def again(self) -> "Session":
        """From the start; what was tried and told is not forgotten."""
        return replace(self, path=())

    def undo(self) -> "Session":
        """Before the last own move."""
        own = [number for number, step in enumerate(self.path) if step.mover == SOLVER]
        return replace(self, path=self.path[: own[-1]] if own else ())

    def play(self, moves: str, rng: Random) -> tuple["Session", Verdict]:
        """Try moves that are written down; raises IllegalMove where a rule refuses one."""
        return finish(self.playing(self.puzzle.game.notation.parse_moves(moves), rng))

    def playing(self, moves: Sequence[Move], rng: Random) -> Work[tuple["Session", Verdict]]:
        """Try moves in small steps: judge each, and play what others and chance do after it."""
        session, shown = self, tuple[Step, ...]()
        if not moves:
            raise Mistake(say("There is no move."))
        verdict = Verdict(RIGHT, "")
        for move in moves:
            session, verdict = yield from session._playing_one(move, rng)
            shown += verdict.steps
            if verdict.kind != RIGHT:
                break
        return session, replace(verdict, steps=shown)

    def own_step(self, move: Move) -> Step:
        """The step that a move makes; raises a Mistake, or IllegalMove where a rule refuses it."""
        if self.solver is None:
            raise Mistake(say("Here no move is asked for, but an answer."))
        if self.puzzle.game.rules.is_chance(move):
            raise Mistake(say("Nobody chooses how the dice fall."))
        if self.over:
            raise Mistake(say("There is nothing left to decide."))
        return step_for(self.puzzle, self.solver, self.node, move)

    def _playing_one(self, move: Move, rng: Random) -> Work[tuple["Session", Verdict]]:
        step, solver = self.own_step(move), self.solver
        assert solver is not None
        verdict = yield from judge(self.puzzle, solver, step)
        value = self.value if self.path else verdict.value
        if verdict.kind == WRONG:
            tried = f"{self.line} {self.puzzle.write([move])}".strip()
            return replace(self, tried=(*self.tried, tried), value=value), verdict
        coming = yield from going_on(self.puzzle, solver, step.after, rng)
        steps = (step, *coming)
        session = replace(self, path=(*self.path, *steps), value=value)
        end = yield from _ending(self.puzzle, solver, steps[-1].after)
        if end:
            session = replace(session, solved=True)
            verdict = replace(verdict, kind=SOLVED, text=end)
        return session, replace(verdict, steps=steps)

    def looking_ahead(self) -> Work[str]:
        """Search before something is tried, though not for long; a sentence if there is a flaw."""
        solver, aim = self.solver, self.puzzle.aim
        assert solver is not None
        for positions in solver.search(solver.problem.root):
            yield positions
            if positions > _AHEAD:
                return ""
        value = solver.value()
        certain = isinstance(aim, Aim) and not aim.likely
        if not value or (certain and value < 1):
            return say("This puzzle has a flaw: the goal cannot be reached for sure.")
        return ""

    def answer(self, tags: Iterable[str]) -> tuple["Session", Verdict]:
        """Answer a question to the memory; how many tags are right is told, but not which."""
        assert isinstance(self.puzzle.aim, Question)
        goals, given = self.puzzle.game.goals, {*tags}
        right = goals.answer(self.puzzle.aim, self.puzzle.position)
        if given == right:
            text = say("You remember everything.")
            return replace(self, solved=True), Verdict(SOLVED, text)
        session = replace(self, tried=(*self.tried, goals.format_answer(given)))
        return session, Verdict(WRONG, _say_score(len(given & right), len(given), given < right))


def begin(puzzle: Puzzle) -> Session:
    """A puzzle that nobody has touched yet."""
    if isinstance(puzzle.aim, Question):
        return Session(puzzle, None)
    return Session(puzzle, Solver(problem(puzzle), Budget(_MOST_POSITIONS)))


def _say_score(right: int, given: int, some: bool) -> str:
    if not given:
        return say("Choose your answer first.")
    if some:
        return say("So far all are right, but there are more.")
    return say("Right are {right} of your {given}.", right=right, given=given)


def going_on(
    puzzle: Puzzle,
    solver: AnySolver,
    node: AnyNode,
    rng: Random,
    *,
    free: bool = False,
) -> Work[tuple[Step, ...]]:
    """What happens until the solver decides again: others as told, or else at their worst; luck.

    Where others are ``free`` to choose, it waits for them too.
    """
    steps = list[Step]()
    while solver.decided(node) is None and solver.mover(node) != SOLVER:
        if holds_out(puzzle, node) and not free:
            break
        if solver.mover(node) == CHANCE:
            options = list(ways(puzzle, solver, node))
            [(_, step)] = rng.choices(options, [weight for weight, _ in options])
        elif free and puzzle.others == BEST:
            break
        else:
            step = yield from worst_step(puzzle, solver, node)
        steps.append(step)
        node = step.after
    return tuple(steps)


def holds_out(puzzle: Puzzle, node: AnyNode) -> bool:
    """Whether a goal is to be kept, and nothing is left to do for it but to wait."""
    idle = puzzle.others == BEST and not puzzle.game.rules.interrupts(puzzle.start)
    return puzzle.task.keep and node.left <= 0 and idle


def _ending(puzzle: Puzzle, solver: AnySolver, node: AnyNode) -> Work[str]:
    """What is said where there is nothing left to decide; nothing where there is."""
    value = yield from worth(solver, node)
    over = solver.decided(node) is not None
    if holds_out(puzzle, node) and not over and solver.mover(node) in (OTHERS, CHANCE):
        return _say_kept(puzzle.task, value)
    if not puzzle.task.likely:
        return say("The goal is reached.") if over else ""
    if value == 0:
        return say("Luck was against you, but every choice of yours was the best there is.")
    return say("Every choice was the best there is, and luck was with you.") if over else ""


def _say_kept(aim: Aim, value: Fraction) -> str:
    if not aim.likely:
        return say("Whatever the others do now, it holds.")
    return say("Nothing does better: it holds with the chance {chance}.", chance=say_chance(value))
