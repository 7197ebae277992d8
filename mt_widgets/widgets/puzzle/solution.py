"""The solution, shown step by step."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ...engine.aims import Question
from ...engine.cues import Cues, Mark
from ...engine.errors import Mistake
from ...engine.game import Event, Move, Position
from ...engine.history import History
from ...engine.words import say
from ...puzzles.solution import advice, solution
from ...puzzles.telling import quoted_rules, say_text
from ...search.solve import SOLVER
from ...search.steps import SearchStep, history, say_path, say_step
from ..page.panel_parts import PanelContents, PanelRecord, button
from .exploring import explore, explore_button
from .phase import TOOLS, PhasePage, PuzzlePhase, puzzle_form


def show_solution(before: PuzzlePhase) -> str | None:
    """Show the solution, from which one goes back to a phase; raises Mistake if it is forbidden."""
    puzzle, session, solver = before.puzzle, before.session, before.session.solver
    if not puzzle.mode.solution:
        raise Mistake(say("Here the solution is not shown."))
    if solver is None:
        return _show(SolutionPhase(puzzle, session, before=before))

    def found(steps: tuple[SearchStep, ...]) -> str | None:
        told = advice(solver, steps)
        return _show(SolutionPhase(puzzle, session, steps, before=before, advice=told))

    return puzzle.thinker.work(solution(solver), found)


def _show(phase: "SolutionPhase") -> str | None:
    phase.puzzle.enter(phase)
    return phase.puzzle.warn(phase.puzzle.progress.keeper.note(phase.session))


@dataclass(frozen=True, kw_only=True)
class SolutionPhase(PuzzlePhase):
    """The solution, with ``advice`` for each roll; ``before`` is the phase to go back to."""

    before: PuzzlePhase
    advice: Sequence[str] = ()
    hides = False

    @property
    def history(self) -> History[Position, Move]:
        """The moves up to the step that was shown last."""
        return history(self.game, self.session.puzzle.position, self.steps[: self.at])

    @property
    def page(self) -> PhasePage:
        """What the step did, the whole line, and why it works."""
        puzzle, shown = self.session.puzzle, self.steps[: self.at]
        on = [button("on", say("Next step"), primary=True)] if self.at < len(self.steps) else []
        own = puzzle.write(
            step.move for step in self.steps if step.mover == SOLVER and step.move is not None
        )
        summary = {
            "title": say("The solution: `{moves}`", moves=own) if own else say("The solution"),
            "texts": [say_text(self.game, puzzle.words.explanation), *self.advice],
            "lines": quoted_rules(puzzle),
        }
        form = puzzle_form([*explore_button(self.session), *self.puzzle.mode.ways_out()])
        return PhasePage(
            heading=self._heading(),
            actions=[*on, button("back", say("Back to the puzzle"))],
            contents=PanelContents(form, summary),
            record=PanelRecord(say_path(self.game, shown), self.at, len(self.steps)),
            tools=("step", *TOOLS),
        )

    def _heading(self) -> str:
        if not self.steps:
            return say("This is the answer.")
        if self.at:
            return say_step(self.game, self.steps[self.at - 1])
        return say("The solution: step through it.")

    def cues(self, cues: Cues[Event]) -> Cues[Event]:
        """The answer to a question is marked."""
        puzzle = self.session.puzzle
        if not isinstance(puzzle.aim, Question):
            return cues
        answer = self.game.goals.answer(puzzle.aim, puzzle.position)
        return Cues(marks=tuple(map(Mark, sorted(answer))))

    def go(self, step: int) -> str | None:
        """Go to a step of the solution, if it has that many."""
        shown = 0 <= step <= len(self.steps)
        return self.puzzle.enter(replace(self, at=step)) if shown else None

    def back(self) -> str | None:
        """Go back to the puzzle."""
        return self.puzzle.enter(self.before)

    def explore(self) -> str | None:
        """Play freely from the start; raises Mistake if there is nothing to explore."""
        return explore(self, self.before)
