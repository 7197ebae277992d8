"""Moves: one frozen dataclass per kind. All but formula cards lies open, so all can be named."""

from dataclasses import dataclass

from ...engine.written import Written


@dataclass(frozen=True, slots=True)
class Shift(Written):
    """The spare goes in at an arrow, turned to a tile's letter: ``Nb:F``."""

    arrow: str
    tile: str


@dataclass(frozen=True, slots=True)
class Walk(Written):
    """The pawn goes to a place, and may take the token there: ``d4``, ``d4+``."""

    place: str
    take: bool = False


@dataclass(frozen=True, slots=True)
class Stay(Written):
    """The pawn stays: ``stay``. Taking then, ``stay+``, is always refused."""

    take: bool = False


@dataclass(frozen=True, slots=True)
class UseWand(Written):
    """Use a wand for one more turn: ``wand``."""


@dataclass(frozen=True, slots=True)
class EndTurn(Written):
    """End the turn without a wand: ``end``."""


@dataclass(frozen=True, slots=True)
class ProposeDeal(Written):
    """A shift for a price: ``deal:y+w:Nb:F``.

    ``price`` is the number of a token, None for a wand. The partner pays it, or else the one whose
    turn it is.
    """

    partner: str
    partner_pays: bool
    price: int | None
    shift: Shift


@dataclass(frozen=True, slots=True)
class AcceptDeal(Written):
    """The partner accepts: ``accept``."""


@dataclass(frozen=True, slots=True)
class DeclineDeal(Written):
    """The partner declines: ``decline``."""


Move = Shift | Walk | Stay | UseWand | EndTurn | ProposeDeal | AcceptDeal | DeclineDeal
