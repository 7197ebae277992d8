"""Taking a lesson: where one stands, what was tried, and what is said to it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from random import Random

from ..engine.errors import IllegalMove, Mistake, Refusal
from ..engine.game import CHANCE, AnyGame, Move, Position
from ..engine.history import History
from ..engine.record import Record
from ..engine.words import say, sentences
from .lesson import LessonFile, LessonQuiz, LessonStep, LessonTask, Remark

ON, DONE, WRONG = "on", "done", "wrong"
STARS = 3
HINTS_FORGIVEN = 1
Played = History[Position, Move]
_MOST_REPLIES = 200  # what others and chance do after one move; more would be a script gone wild


@dataclass(frozen=True, slots=True)
class StepAnswer:
    """What a try came to; ``history`` is what happened, also where it is taken back at once."""

    kind: str
    text: str
    history: Played
    rule: str = ""


@dataclass(frozen=True)
class LessonSession:
    """A lesson while it is taken; everything that is done in it gives another session.

    ``tries`` counts moves and answers, also those that were taken back, ``hints`` what was told,
    both since the lesson began; ``told`` are the hints of this step, ``met`` the rules that
    refused something in it, ``opening`` how many moves others made before the learner was asked,
    ``scripted`` how much of its script was played.
    """

    lesson: LessonFile
    at: int
    history: Played
    opening: int = 0
    scripted: int = 0
    met: frozenset[str] = frozenset()
    chosen: tuple[int, ...] = ()
    told: int = 0
    done: bool = False
    tries: int = 0
    hints: int = 0
    wrong: tuple[str, ...] = ()

    @property
    def game(self) -> AnyGame:
        """Which game it is about."""
        return self.lesson.game

    @property
    def step(self) -> LessonStep:
        """What is being learnt."""
        return self.lesson.steps[self.at]

    @property
    def task(self) -> LessonTask | None:
        """What is to be done on the board, if anything is."""
        return self.step.act if isinstance(self.step.act, LessonTask) else None

    @property
    def finished(self) -> bool:
        """Whether this was the last step, and it is done."""
        return self.done and self.at == len(self.lesson.steps) - 1

    @property
    def par(self) -> int:
        """The tries that the whole lesson takes if everything is right at once."""
        return sum(_par(step) for step in self.lesson.steps)

    @property
    def stars(self) -> int:
        """One star for finishing, one for no needless tries, one for hardly a hint."""
        return 1 + (self.tries <= self.par) + (self.hints <= HINTS_FORGIVEN)

    @property
    def touched(self) -> bool:
        """Whether the learner has done something in this step."""
        return self.done or self.history.step > self.opening

    # On the board

    @property
    def learner_decides(self) -> bool:
        """Whether there is something to do, and the next move is the learner's."""
        return self.task is not None and not self.done and self._mover in self.step.seats

    @property
    def seat(self) -> int:
        """The learner's seat; of several the one that is to move."""
        seats, mover = self.step.seats, self._mover
        return mover if mover is not None and mover in seats else min(seats)

    @property
    def _mover(self) -> int | None:
        return self.game.rules.mover(self.history.state)

    def play(self, *moves: Move) -> tuple["LessonSession", StepAnswer]:
        """Try moves; raises IllegalMove where a rule refuses one."""
        session, answer = self, StepAnswer(ON, "", self.history)
        for move in moves:
            session, answer = session._play_one(move)
            if answer.kind != ON:
                break
        return session, answer

    def _play_one(self, move: Move) -> tuple["LessonSession", StepAnswer]:
        task = self.task
        if task is None or not self.learner_decides:
            raise Mistake(say("There is nothing to play here."))
        played = self.history.play(move)  # raises IllegalMove
        tried = replace(self, tries=self.tries + 1)
        remark = self._remark(task, self.game.notation.format_move(move))
        if remark is not None:
            seen = _shown(played, remark.show)
            return tried._taken_back(move, say(remark.text), seen, self.history)
        moved = replace(tried, history=played)._follow()
        if moved._is_met():
            return replace(moved, done=True), StepAnswer(DONE, say(self.step.done), moved.history)
        if moved._is_over():
            start = _start(self.lesson, self.at)
            back, answer = tried._taken_back(move, moved._say_missing(), moved.history, start)
            return back._follow(), answer
        return moved, StepAnswer(ON, "", moved.history)

    def _remark(self, task: LessonTask, move: str, rule: str = "") -> Remark | None:
        """What the step has to say to a move."""
        states = self.history.states[: self.history.step]
        nth = 1 + sum(self.game.rules.mover(state) in self.step.seats for state in states)
        return next((one for one in task.remarks if one.fits(nth, move, rule)), None)

    def _taken_back(
        self, move: Move, why: str, seen: Played, back: Played
    ) -> tuple["LessonSession", StepAnswer]:
        again = 0 if back.step == 0 else self.scripted
        wrong = (*self.wrong, self.game.notation.format_move(move))
        return replace(self, history=back, scripted=again, wrong=wrong), StepAnswer(
            WRONG, why, seen
        )

    def _follow(self) -> "LessonSession":
        """What the others and chance do, until the step is done or the learner is to decide."""
        session = self
        for _ in range(_MOST_REPLIES):
            move = None if session.history.step and session._is_met() else session._reply()
            if move is None:
                break
            scripted = session.scripted + (session._told_next() == (move,))
            session = replace(session, history=session.history.play(move), scripted=scripted)
        return session

    def _reply(self) -> Move | None:
        """The next move of somebody else: as told, or none where one may pass; luck is even."""
        state, rules = self.history.state, self.game.rules
        if self.task is None or self._mover is None or self._mover in self.step.seats:
            return None
        for move in self._told_next():
            if rules.why_not(state, move) is None:
                return move
        if self._mover == CHANCE:
            return rules.chance_move(state, Random(self.history.step))
        return rules.idle(state)

    def _told_next(self) -> tuple[Move, ...]:
        """The next move of the script, or none."""
        return self.task.script[self.scripted : self.scripted + 1] if self.task else ()

    def _is_met(self) -> bool:
        """Whether all is done that the step asks for."""
        task, state = self.task, self.history.state
        if task is None:
            return False
        goal = task.goal
        reached = goal is None or self.game.goals.predicate(goal, self.step.position)(state)
        return reached and {*task.events} <= self._happened() and {*task.refused} <= self.met

    def _happened(self) -> set[str]:
        """The names of all events since the step began."""
        history = self.history
        moves = zip(history.states, history.moves[: history.step], strict=False)
        happen = self.game.rules.events
        return {type(event).__name__ for state, move in moves for event in happen(state, move)}

    def _is_over(self) -> bool:
        """Whether the step's turns have passed, or nobody goes on."""
        turns = self.task.turns if self.task else 0
        return self._turns_passed() >= turns or self._mover not in self.step.seats

    def _turns_passed(self) -> int:
        """How many turns of the learner's have ended."""
        pairs, rules = pairwise(self.history.states[: self.history.step + 1]), self.game.rules
        ends = (before for before, after in pairs if rules.turn_passed(before, after))
        return sum(rules.turn(before) in self.step.seats for before in ends)

    def _say_missing(self) -> str:
        goal, start = self.task and self.task.goal, self.step.position
        lacking = self.game.goals.missing(goal, start, self.history.state) if goal else ""
        if lacking:
            return sentences(say("Not yet."), lacking, say("Try again."))
        return say("That was a fine move, but not what this step asks for. Try again.")

    def refused(self, move: str, refusal: Refusal) -> tuple["LessonSession", StepAnswer]:
        """The session after a try that a rule refuses, which may be what the step asks for."""
        task, why = self.task, self.game.voice.explain(refusal)
        if task is None or self.done:
            return self, StepAnswer(WRONG, why, self.history, refusal.rule)
        session = replace(self, met=self.met | {refusal.rule})
        if refusal.rule in task.refused and session._is_met():
            session = replace(session, done=True)
            return session, StepAnswer(DONE, say(self.step.done), self.history, refusal.rule)
        remark = self._remark(task, move, refusal.rule)
        text = sentences(why, say(remark.text) if remark else "")
        return session, StepAnswer(WRONG, text, self.history, refusal.rule)

    # Questions

    def choose(self, number: int) -> tuple["LessonSession", StepAnswer]:
        """Answer the question with one of its choices."""
        quiz = self.step.act
        if not isinstance(quiz, LessonQuiz) or not 0 <= number < len(quiz.choices):
            raise Mistake(say("There is no such answer here."))
        choice = quiz.choices[number]
        tries = self.tries if self.done else self.tries + 1
        wrong = self.wrong if choice.right else (*self.wrong, choice.text)
        session = replace(self, chosen=(*self.chosen, number), tries=tries, wrong=wrong)
        kind = DONE if choice.right else WRONG
        return replace(session, done=self.done or choice.right), StepAnswer(
            kind, say(choice.reply), self.history, choice.rule
        )

    # From step to step, and help

    def hint(self) -> "LessonSession":
        """The session with one more hint of this step told."""
        if self.task is None or self.told >= len(self.task.hints) or self.done:
            return self
        return replace(self, told=self.told + 1, hints=self.hints + 1)

    def rescue(self) -> tuple["LessonSession", StepAnswer]:
        """The session after the step was done for the learner, which counts as two hints."""
        task = self.step.act
        fresh = replace(self._turned_to(self.at), tries=self.tries, hints=self.hints + 2)
        if isinstance(task, LessonQuiz):
            return fresh.choose(task.right)
        if not isinstance(task, LessonTask):
            return fresh.on(), StepAnswer(ON, "", fresh.history)
        session, answer = fresh.play(*task.solution) if task.solution else (fresh, None)
        done = replace(session, done=True, tries=self.tries + _par(self.step))
        return done, answer or StepAnswer(DONE, say(self.step.done), fresh.history)

    def on(self) -> "LessonSession":
        """The next step, once this one is done; one that is only looked at is done by that."""
        if not self.done and self.step.act is not None:
            raise Mistake(say("This step is not done yet."))
        if self.at == len(self.lesson.steps) - 1:
            return replace(self, done=True)
        return self._turned_to(self.at + 1)

    def go(self, at: int) -> "LessonSession":
        """The session at the start of any step."""
        if not 0 <= at < len(self.lesson.steps):
            raise Mistake(say("There is no such step."))
        return self._turned_to(at)

    def again(self) -> "LessonSession":
        """The session at the start of its step; tries and hints still count."""
        return self._turned_to(self.at)

    def _turned_to(self, at: int) -> "LessonSession":
        fresh = begin(self.lesson, at)
        return replace(fresh, tries=self.tries, hints=self.hints, wrong=self.wrong)


def begin(lesson: LessonFile, at: int = 0) -> LessonSession:
    """A lesson that begins, or is gone on with at a step."""
    session = LessonSession(lesson, at, _start(lesson, at))._follow()
    return replace(session, opening=session.history.step)


def _start(lesson: LessonFile, at: int) -> Played:
    return History.of(Record.begin(lesson.game, lesson.steps[at].position))


def _par(step: LessonStep) -> int:
    return (
        step.act.par
        if isinstance(step.act, LessonTask)
        else 1
        if isinstance(step.act, LessonQuiz)
        else 0
    )


def _shown(history: Played, moves: Sequence[Move]) -> Played:
    """What a remark shows, as far as the rules allow it from there."""
    try:
        return history.play(*moves)
    except IllegalMove:
        return history
