"""Marking an exam: what was answered becomes attempts, as if each answer were a first try.

Until the release word was said, they tell the moves and nothing about them: whoever gathers them
judges the moves, and the pupil's own files do not give away what was right.
"""

from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256

from ..engine.errors import Mistake
from ..engine.work import Work
from ..learner.reached import reached
from ..learner.results import Attempt
from ..puzzles.account import account
from ..puzzles.exam import judging, recalling
from ..puzzles.puzzle import Puzzle
from ..puzzles.session import begin
from ..puzzles.variant import vary
from .assignment import Assignment
from .progress import Progress
from .subjects import puzzle_of

__all__ = ["answering", "marking"]


def answering(assignment: Assignment, progress: Progress) -> Work[tuple[Attempt, ...]]:
    """The attempts at all that was answered, with their moves, and without a word on them."""
    attempts = list[Attempt]()
    for attempt, puzzle, line in _answers(assignment, progress):
        moves = yield from _recalled(puzzle, line)
        attempts.append(replace(attempt, moves=moves))
    return tuple(attempts)


def _recalled(puzzle: Puzzle, line: str) -> Work[str]:
    """An answer with what luck and the others did to it."""
    try:
        session = yield from recalling(begin(puzzle), line)
    except Mistake:  # moves that the rules refuse were not given on a board
        return line
    return account(session) or line


def marking(assignment: Assignment, progress: Progress) -> Work[tuple[Attempt, ...]]:
    """The attempts at all that was answered; the same answers give the same attempts."""
    attempts = list[Attempt]()
    for attempt, puzzle, line in _answers(assignment, progress):
        try:
            session, _ = yield from judging(begin(puzzle), line)
            attempts.append(replace(attempt, **reached(session)))
        except Mistake:  # moves that the rules refuse were not given on a board
            attempts.append(replace(attempt, tried=(line,)))
    return tuple(attempts)


def _answers(assignment: Assignment, progress: Progress) -> Iterator[tuple[Attempt, Puzzle, str]]:
    """What is known of each answer before it is judged, the pupil's puzzle, and what was given."""
    pupil, seed = progress.pupil, assignment.seed(progress.pupil)
    for item in assignment.items:
        if answer := progress.answers.get(item):
            known = f"{assignment.code} {pupil} {item} {answer}"
            mark, puzzle = sha256(known.encode()).hexdigest()[:16], puzzle_of(item)
            attempt = Attempt(mark, item, answer.began, answer.seconds, variant=seed)
            yield attempt, vary(puzzle, seed) if seed else puzzle, answer.line
