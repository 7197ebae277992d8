"""A puzzle in an exam: an answer is taken, and nothing tells whether it is right."""

from dataclasses import dataclass

from ...engine.words import say
from ...puzzles.exam import judging
from ...puzzles.judge import Verdict
from ...puzzles.session import PuzzleSession, begin
from ...search.steps import say_path
from ..page.panel_parts import PanelContents, PanelRecord, button
from .phase import PhasePage, PuzzlePhase


def give_answer(phase: PuzzlePhase, line: str) -> str | None:
    """Keep an answer instead of the last one, and judge it silently.

    Raises Mistake if one of the listeners refuses it.
    """
    puzzle = phase.puzzle
    for hear in puzzle.hearers:
        hear(line)
    puzzle.enter(AnsweredPhase(puzzle, phase.session, line=line))

    def judged(found: tuple[PuzzleSession, Verdict]) -> str | None:
        puzzle.panel.tell("", "")
        return puzzle.warn(puzzle.progress.keeper.note_anew(found[0]))

    return puzzle.thinker.work(judging(begin(phase.session.puzzle), line), judged)


@dataclass(frozen=True)
class AnsweredPhase(PuzzlePhase):
    """An answer was given in an exam; it may be changed."""

    line: str = ""

    @property
    def page(self) -> PhasePage:
        """The answer, and a button to change it."""
        told = say("What is right is told when the exam is over.")
        return PhasePage(
            heading=say("Your answer is kept."),
            actions=[button("change", say("Change my answer"))],
            contents=PanelContents(
                summary={"title": say("Your answer: `{line}`", line=self.line), "texts": [told]}
            ),
            record=PanelRecord(say_path(self.game, self.session.path)),
        )

    def change(self) -> str | None:
        """Start again, to give another answer."""
        return self.again()
