"""Fumble: a wizard who carries something drops everything."""

from ....engine.errors import Refusal, refuse
from ..draft import Draft, Position
from ..moves import Cast
from ..rules.attacks import why_not_aim
from ..rules.death import drop_all
from .spell import Aim, Spell
from .striking import in_reach

_TARGETS = in_reach("fumble")


def _aims(position: Position, seat: int) -> list[Aim]:
    seats = position.setup.seat
    return [aim for aim in _TARGETS(position, seat) if position.carried[seats[aim[0]]]]


def _why_not(position: Position, seat: int, cast: Cast) -> Refusal | None:
    refusal = why_not_aim(position, seat, cast)
    if refusal is None and not position.carried[position.setup.seat[cast.target]]:
        return refuse("card.fumble", colour=cast.target)
    return refusal


def _work(draft: Draft, seat: int, cast: Cast, ward: int) -> None:
    drop_all(draft, draft.setup.seat[cast.target])


FUMBLE = Spell(_aims, _why_not, _work)
