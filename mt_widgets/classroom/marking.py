"""Marking an exam: what was answered becomes attempts, as if each answer were a first try.

Until the release word was said, they tell the moves and nothing about them: whoever gathers them
judges the moves, and the pupil's own files do not give away what was right.
"""

from dataclasses import replace
from hashlib import sha256

from ..engine.errors import Mistake
from ..engine.work import Work
from ..puzzles.account import account
from ..puzzles.exam import judging, recalling
from ..puzzles.load import load_puzzle
from ..puzzles.puzzle import Puzzle
from ..puzzles.reached import reached
from ..puzzles.results import Attempt
from ..puzzles.session import begin
from ..puzzles.variant import vary
from .assignment import Assignment
from .progress import Answer, Progress
from .setting import puzzle_file

__all__ = ["answering", "marking"]


def answering(assignment: Assignment, progress: Progress) -> Work[tuple[Attempt, ...]]:
    """The attempts at all that was answered, with their moves, and without a word on them."""
    attempts = list[Attempt]()
    for item, answer in _answers(assignment, progress):
        attempt, puzzle = _attempt(assignment, progress.pupil, item, answer)
        moves = yield from _recalled(puzzle, answer.line)
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
    for item, answer in _answers(assignment, progress):
        attempt, puzzle = _attempt(assignment, progress.pupil, item, answer)
        try:
            session, _ = yield from judging(begin(puzzle), answer.line)
            attempts.append(replace(attempt, **reached(session)))
        except Mistake:  # moves that the rules refuse were not given on a board
            attempts.append(replace(attempt, tried=(answer.line,)))
    return tuple(attempts)


def _answers(assignment: Assignment, progress: Progress) -> list[tuple[str, Answer]]:
    found = progress.answers
    return [(item, found[item]) for item in assignment.items if item in found]


def _attempt(
    assignment: Assignment, pupil: str, item: str, answer: Answer
) -> tuple[Attempt, Puzzle]:
    """What is known of an answer before it is judged, and the pupil's puzzle."""
    seed, puzzle = assignment.seed(pupil), load_puzzle(puzzle_file(item))
    known = f"{assignment.code} {pupil} {item} {answer}"
    mark = sha256(known.encode()).hexdigest()[:16]
    attempt = Attempt(mark, item, answer.began, answer.seconds, variant=seed)
    return attempt, vary(puzzle, seed) if seed else puzzle
