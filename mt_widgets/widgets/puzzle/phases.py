"""What a puzzle can be at: a phase tells what the page shows, and knows its own commands."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar

from ...engine.cues import Cues
from ...engine.errors import Mistake
from ...engine.game import AnyGame, Event, Move, Position
from ...engine.history import History
from ...engine.sitting import Sitting
from ...engine.words import say
from ...puzzles.session import HINTS, Session
from ...puzzles.shelf import Entry
from ...search.steps import Step, events_of, say_path
from ..board.screen import Shot
from ..page.desk import Button, button
from ..page.task import raven_sign, task_card

if TYPE_CHECKING:
    from .puzzle import Puzzle

__all__ = ["EXAM", "NOTHING", "REVIEW", "TOOLS", "Mode", "Phase", "Told", "elsewhere", "practice"]

TOOLS = ("keyboard", "log", "motion", "theme", "size")
Told = dict[str, Any]  # traits of the desk by their names; ``buttons`` are for its panel
NOTHING: Told = {
    "heading": "", "actions": [], "panel": {}, "summary": {}, "choices": [], "history": [],
    "step": 0, "steps": 0, "tools": TOOLS,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Mode:
    """What a puzzle is for, which decides what may be done with it."""

    hints: int = HINTS  # that may be asked for
    solution: bool = True  # it may be looked at
    silent: bool = False  # answers are taken, and nothing tells what is right
    starred: bool = True  # stars are shown, and can be lost
    alone: bool = False  # there is no way to other puzzles

    @property
    def stays(self) -> bool:
        """Whether there is only this puzzle."""
        return self.alone or self.silent

    def forbids(self, tag: object, session: Session | None) -> bool:
        """Whether a button with that tag is taken away."""
        told = session.hints if session else 0
        closed = {"hint": told >= self.hints, "solution": not self.solution}
        return {**closed, "next": self.stays, "all": self.stays}.get(str(tag), False)


EXAM = Mode(0, solution=False, silent=True, starred=False)
REVIEW = Mode(0, starred=False)


def practice(hints: int) -> Mode:
    """To practise; with fewer hints the solution is not shown either. Raises Mistake for others."""
    if hints not in range(HINTS + 1):
        raise Mistake(f"hints={hints!r} is not a whole number from 0 to {HINTS}")
    return Mode(hints, solution=hints == HINTS)


def elsewhere() -> list[Button]:
    """The ways to other puzzles."""
    return [button("next", say("Next puzzle")), button("all", say("All puzzles"))]


@dataclass(frozen=True)
class Phase:
    """Common to all: a session, and perhaps steps of which some are shown."""

    puzzle: "Puzzle"
    session: Session
    steps: tuple[Step, ...] = ()
    at: int = 0
    hides: ClassVar[bool] = True  # what is to be remembered

    @property
    def game(self) -> AnyGame:
        """Which game it is."""
        return self.session.puzzle.game

    @property
    def history(self) -> History[Position, Move]:
        """The moves that the board shows."""
        return self.session.history

    @property
    def watching(self) -> bool:
        """Whether the board is not played on."""
        return True

    @property
    def told(self) -> Told:
        """What the desk tells beside the board: nothing, unless a phase has something to say."""
        return {}

    def page(self, heading: str, actions: list[Button]) -> Told:
        """All that the desk tells, where the board has this heading and these actions."""
        told = {**NOTHING, **self.told}
        buttons = self._allowed(told.pop("buttons", []))
        panel = {"title": say("This puzzle"), "fields": [], "buttons": buttons}
        told["actions"] = [*actions, *self._allowed(told["actions"])]
        told["heading"] = told["heading"] or heading
        return {**told, "panel": panel if buttons else {}}

    def _allowed(self, buttons: list[Button]) -> list[Button]:
        """Those that are not taken away by who has set the puzzle."""
        mode = self.puzzle.mode
        return [one for one in buttons if not mode.forbids(one["tag"], self.session)]

    @property
    def goal(self) -> str:
        """What is wanted."""
        return self.game.goals.say_aim(self.session.puzzle.aim, self.session.puzzle.turns)

    @property
    def log(self) -> list[str]:
        """What was tried in vain, and what has happened."""
        return [*self.puzzle.progress.vain, *say_path(self.game, self.session.path)]

    def card(self, theme: str) -> dict[str, Any]:
        """What the card above the board tells."""
        puzzle, session = self.puzzle, self.session
        card = task_card(session, self.history.state, theme, puzzle.progress.earned)
        if not puzzle.mode.starred:
            card |= {"badge": "", "signs": raven_sign(session.puzzle)}
        return {**card, "goal": self.goal, "kicker": puzzle.progress.kicker}

    def seat(self, state: Position) -> int | None:
        """Everything that the position tells; while others act, with the solver's hand."""
        puzzle = self.session.puzzle
        return None if puzzle.game.rules.mover(state) in puzzle.seats else puzzle.seat

    def sit(self, clicked: tuple[str, ...], *, memory: bool) -> Sitting:
        """How the board is seen; under the towers too, unless that is to be remembered."""
        covered = self.hides and self.session.puzzle.kind == "memory"
        played = self.history
        seat = self.seat(played.state)
        return Sitting(played, seat, memory and not covered, clicked, self.watching)

    def shots(self, sitting: Sitting, steps: Sequence[Step]) -> list[Shot]:
        """Each step: the view before it, what is seen of it, and the view after it."""
        shots = list[Shot]()
        for step in steps:
            before, after = (
                replace(sitting, seat=self.seat(node.state)).look(node.state)
                for node in (step.before, step.after)
            )
            state = step.before.state
            seen = self.game.knowledge.observe(events_of(self.game, step), state, self.seat(state))
            shots.append((before, seen, after))
        return shots

    def cues(self, cues: Cues[Event]) -> Cues[Event]:
        """What the picture stresses, where the board would stress this."""
        return cues

    def pointed(self, tag: str, sitting: Sitting) -> "tuple[Phase, str]":
        """The phase while somebody points at a thing, and what is told of that."""
        del tag, sitting
        return self, ""

    # Commands

    def again(self) -> str | None:
        """From the start, as often as one likes."""
        return self.puzzle.enter(self.puzzle.start(self.session.again()))

    def on(self) -> str | None:
        """The next step of what is shown."""
        if self.at == len(self.steps):
            return None
        further = replace(self, at=self.at + 1)
        return self.puzzle.enter(further, steps=self.steps[self.at : further.at])

    def following(self) -> Entry | None:
        """The next puzzle that is not solved."""
        return self.puzzle.progress.after(self.session.puzzle)
