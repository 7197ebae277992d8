"""Moves: one frozen dataclass per kind. All but formula cards lies open, so all can be named."""

from dataclasses import dataclass

__all__ = [
    "AcceptDeal", "DeclineDeal", "EndTurn", "Move", "ProposeDeal", "Shift", "Stay", "UseWand",
    "Walk",
]  # fmt: skip


class _Written:
    """Moves print as they are written."""

    __slots__ = ()

    def __str__(self) -> str:
        from .notation import format_move  # the notation imports moves

        return format_move(self)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Shift(_Written):
    """The spare goes in at an arrow, turned to a tile's letter: ``Nb:F``."""

    arrow: str
    tile: str


@dataclass(frozen=True, slots=True)
class Walk(_Written):
    """The pawn goes to a place, and may take the token there: ``d4``, ``d4+``."""

    place: str
    take: bool = False


@dataclass(frozen=True, slots=True)
class Stay(_Written):
    """The pawn stays: ``stay``. Taking then, ``stay+``, is always refused."""

    take: bool = False


@dataclass(frozen=True, slots=True)
class UseWand(_Written):
    """One more turn: ``wand``."""


@dataclass(frozen=True, slots=True)
class EndTurn(_Written):
    """No wand: ``end``."""


@dataclass(frozen=True, slots=True)
class ProposeDeal(_Written):
    """A shift for a price: ``deal:y+w:Nb:F``.

    ``price`` is the number of a token, None for a wand. The partner pays it, or else the one whose
    turn it is.
    """

    partner: str
    partner_pays: bool
    price: int | None
    shift: Shift


@dataclass(frozen=True, slots=True)
class AcceptDeal(_Written):
    """The partner agrees: ``accept``."""


@dataclass(frozen=True, slots=True)
class DeclineDeal(_Written):
    """The partner does not agree: ``decline``."""


Move = Shift | Walk | Stay | UseWand | EndTurn | ProposeDeal | AcceptDeal | DeclineDeal
