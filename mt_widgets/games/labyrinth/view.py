"""What one seat may know. Drawing, bots and hints work from views, so that none can peek."""

from dataclasses import dataclass

from .rules.ending import winners
from .rules.seeing import visible_setup
from .rules.turn import mover
from .state import Setup, State, Turn


@dataclass(frozen=True, slots=True)
class View:
    """A state as a seat sees it (None: with everything in it). Cards it may not see are UNKNOWN.

    The fields are those of a state, with who is to decide and who has won (None: it goes on).
    """

    seat: int | None
    setup: Setup
    tiles: str
    spare: str
    closed: str
    pawns: tuple[int, ...]
    tokens: tuple[int, ...]
    lying: tuple[int, ...]
    turn: Turn
    wands: tuple[int, ...]
    taken: tuple[tuple[int, ...], ...]
    left: int | None
    mover: int | None
    winners: tuple[int, ...] | None

    def __str__(self) -> str:
        """The text board."""
        from .spoken import board  # the words are needed only when somebody reads

        return board(self)


def look(state: State, seat: int | None, _grade: str = "") -> View:
    """What a seat may know of a state; below zero: what an onlooker may; None: all of it."""
    seen = state._replace(setup=visible_setup(state, seat))
    return View(seat, *seen, mover(state), winners(state))
