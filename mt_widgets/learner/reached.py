"""What has been reached with a puzzle, as an attempt tells it."""

from fractions import Fraction
from typing import Any

from ..engine.aims import Aim
from ..puzzles.account import account
from ..puzzles.session import PuzzleSession


def reached(session: PuzzleSession) -> dict[str, Any]:
    """How far it has come, by the names that an attempt has for it."""
    aim = session.puzzle.aim
    likely = isinstance(aim, Aim) and aim.likely and session.value is not None
    best = Fraction(session.solver.value()) if session.solver and likely else None
    return {
        "hints": session.hints,
        "tried": session.tried,
        "solved": session.solved,
        "shown": session.shown,
        "value": None if best is None else str(session.value),
        "best": None if best is None else str(best),
        "moves": account(session) or None,
    }
