"""The items of an assignment as a pupil meets them: a puzzle or a lesson, and no way out of it."""

from pathlib import Path

from ..classroom.assignment import LESSON
from ..classroom.pupil import PupilWork
from ..classroom.subjects import puzzle_file
from ..puzzles.results import Attempt
from ..puzzles.results_file import Results
from .lesson import Lesson
from .puzzle import Puzzle

__all__ = ["SetLesson", "SetPuzzle", "open_item"]


class SetPuzzle(Puzzle):
    """A puzzle without a way to others, below what tells of the assignment."""

    _alone = True

    @property
    def _share(self) -> float:
        return 0.8


class SetLesson(Lesson):
    """A lesson whose end leads nowhere."""

    _leads_on = False


class _Forgotten(Results):
    """Takes results and forgets them: an exam is marked at its end, and a review never."""

    def __init__(self) -> None:
        super().__init__(Path("forgotten"))

    def all(self) -> tuple[Attempt, ...]:
        """Nothing."""
        return ()

    def note(self, attempt: Attempt) -> None:
        """Nothing is kept."""


def open_item(work: PupilWork, item: str) -> Puzzle | Lesson:
    """The widget of an item, as far as the pupil has come with it."""
    if item.startswith(LESSON):
        return SetLesson(item.removeprefix(LESSON), results=work.results)
    assignment, answer = work.assignment, work.progress.answers.get(item)
    seed, path = assignment.seed(work.pupil), puzzle_file(item)
    if not assignment.exam:
        return SetPuzzle(path, variant=seed, hints=assignment.hints, results=work.results)
    reviewed = work.progress.handed and work.released
    puzzle = SetPuzzle(path, variant=seed, exam=not reviewed, results=_Forgotten())
    if not reviewed:
        puzzle.on_answer(lambda line: work.give(item, line))
    if reviewed:
        puzzle.review(answer.line if answer else "")
    elif answer is not None:
        puzzle.recall(answer.line)
    return puzzle
