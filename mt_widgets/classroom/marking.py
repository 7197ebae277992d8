"""Marking an exam: each answer becomes an attempt, as if it were a first try.

Before the release word is known, attempts hold only the moves, so that a pupil's files don't give
away what was right; the moves are judged when they are gathered.
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
from ..puzzles.puzzle import PuzzleFile
from ..puzzles.session import begin
from ..puzzles.variant import vary
from .assignment import AssignmentFile
from .progress import AssignmentProgress
from .subjects import puzzle_of


def answering(
    assignment: AssignmentFile, progress: AssignmentProgress
) -> Work[tuple[Attempt, ...]]:
    """An attempt for each answer, with its moves and no verdict."""
    attempts = list[Attempt]()
    for attempt, puzzle, line in _answers(assignment, progress):
        moves = yield from _recalled(puzzle, line)
        attempts.append(replace(attempt, moves=moves))
    return tuple(attempts)


def _recalled(puzzle: PuzzleFile, line: str) -> Work[str]:
    """The moves of an answer with those of chance and the other players."""
    try:
        session = yield from recalling(begin(puzzle), line)
    except Mistake:  # moves that the rules refuse were not given on a board
        return line
    return account(session) or line


def marking(assignment: AssignmentFile, progress: AssignmentProgress) -> Work[tuple[Attempt, ...]]:
    """A judged attempt for each answer; the same answers give the same attempts."""
    attempts = list[Attempt]()
    for attempt, puzzle, line in _answers(assignment, progress):
        try:
            session, _ = yield from judging(begin(puzzle), line)
            attempts.append(replace(attempt, **reached(session)))
        except Mistake:  # moves that the rules refuse were not given on a board
            attempts.append(replace(attempt, tried=(line,)))
    return tuple(attempts)


def _answers(
    assignment: AssignmentFile, progress: AssignmentProgress
) -> Iterator[tuple[Attempt, PuzzleFile, str]]:
    """For each answer: its attempt before judging, the pupil's puzzle, and the line."""
    pupil, seed = progress.pupil, assignment.seed(progress.pupil)
    for item in assignment.items:
        if answer := progress.answers.get(item):
            known = f"{assignment.code} {pupil} {item} {answer}"
            mark, puzzle = sha256(known.encode()).hexdigest()[:16], puzzle_of(item)
            attempt = Attempt(mark, item, answer.began, answer.seconds, variant=seed)
            yield attempt, vary(puzzle, seed) if seed else puzzle, answer.line
