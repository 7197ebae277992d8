"""What a puzzle widget is at until the puzzle is solved, and what it shows there."""

from dataclasses import dataclass
from typing import Any, ClassVar

from ..engine.game import AnyGame, Move, Position
from ..engine.history import History
from ..engine.words import say
from ..puzzles.session import HINTS, Session
from ..puzzles.telling import say_hints
from ..search.steps import Step, history, say_path
from .desk import Button, button

__all__ = ["TOOLS", "Asking", "Phase", "Solving", "Summary", "Watching"]

TOOLS = ("keyboard", "log", "motion", "theme", "size")
Summary = dict[str, Any]


@dataclass(frozen=True)
class Phase:
    """Common to all: a session, and the moves that the board shows."""

    session: Session
    watching: ClassVar[bool] = True  # the board is not played on
    hides: ClassVar[bool] = True  # what is to be remembered
    tools: ClassVar[tuple[str, ...]] = TOOLS

    @property
    def game(self) -> AnyGame:
        """Which game it is."""
        return self.session.puzzle.game

    @property
    def history(self) -> History[Position, Move]:
        """What the board shows."""
        return self.session.history

    @property
    def covered(self) -> bool:
        """Whether one may not look under towers."""
        return self.hides and self.session.puzzle.kind == "memory"

    @property
    def goal(self) -> str:
        """What is wanted."""
        return self.game.goals.say_aim(self.session.puzzle.aim, self.session.puzzle.turns)

    @property
    def heading(self) -> str:
        """What to do; nothing where the board knows."""
        return ""

    @property
    def actions(self) -> list[Button]:
        """The buttons beside the heading."""
        return []

    @property
    def buttons(self) -> list[Button]:
        """The buttons below it."""
        return []

    @property
    def summary(self) -> Summary:
        """What is told below the buttons."""
        return {}

    @property
    def log(self) -> list[str]:
        """What has happened."""
        return say_path(self.game, self.session.path)

    @property
    def place(self) -> tuple[int, int]:
        """How many steps have been made, of how many."""
        return 0, 0


def _hint_button(session: Session) -> list[Button]:
    if session.hints >= HINTS:
        return []
    if session.solved or session.shown:
        return [button("hint", say("Hint"))]
    last = session.hints == HINTS - 1
    return [button("hint", say("Last hint") if last else say("Hint (costs a star)"))]


def _elsewhere() -> list[Button]:
    return [button("next", say("Next puzzle")), button("all", say("All puzzles"))]


def _hints(session: Session) -> Summary:
    lines = say_hints(session)
    return {"title": say("Hints"), "lines": lines} if lines else {}


@dataclass(frozen=True)
class Solving(Phase):
    """Moves are tried; ``sure`` is asked before the solution is shown."""

    sure: bool = True
    watching = False
    tools = ("type", *TOOLS)

    @property
    def buttons(self) -> list[Button]:
        """Help, and ways out."""
        if not self.sure:
            return _sure()
        session = self.session
        found = [*_hint_button(session), button("solution", say("Show the solution"))]
        if session.path:
            found += [button("undo", say("Take back")), button("again", say("Start again"))]
        elif session.puzzle.sequence:
            found.append(button("again", say("Watch again")))
        return found + _elsewhere()

    @property
    def summary(self) -> Summary:
        """The hints so far."""
        return _hints(self.session)


def _sure() -> list[Button]:
    return [button("reveal", say("Show it"), primary=True), button("leave", say("Not yet"))]


@dataclass(frozen=True)
class Watching(Phase):
    """What happened before the board is covered, move by move."""

    steps: tuple[Step, ...] = ()
    at: int = 0

    @property
    def history(self) -> History[Position, Move]:
        """Up to the move that was shown last."""
        return history(self.game, self.session.puzzle.start, self.steps[: self.at])

    @property
    def heading(self) -> str:
        """How far it has come."""
        if not self.at:
            return say("Look well: this is how it begins.")
        if self.at == len(self.steps):
            return say("That was all. Do you remember?")
        return say("Move {step} of {steps}", step=self.at, steps=len(self.steps))

    @property
    def actions(self) -> list[Button]:
        """On, and at the end to the question; from the start as often as one likes."""
        if self.at < len(self.steps):
            first = button("on", say("Next move"), primary=True)
        else:
            first = button("ask", say("I remember: go on"), primary=True)
        return [first, button("again", say("Again from the start"))] if self.at else [first]

    @property
    def goal(self) -> str:
        """What comes is to be seen with open eyes for everything."""
        return say("Watch closely: you will be asked afterwards.")

    @property
    def buttons(self) -> list[Button]:
        """Ways out."""
        return _elsewhere()

    @property
    def log(self) -> list[str]:
        """What was shown."""
        return say_path(self.game, self.steps[: self.at])


@dataclass(frozen=True)
class Asking(Phase):
    """A question to the memory: things are chosen, by their tags."""

    chosen: frozenset[str] = frozenset()
    sure: bool = True

    @property
    def heading(self) -> str:
        """The question."""
        return self.goal

    @property
    def actions(self) -> list[Button]:
        """The answer, once there is one."""
        answer = button("answer", say("That is my answer"), primary=True)
        return [{**answer, "disabled": not self.chosen}]

    @property
    def buttons(self) -> list[Button]:
        """Help, and ways out."""
        if not self.sure:
            return _sure()
        found = [*_hint_button(self.session), button("solution", say("Show the solution"))]
        return [*found, button("again", say("Watch again")), *_elsewhere()]

    @property
    def summary(self) -> Summary:
        """The hints so far."""
        return _hints(self.session)

    @property
    def log(self) -> list[str]:
        """Nothing: it is to be remembered."""
        return []
