"""Move the Raven Castle: forward or back to the next space without a wizard on top."""

from collections.abc import Iterator

from ....engine.errors import Refusal, refuse
from ..draft import Draft, Position
from ..moves import Cast
from ..rules.castle import free_space, move_castle
from .spell import Spell

_BOTH_WAYS = Cast("mc", 1), Cast("mc", -1)


def _casts(position: Position, seat: int) -> Iterator[Cast]:
    return (cast for cast in _BOTH_WAYS if _why_not(position, seat, cast) is None)


def _target(position: Position, cast: Cast) -> int | None:
    assert isinstance(cast.target, int)
    return free_space(position, cast.target)


def _why_not(position: Position, seat: int, cast: Cast) -> Refusal | None:
    return refuse("nudge.free") if _target(position, cast) is None else None


def _carry_out(draft: Draft, seat: int, cast: Cast) -> bool:
    target = _target(draft, cast)
    assert target is not None
    move_castle(draft, target)
    return False


MOVE_THE_CASTLE = Spell("mc", _casts, _why_not, _carry_out)
