"""What a phase of a puzzle is: what the page shows, and what each command does."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, ClassVar

from ...engine.board_model import BoardModel
from ...engine.cues import Cues
from ...engine.errors import Mistake
from ...engine.forms import Form
from ...engine.game import AnyGame, Event, Move, Position
from ...engine.history import History
from ...engine.words import say
from ...puzzles.session import PuzzleSession
from ...puzzles.shelf import ShelfEntry
from ...search.steps import SearchStep, events_of, say_path
from ..board.screen import Shot
from ..page.panel_parts import Button, PanelContents, PanelRecord
from ..page.task import raven_sign, task_card

if TYPE_CHECKING:
    from .puzzle import Puzzle

TOOLS = ("keyboard", "log", "motion", "theme", "size")


@dataclass(frozen=True, kw_only=True)
class PhasePage:
    """What the page shows in a phase; without a heading, that of the board."""

    heading: str = ""
    actions: Sequence[Button] = ()  # besides those of the board
    contents: PanelContents = field(default_factory=PanelContents)
    record: PanelRecord = field(default_factory=PanelRecord)
    tools: Sequence[str] = TOOLS


def puzzle_form(buttons: Sequence[Button]) -> Form:
    """A form with these buttons, if there are any."""
    return {"title": say("This puzzle"), "fields": [], "buttons": buttons} if buttons else {}


class Phase(ABC):
    """What the page shows now, and what each command does.

    Every command can be given in every phase. A phase overrides those that it knows; the others
    do nothing, or raise Mistake with the reason.
    """

    puzzle: "Puzzle"
    session: PuzzleSession | None  # None while a puzzle is being chosen

    @property
    @abstractmethod
    def page(self) -> PhasePage:
        """What the page shows beside the board."""

    @abstractmethod
    def card(self, theme: str) -> dict[str, object]:
        """What the card above the board shows."""

    @abstractmethod
    def sit(self, clicked: tuple[str, ...], *, memory: bool) -> BoardModel:
        """How the board is seen."""

    @abstractmethod
    def following(self) -> ShelfEntry | None:
        """The next puzzle that is not solved."""

    def shots(self, _model: BoardModel, _steps: Sequence[SearchStep]) -> list[Shot]:
        """The steps that lead here, as a film."""
        return []

    def cues(self, cues: Cues[Event]) -> Cues[Event]:
        """What the picture stresses, given what the board would stress."""
        return cues

    def pointed(self, _tag: str, _model: BoardModel) -> "tuple[Phase, str]":
        """The phase while somebody points at something, and a sentence about it."""
        return self, ""

    # Commands

    def click(self, tag: str) -> str | None:
        """Click something on the board."""
        return self.puzzle.click_board(tag)

    def take(self, _name: str) -> str | None:
        """Take something from a list."""
        return None

    def play(self, _moves: tuple[Move, ...]) -> str | None:
        """Play moves."""
        raise Mistake(say("Nothing is played here."))

    def answer(self, *_things: int | str) -> str | None:
        """Answer a question, in notation or by tags, or with what is chosen on the board."""
        raise Mistake(say("Here no question is asked."))

    def undo(self) -> str | None:
        """Take back the last move."""
        return None

    def again(self) -> str | None:
        """Start again."""
        return None

    def on(self) -> str | None:
        """Go on to the next step of what is shown."""
        return None

    def go(self, _step: int) -> str | None:
        """Go to a step of the solution."""
        return None

    def back(self) -> str | None:
        """Go back to the puzzle."""
        return None

    def hint(self) -> str | None:
        """Give one more hint, which costs a star."""
        raise Mistake(say("There is no further hint."))

    def ask_for_solution(self) -> str | None:
        """Show the solution, after asking if that would cost stars."""
        return None

    def show_solution(self) -> str | None:
        """Show the solution, step by step."""
        raise Mistake(say("Go back to the puzzle first."))

    def explore(self) -> str | None:
        """Play freely from the start, with the value of every move."""
        raise Mistake(say("There is nothing to explore."))

    def give(self) -> str | None:
        """Hand in what was played as the answer in an exam."""
        raise Mistake(say("Play your moves first."))

    def change(self) -> str | None:
        """Change the answer in an exam."""
        return None


@dataclass(frozen=True)
class PuzzlePhase(Phase):
    """A phase with one puzzle on the board, and perhaps ``steps`` of which ``at`` are shown.

    It is not ``sure`` while the page asks whether to show the solution.
    """

    puzzle: "Puzzle"
    session: PuzzleSession
    steps: tuple[SearchStep, ...] = ()
    at: int = 0
    sure: bool = True
    hides: ClassVar[bool] = True  # what has to be remembered

    @property
    def game(self) -> AnyGame:
        """The game of the puzzle."""
        return self.session.puzzle.game

    @property
    def history(self) -> History[Position, Move]:
        """The moves that the board shows."""
        return self.session.history

    @property
    def watching(self) -> bool:
        """Whether the board cannot be played on."""
        return True

    @property
    def goal(self) -> str:
        """What the solver has to do."""
        return self.game.goals.say_aim(self.session.puzzle.aim, self.session.puzzle.turns)

    @property
    def log(self) -> list[str]:
        """The tries that were taken back, and what has happened."""
        return [*self.puzzle.progress.vain, *say_path(self.game, self.session.path)]

    def card(self, theme: str) -> dict[str, object]:
        """The title, the story and the goal, with stars if the mode has them."""
        puzzle, session = self.puzzle, self.session
        card = task_card(session, self.history.state, theme, puzzle.progress.earned)
        if not puzzle.mode.starred:
            card |= {"badge": "", "signs": raven_sign(session.puzzle)}
        return {**card, "goal": self.goal, "kicker": puzzle.progress.kicker}

    def seat(self, state: Position) -> int | None:
        """Whose hand is shown: the solver's while others act, else the mover's (None)."""
        puzzle = self.session.puzzle
        return None if puzzle.game.rules.mover(state) in puzzle.seats else puzzle.seat

    def sit(self, clicked: tuple[str, ...], *, memory: bool) -> BoardModel:
        """The board, also under the towers unless that has to be remembered."""
        covered = self.hides and self.session.puzzle.kind == "memory"
        played = self.history
        seat = self.seat(played.state)
        return BoardModel(played, seat, memory and not covered, clicked, self.watching)

    def shots(self, model: BoardModel, steps: Sequence[SearchStep]) -> list[Shot]:
        """Each step: the view before it, what is seen of it, and the view after it."""
        shots = list[Shot]()
        for step in steps:
            before, after = (
                replace(model, seat=self.seat(node.state)).look(node.state)
                for node in (step.before, step.after)
            )
            state = step.before.state
            seen = self.game.knowledge.observe(events_of(self.game, step), state, self.seat(state))
            shots.append((before, seen, after))
        return shots

    def following(self) -> ShelfEntry | None:
        """The next puzzle that is not solved."""
        return self.puzzle.progress.after(self.session.puzzle)

    def again(self) -> str | None:
        """Start the puzzle again."""
        return self.puzzle.start(self.session.again())

    def on(self) -> str | None:
        """Show the next step."""
        if self.at == len(self.steps):
            return None
        further = replace(self, at=self.at + 1)
        return self.puzzle.enter(further, steps=self.steps[self.at : further.at])

    def explore(self) -> str | None:
        """Raises Mistake: the puzzle has to be solved first, or its solution shown."""
        if self.session.solver is None:
            return super().explore()
        raise Mistake(say("Solve it first, or look at the solution."))
