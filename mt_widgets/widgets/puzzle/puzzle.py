"""The puzzle: a board to solve on, where a wrong try is answered with the reason and taken back."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import ClassVar, Unpack

from ...engine.board_model import BoardModel
from ...engine.cues import Cues
from ...engine.errors import Mistake
from ...engine.game import Event, Move, Position
from ...engine.history import History
from ...engine.record import Record
from ...engine.words import say
from ...learner.results_file import ResultsFile
from ...puzzles.session import HINTS, PuzzleSession
from ...puzzles.shelf import ShelfEntry, find, read_shelf
from ...puzzles.telling import say_text
from ...search.steps import SearchStep
from ..board.board import Board
from ..page.answers import answers
from ..page.front import start_button
from ..page.messages import Message
from ..page.settings import BoardSettings
from ..page.task import Task, task_text
from .choosing import ORDERS, ChoosingPhase, say_shelf
from .mode import EXAM, practice
from .phase import TOOLS, Phase
from .progress import SolvingProgress
from .watching import first_phase


class Puzzle(Board):
    """A puzzle on a board, or all of them to choose from.

    ``which`` is the name of one of our puzzles, a file, a pack or folder (which begins with the
    first unsolved one), or "tour" for one of every theme. A ``variant`` is turned and recoloured by
    its seed. What is solved is kept in ``results``; ``seed`` makes luck the same every time. With
    fewer than three ``hints`` the solution is not shown; in an ``exam`` there is no help, and
    nothing tells what is right; ``alone`` leaves out the ways to other puzzles. Settings are those
    of a board.

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
        results: ResultsFile | str | Path | None = None,
        seed: int | None = None,
        hints: int = HINTS,
        exam: bool = False,
        alone: bool = False,
        **settings: Unpack[BoardSettings],
    ) -> None:
        if exam and which is None:
            raise Mistake(say("An exam needs a puzzle: Puzzle(name, exam=True)."))
        practised = practice(hints)
        self.mode = replace(EXAM if exam else practised, alone=alone)
        self.progress = SolvingProgress(results, variant, silent=exam)
        self.hearers = list[Callable[[str], None]]()
        self._share = 0.8 if alone else 0.9  # what is above takes the rest
        self._task = Task()
        self._phase: Phase = ChoosingPhase(self)
        record = None
        if which is not None:
            session = self.progress.open(self.progress.first(find(which)))
            self._phase = first_phase(self, session)
            record = Record.begin(session.puzzle.game, session.puzzle.start)
        settings.setdefault("memory", True)
        super().__init__(record, seed=seed, tools=TOOLS, **settings)
        self.children = (self._task, self.painter.widget, self.panel)
        self._look_round()

    @property
    def session(self) -> PuzzleSession | None:
        """How far the solving has come; None while a puzzle is being chosen."""
        return self._phase.session

    @property
    def solved(self) -> bool:
        """Whether the puzzle was solved, now or before."""
        return self.progress.earned is not None

    @property
    def stars(self) -> int:
        """The most stars that were earned with the puzzle, now or before."""
        return self.progress.earned or 0

    # What a learner does

    @answers()
    def answer(self, *things: int | str) -> str | None:
        """Answer a question to the memory: in notation, by tags, or as chosen on the board."""
        return self._phase.answer(*things)

    @answers()
    def undo(self) -> str | None:
        """Take back the solver's last move."""
        return self._phase.undo()

    @answers()
    def again(self) -> str | None:
        """Start again, as often as you like."""
        return self._phase.again()

    @answers()
    def on(self) -> str | None:
        """Go on to the next step of what is shown, and after the last one to the question."""
        return self._phase.on()

    @answers()
    def go(self, step: int) -> str | None:
        """Go to a step of the solution."""
        return self._phase.go(step)

    @answers()
    def hint(self) -> str | None:
        """Get one more hint, which costs a star."""
        return self._phase.hint()

    @answers()
    def ask_for_solution(self) -> str | None:
        """Show the solution, but ask first: a puzzle solved after that earns no star."""
        return self._phase.ask_for_solution()

    @answers()
    def show_solution(self) -> str | None:
        """Show the solution, step by step."""
        return self._phase.show_solution()

    @answers()
    def back(self) -> str | None:
        """Go back to the puzzle."""
        return self._phase.back()

    @answers()
    def explore(self) -> str | None:
        """Play freely from the start, with the value of every move."""
        return self._phase.explore()

    @answers()
    def give(self) -> str | None:
        """Give what was played as the answer in an exam."""
        return self._phase.give()

    @answers()
    def change(self) -> str | None:
        """Give another answer in an exam."""
        return self._phase.change()

    # Other puzzles

    @answers()
    def choose(self, by: str = "pack", *, unsolved: bool = False) -> str | None:
        """Show all puzzles, by ``pack``, ``theme`` or ``ravens``."""
        if self.mode.stays:
            raise Mistake(say("Here there is only this puzzle."))
        if by not in ORDERS:
            raise Mistake(f"by={by!r} is none of {', '.join(ORDERS)}")
        return self.enter(ChoosingPhase(self, by, unsolved))

    @answers()
    def load(self, path: str | Path) -> str | None:
        """Go on to another puzzle, by its name or file."""
        return self.begin(self.progress.first(find(path)))

    @answers()
    def next_puzzle(self) -> str | None:
        """Go on to the next unsolved puzzle."""
        if self.mode.stays:
            raise Mistake(say("Here there is only this puzzle."))
        entry = self._phase.following()
        if entry is None:
            raise Mistake(say("You have solved them all. Congratulations!"))
        return self.begin(entry)

    def _touch(self, tag: str) -> str | None:
        if self.panel.contents.lists(tag):
            return self._phase.take(tag.partition(":")[2])
        return self._phase.click(tag)

    def hover(self, tag: str) -> None:
        """Point at something: what would happen is shown, and while exploring, its value."""
        self._phase, told = self._phase.pointed(tag, self._model)
        if told and not self._screen.moving:
            self.panel.tell("told", told)
        super().hover(tag)

    def _receive(self, message: Message) -> None:
        match message:
            case {"do": "form", "tag": "arrange", "values": {"by": by, "unsolved": unsolved}}:
                self.choose(by, unsolved=unsolved)
            case _:
                super()._receive(message)

    @answers()
    def _advance(self, *moves: Move) -> str | None:
        return self._phase.play(moves)

    def _begin(self, _: History[Position, Move]) -> str | None:
        raise Mistake(say("A puzzle keeps its own position."))

    # What phases ask for

    def click_board(self, tag: str) -> str | None:
        """Click something on the board to make a move."""
        return super()._touch(tag)

    def start(self, session: PuzzleSession, *told: str) -> str | None:
        """Show the first phase of a session."""
        return self.enter(first_phase(self, session), *told)

    def enter(
        self,
        phase: Phase,
        *told: str,
        steps: Sequence[SearchStep] = (),
        rest: bool = False,
        status: tuple[str, ...] = ("", ""),
    ) -> str | None:
        """Show another phase, after the steps that lead to it; what is told is read aloud."""
        self.thinker.stop()
        film = phase.shots(self._model, steps)
        self._phase, before = phase, self.game
        now = replace(self._model, clicked=())
        self._show_anew(now, *told, film=film, rest=rest, status=status)
        if self.game is not before:
            self.panel.words = self._words()
        return None

    def renew(self, phase: Phase) -> str | None:
        """Show what was found out in the background, without painting the board again."""
        self._phase = phase
        self.panel.tell("", "")
        self._update_panel()
        return None

    def warn(self, sentence: str) -> str | None:
        """Show a sentence about trouble, such as a damaged file, if there is one."""
        if sentence:
            self.panel.tell("told", sentence)
        return None

    # Another puzzle

    def begin(self, entry: ShelfEntry) -> str | None:
        """Begin a puzzle."""
        session = self.progress.open(entry)
        self.start(session, task_text(session.puzzle))
        return self._look_round()

    def _look_round(self) -> str | None:
        """Warn of a damaged file, and search the first moves while somebody looks at the board."""
        self.warn(self.progress.keeper.look())
        session = self.session
        if session is not None and session.solver is not None:
            self.thinker.work_ahead(session.looking_ahead(), self.warn)
        return None

    # How it is shown

    def _reseat(self, model: BoardModel) -> BoardModel:
        return self._phase.sit(model.clicked, memory=bool(self.panel.settings["memory"]))

    def _cues(self, hovered: str = "", lens: Hashable = None, /) -> Cues[Event]:
        return self._phase.cues(super()._cues(hovered, lens))

    def _update_panel(self) -> None:
        phase, panel = self._phase, self.panel
        self.painter.widget.layout.display = "" if phase.session else "none"
        with panel.hold_sync(), self._task.hold_sync():
            super()._update_panel()
            self._task.theme = self._screen.theme
            self._task.task = phase.card(self._screen.theme)
            page, prompt, own = phase.page, panel.prompt, panel.buttons.actions
            if self._model.watching:
                seat, own = phase.session.puzzle.seat if phase.session else None, []
                prompt = replace(prompt, emblem=self._emblem(seat))
            panel.prompt = replace(prompt, heading=page.heading or prompt.heading)
            panel.buttons = replace(panel.buttons, actions=[*own, *page.actions])
            panel.contents, panel.record = page.contents, page.record
            panel.tools = [*page.tools]

    def stored(self) -> dict[str, str]:
        """How to begin, and the task with its board as a picture and as text, or all puzzles."""
        if self.session is None:
            shelf = say_shelf(read_shelf(self.progress.files))
            return {"text/plain": shelf, "text/html": start_button()}
        puzzle = self.session.puzzle
        stored = self._stored_front(say_text(puzzle.game, puzzle.words.title))
        return {**stored, "text/plain": f"{task_text(puzzle)}\n\n{stored['text/plain']}"}
