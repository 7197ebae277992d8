"""Solving one puzzle: where one stands, what was tried, what was told, and whether it is solved."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random

from ..engine.aims import Aim, Question
from ..engine.errors import Mistake
from ..engine.game import Move, Position
from ..engine.history import History
from ..engine.words import say
from ..engine.work import Work, finish
from ..search.budget import Budget
from ..search.problem import Node
from ..search.solve import SOLVER
from ..search.steps import AnyNode, SearchStep, history
from .judge import RIGHT, SOLVED, WRONG, Verdict, judge, say_chance
from .puzzle import PuzzleFile
from .puzzle_solver import PuzzleSolver
from .stars import earned

HINTS = 3
_MOST_POSITIONS = 100_000  # what a notebook can keep, several times: 100 MB at the most
_AHEAD = 4_000  # positions that are looked at before anybody asks


@dataclass(frozen=True)
class PuzzleSession:
    """A puzzle while it is being solved; everything it can be asked for gives another session.

    The solver, whose table all of them share, is None for a question to the memory.
    """

    puzzle: PuzzleFile
    solver: PuzzleSolver | None
    path: tuple[SearchStep, ...] = ()
    tried: tuple[str, ...] = ()
    hints: int = 0
    shown: bool = False
    solved: bool = False
    value: Fraction | None = None  # the chance of the last move that was tried first

    @property
    def node(self) -> AnyNode:
        """The node of the last step, or the start."""
        if self.path:
            return self.path[-1].after
        return self.solver.problem.root if self.solver else Node(self.puzzle.position, 0)

    @property
    def history(self) -> History[Position, Move]:
        """The last moves, as a board shows them."""
        return history(self.puzzle.game, self.puzzle.position, self.path)

    @property
    def line(self) -> str:
        """The solver's moves so far, in notation."""
        own = (step.move for step in self.path if step.mover == SOLVER and step.move is not None)
        return self.puzzle.write(own)

    @property
    def over(self) -> bool:
        """Whether nothing is left to decide."""
        return self.solver is None or self.solver.is_over(self.node)

    @property
    def stars(self) -> int:
        """What there is to be earned, or was: each hint costs a star but the last one."""
        return 0 if self.shown else earned(self.hints)

    def hint(self) -> "PuzzleSession":
        """The session with one more hint told."""
        return replace(self, hints=min(HINTS, self.hints + 1))

    def show(self) -> "PuzzleSession":
        """The session after a look at the solution."""
        return replace(self, shown=True)

    def again(self) -> "PuzzleSession":
        """The session at the start again; tries and hints still count."""
        return replace(self, path=())

    def undo(self) -> "PuzzleSession":
        """The session before the solver's last move."""
        own = [number for number, step in enumerate(self.path) if step.mover == SOLVER]
        return replace(self, path=self.path[: own[-1]] if own else ())

    def play(self, moves: str, rng: Random) -> tuple["PuzzleSession", Verdict]:
        """Try moves that are written down; raises IllegalMove where a rule refuses one."""
        return finish(self.playing(self.puzzle.game.notation.parse_moves(moves), rng))

    def playing(self, moves: Sequence[Move], rng: Random) -> Work[tuple["PuzzleSession", Verdict]]:
        """Try moves in small steps: judge each, and play what others and chance do after it."""
        session, shown = self, tuple[SearchStep, ...]()
        if not moves:
            raise Mistake(say("There is no move."))
        verdict = Verdict(RIGHT, "")
        for move in moves:
            session, verdict = yield from session._playing_one(move, rng)
            shown += verdict.steps
            if verdict.kind != RIGHT:
                break
        return session, replace(verdict, steps=shown)

    def own_step(self, move: Move) -> SearchStep:
        """The step that a move makes; raises a Mistake, or IllegalMove where a rule refuses it."""
        if self.solver is None:
            raise Mistake(say("Here no move is asked for, but an answer."))
        if self.puzzle.game.rules.is_chance(move):
            raise Mistake(say("Nobody chooses how the dice fall."))
        if self.over:
            raise Mistake(say("There is nothing left to decide."))
        return self.solver.step_for(self.node, move)

    def _playing_one(self, move: Move, rng: Random) -> Work[tuple["PuzzleSession", Verdict]]:
        step, solver = self.own_step(move), self.solver
        assert solver is not None
        verdict = yield from judge(solver, step)
        value = self.value if self.path else verdict.value
        if verdict.kind == WRONG:
            tried = f"{self.line} {self.puzzle.write([move])}".strip()
            return replace(self, tried=(*self.tried, tried), value=value), verdict
        coming = yield from solver.going_on(step.after, rng)
        steps = (step, *coming)
        session = replace(self, path=(*self.path, *steps), value=value)
        end = yield from _ending(solver, steps[-1].after)
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

    def answer(self, tags: Iterable[str]) -> tuple["PuzzleSession", Verdict]:
        """Answer a question to the memory; how many tags are right is told, but not which."""
        assert isinstance(self.puzzle.aim, Question)
        goals, given = self.puzzle.game.goals, {*tags}
        right = goals.answer(self.puzzle.aim, self.puzzle.position)
        if given == right:
            text = say("You remember everything.")
            return replace(self, solved=True), Verdict(SOLVED, text)
        session = replace(self, tried=(*self.tried, goals.format_answer(given)))
        return session, Verdict(WRONG, _say_score(len(given & right), len(given), given < right))


def begin(puzzle: PuzzleFile, most: int | None = None) -> PuzzleSession:
    """A session at the start of a puzzle, whose solver searches at most so many positions."""
    asks = isinstance(puzzle.aim, Question)
    return PuzzleSession(
        puzzle, None if asks else PuzzleSolver(puzzle, Budget(most or _MOST_POSITIONS))
    )


def _say_score(right: int, given: int, some: bool) -> str:
    if not given:
        return say("Choose your answer first.")
    if some:
        return say("So far all are right, but there are more.")
    return say("Right are {right} of your {given}.", right=right, given=given)


def _ending(solver: PuzzleSolver, node: AnyNode) -> Work[str]:
    """What is said when nothing is left to decide; nothing before."""
    value = yield from solver.worth(node)
    over, aim = solver.decided(node) is not None, solver.puzzle.task
    if solver.holds_out(node) and not over and solver.mover(node) != SOLVER:
        if not aim.likely:
            return say("Whatever the others do now, it holds.")
        chance = say_chance(value)
        return say("Nothing does better: it holds with the chance {chance}.", chance=chance)
    if not aim.likely:
        return say("The goal is reached.") if over else ""
    if value == 0:
        return say("Luck was against you, but every choice of yours was the best there is.")
    return say("Every choice was the best there is, and luck was with you.") if over else ""
