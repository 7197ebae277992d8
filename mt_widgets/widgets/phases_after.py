"""What a puzzle widget shows after the solving: why it works, the solution, free play."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..engine.game import Move, Position
from ..engine.history import History
from ..engine.words import say
from ..puzzles.explore import Exploration
from ..puzzles.judge import say_chance
from ..puzzles.telling import quoted_rules, say_count, say_text
from ..search.solve import SOLVER
from ..search.steps import Step, history, say_path, say_step
from .desk import Button, button
from .phases import TOOLS, Phase, Summary
from .task import star_sign

__all__ = ["Done", "Exploring", "Showing"]


@dataclass(frozen=True)
class Done(Phase):
    """It is solved, and told why."""

    hides = False

    @property
    def heading(self) -> str:
        """A word of praise."""
        return say("Solved!")

    @property
    def actions(self) -> list[Button]:
        """On to the next."""
        return [{**button("next", say("Next puzzle"), primary=True), "ahead": True}]

    @property
    def buttons(self) -> list[Button]:
        """What else can be done with it."""
        found = [button("explore", say("Explore it"))] if self.session.solver else []
        found.append(button("again", say("Start again")))
        return [*found, button("all", say("All puzzles"))]

    @property
    def summary(self) -> Summary:
        """Stars, and why it works."""
        session, words = self.session, self.session.puzzle.words
        texts = [say_text(self.game, words.explanation), say_count(session.puzzle)]
        if session.shown:
            texts.insert(0, say("You had looked at the solution, so it earns no star this time."))
        stars = star_sign(session.stars, earned=True)
        title = say("Why it works")
        told = {"texts": [*filter(None, texts)], "lines": quoted_rules(session.puzzle)}
        return {"title": title, "signs": [stars], **told}


@dataclass(frozen=True)
class Showing(Phase):
    """The solution, forward and back; ``advice`` for each roll."""

    steps: tuple[Step, ...] = ()
    at: int = 0
    advice: Sequence[str] = ()
    before: Phase | None = None  # where one goes back to
    hides = False
    tools = ("step", *TOOLS)

    @property
    def history(self) -> History[Position, Move]:
        """Up to the step that was shown last."""
        return history(self.game, self.session.puzzle.position, self.steps[: self.at])

    @property
    def heading(self) -> str:
        """What the step did."""
        if self.at:
            return say_step(self.game, self.steps[self.at - 1])
        if not self.steps:
            return say("This is the answer.")
        return say("The solution: step through it.")

    @property
    def actions(self) -> list[Button]:
        """Forward, and back to the puzzle."""
        more = self.at < len(self.steps)
        on = [button("on", say("Next step"), primary=True)] if more else []
        return [*on, button("back", say("Back to the puzzle"))]

    @property
    def buttons(self) -> list[Button]:
        """What else can be done with it."""
        found = [button("explore", say("Explore it"))] if self.session.solver else []
        return [*found, button("next", say("Next puzzle")), button("all", say("All puzzles"))]

    @property
    def summary(self) -> Summary:
        """The line, and why it works."""
        puzzle = self.session.puzzle
        own = puzzle.write(
            step.move for step in self.steps if step.mover == SOLVER and step.move is not None
        )
        texts = [say_text(self.game, puzzle.words.explanation), *self.advice]
        title = say("The solution: `{moves}`", moves=own) if own else say("The solution")
        return {"title": title, "texts": texts, "lines": quoted_rules(puzzle)}

    @property
    def log(self) -> list[str]:
        """What was shown."""
        return say_path(self.game, self.steps[: self.at])

    @property
    def place(self) -> tuple[int, int]:
        """The step that is shown."""
        return self.at, len(self.steps)


@dataclass(frozen=True)
class Exploring(Phase):
    """Free play, with the worth of every move."""

    free: Exploration
    before: Phase | None = None  # where one goes back to
    hides = False
    watching = False
    tools = ("type", *TOOLS)

    @property
    def history(self) -> History[Position, Move]:
        """The moves so far."""
        return self.free.history

    @property
    def heading(self) -> str:
        """How it ended, where it did."""
        outcome = self.free.outcome
        if outcome is None:
            return ""
        return say("The goal is reached.") if outcome else say("The goal is not reached.")

    @property
    def buttons(self) -> list[Button]:
        """Back, one choice or all."""
        back = [button("back", say("Back to the puzzle"), primary=True)]
        if not self.free.path:
            return back
        return [*back, button("undo", say("Take back")), button("again", say("From the start"))]

    @property
    def choices(self) -> list[dict[str, object]]:
        """What every move is worth."""
        if not self.free.values:
            return []
        write = self.game.notation.format_move
        items = [
            {"tag": f"move:{write(move)}", "label": f"`{write(move)}`", "note": say_chance(value),
             "share": float(value)}
            for move, value in self.free.values
        ]  # fmt: skip
        title = say("What every move is worth")
        about = say("The chance to reach the goal after it, with the best play.")
        return [{"name": "moves", "title": title, "about": about, "open": True, "items": items}]

    @property
    def log(self) -> list[str]:
        """What has happened."""
        return say_path(self.game, self.free.path)
