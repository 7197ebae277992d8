"""What a puzzle is at until it is solved, or until an answer was given in an exam."""

from collections.abc import Hashable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from ...engine.aims import Question
from ...engine.cues import Cues
from ...engine.errors import Mistake
from ...engine.game import Event, Move, Position
from ...engine.history import History
from ...engine.sitting import Sitting
from ...engine.words import say
from ...puzzles.exam import playing_on
from ...puzzles.judge import SOLVED, WRONG, Verdict
from ...puzzles.session import HINTS, Session
from ...puzzles.steps import shown_steps
from ...puzzles.telling import say_hints
from ...search.steps import history, say_path
from ..page.desk import Button, button
from .phases import TOOLS, Phase, Told, elsewhere
from .phases_after import Done, show_solution
from .phases_exam import give_answer

if TYPE_CHECKING:
    from .puzzle import Puzzle

__all__ = ["Asking", "Open", "Solving", "start"]


def start(puzzle: "Puzzle", session: Session) -> Phase:
    """Where a puzzle begins: with what is shown, or else with moves to try."""
    steps = shown_steps(session.puzzle)
    return Watching(puzzle, session, steps) if steps else Solving(puzzle, session)


@dataclass(frozen=True)
class Watching(Phase):
    """What happened before the board is covered, move by move."""

    @property
    def history(self) -> History[Position, Move]:
        """Up to the move that was shown last."""
        return history(self.game, self.session.puzzle.start, self.steps[: self.at])

    @property
    def goal(self) -> str:
        """What comes is to be seen with open eyes for everything."""
        return say("Watch closely: you will be asked afterwards.")

    @property
    def told(self) -> Told:
        """How far it has come, and the ways on and back."""
        at, steps = self.at, len(self.steps)
        heading = say("Move {step} of {steps}", step=at, steps=steps)
        if not at:
            heading = say("Look well: this is how it begins.")
        elif at == steps:
            heading = say("That was all. Do you remember?")
        first = button("on", say("Next move"), primary=True)
        if at == steps:
            first = button("ask", say("I remember: go on"), primary=True)
        again = [button("again", say("Again from the start"))] if at else []
        log = say_path(self.game, self.steps[:at])
        actions, buttons = [first, *again], elsewhere()
        return {"heading": heading, "actions": actions, "buttons": buttons, "history": log}

    def on(self) -> str | None:
        """The next move, and behind the last one the question."""
        if self.at < len(self.steps):
            return super().on()
        puzzle, session = self.puzzle, self.session
        return puzzle.enter(Solving(puzzle, session) if session.solver else Asking(puzzle, session))


def _hint_button(session: Session) -> list[Button]:
    if session.hints >= HINTS:
        return []
    if session.solved or session.shown:
        return [button("hint", say("Hint"))]
    last = session.hints == HINTS - 1
    return [button("hint", say("Last hint") if last else say("Hint (costs a star)"))]


@dataclass(frozen=True)
class Open(Phase):
    """Something is to be found out; ``sure`` is asked before the solution is shown."""

    sure: bool = True

    @property
    def told(self) -> Told:
        """The hints so far, and the buttons for help and ways out."""
        session, lines = self.session, say_hints(self.session)
        found = [*_hint_button(session), button("solution", say("Show the solution"))]
        if session.path:
            found += [button("undo", say("Take back")), button("again", say("Start again"))]
        elif session.puzzle.sequence:
            found.append(button("again", say("Watch again")))
        sure = [button("reveal", say("Show it"), primary=True), button("leave", say("Not yet"))]
        buttons = [*found, *elsewhere()] if self.sure else sure
        summary = {"title": say("Hints"), "lines": lines} if lines else {}
        return {"summary": summary, "buttons": buttons, "history": self.log}

    def hint(self) -> str | None:
        """One hint more, for which a star is given up."""
        puzzle = self.puzzle
        if puzzle.mode.forbids("hint", self.session):
            raise Mistake(say("There is no further hint."))
        session = self.session.hint()
        puzzle.enter(replace(self, session=session, sure=True))
        puzzle.desk.speak(puzzle.desk.summary["lines"][-1])
        return puzzle.warn(puzzle.progress.keeper.note(session))

    def ask_for_solution(self) -> str | None:
        """Show the solution, but ask first: then it does not count as solved by oneself."""
        if self.session.solved or self.session.shown or not self.puzzle.mode.starred:
            return self.show_solution()
        self.puzzle.enter(replace(self, sure=False))
        told = say("Shown the solution, you earn no star. Show it all the same?")
        self.puzzle.desk.tell("told", told)
        return None

    def show_solution(self) -> str | None:
        """Show the solution, step by step."""
        return show_solution(replace(self, session=self.session.show(), sure=True))

    def back(self) -> str | None:
        """Back from the question whether the solution is to be shown."""
        return self.puzzle.enter(replace(self, sure=True))

    def judge(self, found: tuple[Session, Verdict]) -> str | None:
        """Show what a try came to; a wrong one is taken back."""
        (session, verdict), puzzle = found, self.puzzle
        after: Phase = replace(self, session=session, sure=True)
        if verdict.kind == SOLVED:
            after = Done(puzzle, session)
        wrong, status = verdict.kind == WRONG, puzzle.progress.count(session, verdict)
        told = say_path(self.game, verdict.steps)
        puzzle.enter(after, *told, steps=verdict.steps, rest=wrong, status=status)
        return verdict.text if wrong else None


@dataclass(frozen=True)
class Solving(Open):
    """Moves are tried; in an exam they are not judged, and the solver says that they are it."""

    @property
    def _silent(self) -> bool:
        return self.puzzle.mode.silent

    @property
    def watching(self) -> bool:
        """Whether moves were played in an exam, and nothing is left to decide."""
        return self._silent and bool(self.session.path) and self.session.over

    @property
    def told(self) -> Told:
        """Help and ways out; in an exam the answer, once there is one."""
        told = {**super().told, "tools": ("type", *TOOLS)}
        if self._silent and self.session.path:
            give = button("give", say("This is my answer"), primary=self.watching)
            told["actions"] = [give]
        if self.watching:
            told["heading"] = say("Your moves are played. Is this your answer?")
        return told

    def play(self, moves: tuple[Move, ...]) -> str | None:
        """Try moves, or in an exam just play them."""
        puzzle, session = self.puzzle, self.session
        if self._silent:
            return puzzle.thinker.work(playing_on(session, moves), self._played)
        return puzzle.thinker.work(session.playing(moves, puzzle.rng), self.judge)

    def _played(self, session: Session) -> str | None:
        """Show what was played, and say no more."""
        steps = session.path[len(self.session.path) :]
        told = say_path(self.game, steps)
        return self.puzzle.enter(Solving(self.puzzle, session), *told, steps=steps)

    def undo(self) -> str | None:
        """Take back the last own move."""
        return self.puzzle.enter(Solving(self.puzzle, self.session.undo()))

    def again(self) -> str | None:
        """From the start; what is to be remembered is shown again only before the first move."""
        if not self.session.path:
            return super().again()
        return self.puzzle.enter(Solving(self.puzzle, self.session.again()))

    def give(self) -> str | None:
        """Say that what was played is the answer."""
        if not self._silent or not self.session.path:
            raise Mistake(say("Play your moves first."))
        return give_answer(self, self.session.line)


@dataclass(frozen=True, kw_only=True)
class Quiz(Sitting):
    """A sitting at a question: what can be clicked are answers, in the hand are those chosen."""

    question: Question

    @cached_property
    def following(self) -> frozenset[str]:
        """The choices."""
        return frozenset(self.game.goals.choices(self.question, self.state))

    def cues(self, hovered: str = "", lens: Hashable = None) -> Cues[Event]:
        """The choices glow but for those that were chosen."""
        del hovered, lens
        goals, state = self.game.goals, self.state
        chosen = goals.glow(self.question, state, self.clicked)
        return Cues(goals.glow(self.question, state, self.following) - chosen, chosen)


@dataclass(frozen=True)
class Asking(Open):
    """A question to the memory: things are chosen, by their tags."""

    chosen: frozenset[str] = frozenset()

    @property
    def log(self) -> list[str]:
        """What was answered in vain; the rest is to be remembered."""
        return self.puzzle.progress.vain

    @property
    def told(self) -> Told:
        """The question, and the button for the answer, once there is one."""
        answer = button("answer", say("That is my answer"), primary=True)
        answer["disabled"] = not self.chosen
        return {**super().told, "heading": self.goal, "actions": [answer]}

    def sit(self, _: tuple[str, ...], *, memory: bool) -> Sitting:
        """See what can be chosen, and what was."""
        question, chosen = self.session.puzzle.aim, tuple(sorted(self.chosen))
        assert isinstance(question, Question)
        told = super().sit(chosen, memory=memory)
        return Quiz(told.history, told.seat, told.memory, chosen, watching=True, question=question)

    def click(self, tag: str) -> str | None:
        """Choose something for the answer, or take it back; what stands on a space means it."""
        where = self.game.clicks.place(tag) or tag
        if where not in self.sit((), memory=False).following:
            raise Mistake(self.game.voice.words()["choose"])
        return self.puzzle.enter(replace(self, chosen=self.chosen ^ {where}, sure=True))

    def answer(self, *things: int | str) -> str | None:
        """Answer in notation or by tags, or as chosen on the board."""
        given, goals = [*map(str, things)], self.game.goals
        if not given and not self.chosen:
            raise Mistake(say("Choose your answer first."))
        if all(map(self.game.clicks.is_tag, given)):
            return self._answered(frozenset(given) or self.chosen)
        return self._answered(goals.parse_answer(" ".join(given)))

    def _answered(self, chosen: frozenset[str]) -> str | None:
        if self.puzzle.mode.silent:
            return give_answer(self, self.game.goals.format_answer(chosen))
        return replace(self, chosen=chosen).judge(self.session.answer(chosen))

    def show_solution(self) -> str | None:
        """Show the answer; one's own is chosen anew afterwards."""
        return show_solution(Asking(self.puzzle, self.session.show()))
