"""What a review shows: the whole game, a decision that mattered, or one that is tried once more."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from ...engine.board_model import BoardModel
from ...engine.cues import Cues
from ...engine.game import Event, Move, Position
from ...engine.history import History
from ...engine.words import say
from ...review.lines import better_line, line_cues, played_line
from ...review.looking_back import GameReview
from ...review.plot import POINT
from ...review.trial import Trial
from ...review.turning_points import TurningPoint
from ...review.words import say_chances, say_found, say_line, say_lost, say_point, why
from ..page.panel_parts import Button, PanelContents, button

__all__ = ["TOOLS", "GamePhase", "PhaseWords", "PointPhase", "ReviewPhase", "TrialPhase"]

TOOLS = ("step", "keyboard", "log", "motion", "theme", "size", "copy", "save", "load")
_TRYING = TOOLS[1:]  # what was tried is not stepped through


@dataclass(frozen=True)
class PhaseWords:
    """What stands beside the board; without a heading the board tells what is expected."""

    heading: str = ""
    actions: Sequence[Button] = ()
    asides: Sequence[Button] = ()
    contents: PanelContents = field(default_factory=PanelContents)
    seat: int | None = None  # whose portrait stands there
    board: bool = True  # whether there is one to look at
    tools: Sequence[str] = TOOLS


class ReviewPhase(Protocol):
    """Something that a review shows."""

    @property
    def model(self) -> BoardModel:
        """What is on the board."""

    @property
    def words(self) -> PhaseWords:
        """What is told of it."""

    @property
    def turn(self) -> int:
        """The turn that is marked in the plot; below zero where no plot is shown."""

    def cues(self, cues: Cues[Event], /) -> Cues[Event]:
        """What the picture is to stress."""

    def go(self, step: int, /) -> "ReviewPhase":
        """The phase at another step."""


@dataclass(frozen=True)
class GamePhase:
    """The game at some step, and the list of the decisions that mattered."""

    review: GameReview
    history: History[Position, Move]
    may_leave: bool = False  # whether there is a way back

    @property
    def model(self) -> BoardModel:
        """Whoever is to move shows the hand: the game is over, or nobody would look back at it."""
        return BoardModel(self.history, None, memory=True, watching=True)

    @property
    def turn(self) -> int:
        """The last turn that was over by then."""
        return max(end.turn for end in self.review.turns if end.step <= self.history.step)

    @property
    def words(self) -> PhaseWords:
        """The chances then, and every decision that mattered."""
        review, heading = self.review, say_chances(self.review, self.review.turns[self.turn])
        ways = [button("leave", say("Back to the table"))] if self.may_leave else []
        if not review.points:
            summary = {"title": say_found(review)}
            return PhaseWords(heading, ways, contents=PanelContents(summary=summary))
        items = [
            {"tag": f"{POINT}:{number}", "label": f"{number}. {say_point(review, point)}",
             "note": say("−{percent} %", percent=round(100 * point.lost))}
            for number, point in enumerate(review.points, 1)
        ]  # fmt: skip
        group = {"name": "points", "title": say_found(review), "open": True, "items": items}
        first = button("next", say("Show me the first"), primary=True)
        return PhaseWords(heading, [*ways, first], contents=PanelContents(choices=[group]))

    def cues(self, cues: Cues[Event], /) -> Cues[Event]:
        """What happened last leaves a trace anyway."""
        return cues

    def go(self, step: int, /) -> "GamePhase":
        """The game at another step."""
        return replace(self, history=self.history.go(step))


@dataclass(frozen=True)
class PointPhase:
    """A decision that mattered: one of its two ways, at some step of it."""

    review: GameReview
    number: int
    better: bool = True
    at: int = 0

    @property
    def point(self) -> TurningPoint:
        """The decision."""
        return self.review.points[self.number - 1]

    @property
    def line(self) -> History[Position, Move]:
        """The way that is shown, at its end."""
        if self.better:
            return better_line(self.point)
        return played_line(self.review.record, self.point)

    @property
    def model(self) -> BoardModel:
        """The board as whoever decided may know it."""
        seat = self.point.decision.seat
        return BoardModel(self.line.go(self.at), seat, memory=True, watching=True)

    @property
    def turn(self) -> int:
        """The turn of the decision."""
        return self.point.decision.turn

    @property
    def words(self) -> PhaseWords:
        """What happens this way, and why the other one is better or not."""
        point, told = self.point, say_point(self.review, self.point)
        heading = say("{number} of {all}. {turn}", number=self.number, turn=told,
                      all=len(self.review.points))  # fmt: skip
        summary = {
            "title": say("What was better") if self.better else say("What was played"),
            "texts": [*why(point), say_line(self.line, point.decision.seat), say_lost(point)],
        }
        contents = PanelContents(summary=summary)
        return PhaseWords(heading, self._actions(), self._asides(), contents, point.decision.seat)

    def _actions(self) -> list[Button]:
        first, last = self.number == 1, self.number == len(self.review.points)
        overview = button("overview", say("Overview"), primary=last)
        on = [] if last else [button("next", say("Next"), primary=True)]
        return [overview if first else button("back", say("Back")), *(on or [overview][first:])]

    def _asides(self) -> list[Button]:
        other = say("What was played") if self.better else say("What was better")
        film, trial = say("Play it to me"), say("Try it yourself")
        return [button("other", other), button("film", film), button("try", trial)]

    def other(self) -> "PointPhase":
        """What was played in place of what was better, or the other way round."""
        return replace(self, better=not self.better, at=0)

    def cues(self, cues: Cues[Event], /) -> Cues[Event]:
        """All that is still to come this way."""
        line = self.line
        rest = History(line.game, line.moves[self.at :], line.states[self.at :], 0)
        preview = line_cues(rest, self.point.decision.seat).preview
        return replace(cues, preview=preview, lens=None)

    def go(self, step: int, /) -> "PointPhase":
        """Another step of the line."""
        return replace(self, at=step)


@dataclass(frozen=True)
class TrialPhase:
    """A decision that is tried once more; ``before`` is where one goes back to."""

    trial: Trial
    before: PointPhase

    @property
    def model(self) -> BoardModel:
        """The board as whoever decides may know it; what is clicked there is tried."""
        seat = self.trial.point.decision.seat
        return BoardModel(self.trial.line, seat, memory=True, watching=self.trial.over)

    @property
    def turn(self) -> int:
        """None: the board has the room of the plot."""
        return -1

    @property
    def words(self) -> PhaseWords:
        """What is to be done, and the ways out."""
        trial, heading = self.trial, say("Solved!") if self.trial.over else ""
        asides = [button("again", say("Start again"))] if trial.line.step else []
        if trial.puzzle is not None:
            save = button("save-puzzle", say("Save as a puzzle file"))
            asides.append({**save, "save": True})
        leave = button("end-try", say("Back to the review"), primary=trial.over)
        summary = {"title": say("Try it yourself"), "texts": [trial.task]}
        contents = PanelContents(summary=summary)
        seat = trial.point.decision.seat
        return PhaseWords(heading, [leave], asides, contents, seat, tools=_TRYING)

    def cues(self, cues: Cues[Event], /) -> Cues[Event]:
        """What can be clicked glows anyway."""
        return cues

    def go(self, step: int, /) -> "TrialPhase":
        """What was tried can be begun again, and is not stepped through."""
        return self if step else replace(self, trial=self.trial.back())
