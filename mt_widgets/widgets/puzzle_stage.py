"""How a puzzle is shown: the task above the board, and below it what is to be done."""

from collections.abc import Collection, Hashable, Sequence
from dataclasses import replace
from typing import Any

from ..engine.aims import Question
from ..engine.cues import Cues, Mark
from ..engine.game import Event, Move, Position, View
from ..engine.record import Record
from ..engine.sitting import Sitting
from ..engine.words import beside, say
from ..puzzles.session import HINTS, Session
from ..puzzles.themes import themes
from ..search.steps import Step, events_of
from .desk import Button
from .film import Film
from .phases import TOOLS, Asking, Phase
from .phases_after import Exploring, Showing
from .task import Task, raven_sign, say_hardness, task_card, task_text
from .thinking import ThinkingBoard

__all__ = ["PuzzleStage"]


class PuzzleStage(ThinkingBoard):
    """A board with a task above it; ``_phase`` tells what is being done, None that one chooses."""

    _pack = ""
    _earned: int | None = None  # stars, once the puzzle was solved
    _hints = HINTS  # how many may be asked for; with fewer, the solution is not shown either
    _exam = False  # nothing tells what is right
    _reviewed = False  # the exam is over, and nothing counts any more
    _alone = False  # there is no way to other puzzles

    def __init__(
        self,
        start: Record[Position, Move],
        phase: Phase | None,
        *,
        seed: int | None,
        **settings: Any,
    ) -> None:
        self._phase = phase
        self._foreseen: Move | None = None
        self._task = Task()
        super().__init__(start, seed=seed, tools=TOOLS, **{"memory": True, **settings})
        self.children = (self._task, self.painter.widget, self.desk)

    def _words(self) -> dict[str, str]:
        return {**super()._words(), "more": say("Settings")}

    # From one phase to the next

    def _enter(self, phase: Phase | None, told: str = "") -> None:
        """Show another phase, at once; what is told of it is read aloud."""
        self._stop_thinking()
        self._settle()
        self._change(phase)
        self._show_anew(told)

    def _change(self, phase: Phase | None) -> None:
        self._phase, self._foreseen, before = phase, None, self.game
        self._sitting = self._reseat(replace(self._sitting, clicked=()))
        self._hovered, self._lens = "", None
        if self.game is not before:
            self.desk.words = self._words()

    def _reseat(self, sitting: Sitting) -> Sitting:
        """See what the phase shows; under the towers too, unless that is to be remembered."""
        phase = self._phase
        if phase is None:
            return replace(sitting, watching=True)
        history = phase.history
        memory = not phase.covered and bool(self.desk.settings["memory"])
        seat = self._seat(history.state)
        return Sitting(history, seat, memory, sitting.clicked, phase.watching)

    def _seat(self, state: Position) -> int | None:
        """Everything that the position tells; while others act, with the solver's hand."""
        if self._phase is None or isinstance(self._phase, Exploring):
            return None
        puzzle = self._phase.session.puzzle
        return None if puzzle.game.rules.mover(state) in puzzle.seats else puzzle.seat

    # The picture

    @property
    def _share(self) -> float:
        return 0.9  # the card above takes the rest

    def _filmed(self, steps: Sequence[Step]) -> Film:
        """Each step: the view before it, what is seen of it, and the view after it."""
        film = list[tuple[View, tuple[Event, ...], View]]()
        for step in steps:
            before, after = (self._look(node.state) for node in (step.before, step.after))
            state, events = step.before.state, events_of(self.game, step)
            seen = self.game.knowledge.observe(events, state, self._seat(state))
            film.append((before, seen, after))
        return film

    def _look(self, state: Position) -> View:
        return replace(self._sitting, seat=self._seat(state)).look(state)

    @property
    def _question(self) -> Question | None:
        """What is asked, where it is answered by choosing things on the board."""
        aim = self._phase.session.puzzle.aim if self._phase else None
        return aim if isinstance(aim, Question) else None

    def _cues(self, hovered: str = "", lens: Hashable = None, /) -> Cues[Event]:
        phase, question, goals = self._phase, self._question, self.game.goals
        if question is not None and isinstance(phase, Asking):
            state = self._sitting.state
            chosen = goals.glow(question, state, phase.chosen)
            lit = goals.glow(question, state, goals.choices(question, state))
            return Cues(lit - chosen, chosen)
        if question is not None and isinstance(phase, Showing):
            answer = goals.answer(question, phase.session.puzzle.position)
            return Cues(marks=tuple(map(Mark, sorted(answer))))
        cues = super()._cues(hovered, lens)
        if self._foreseen is None:
            return cues
        return replace(cues, preview=self._sitting.foresee(self._foreseen), lens=None)

    def _within_reach(self) -> Collection[str]:
        question = self._question
        if question is None or not isinstance(self._phase, Asking):
            return super()._within_reach()
        return self.game.goals.choices(question, self._sitting.state)

    def _tag_at(self, x: float, y: float) -> str:
        """Where places are asked for, whatever stands on one means it."""
        tag = super()._tag_at(x, y)
        return self.game.clicks.place(tag) or tag if isinstance(self._phase, Asking) else tag

    # The words

    def _texts(self) -> tuple[str, str]:
        """Nothing is to be copied: a puzzle may hide what its position would tell."""
        return "", ""

    def _actions(self) -> list[Button]:
        if self._phase is None:
            return []
        own = [] if self._phase.watching else super()._actions()
        return [*own, *self._allowed(self._phase, self._phase.actions)]

    def _allowed(self, phase: Phase, buttons: list[Button]) -> list[Button]:
        """Those that are not taken away by who has set the puzzle."""
        forbidden = self._forbidden(phase.session)
        return [one for one in buttons if one["tag"] not in forbidden]

    def _forbidden(self, session: Session) -> set[str]:
        """The tags of what may not be done here."""
        helpless = self._exam or self._reviewed or session.hints >= self._hints
        closed = self._exam or (self._hints < HINTS and not self._reviewed)
        found = {"hint"} if helpless else set[str]()
        found |= {"solution"} if closed else set()
        return found | {"next", "all"} if self._stays else found

    @property
    def _stays(self) -> bool:
        """Whether there is only this puzzle."""
        return self._alone or self._exam

    def _item(self, tag: str, cues: Cues[Event]) -> dict[str, object]:
        item = super()._item(tag, cues)
        if isinstance(self._phase, Asking):
            item |= {"glow": tag in self._within_reach(), "chosen": tag in self._phase.chosen}
        return item

    def _update_desk(self) -> None:
        phase, desk = self._phase, self.desk
        self.painter.widget.layout.display = "none" if phase is None else ""
        with desk.hold_sync(), self._task.hold_sync():
            super()._update_desk()
            self._task.theme = self._theme
            desk.panel, desk.summary, desk.choices = {}, {}, []
            if phase is None:
                self._task.task, desk.tools, desk.history = {}, ["theme"], []
                desk.emblem = ""
                self._update_chooser()
            else:
                self._update_phase(phase)

    def _update_chooser(self) -> None:
        """Show what there is to choose from."""

    def _update_phase(self, phase: Phase) -> None:
        desk, state = self.desk, phase.history.state
        card = task_card(phase.session, state, self._theme, self._earned)
        if self._exam or self._reviewed:
            card |= {"badge": "", "signs": raven_sign(phase.session.puzzle)}
        self._task.task = {**card, "goal": phase.goal, "kicker": self._kicker(phase)}
        desk.heading = phase.heading or desk.heading
        if phase.watching:
            desk.emblem = self._emblem(phase.session.puzzle.seat)
        desk.tools = list(phase.tools)
        desk.history = [*self._tries(), *phase.log]
        desk.step, desk.steps = phase.place
        buttons = self._allowed(phase, phase.buttons)
        if buttons:
            desk.panel = {"title": say("This puzzle"), "fields": [], "buttons": buttons}
        desk.summary = phase.summary
        if isinstance(phase, Exploring):
            desk.choices = phase.choices

    def _kicker(self, phase: Phase) -> str:
        """Where the puzzle is from, and what it is about."""
        puzzle = phase.session.puzzle
        names = [say(themes(puzzle.game)[name].title) for name in puzzle.themes]
        return beside(dict.fromkeys(filter(None, [self._pack, *names, say_hardness(puzzle)])))

    def _tries(self) -> list[str]:
        """What was tried in vain, for the log."""
        return []

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, object]:
        """The live widget; where there is no kernel, the task, a picture and the text board."""
        bundle = super()._repr_mimebundle_(**kwargs)
        if self._phase is not None:
            task = task_text(self._phase.session.puzzle)
            bundle["text/plain"] = f"{task}\n\n{bundle['text/plain']}"
        return bundle
