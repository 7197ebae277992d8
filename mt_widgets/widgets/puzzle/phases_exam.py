"""A puzzle in an exam: an answer is taken, and nothing tells whether it is right; then a review."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...engine.errors import Mistake
from ...engine.words import say
from ...puzzles.exam import judging
from ...puzzles.judge import Verdict
from ...puzzles.session import Session, begin
from ...search.steps import say_path
from ..page.desk import button
from .phases import Phase, Told

if TYPE_CHECKING:
    from .puzzle import Puzzle

__all__ = ["Given", "give_answer", "untouched"]


def untouched(puzzle: "Puzzle") -> Session:
    """The same puzzle, of which nothing is tried yet; raises a Mistake where there is none."""
    if puzzle.session is None:
        raise Mistake(say("There is no puzzle here."))
    return begin(puzzle.session.puzzle)


def give_answer(phase: Phase, line: str) -> str | None:
    """Keep an answer, unless whoever listens refuses it, and find out in silence what it is worth.

    It is kept in place of the last answer.
    """
    puzzle = phase.puzzle
    for hear in puzzle.hearers:
        hear(line)
    puzzle.enter(Given(puzzle, phase.session, line=line))

    def judged(found: tuple[Session, Verdict]) -> str | None:
        puzzle.desk.tell("", "")
        return puzzle.warn(puzzle.progress.keeper.note_anew(found[0]))

    return puzzle.thinker.work(judging(untouched(puzzle), line), judged)


@dataclass(frozen=True)
class Given(Phase):
    """The answer was taken; it may be changed."""

    line: str = ""
    change = Phase.again

    @property
    def told(self) -> Told:
        """What the answer was, and the way to another."""
        told = say("What is right is told when the exam is over.")
        return {
            "heading": say("Your answer is kept."),
            "actions": [button("change", say("Change my answer"))],
            "summary": {"title": say("Your answer: `{line}`", line=self.line), "texts": [told]},
            "history": say_path(self.game, self.session.path),
        }
