"""The start of a memory puzzle: what happened is shown, move by move, before it is covered."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...engine.game import Move, Position
from ...engine.history import History
from ...engine.words import say
from ...puzzles.puzzle_solver import shown_steps
from ...puzzles.session import PuzzleSession
from ...search.steps import history, say_path
from ..page.panel_parts import PanelContents, PanelRecord, button
from .asking import AskingPhase
from .phase import PhasePage, PuzzlePhase, puzzle_form
from .solving import SolvingPhase

if TYPE_CHECKING:
    from .puzzle import Puzzle


def first_phase(puzzle: "Puzzle", session: PuzzleSession) -> PuzzlePhase:
    """The phase in which a puzzle begins: watching if there is something to see, else solving."""
    steps = shown_steps(session.puzzle)
    return WatchingPhase(puzzle, session, steps) if steps else SolvingPhase(puzzle, session)


@dataclass(frozen=True)
class WatchingPhase(PuzzlePhase):
    """What happened before the board is covered, move by move."""

    @property
    def history(self) -> History[Position, Move]:
        """The moves up to the one that was shown last."""
        return history(self.game, self.session.puzzle.start, self.steps[: self.at])

    @property
    def goal(self) -> str:
        """An announcement of questions; the real goal would tell where to look."""
        return say("Watch closely: you will be asked afterwards.")

    @property
    def page(self) -> PhasePage:
        """The number of the move, and buttons to go on and to start again."""
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
        return PhasePage(
            heading=heading,
            actions=[first, *again],
            contents=PanelContents(puzzle_form(self.puzzle.mode.ways_out())),
            record=PanelRecord(say_path(self.game, self.steps[:at])),
        )

    def on(self) -> str | None:
        """Show the next move, and after the last one ask the question."""
        if self.at < len(self.steps):
            return super().on()
        asked = SolvingPhase if self.session.solver else AskingPhase
        return self.puzzle.enter(asked(self.puzzle, self.session))
