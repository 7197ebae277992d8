"""A look back at a game: the chances over time, and the decisions that mattered, on the board."""

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import ClassVar, Unpack

from ...engine.board_model import BoardModel
from ...engine.cues import Cues
from ...engine.errors import Mistake
from ...engine.game import Event, Move, Position
from ...engine.history import History
from ...engine.record import Record
from ...engine.words import say
from ...games import load, read, seat_of
from ...puzzles.judge import WRONG, Verdict
from ...puzzles.puzzle import PuzzleFile
from ...puzzles.write import format_puzzle
from ...review.chances import turn_ends
from ...review.crew import reviewing
from ...review.looking_back import GameReview
from ...review.trial import Trial, beginning
from ..board.board import Board
from ..board.screen import Shot
from ..board.worker import Worker
from ..page.answers import answers
from ..page.settings import BoardSettings
from .chance_chart import COLUMN, PHONE, WIDE, ChanceChart
from .phases import TOOLS, GamePhase, PointPhase, ReviewPhase, TrialPhase
from .shots import line_shots, trial_shots
from .waiting import SAVED, asking, busy, no_game, saved_game, stopped

__all__ = ["Review"]

_SLIM = 600  # pixels: a phone's window is not as wide

Given = Record[Position, Move] | str | Path | None


class Review(Board):
    """A look back at a game that was played, or at a saved one by the name of its file.

    Without ``record`` it asks for one. Decisions of all ``seats`` are looked at, or of those that
    are named. ``level`` judges them, the best one if none is named. It works with so many
    ``workers`` on this machine (as many as there are cores if that is not told, none for 0), or
    with a Dask ``cluster`` at the address of its scheduler. ``on_leave`` is called to go back to
    where it was asked for.
    """

    _commands: ClassVar[Mapping[str, str]] = {
        "stop": "stop", "begin": "look_back", "next": "on", "back": "back",
        "overview": "overview", "other": "show_other", "film": "film", "try": "try_it",
        "again": "again", "end-try": "end_try", "save-puzzle": "_download", "leave": "leave",
    }  # fmt: skip
    _taken = 230  # the plot is to be seen with the board

    def __init__(
        self,
        record: Given = None,
        *,
        seats: Collection[str] | None = None,
        level: int | None = None,
        workers: int | None = None,
        cluster: str | None = None,
        on_leave: Callable[[], object] | None = None,
        **settings: Unpack[BoardSettings],
    ) -> None:
        self._seats, self._level = seats, level
        self._workers, self._cluster = workers, cluster
        self._on_leave = on_leave
        self._review: GameReview | None = None
        self._chart = ChanceChart(self.go_to_turn, self.show_point, self._mishap)
        self._worker = Worker[GameReview](self._tell_progress, self._fail)
        given = load(record) if isinstance(record, str | Path) else record
        self._record = no_game() if given is None else given
        self._phase: ReviewPhase = asking(self._record)
        super().__init__(self._record, tools=TOOLS, **settings)
        self.children = (self._chart, self.painter.widget, self.panel)
        if given is not None:
            self.look_back()

    def _halt(self) -> None:
        super()._halt()
        self._worker.stop()

    @property
    def review(self) -> GameReview:
        """What was found; raises Mistake before it was."""
        if self._review is None:
            raise Mistake(say("There is no review yet."))
        return self._review

    @property
    def puzzle(self) -> PuzzleFile | None:
        """The puzzle of the decision that is tried once more, if it is one."""
        return self._phase.trial.puzzle if isinstance(self._phase, TrialPhase) else None

    # What people may do

    @answers()
    def look_back(self) -> str | None:
        """Make the review; in the background, where a page is open."""
        record, seats = self._record, None
        turn_ends(record)  # a game that cannot be reviewed is refused before anybody works
        if self._seats is not None:
            seats = [seat_of(record.game, record.start, name) for name in self._seats]
        self._review = None
        self._enter(busy(record))
        work = reviewing(record, self._level, seats, self._workers, self._cluster)
        self._worker.start(work, self._found)
        return None

    def stop(self) -> str | None:
        """Look no further; what was found so far is forgotten."""
        self._worker.stop()
        return self._enter(stopped(self._record))

    @answers()
    def go_to_turn(self, turn: int) -> str | None:
        """Show the game at the end of a turn; turn 0 is the start."""
        if not 0 <= turn < len(self.review.turns):
            raise Mistake(say("There is no turn {turn}.", turn=turn))
        return self._enter(self._overview.go(self.review.turns[turn].step))

    @answers()
    def show_point(self, number: int) -> str | None:
        """Show a decision that mattered, by its number from 1 on."""
        if not 1 <= number <= len(self.review.points):
            raise Mistake(say("There is no decision {number}.", number=number))
        return self._enter(PointPhase(self.review, number))

    def on(self) -> str | None:
        """Show the next decision that mattered, or the first."""
        return self.show_point(getattr(self._phase, "number", 0) + 1)

    def back(self) -> str | None:
        """Show the decision before."""
        return self.show_point(getattr(self._phase, "number", 0) - 1)

    @answers()
    def overview(self) -> str | None:
        """Show the end of the game, and the list of the decisions that mattered."""
        return self._enter(self._overview)

    @answers()
    def show_other(self) -> str | None:
        """Show what was played in place of what was better, or the other way round."""
        return self._enter(self._point.other())

    @answers()
    def film(self) -> str | None:
        """Play the way that is shown, move by move."""
        point = self._point.go(0)
        return self._enter(point.go(point.line.step), film=line_shots(point.model))

    @answers()
    def go(self, step: int) -> str | None:
        """Show another step of the game, or of the way that is shown."""
        return self._enter(self._phase.go(step))

    @answers()
    def try_it(self) -> str | None:
        """Try a decision once more: as a puzzle, if a goal says what was missed."""
        before = self._point

        def begin(trial: Trial) -> str | None:
            return self._enter(TrialPhase(trial, before), trial.task)

        return self.thinker.work(beginning(before.point), begin)

    @answers()
    def again(self) -> str | None:
        """Try it from the start."""
        tried = self._tried
        return self._enter(replace(tried, trial=tried.trial.back()))

    @answers()
    def end_try(self) -> str | None:
        """Go back to the review."""
        return self._enter(self._tried.before)

    def leave(self) -> None:
        """Go back to where the review was asked for."""
        self._worker.stop()
        if self._on_leave is not None:
            self._on_leave()

    @answers()
    def read(self, text: str, name: str) -> str | None:
        """Look back at another saved game, by its text."""
        return self._look_back_at(read(text, name))

    @answers()
    def load(self, path: str | Path) -> str | None:
        """Look back at another saved game, by its file."""
        return self._look_back_at(load(path))

    def _touch(self, tag: str) -> str | None:
        kind, _, name = tag.partition(":")
        if self.panel.contents.lists(tag):
            return self.load(saved_game(name)) if kind == SAVED else self.show_point(int(name))
        if self._model.watching:
            return self._take((), tag)  # a closer look at most
        return super()._touch(tag)

    @answers()
    def _advance(self, *moves: Move) -> str | None:
        """Try moves: each is judged, and one that is no good is taken back."""
        phase = self._tried
        work = phase.trial.trying(moves, self.rng)
        return self.thinker.work(work, partial(self._judged, phase, moves[0]))

    def _judged(self, phase: TrialPhase, move: Move, found: tuple[Trial, Verdict]) -> str | None:
        trial, verdict = found
        wrong = verdict.kind == WRONG
        status = "wrong" if wrong else "done", verdict.text, verdict.rule
        film = trial_shots(phase.model, move, verdict)
        self._enter(replace(phase, trial=trial), film=film, rest=wrong, status=status)
        return verdict.text if wrong else None

    def _download(self) -> str | None:
        if self.puzzle is not None:
            name = f"{self.puzzle.name}.toml"
            self.panel.download(name, format_puzzle(self.puzzle))
            self.panel.tell("told", say("{name} is saved with its proof.", name=name))
        return None

    # How it goes on

    @property
    def _overview(self) -> GamePhase:
        return GamePhase(self.review, History.of(self._record), self._on_leave is not None)

    @property
    def _point(self) -> PointPhase:
        if not isinstance(self._phase, PointPhase):
            raise Mistake(say("Choose one of the decisions first."))
        return self._phase

    @property
    def _tried(self) -> TrialPhase:
        if not isinstance(self._phase, TrialPhase):
            raise Mistake(say("Here nothing is played. Choose a decision, and try it yourself."))
        return self._phase

    def _look_back_at(self, record: Record[Position, Move]) -> str | None:
        self._worker.stop()
        self._record, self._seats = record, None
        self._enter(busy(record))
        self.panel.words = self._words()
        return self.look_back()

    def _tell_progress(self, percent: int) -> None:
        self.panel.tell("busy", say("Looking back: {percent} %", percent=percent))

    def _found(self, review: GameReview) -> None:
        self._review = review
        self._enter(self._overview)

    def _fail(self, error: Exception) -> None:
        self._enter(stopped(self._record))
        if isinstance(error, Mistake):
            self._say_no(error)
        else:
            self._mishap(error)

    def _enter(
        self,
        phase: ReviewPhase,
        *told: str,
        film: Sequence[Shot] = (),
        rest: bool = False,
        status: tuple[str, ...] = ("", ""),
    ) -> str | None:
        """Show another phase, after what leads to it."""
        self.thinker.stop()
        self._phase = phase
        now = replace(self._model, clicked=())
        return self._show_anew(now, *told, film=film, rest=rest, status=status)

    # How it is shown

    def _reseat(self, model: BoardModel) -> BoardModel:
        return replace(self._phase.model, clicked=model.clicked)

    def _cues(self, hovered: str = "", lens: Hashable = None, /) -> Cues[Event]:
        return self._phase.cues(super()._cues(hovered, lens))

    def _update_panel(self) -> None:
        words, panel = self._phase.words, self.panel
        self.painter.widget.layout.display = "" if words.board else "none"
        with panel.hold_sync():
            super()._update_panel()
            if words.heading:
                emblem = self._emblem(words.seat)
                panel.prompt = replace(panel.prompt, heading=words.heading, emblem=emblem)
            own = [] if self._model.watching else panel.buttons.actions
            actions, asides = [*own, *words.actions], [*words.asides]
            panel.buttons = replace(panel.buttons, actions=actions, asides=asides)
            panel.contents = words.contents
            panel.tools = [*words.tools]
        width = float(panel.page["width"])
        room = PHONE if 0 < width < _SLIM else COLUMN if self._screen.slim else WIDE
        turn = self._phase.turn
        self._chart.show(None if turn < 0 else self._review, turn, self._screen.theme, room)

    def stored(self) -> dict[str, str]:
        """How to begin, and the board as a picture and as text."""
        return self._stored_front(say("A look back at a game"))
