"""Turn Sector: any sector is turned, and coins are thrown for its changed borders."""

from functools import cache

from ....engine.errors import Refusal, refuse
from ..board import Grid
from ..changes import do
from ..draft import Draft, Position
from ..events import SectorTurned
from ..moves import Cast
from ..state import Coins
from ..turning import changed_rim
from .spell import Aim, Spell


@cache
def _all_turns(board: Grid) -> tuple[Aim, ...]:
    return tuple((board.names[middle], quarters) for middle in board.middles for quarters in "123")


def sector_of(position: Position, cast: Cast) -> int:
    """The number of the sector that is to be turned."""
    board = position.setup.board
    return board.middles.index(board.square[cast.target])


def _why_not(position: Position, seat: int, cast: Cast) -> Refusal | None:
    board = position.setup.board
    if board.square[cast.target] in board.middles:
        return None
    return refuse("card.rotate", square=cast.target)


def _work(draft: Draft, seat: int, cast: Cast, ward: int) -> None:
    """``rotate.coin``: with changed borders the sector waits for the coins."""
    if changed_rim(draft, sector_of(draft, cast)):
        draft.pending += (Coins(seat, cast),)
    else:
        _turn(draft, cast, ())


def throw(draft: Draft, awaited: Coins, heads: bool) -> bool:
    """A coin is thrown; whether it was the last one, and the sector has turned."""
    coins, cast = (*awaited.coins, heads), awaited.move
    if len(coins) < len(changed_rim(draft, sector_of(draft, cast))):
        draft.pending = (*draft.pending[:-1], Coins(awaited.seat, cast, coins))
        return False
    draft.pending = draft.pending[:-1]
    _turn(draft, cast, coins)
    return True


def _turn(draft: Draft, cast: Cast, coins: tuple[bool, ...]) -> None:
    do(draft, SectorTurned(sector_of(draft, cast), int(cast.detail), coins))


TURN_SECTOR = Spell(lambda position, seat: _all_turns(position.setup.board), _why_not, _work)
