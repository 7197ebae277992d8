"""How a lesson is shown: what to learn above the board, and below it what to do next."""

from collections.abc import Hashable
from typing import Any

from ..engine.cues import Cues
from ..engine.game import Event, View
from ..engine.record import Record
from ..engine.sitting import Sitting
from ..engine.words import say
from ..lessons.course import Chapter, after_lesson
from ..lessons.lesson import Quiz, Task
from ..lessons.session import Played, Session
from .desk import Button, button
from .film import Film, FilmBoard
from .front import front_page
from .lesson_words import heading, lesson_text, praise, told
from .task import Task as Card
from .task import star_sign

__all__ = ["LessonStage"]

_TOOLS = ("keyboard", "log", "motion", "theme", "size")
_SHARES = {Quiz: 0.68, Task: 0.78, type(None): 0.78}  # of the window's height, for the board


class LessonStage(FilmBoard):
    """A board on which the steps of a lesson are shown."""

    _leads_on = True  # from its end to the next chapter

    def __init__(self, session: Session, **settings: Any) -> None:
        self._session, self._card = session, Card()
        start = Record.begin(session.game, session.step.position)
        super().__init__(start, tools=_TOOLS, **settings)
        self.desk.words = {**self.desk.words, "more": say("Settings")}
        self.children = (self._card, self.painter.widget, self.desk)

    # The board

    def _reseat(self, sitting: Sitting) -> Sitting:
        """See with the learner's eyes; what is only looked at is not played on."""
        session = self._session
        memory = session.step.memory or bool(self.desk.settings["memory"])
        watching = not session.learner_decides
        return Sitting(session.history, session.seat, memory, sitting.clicked, watching)

    @property
    def _share(self) -> float:
        return _SHARES[type(self._session.step.act)]

    def _cues(self, hovered: str = "", lens: Hashable = None, /) -> Cues[Event]:
        """Marks and arrows as long as nothing has been done."""
        cues, step = super()._cues(hovered, lens), self._session.step
        return cues if self._session.touched else cues.pointing(step.marks, step.arrows)

    def _film(self, history: Played, since: int) -> Film:
        """What happened from a move on, as the learner saw it."""
        film = list[tuple[View, tuple[Event, ...], View]]()
        for number in range(since, history.step):
            sitting = self._sitting.moved(history.go(number + 1))
            before = sitting.look(history.states[number])
            film.append((before, tuple(sitting.events_since(number)), sitting.view))
        return film

    # The words

    def _texts(self) -> tuple[str, str]:
        return "", ""

    def _update_desk(self) -> None:
        desk, session = self.desk, self._session
        with desk.hold_sync(), self._card.hold_sync():
            super()._update_desk()
            desk.heading = heading(session) or desk.heading
            desk.emblem = self._emblem(session.seat)
            desk.asides = self._help()
            desk.summary = praise(session) if session.finished else told(session)
            desk.choices = self._answers()
            self._card.theme, self._card.task = self._theme, self._shown()

    def _shown(self) -> dict[str, Any]:
        """What the card above tells."""
        session = self._session
        lesson, step = session.lesson, session.step
        stars = [star_sign(session.stars, earned=True)] if session.finished else []
        states = ["done"] * session.at + ["done" if session.done else "here"]
        return {
            "kicker": say("{lesson} · step {step} of {steps}", lesson=say(lesson.title),
                          step=session.at + 1, steps=len(lesson.steps)),
            "title": say(step.title),
            "story": say(step.text),
            "signs": stars,
            "trail": states + ["ahead"] * (len(lesson.steps) - len(states)),
        }  # fmt: skip

    def _actions(self) -> list[Button]:
        session = self._session
        if session.finished:
            return self._onwards()
        if session.done or session.step.act is None:
            return [{**button("on", say("Go on"), primary=True), "ahead": session.done}]
        found = super()._actions() if session.learner_decides else []
        return [one for one in found if one["tag"] not in session.lesson.hides]

    def _onwards(self) -> list[Button]:
        """Where one goes from the end of the lesson."""
        following: Chapter | None = after_lesson(self._session.lesson)
        if following is None or not self._leads_on:
            return []
        label = say("Next: {title}", title=say(following.title))
        return [{**button("next", label, primary=True), "open": following.notebook, "ahead": True}]

    def _help(self) -> list[Button]:
        """Help, and ways back."""
        session, found = self._session, list[Button]()
        task = session.step.act
        if isinstance(task, Task) and not session.done:
            if session.told < len(task.hints):
                found.append(button("hint", say("Hint")))
            found.append(button("rescue", say("Show me")))
        if session.touched:
            found.append(button("again", say("This step again")))
        if session.at:
            found.append(button("back", say("One step back")))
        if session.finished:
            found.append(button("afresh", say("The lesson again")))
        return found

    def _answers(self) -> list[dict[str, object]]:
        """The answers of a question, to choose from."""
        quiz = self._session.step.act
        if not isinstance(quiz, Quiz):
            return []
        items = [
            {"tag": f"answer:{number}", "label": say(choice.text),
             "chosen": number in self._session.chosen and choice.right,
             "done": number in self._session.chosen and not choice.right,
             "note": ("✗", "✓")[choice.right] if number in self._session.chosen else ""}
            for number, choice in enumerate(quiz.choices)
        ]  # fmt: skip
        return [{"name": f"answers-{self._session.at}", "title": "", "open": True, "items": items}]

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, object]:
        """The live widget; where there is no kernel, the picture, and how to begin."""
        bundle = super()._repr_mimebundle_(**kwargs)
        lesson, svg = self._session.lesson, str(bundle.pop("image/svg+xml"))
        page = front_page(say(lesson.title), say(lesson.about), svg)
        text = f"{lesson_text(self._session)}\n\n{bundle['text/plain']}"
        return {**bundle, "text/plain": text, "text/html": page}
