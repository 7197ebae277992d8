"""Marking an exam: what was answered becomes attempts, as if each answer were a first try."""

from dataclasses import replace
from hashlib import sha256

from ..engine.errors import Mistake
from ..engine.work import Work
from ..puzzles.exam import judging
from ..puzzles.load import load_puzzle
from ..puzzles.reached import reached
from ..puzzles.results import Attempt
from ..puzzles.session import begin
from ..puzzles.variant import vary
from .assignment import Assignment
from .progress import Answer, Progress
from .setting import puzzle_file

__all__ = ["marking"]


def marking(assignment: Assignment, progress: Progress) -> Work[tuple[Attempt, ...]]:
    """The attempts at all that was answered; the same answers give the same attempts."""
    attempts = list[Attempt]()
    for item in assignment.items:
        answer = progress.answers.get(item)
        if answer is not None:
            attempts.append((yield from _marking_one(assignment, progress.pupil, item, answer)))
    return tuple(attempts)


def _marking_one(assignment: Assignment, pupil: str, item: str, answer: Answer) -> Work[Attempt]:
    seed = assignment.seed(pupil)
    puzzle = load_puzzle(puzzle_file(item))
    known = f"{assignment.code} {pupil} {item} {answer}"
    attempt = Attempt(
        sha256(known.encode()).hexdigest()[:16], item, answer.began, answer.seconds, variant=seed
    )
    try:
        session, _ = yield from judging(begin(vary(puzzle, seed) if seed else puzzle), answer.line)
    except Mistake:  # moves that the rules refuse were not given on a board
        return replace(attempt, tried=(answer.line,))
    return replace(attempt, **reached(session))
