"""What a puzzle is at after the solving: why it works, the solution, free play."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ...engine.aims import Question
from ...engine.cues import Cues, Mark
from ...engine.errors import Mistake
from ...engine.game import Event, Move, Position
from ...engine.history import History
from ...engine.sitting import Sitting
from ...engine.words import say
from ...puzzles.explore import Exploration
from ...puzzles.judge import say_chance
from ...puzzles.solution import advice, solution
from ...puzzles.telling import quoted_rules, say_count, say_text
from ...search.solve import SOLVER
from ...search.steps import Step, history, say_path, say_step
from ..page.desk import Button, button
from ..page.task import star_sign
from .phases import TOOLS, Phase, Told, elsewhere

__all__ = ["Done", "Exploring", "Showing", "show_solution"]


@dataclass(frozen=True)
class Done(Phase):
    """It is solved, and told why."""

    hides = False

    @property
    def told(self) -> Told:
        """Praise, stars, why it works, and what else can be done with it."""
        session, words = self.session, self.session.puzzle.words
        onwards, everything = elsewhere()
        texts = [say_text(self.game, words.explanation), say_count(session.puzzle)]
        if session.shown:
            texts.insert(0, say("You had looked at the solution, so it earns no star this time."))
        again = button("again", say("Start again"))
        return {
            "heading": say("Solved!"),
            "actions": [{**onwards, "primary": True, "ahead": True}],
            "buttons": [*_explore_button(self), again, everything],
            "summary": {
                "title": say("Why it works"),
                "signs": [star_sign(session.stars, earned=True)],
                "texts": [*filter(None, texts)],
                "lines": quoted_rules(session.puzzle),
            },
            "history": self.log,
        }

    def show_solution(self) -> str | None:
        """Show the solution, step by step."""
        return show_solution(replace(self, session=self.session.show()))

    def explore(self) -> str | None:
        """Free play from the start."""
        return _explore(self, self)


def _explore_button(phase: Phase) -> list[Button]:
    return [button("explore", say("Explore it"))] if phase.session.solver else []


def _explore(phase: Phase, before: Phase | None) -> str | None:
    """Free play from the start, with the worth of every move."""
    puzzle, session = phase.puzzle, phase.session
    assert session.solver is not None
    free = Exploration(session.puzzle, session.solver)
    return Exploring(puzzle, session, free=free, before=before).begin()


def show_solution(before: Phase) -> str | None:
    """Show the solution if that is allowed, and then go back to a phase."""
    puzzle, session, solver = before.puzzle, before.session, before.session.solver
    if puzzle.mode.forbids("solution", session):
        raise Mistake(say("Here the solution is not shown."))
    if solver is None:
        return _show(Showing(puzzle, session, before=before))

    def found(steps: tuple[Step, ...]) -> str | None:
        told = advice(session.puzzle, solver, steps)
        return _show(Showing(puzzle, session, steps, advice=told, before=before))

    return puzzle.thinker.work(solution(session.puzzle, solver), found)


def _show(phase: "Showing") -> str | None:
    phase.puzzle.enter(phase)
    return phase.puzzle.warn(phase.puzzle.progress.keeper.note(phase.session))


@dataclass(frozen=True)
class Showing(Phase):
    """The solution, forward and back; ``advice`` for each roll, ``before`` is where one was."""

    advice: Sequence[str] = ()
    before: Phase | None = None
    hides = False

    @property
    def history(self) -> History[Position, Move]:
        """Up to the step that was shown last."""
        return history(self.game, self.session.puzzle.position, self.steps[: self.at])

    @property
    def told(self) -> Told:
        """What the step did, the whole line, and why it works."""
        puzzle, shown = self.session.puzzle, self.steps[: self.at]
        heading = say("The solution: step through it.")
        if not self.steps:
            heading = say("This is the answer.")
        elif shown:
            heading = say_step(self.game, shown[-1])
        on = [button("on", say("Next step"), primary=True)] if self.at < len(self.steps) else []
        own = puzzle.write(
            step.move for step in self.steps if step.mover == SOLVER and step.move is not None
        )
        return {
            "heading": heading,
            "actions": [*on, button("back", say("Back to the puzzle"))],
            "buttons": [*_explore_button(self), *elsewhere()],
            "summary": {
                "title": say("The solution: `{moves}`", moves=own) if own else say("The solution"),
                "texts": [say_text(self.game, puzzle.words.explanation), *self.advice],
                "lines": quoted_rules(puzzle),
            },
            "history": say_path(self.game, shown),
            "step": self.at,
            "steps": len(self.steps),
            "tools": ("step", *TOOLS),
        }

    def cues(self, cues: Cues[Event]) -> Cues[Event]:
        """The answer of a question is marked."""
        puzzle = self.session.puzzle
        if not isinstance(puzzle.aim, Question):
            return cues
        answer = self.game.goals.answer(puzzle.aim, puzzle.position)
        return Cues(marks=tuple(map(Mark, sorted(answer))))

    def go(self, step: int) -> str | None:
        """Step through the solution."""
        shown = 0 <= step <= len(self.steps)
        return self.puzzle.enter(replace(self, at=step)) if shown else None

    def back(self) -> str | None:
        """Back to the puzzle."""
        return self.puzzle.enter(self.before) if self.before else None

    def explore(self) -> str | None:
        """Free play from the start."""
        return _explore(self, self.before)


@dataclass(frozen=True, kw_only=True)
class Exploring(Phase):
    """Free play with the worth of every move; ``before`` is where one goes back to."""

    free: Exploration
    before: Phase | None = None
    foreseen: Move | None = None  # the move of the list at which somebody points
    hides = False

    @property
    def watching(self) -> bool:
        """Every move may be played."""
        return False

    @property
    def history(self) -> History[Position, Move]:
        """The moves so far."""
        return self.free.history

    @property
    def told(self) -> Told:
        """How it ended, where it did; the ways back; what every move is worth."""
        heading, outcome = "", self.free.outcome
        if outcome is not None:
            heading = say("The goal is reached.") if outcome else say("The goal is not reached.")
        buttons = [button("back", say("Back to the puzzle"), primary=True)]
        if self.free.path:
            buttons.append(button("undo", say("Take back")))
            buttons.append(button("again", say("From the start")))
        log = say_path(self.game, self.free.path)
        told = {"heading": heading, "buttons": buttons, "choices": self._choices}
        return {**told, "history": log, "tools": ("type", *TOOLS)}

    @property
    def _choices(self) -> list[dict[str, object]]:
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

    def seat(self, state: Position) -> int | None:
        """With the eyes of whoever is to move."""
        del state
        return None

    def cues(self, cues: Cues[Event]) -> Cues[Event]:
        """What a move of the list would do."""
        if self.foreseen is None:
            return cues
        preview = self.game.knowledge.foresee(self.history.state, self.foreseen)
        return replace(cues, preview=preview, lens=None)

    def pointed(self, tag: str, sitting: Sitting) -> tuple[Phase, str]:
        """What the move is worth at which somebody points, in the list or on the board."""
        values, write = dict(self.free.values), self.game.notation.format_move
        listed = {f"move:{write(move)}": move for move in values}.get(tag)
        move = listed or (sitting.click(tag).move if tag else None)
        after = replace(self, foreseen=listed)
        if move is None or move not in values:
            return after, ""
        return after, f"`{write(move)}`: {say_chance(values[move])}"

    def begin(self) -> str | None:
        """Show it, and reckon what every move is worth."""
        self.puzzle.enter(self)
        return self.puzzle.thinker.work(self.free.reckoning(), self._reckoned)

    def _reckoned(self, free: Exploration) -> str | None:
        return self.puzzle.renew(replace(self, free=free))

    def play(self, moves: tuple[Move, ...]) -> str | None:
        """Play any moves, and reckon anew."""
        return self.puzzle.thinker.work(self.free.playing(moves, self.puzzle.rng), self._played)

    def _played(self, free: Exploration) -> str | None:
        after = replace(self, free=free, foreseen=None)
        self.puzzle.enter(after, steps=free.path[len(self.free.path) :])
        return self.puzzle.thinker.work(free.reckoning(), after._reckoned)

    def take(self, name: str) -> str | None:
        """Play a move of the list."""
        return self.puzzle.play(name)

    def undo(self) -> str | None:
        """Take back the last choice."""
        return self._go(max(0, self.free.choices - 1))

    def again(self) -> str | None:
        """Take back all choices."""
        return self._go(0)

    def _go(self, choices: int) -> str | None:
        return replace(self, free=self.free.go(choices), foreseen=None).begin()

    def back(self) -> str | None:
        """Back to the puzzle."""
        return self.puzzle.enter(self.before) if self.before else None
