"""Dispel: a creation is gone, or all spells of one name on one wizard end."""

from ....engine.errors import Refusal, refuse
from ..changes import do
from ..characters import creation_on
from ..draft import Draft, Position
from ..effects import SPELLS, has_effect
from ..events import BorderOpened, CreationGone, SpellEnded
from ..moves import Cast
from ..rules.seeing import in_sight
from .spell import Aim, Spell

__all__ = ["DISPEL"]


def _aims(position: Position, seat: int) -> list[Aim]:
    board, sight = position.table.board, in_sight(position, seat)
    squares = [c.square for c in position.creations if c.square in sight.square_set]
    aims = [(board.names[square], "") for square in squares]
    aims += [(board.border_names[border], "") for border in sight.fires]
    for other, effects in enumerate(position.effects):
        if effects and position.squares[other] in sight.square_set:
            colour = position.table.colours[other]
            aims += [(colour, spell) for spell in SPELLS if has_effect(position, other, spell)]
    return aims


def _is_there(position: Position, cast: Cast) -> bool:
    board = position.table.board
    if cast.detail:
        other = position.table.seat.get(cast.target)
        return other is not None and has_effect(position, other, cast.detail)
    if cast.target in board.square:
        return creation_on(position, board.square[cast.target]) is not None
    return position.borders[board.border[cast.target]] == "f"


def _why_not(position: Position, seat: int, cast: Cast) -> Refusal | None:
    if not _is_there(position, cast):
        return refuse("card.dispel", "spell" if cast.detail else "", target=cast.target)
    board, sight = position.table.board, in_sight(position, seat)
    if cast.detail:
        seen = position.squares[position.table.seat[cast.target]] in sight.square_set
    elif cast.target in board.square:
        seen = board.square[cast.target] in sight.square_set
    else:
        seen = board.border[cast.target] in sight.border_set
    return None if seen else refuse("los.needed", target=cast.target)


def _work(draft: Draft, seat: int, cast: Cast, ward: int) -> None:
    board = draft.table.board
    if cast.detail:
        do(draft, SpellEnded(draft.table.seat[cast.target], cast.detail))
    elif cast.target in board.square:
        do(draft, CreationGone(board.square[cast.target]))
    else:
        do(draft, BorderOpened(board.border[cast.target]))


DISPEL = Spell(_aims, _why_not, _work)
