"""Trying a decision once more: as a puzzle, or as a position in which each try is weighed."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from ..engine.errors import IllegalMove, Mistake
from ..engine.game import AnyGame, Move, Position
from ..engine.history import History
from ..engine.words import say, sentences
from ..engine.work import Work
from ..games import find_game
from ..puzzles.judge import RIGHT, SOLVED, WRONG, Verdict
from ..puzzles.puzzle import PuzzleFile
from ..puzzles.session import PuzzleSession, begin
from ..search.opponents.advice import Comparison, comparing, is_sensible
from ..search.opponents.choose import weighing
from ..search.opponents.levels import find_level
from .lines import line_from
from .task import finding_task
from .turning_points import TurningPoint

__all__ = ["Trial", "beginning"]


@dataclass(frozen=True)
class Trial:
    """A decision that is tried again; with a ``session`` it is a puzzle that the solver judges.

    Every try gives another trial, and a verdict on it.
    """

    point: TurningPoint
    line: History[Position, Move]
    session: PuzzleSession | None = None
    over: bool = False

    @property
    def game(self) -> AnyGame:
        """Which game it is."""
        return self.line.game

    @property
    def puzzle(self) -> PuzzleFile | None:
        """The puzzle, if a goal was found that says what was missed."""
        return self.session.puzzle if self.session else None

    @property
    def task(self) -> str:
        """What is asked for, as a sentence."""
        if self.puzzle is not None:
            return self.game.goals.say_aim(self.puzzle.aim, self.puzzle.turns)
        return say("Find a better way for {player}.", player=self.player)

    @property
    def player(self) -> str:
        """Who decides."""
        return self.game.voice.say_seat(self.line.states[0], self.point.decision.seat)

    def trying(self, moves: Sequence[Move], rng: Random) -> Work[tuple["Trial", Verdict]]:
        """Play moves until one of them is no good; raises IllegalMove where a rule refuses one."""
        trial, verdict = self, Verdict(RIGHT, "")
        for move in moves:
            if trial.over:
                raise Mistake(say("There is nothing left to decide."))
            trial, verdict = yield from trial._trying_one(move, rng)
            if verdict.kind != RIGHT:
                break
        return trial, verdict

    def _trying_one(self, move: Move, rng: Random) -> Work[tuple["Trial", Verdict]]:
        if self.session is None:
            return (yield from self._weighing(move))
        session, verdict = yield from self.session.playing([move], rng)
        over = verdict.kind == SOLVED
        return replace(self, session=session, line=session.history, over=over), verdict

    def _weighing(self, move: Move) -> Work[tuple["Trial", Verdict]]:
        """As good as the best way, or what a move overlooks."""
        game, state, decision = self.game, self.line.state, self.point.decision
        refusal = game.rules.why_not(state, move)
        if refusal is not None:
            raise IllegalMove(refusal, game.voice.brief(refusal))
        view = game.knowledge.look(state, decision.seat, game.knowledge.GRADES[-1])
        level = find_level(game, decision.level)
        chances = dict((yield from weighing(game, view, decision.seat, level, decision.rng)))
        best = max(chances, key=lambda one: chances[one])
        tried = chances.get(move, chances[best])
        if is_sensible(game, chances[best] - tried):
            return self._after(move)
        both = [(best, chances[best]), (move, tried)]
        found = yield from comparing(game, view, both, decision.rng)
        if is_sensible(game, found.lost):
            return self._after(move)
        return self, Verdict(WRONG, _say_wrong(found))

    def _after(self, move: Move) -> tuple["Trial", Verdict]:
        """The trial after a good move; it is over when others, chance or the next turn go on."""
        rules, seat, made = self.game.rules, self.point.decision.seat, self.line.moves
        own = [one for state, one in zip(self.line.states, made, strict=False)
               if rules.mover(state) == seat]  # fmt: skip
        line = line_from(self.game, self.line.states[0], [*own, move])
        passed = rules.turn_passed(self.line.state, line.state)
        over = passed or self.game.forecast.mover(line.state) != seat
        after = replace(self, line=line, over=over)
        if not over:
            return after, Verdict(RIGHT, say("Good! Go on."))
        return after, Verdict(SOLVED, say("That is as good as the best way there is."))

    def back(self) -> "Trial":
        """The trial at its start again."""
        if self.session is not None:
            session = self.session.again()
            return replace(self, session=session, line=session.history, over=False)
        return replace(self, line=line_from(self.game, self.line.states[0], []), over=False)


def _say_wrong(found: Comparison) -> str:
    """What a move overlooks, or else what another one would bring."""
    if found.overlooks:
        return say("Not yet. {why}", why=sentences(*found.overlooks))
    if found.brings:
        return say("Not yet. Another way does this: {why}", why=sentences(*found.brings))
    return say("Not yet. There is a better way.")


def beginning(point: TurningPoint) -> Work[Trial]:
    """A decision to try again: with a goal that says what was missed, if there is one."""
    game = find_game(point.decision.game)
    puzzle = yield from finding_task(point)
    if puzzle is not None:
        session = begin(puzzle)
        return Trial(point, session.history, session)
    return Trial(point, line_from(game, game.notation.parse_position(point.decision.position), []))
