"""Stone Block and Thorn Bush: creations on an empty square in sight."""

from ....engine.errors import Refusal, refuse
from ..changes import do
from ..characters import creation_on, crowd, is_base
from ..draft import Draft, Position
from ..events import CreationMade
from ..moves import Cast
from ..rules.seeing import in_sight
from .spell import Aim, Spell


def _is_empty(position: Position, square: int) -> bool:
    """``create.empty``: no characters, no creation, no items and no treasures."""
    return not (
        crowd(position, square)
        or creation_on(position, square)
        or any(at == square for at, _ in position.things)
    )


def _aims(position: Position, seat: int) -> list[Aim]:
    names = position.setup.board.names
    return [
        (names[square], "")
        for square in in_sight(position, seat).squares
        if not is_base(position, square) and _is_empty(position, square)
    ]


def _why_not(position: Position, seat: int, cast: Cast) -> Refusal | None:
    square = position.setup.board.square[cast.target]
    if is_base(position, square):
        return refuse("base.create", square=cast.target)
    if not _is_empty(position, square):
        return refuse("create.empty", "square", square=cast.target)
    if square not in in_sight(position, seat).square_set:
        return refuse("los.needed", target=cast.target)
    return None


def _work(draft: Draft, seat: int, cast: Cast, ward: int) -> None:
    do(draft, CreationMade(draft.setup.board.square[cast.target], cast.card))


STONE_BLOCK = Spell(_aims, _why_not, _work)
THORN_BUSH = Spell(_aims, _why_not, _work)
