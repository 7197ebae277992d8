"""The lesson: steps on a board, each with something to do, and an answer to every try."""

from collections.abc import Hashable, Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import takewhile
from pathlib import Path
from typing import ClassVar, Unpack

from ...engine.board_model import BoardModel
from ...engine.cues import Cues
from ...engine.errors import IllegalMove, Mistake
from ...engine.game import Event, Move
from ...engine.pointing import say_pointed
from ...engine.record import Record
from ...engine.words import say, sentences
from ...learner.keeper import Keeper
from ...learner.results_file import ResultsFile
from ...lessons.course import find_lesson
from ...lessons.lesson import LessonQuiz, LessonTask
from ...lessons.session import DONE, STARS, WRONG, LessonSession, Played, StepAnswer, begin
from ..board.board import Board
from ..board.screen import Shot
from ..page.answers import answers
from ..page.panel_parts import Button, button
from ..page.settings import BoardSettings
from ..page.task import Task as Card
from .lesson_words import (
    lesson_card,
    lesson_contents,
    lesson_heading,
    lesson_help,
    lesson_text,
    onwards,
    step_text,
)

_TOOLS = ("keyboard", "log", "motion", "theme", "size")
_SHARES = {
    LessonQuiz: 0.68,
    LessonTask: 0.78,
    type(None): 0.78,
}  # of the window's height, for the board
_KINDS = {DONE: "done", WRONG: "wrong"}
_MOST_TRIED = 50


class Lesson(Board):
    """A lesson of the course by its name, of another game by ``game/name``, or one by its file.

    It goes on where it was left, which is kept in ``results``. One that is ``alone`` has no way on
    from its end. Settings are those of a board.

        lesson = Lesson("walking")
        lesson.play("W3:b4")

    Every user action is a method. A wrong try is answered with the reason, a right one with None.
    """

    _commands: ClassVar[Mapping[str, str]] = {
        name: name for name in ("on", "hint", "rescue", "again", "back", "afresh")
    }

    def __init__(
        self,
        which: str | Path,
        *,
        results: ResultsFile | str | Path | None = None,
        alone: bool = False,
        **settings: Unpack[BoardSettings],
    ) -> None:
        lesson = find_lesson(which)
        self._result = f"lesson:{lesson.name}"
        self._keeper = Keeper(results)
        share = self._keeper.reached(self._result)
        at = min(int(share * len(lesson.steps)), len(lesson.steps) - 1)
        self._keeper.begin(self._result)
        self.session = begin(lesson, at)  # how far it has come
        self._card, self._alone = Card(), alone
        self._share = self._height
        start = Record.begin(lesson.game, self.session.step.position)
        super().__init__(start, tools=_TOOLS, **settings)
        self.children = (self._card, self.painter.widget, self.panel)
        trouble = self._keeper.look()
        if trouble:
            self.panel.tell("told", trouble)

    @property
    def finished(self) -> bool:
        """Whether everything is done."""
        return self.session.finished

    # What a learner does

    def _touch(self, tag: str) -> str | None:
        """Choose an answer of the list, or something on the board while one may."""
        if self.panel.contents.lists(tag):
            return self.choose(int(tag.removeprefix("answer:")))
        return super()._touch(tag) if self.session.learner_decides else None

    @answers()
    def choose(self, number: int) -> str | None:
        """Answer the question, by the number of an answer, from 0."""
        return self._answered(*self.session.choose(number))

    @answers()
    def on(self) -> str | None:
        """Go on to the next step."""
        return self._enter(self.session.on())

    def back(self) -> str | None:
        """Go back to the step before."""
        return self._enter(self.session.go(max(0, self.session.at - 1)))

    @answers()
    def turn_to(self, step: int) -> str | None:
        """Go to a step, from 1."""
        if not 0 < step <= len(self.session.lesson.steps):
            raise Mistake(say("There is no step {step}.", step=step))
        return self._enter(self.session.go(step - 1))

    def again(self) -> str | None:
        """Do the step again from its start."""
        return self._enter(self.session.again())

    def afresh(self) -> str | None:
        """Take the lesson once more, from its first step."""
        self._keeper.begin(self._result)
        return self._enter(begin(self.session.lesson))

    @answers()
    def hint(self) -> str | None:
        """Get one hint more."""
        session = self.session.hint()
        if session == self.session:
            raise Mistake(say("There is no further hint."))
        self._enter(session)
        self.panel.tell("told", self.panel.contents.summary["lines"][-1])
        return None

    def rescue(self) -> str | None:
        """Have the step done for you."""
        return self._answered(*self.session.rescue())

    def undo(self) -> str | None:
        """Do the step again from its start: there is no way to undo a single move."""
        return self.again()

    # What is said to it

    @answers()
    def _advance(self, *moves: Move) -> str | None:
        try:
            session, answer = self.session.play(*moves)
        except IllegalMove as error:
            tried = self.game.notation.format_move(moves[-1]) if moves else ""
            session, answer = self.session.refused(tried, error.refusal)
        return self._answered(session, answer)

    def _say_no(self, error: Mistake) -> str:
        if not isinstance(error, IllegalMove):
            return super()._say_no(error)
        return self._answered(*self.session.refused("", error.refusal)) or ""

    def _answered(self, session: LessonSession, answer: StepAnswer) -> str | None:
        """Show what a try came to."""
        before = self.session.history
        film = self._shots(answer.history, _shared(before, answer.history))
        trouble = self._keep(session)
        self._change(session)
        refused = answer.kind == WRONG and answer.rule and isinstance(session.step.act, LessonTask)
        kind = "refused" if refused else _KINDS.get(answer.kind, "")
        text = sentences(answer.text, trouble)
        status, wrong = (kind if text else "", text, answer.rule), answer.kind == WRONG
        self._show_anew(self._model, film=film, rest=wrong, status=status)
        return answer.text if wrong else None

    def _enter(self, session: LessonSession) -> str | None:
        """Show another step; what happens there before anybody asks is shown as a film."""
        moved = session.at != self.session.at
        trouble = self._keep(session)
        self._change(session)
        told, film = "", list[Shot]()
        if moved:
            told, film = self._told_of_step(), self._shots(session.history, 0)
        status = "told" if trouble else "", trouble
        return self._show_anew(self._model, told, film=film, status=status)

    def _told_of_step(self) -> str:
        """What is read aloud of a new step: its words, and what the picture points out."""
        pointed = say_pointed(self.game, self.view, self._cues())
        return sentences(step_text(self.session), pointed)

    def _change(self, session: LessonSession) -> None:
        self.session = session
        self._screen.share = self._height
        self._model = self._reseat(self._model.moved(session.history))

    def _keep(self, session: LessonSession) -> str:
        """Note how far it has come; a sentence if that failed."""
        steps = len(session.lesson.steps)
        return self._keeper.keep(
            hints=STARS - session.stars if session.finished else 0,
            tried=session.wrong[-_MOST_TRIED:],
            solved=session.finished,
            value=str(Fraction(session.at + session.done, steps)),
            best="1",
        )

    def _begin(self, _: Played) -> str | None:
        raise Mistake(say("A lesson keeps its own position."))

    # What is shown

    @property
    def _height(self) -> float:
        """The share of the window's height that the words of the step leave."""
        return _SHARES[type(self.session.step.act)]

    def _reseat(self, model: BoardModel) -> BoardModel:
        """The board as the learner sees it; it can be played on if there is something to do."""
        session = self.session
        memory = session.step.memory or bool(self.panel.settings["memory"])
        watching = not session.learner_decides
        return BoardModel(session.history, session.seat, memory, model.clicked, watching)

    def _cues(self, hovered: str = "", lens: Hashable = None, /) -> Cues[Event]:
        """Marks and arrows as long as nothing has been done."""
        cues, step = super()._cues(hovered, lens), self.session.step
        return cues if self.session.touched else cues.pointing(step.marks, step.arrows)

    def _shots(self, history: Played, since: int) -> list[Shot]:
        """What happened from a move on, as the learner saw it."""
        shots = list[Shot]()
        for number in range(since, history.step):
            model = self._model.moved(history.go(number + 1))
            before = model.look(history.states[number])
            shots.append((before, model.events_since(number), model.view))
        return shots

    def _update_panel(self) -> None:
        panel, session = self.panel, self.session
        with panel.hold_sync(), self._card.hold_sync():
            super()._update_panel()
            heading = lesson_heading(session) or panel.prompt.heading
            emblem = self._emblem(session.seat)
            panel.prompt = replace(panel.prompt, heading=heading, emblem=emblem)
            panel.buttons = replace(panel.buttons, asides=lesson_help(session))
            panel.contents = lesson_contents(session)
            self._card.theme, self._card.task = self._screen.theme, lesson_card(session)

    def _actions(self) -> list[Button]:
        session = self.session
        if session.finished:
            return [] if self._alone else onwards(session)
        if session.done or session.step.act is None:
            return [{**button("on", say("Go on"), primary=True), "ahead": session.done}]
        found = super()._actions() if session.learner_decides else []
        return [one for one in found if one["tag"] not in session.lesson.hides]

    def stored(self) -> dict[str, str]:
        """The picture, how to begin, and the step as text."""
        lesson = self.session.lesson
        stored = self._stored_front(say(lesson.title), say(lesson.about))
        text = f"{lesson_text(self.session)}\n\n{stored['text/plain']}"
        return {**stored, "text/plain": text}


def _shared(one: Played, other: Played) -> int:
    """How many moves two histories have in common from their beginning."""
    pairs = zip(one.moves[: one.step], other.moves[: other.step], strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
