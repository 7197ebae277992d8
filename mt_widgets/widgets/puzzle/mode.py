"""What a puzzle is for: practice, an exam or a review."""

from dataclasses import dataclass

from ...engine.errors import Mistake
from ...engine.words import say
from ...puzzles.session import HINTS, PuzzleSession
from ..page.panel_parts import Button, button


@dataclass(frozen=True, slots=True)
class Mode:
    """What may be done with a puzzle."""

    hints: int = HINTS  # how many may be asked for
    solution: bool = True  # it may be looked at
    silent: bool = False  # answers are taken without saying what is right
    starred: bool = True  # stars are shown and can be lost
    alone: bool = False  # there is no way to other puzzles

    @property
    def stays(self) -> bool:
        """Whether there is only this puzzle."""
        return self.alone or self.silent

    def allows_hint(self, session: PuzzleSession) -> bool:
        """Whether another hint may be asked for."""
        return session.hints < self.hints

    def ways_out(self) -> list[Button]:
        """The buttons to the next puzzle and to all of them, if others may be opened."""
        ways = [button("next", say("Next puzzle")), button("all", say("All puzzles"))]
        return [] if self.stays else ways


EXAM = Mode(0, solution=False, silent=True, starred=False)
REVIEW = Mode(0, starred=False)


def practice(hints: int) -> Mode:
    """Practice with that many hints; with fewer than all, the solution is not shown either.

    Raises Mistake if ``hints`` is not a number from 0 to 3.
    """
    if hints not in range(HINTS + 1):
        raise Mistake(f"hints={hints!r} is not a whole number from 0 to {HINTS}")
    return Mode(hints, solution=hints == HINTS)
