"""The items of an assignment as a pupil meets them: a puzzle or a lesson, and no way out of it."""

from pathlib import Path
from typing import Any

from ...classroom.assignment import LESSON
from ...classroom.pupil import PupilWork
from ...classroom.subjects import puzzle_file
from ...learner.results import Attempt
from ...learner.results_file import ResultsFile
from ..lesson.lesson import Lesson
from ..puzzle.puzzle import Puzzle
from ..puzzle.review import recall, review


class _Forgotten(ResultsFile):
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
        return Lesson(item.removeprefix(LESSON), results=work.results, alone=True)
    assignment, answer = work.assignment, work.progress.answers.get(item)
    given: dict[str, Any] = {"variant": assignment.seed(work.pupil), "alone": True}
    path = puzzle_file(item)
    if not assignment.exam:
        return Puzzle(path, hints=assignment.hints, results=work.results, **given)
    reviewed = work.progress.handed and work.released
    puzzle = Puzzle(path, exam=not reviewed, results=_Forgotten(), **given)
    if reviewed:
        review(puzzle, answer.line if answer else "")
        return puzzle
    puzzle.hearers.append(lambda line: work.give(item, line))
    if answer is not None:
        recall(puzzle, answer.line)
    return puzzle
