"""Dispel: a creation is gone, or all spells of one name on one wizard end."""

from ....engine.errors import Refusal, refuse
from ..changes import do
from ..characters import creation_on
from ..draft import Draft, Position
from ..events import BorderOpened, CreationGone, SpellEnded
from ..lasting import SPELLS, is_under
from ..moves import Cast
from ..rules.seeing import in_sight, is_seen
from .spell import Aim, Spell


def _aims(position: Position, seat: int) -> list[Aim]:
    board, sight = position.setup.board, in_sight(position, seat)
    squares = [c.square for c in position.creations if c.square in sight.square_set]
    aims = [(board.names[square], "") for square in squares]
    aims += [(board.border_names[border], "") for border in sight.fires]
    for other, lasting in enumerate(position.lasting):
        if lasting and position.squares[other] in sight.square_set:
            colour = position.setup.colours[other]
            aims += [(colour, spell) for spell in SPELLS if is_under(position, other, spell)]
    return aims


def _is_there(position: Position, cast: Cast) -> bool:
    board = position.setup.board
    if cast.detail:
        other = position.setup.seat.get(cast.target)
        return other is not None and is_under(position, other, cast.detail)
    if cast.target in board.square:
        return creation_on(position, board.square[cast.target]) is not None
    return position.borders[board.border[cast.target]] == "f"


def _why_not(position: Position, seat: int, cast: Cast) -> Refusal | None:
    if not _is_there(position, cast):
        return refuse("card.dispel", "spell" if cast.detail else "", target=cast.target)
    place = cast.target
    if cast.detail:
        place = position.setup.board.names[position.squares[position.setup.seat[place]]]
    seen = is_seen(in_sight(position, seat), position, place)
    return None if seen else refuse("los.needed", target=cast.target)


def _work(draft: Draft, seat: int, cast: Cast, ward: int) -> None:
    board = draft.setup.board
    if cast.detail:
        do(draft, SpellEnded(draft.setup.seat[cast.target], cast.detail))
    elif cast.target in board.square:
        do(draft, CreationGone(board.square[cast.target]))
    else:
        do(draft, BorderOpened(board.border[cast.target]))


DISPEL = Spell(_aims, _why_not, _work)
