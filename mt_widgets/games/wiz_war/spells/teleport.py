"""Teleport: a neutral card, and a counteraction too."""

from functools import cache

from ....engine.errors import Refusal, refuse
from ..board import Grid
from ..cards import CARDS
from ..characters import is_base, is_filled
from ..draft import Draft, Position
from ..moves import Cast
from ..rules.main_part import no_steps_left
from ..rules.moving import arrive, move_to, why_not_into
from .spell import Aim, Spell


@cache
def _near(board: Grid, square: int) -> tuple[int, ...]:
    reach = CARDS["teleport"].reach
    return tuple(s for s in range(board.size) if 0 < board.apart(square, s) <= reach)


def _aims(position: Position, seat: int) -> list[Aim]:
    board, who = position.setup.board, position.setup.colours[seat]
    return [
        (board.names[square], "")
        for square in _near(board, position.squares[seat])
        if not is_base(position, square) and not is_filled(position, square, who)
    ]


def _why_not(position: Position, seat: int, cast: Cast) -> Refusal | None:
    board = position.setup.board
    square = board.square[cast.target]
    if square not in _near(board, position.squares[seat]):
        return refuse("card.teleport", square=cast.target)
    if is_base(position, square):
        return refuse("base.teleport", square=cast.target)
    return why_not_into(position, position.setup.colours[seat], square)


def _work(draft: Draft, seat: int, cast: Cast, ward: int) -> None:
    who = draft.setup.colours[seat]
    no_steps_left(draft, seat)
    move_to(draft, who, draft.setup.board.square[cast.target], "magic")
    arrive(draft, who, None)


TELEPORT = Spell(_aims, _why_not, _work)
