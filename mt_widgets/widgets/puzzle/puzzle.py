"""The puzzle: a board to solve on, where a wrong try is answered by why and taken back."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

from ...engine.cues import Cues
from ...engine.errors import Mistake
from ...engine.game import Event, Move, Position
from ...engine.history import History
from ...engine.record import Record
from ...engine.sitting import Sitting
from ...engine.words import marked, say
from ...learner.results_file import Results
from ...puzzles.exam import judging, recalling
from ...puzzles.session import HINTS, Session
from ...puzzles.shelf import Entry, find, read_shelf
from ...search.steps import Step
from ..board.board import Board
from ..page.answers import answers
from ..page.desk import Message
from ..page.task import Task, task_text
from .chooser import ORDERS, Choosing, say_shelf
from .phases import EXAM, REVIEW, TOOLS, Phase, practice
from .phases_before import Asking, Open, Solving, start
from .phases_exam import Given, untouched
from .progress import Progress

__all__ = ["Puzzle"]

# What is said where a phase does not know a command; the others are just not done.
_REFUSALS = marked({
    "play": "Nothing is played here.",
    "answer": "Here no question is asked.",
    "hint": "There is no further hint.",
    "show_solution": "Go back to the puzzle first.",
    "explore": "Solve it first, or look at the solution.",
    "give": "Play your moves first.",
})  # fmt: skip


class Puzzle(Board):
    """A puzzle on a board, or all of them to choose from.

    ``which`` is one of ours by its name, a file, a pack or folder, which begins with the first that
    is not solved, or a "tour", which has one of every theme. A ``variant`` is turned and recoloured
    by its seed. What is solved is kept in ``results``; ``seed`` makes luck the same every time.
    Of the ``hints`` there may be fewer than three, and then no solution is shown; in an ``exam``
    there is no help, and nothing tells what is right; one that is ``alone`` has no way to others.
    Settings are those of a board.

        puzzle = Puzzle("first-steps/001-three-steps")
        puzzle.play("W3:b13")

    Every user action is a method. A wrong try is answered with the reason, a right one with None.
    """

    _commands: ClassVar[Mapping[str, str]] = {
        "hint": "hint", "solution": "ask_for_solution", "reveal": "show_solution", "leave": "back",
        "undo": "undo", "again": "again", "next": "next_puzzle", "all": "choose",
        "explore": "explore", "back": "back", "on": "on", "ask": "on", "answer": "answer",
        "give": "give", "change": "change",
    }  # fmt: skip

    def __init__(  # noqa: PLR0913  # what a teacher can decide
        self,
        which: str | Path | None = None,
        *,
        variant: int | str | None = None,
        results: Results | str | Path | None = None,
        seed: int | None = None,
        hints: int = HINTS,
        exam: bool = False,
        alone: bool = False,
        **settings: Any,
    ) -> None:
        if exam and which is None:
            raise Mistake(say("An exam needs a puzzle: Puzzle(name, exam=True)."))
        practised = practice(hints)
        self.mode = replace(EXAM if exam else practised, alone=alone)
        self.progress = Progress(results, variant, silent=exam)
        self.hearers = list[Callable[[str], None]]()
        self._share = 0.8 if alone else 0.9  # what is above takes the rest
        self._task = Task()
        self._phase: Phase | Choosing = Choosing(self)
        record = None
        if which is not None:
            session = self.progress.open(self.progress.first(find(which)))
            self._phase = start(self, session)
            record = Record.begin(session.puzzle.game, session.puzzle.start)
        super().__init__(record, seed=seed, tools=TOOLS, **{"memory": True, **settings})
        self.children = (self._task, self.painter.widget, self.desk)
        self._look_round()

    @property
    def session(self) -> Session | None:
        """How far the solving has come; None while one chooses."""
        return self._phase.session

    @property
    def solved(self) -> bool:
        """Whether it was solved, now or before."""
        return self.progress.earned is not None

    @property
    def stars(self) -> int:
        """The stars that were earned with it, now or before."""
        return self.progress.earned or 0

    # What a learner does

    def answer(self, *things: int | str) -> str | None:
        """Answer a question to the memory: in notation or by tags, or as chosen on the board."""
        return self._do("answer", *things)

    def undo(self) -> str | None:
        """Take back the last own move."""
        return self._do("undo")

    def redo(self) -> str | None:
        """What was taken back is tried again by playing it."""
        return None

    def again(self) -> str | None:
        """From the start, as often as one likes."""
        return self._do("again")

    def on(self) -> str | None:
        """The next step of what is shown, and behind the last one the question."""
        return self._do("on")

    def go(self, step: int) -> str | None:
        """Step through the solution."""
        return self._do("go", step)

    def hint(self) -> str | None:
        """One hint more, for which a star is given up."""
        return self._do("hint")

    def ask_for_solution(self) -> str | None:
        """Show the solution, but ask first: then it does not count as solved by oneself."""
        return self._do("ask_for_solution")

    def show_solution(self) -> str | None:
        """Show the solution, step by step."""
        return self._do("show_solution")

    def back(self) -> str | None:
        """Back to the puzzle."""
        return self._do("back")

    @answers()
    def explore(self) -> str | None:
        """Free play from the start, with the worth of every move."""
        if self.session is None or self.session.solver is None:
            raise Mistake(say("There is nothing to explore."))
        return self._do("explore")

    def give(self) -> str | None:
        """Say that what was played is the answer of an exam."""
        return self._do("give")

    def change(self) -> str | None:
        """Answer anew in an exam."""
        return self._do("change")

    @answers()
    def _do(self, command: str, *given: Any) -> str | None:
        """Have the phase do something; what it does not know is refused, or just not done."""
        known: Callable[..., str | None] | None = getattr(self._phase, command, None)
        if known is not None:
            return known(*given)
        if command in _REFUSALS:
            raise Mistake(say(_REFUSALS[command]))
        return None

    @answers()
    def choose(self, by: str = "pack", *, unsolved: bool = False) -> str | None:
        """Show all puzzles, by ``pack``, ``theme`` or ``ravens``."""
        if self.mode.stays:
            raise Mistake(say("Here there is only this puzzle."))
        if by not in ORDERS:
            raise Mistake(f"by={by!r} is none of {', '.join(ORDERS)}")
        return self.enter(Choosing(self, by, unsolved))

    @answers()
    def load(self, path: str | Path) -> str | None:
        """Go on to another puzzle, by its name or file."""
        return self.begin(self.progress.first(find(path)))

    @answers()
    def next_puzzle(self) -> str | None:
        """Go on to the next one that is not solved."""
        if self.mode.stays:
            raise Mistake(say("Here there is only this puzzle."))
        entry = self._phase.following()
        if entry is None:
            raise Mistake(say("You have solved them all. Congratulations!"))
        return self.begin(entry)

    def _touch(self, tag: str) -> str | None:
        if self.desk.lists(tag):
            return self._do("take", tag.partition(":")[2])
        own: Callable[[str], str | None] = getattr(self._phase, "click", super()._touch)
        return own(tag)

    def hover(self, tag: str) -> None:
        """Point at something: what would happen is shown, while exploring with its worth."""
        self._phase, told = self._phase.pointed(tag, self._sitting)
        if told and not self._screen.moving:
            self.desk.tell("told", told)
        super().hover(tag)

    def _receive(self, message: Message) -> None:
        match message:
            case {"do": "form", "tag": "arrange", "values": {"by": by, "unsolved": unsolved}}:
                self.choose(by, unsolved=unsolved)
            case _:
                super()._receive(message)

    def _advance(self, *moves: Move) -> str | None:
        return self._do("play", moves)

    def _begin(self, _: History[Position, Move]) -> str | None:
        raise Mistake(say("A puzzle keeps its own position."))

    # Exams

    def on_answer(self, hear: Callable[[str], None]) -> None:
        """Have answers in an exam told to a function, as moves or spaces in notation."""
        self.hearers.append(hear)

    @answers()
    def recall(self, line: str) -> str | None:
        """Show an answer that was given before."""
        work = recalling(untouched(self), line)
        return self.thinker.work(work, lambda session: self.enter(Given(self, session, line=line)))

    @answers()
    def review(self, line: str = "") -> str | None:
        """Tell what an answer of an exam came to, with what refutes it; nothing counts any more."""
        self.mode, fresh = replace(REVIEW, alone=self.mode.alone), untouched(self)
        self.progress.silent = False
        if not line:
            return self._show_anew(self._sitting)
        phase: Open = Solving(self, fresh)
        if not fresh.solver:
            phase = Asking(self, fresh, chosen=self.game.goals.parse_answer(line))
        return self.thinker.work(judging(fresh, line), phase.judge)

    # What phases ask for

    def start(self, session: Session) -> Phase:
        """The phase with which a session begins."""
        return start(self, session)

    def enter(
        self,
        phase: Phase | Choosing,
        *told: str,
        steps: Sequence[Step] = (),
        rest: bool = False,
        status: tuple[str, ...] = ("", ""),
    ) -> str | None:
        """Show another phase, after the steps that lead to it; what is told is read aloud."""
        self.thinker.stop()
        film = phase.shots(self._sitting, steps)
        self._phase, before = phase, self.game
        now = replace(self._sitting, clicked=())
        self._show_anew(now, *told, film=film, rest=rest, status=status)
        if self.game is not before:
            self.desk.words = self._words()
        return None

    def renew(self, phase: Phase) -> str | None:
        """Show what was found out about the phase, and leave the picture alone."""
        self._phase = phase
        self.desk.tell("", "")
        self._update_desk()
        return None

    def warn(self, sentence: str) -> str | None:
        """Tell of something that is wrong beside the puzzle, if there is anything."""
        if sentence:
            self.desk.tell("told", sentence)
        return None

    # Another puzzle

    def begin(self, entry: Entry) -> str | None:
        """Begin a puzzle."""
        session = self.progress.open(entry)
        self.enter(start(self, session), task_text(session.puzzle))
        return self._look_round()

    def _look_round(self) -> str | None:
        """Tell of a damaged file, and search the first moves while somebody looks at the board."""
        self.warn(self.progress.keeper.look())
        session = self.session
        if session is not None and session.solver is not None:
            self.thinker.work_ahead(session.looking_ahead(), self.warn)
        return None

    # How it is shown

    def _reseat(self, sitting: Sitting) -> Sitting:
        return self._phase.sit(sitting.clicked, memory=bool(self.desk.settings["memory"]))

    def _cues(self, hovered: str = "", lens: Hashable = None, /) -> Cues[Event]:
        return self._phase.cues(super()._cues(hovered, lens))

    def _update_desk(self) -> None:
        phase, desk = self._phase, self.desk
        self.painter.widget.layout.display = "" if phase.session else "none"
        with desk.hold_sync(), self._task.hold_sync():
            super()._update_desk()
            self._task.theme = self._screen.theme
            self._task.task = phase.card(self._screen.theme)
            if self._sitting.watching:
                desk.emblem = self._emblem(phase.session.puzzle.seat if phase.session else None)
            page = phase.page(desk.heading, [] if self._sitting.watching else desk.actions)
            for name, value in page.items():
                setattr(desk, name, value)

    def stored(self) -> dict[str, str]:
        """The task above a picture and the text board, or all puzzles as text."""
        if self.session is None:
            return {"text/plain": say_shelf(read_shelf(self.progress.files))}
        task, stored = task_text(self.session.puzzle), super().stored()
        return {**stored, "text/plain": f"{task}\n\n{stored['text/plain']}"}
