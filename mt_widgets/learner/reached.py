"""What has been reached with a puzzle, as an attempt tells it."""

from fractions import Fraction
from typing import Any

from ..engine.aims import Aim
from ..puzzles.account import account
from ..puzzles.session import PuzzleSession


def reached(session: PuzzleSession) -> dict[str, Any]:
    """How far it has come, by the names that an attempt has for it."""
    best = _best(session)
    return {
        "hints": session.hints,
        "tried": session.tried,
        "solved": session.solved,
        "shown": session.shown,
        "value": None if best is None else str(session.value),
        "best": None if best is None else str(best),
        "moves": account(session) or None,
    }


def _best(session: PuzzleSession) -> Fraction | None:
    """The best chance, where chances are compared and one has been tried."""
    aim = session.puzzle.aim
    likely = isinstance(aim, Aim) and aim.likely and session.value is not None
    return Fraction(session.solver.value()) if session.solver and likely else None
