"""An exam: moves are played without a word on what they are worth, and judged only afterwards.

Luck depends on the puzzle and on what was played, so taking back and playing again changes
nothing, and an answer that was written down can be judged at any time.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from ..engine.aims import Aim
from ..engine.game import CHANCE, Move
from ..engine.words import say
from ..engine.work import Work
from ..search.steps import SearchStep
from .judge import RIGHT, SOLVED, Verdict
from .session import PuzzleSession


def playing_on(session: PuzzleSession, moves: Sequence[Move]) -> Work[PuzzleSession]:
    """Play moves, good or bad, and what the others and luck answer; raises IllegalMove."""
    for move in moves:
        step = session.own_step(move)
        assert session.solver is not None
        coming = yield from session.solver.going_on(step.after, _luck(session, move))
        session = replace(session, path=(*session.path, step, *coming))
    return session


def recalling(session: PuzzleSession, line: str) -> Work[PuzzleSession]:
    """The session after an answer that was written down; raises Mistake if it is no answer."""
    if session.solver is None:
        session.puzzle.game.goals.parse_answer(line)
        return session
    return (yield from playing_on(session, session.puzzle.game.notation.parse_moves(line)))


def judging(session: PuzzleSession, line: str) -> Work[tuple[PuzzleSession, Verdict]]:
    """What an answer comes to from the start: moves up to the first wrong one, or tags.

    Where the best chance is asked for, it is enough to have taken it before luck decides.
    """
    game = session.puzzle.game
    if session.solver is None:
        return session.answer(game.goals.parse_answer(line))
    verdict, shown = Verdict(RIGHT, ""), tuple[SearchStep, ...]()
    for move in game.notation.parse_moves(line):
        session, verdict = yield from session.playing([move], _luck(session, move))
        shown += verdict.steps
        if verdict.kind != RIGHT:
            break
    if verdict.kind == RIGHT and _left_to_luck(session):
        text = say("Every choice was the best there is.")
        session, verdict = replace(session, solved=True), replace(verdict, kind=SOLVED, text=text)
    return session, replace(verdict, steps=shown)


def _left_to_luck(session: PuzzleSession) -> bool:
    """Whether the best chance was asked for, and was taken: what luck made of it does not count."""
    aim = session.puzzle.aim
    likely = isinstance(aim, Aim) and aim.likely
    return likely and any(step.mover == CHANCE for step in session.path)


def _luck(session: PuzzleSession, move: Move) -> Random:
    puzzle = session.puzzle
    start = puzzle.game.notation.format_position(puzzle.start)
    return Random(f"{puzzle.name} {start} {session.line} {puzzle.write([move])}")
