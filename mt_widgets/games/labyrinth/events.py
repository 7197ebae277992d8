"""What happened, for the log, for animation and for updating views; past tense.

Places are written as in moves: ``d4``.
"""

from dataclasses import dataclass

from .moves import ProposeDeal
from .state import Turn


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened."""


@dataclass(frozen=True, slots=True)
class MazeShifted(Event):
    """The spare went in at an arrow, turned to a tile; the tile pushed out is the new spare."""

    seat: int
    arrow: str
    tile: str
    spare: str
    closed: str


@dataclass(frozen=True, slots=True)
class PawnCarried(Event):
    """A pawn rode on its tile, or over the edge ``across`` to the tile that went in."""

    seat: int
    origin: str
    target: str
    across: bool


@dataclass(frozen=True, slots=True)
class TokenCarried(Event):
    """A token rode on its tile, or over the edge ``across`` to the tile that went in."""

    number: int
    origin: str
    target: str
    across: bool


@dataclass(frozen=True, slots=True)
class PawnMoved(Event):
    """A player's pawn walked; ``way`` is a shortest way, both ends included."""

    seat: int
    origin: str
    target: str
    way: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PawnStayed(Event):
    """A player chose not to move."""

    seat: int
    place: str


@dataclass(frozen=True, slots=True)
class TokenTaken(Event):
    """A player took the token on which the move ended."""

    seat: int
    number: int
    place: str


@dataclass(frozen=True, slots=True)
class WandUsed(Event):
    """A player gave up a wand for one more turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class DealProposed(Event):
    """The player whose turn it is proposed a deal to a partner."""

    seat: int
    partner: int
    deal: ProposeDeal


@dataclass(frozen=True, slots=True)
class DealAccepted(Event):
    """The partner accepted; the payment and the shift follow."""

    partner: int


@dataclass(frozen=True, slots=True)
class DealDeclined(Event):
    """The partner declined."""

    partner: int


@dataclass(frozen=True, slots=True)
class WandPaid(Event):
    """A wand changed hands."""

    payer: int
    receiver: int


@dataclass(frozen=True, slots=True)
class TokenPaid(Event):
    """A taken token changed hands."""

    payer: int
    receiver: int
    number: int


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """The turn ended; ``left`` turns remain for one player with a limit."""

    seat: int
    left: int | None


@dataclass(frozen=True, slots=True)
class FormulaShown(Event):
    """The game is over, and a formula card is turned up for counting."""

    seat: int
    formula: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over; who has won, and everybody's points by seat."""

    winners: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StageReached(Event):
    """Where the turn stands now, and who is to decide."""

    turn: Turn
    mover: int | None
