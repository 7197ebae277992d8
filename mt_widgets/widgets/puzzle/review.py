"""Answers that were given in an exam: shown again, and reviewed afterwards."""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from ...engine.errors import Mistake
from ...engine.words import say
from ...puzzles.exam import judging, recalling
from ...puzzles.session import PuzzleSession, begin
from ..page.answers import answers
from .asking import AskingPhase
from .exam import AnsweredPhase
from .mode import REVIEW
from .phase import PuzzlePhase
from .solving import SolvingPhase
from .trying import judge

if TYPE_CHECKING:
    from .puzzle import Puzzle


@answers()
def recall(puzzle: "Puzzle", line: str) -> str | None:
    """Show an answer that was given before; a sentence if it is none to this puzzle."""

    def show(session: PuzzleSession) -> str | None:
        return puzzle.enter(AnsweredPhase(puzzle, session, line=line))

    return puzzle.thinker.work(recalling(_untouched(puzzle), line), show)


@answers()
def review(puzzle: "Puzzle", line: str) -> str | None:
    """Show the verdict on an answer, if one was given; the reason comes back if it is wrong."""
    fresh = _untouched(puzzle)
    puzzle.mode, puzzle.progress.silent = replace(REVIEW, alone=puzzle.mode.alone), False
    if not line:
        return puzzle.start(fresh)
    phase: PuzzlePhase = SolvingPhase(puzzle, fresh)
    if not fresh.solver:
        phase = AskingPhase(puzzle, fresh, chosen=puzzle.game.goals.parse_answer(line))
    return puzzle.thinker.work(judging(fresh, line), partial(judge, phase))


def _untouched(puzzle: "Puzzle") -> PuzzleSession:
    """The session before the first try; raises Mistake while no puzzle is chosen."""
    if puzzle.session is None:
        raise Mistake(say("There is no puzzle here."))
    return begin(puzzle.session.puzzle)
