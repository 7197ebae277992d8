"""What one seat may know. Drawing, bots and hints work from views, so that none can peek."""

from dataclasses import dataclass

from .rules.ending import winners
from .rules.seeing import visible_table
from .rules.turn import mover
from .state import State, Table, Turn

__all__ = ["View", "format_view", "view", "whole"]


@dataclass(frozen=True, slots=True)
class View:
    """A state as a seat sees it (``seat`` None: an onlooker). Cards it may not see are UNKNOWN.

    The fields are those of a state, with who is to decide and who has won (None: it goes on).
    """

    seat: int | None
    table: Table
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


def view(state: State, seat: int | None) -> View:
    """What a seat may know of a state; None: what an onlooker may."""
    return _look(state._replace(table=visible_table(state, seat)), seat)


def _look(state: State, seat: int | None) -> View:
    return View(seat, *state, mover(state), winners(state))


def whole(state: State) -> View:
    """Everything that a state tells, every formula too."""
    return _look(state, None)


def format_view(seen: View) -> str:
    """What a seat may see as a position: ``?`` for the card of another."""
    return str(_as_state(seen))


def _as_state(seen: View) -> State:
    return State(*(getattr(seen, field) for field in State._fields))
