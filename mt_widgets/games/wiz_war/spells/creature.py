"""Ogre and Skeleton: cards that make a creature (``creature.made``)."""

from ....engine.errors import Refusal, refuse
from ..box import CREATURE_ROWS
from ..changes import do
from ..characters import is_base
from ..draft import Draft, Position, maze_of
from ..events import CreatureMade
from ..moves import Cast
from ..rules.main_part import in_main_part
from ..rules.moving import why_not_into
from ..state import Creature
from .spell import Aim, Spell


def _why_not_in(position: Position, seat: int, square: int, name: str) -> Refusal | None:
    shown = position.setup.board.names[square]
    if is_base(position, square):
        return refuse("base.create", square=shown)
    if square not in maze_of(position).adjacent(position.squares[seat]):
        return refuse("los.adjacent", square=shown)
    return why_not_into(position, name, square)


def _aims(name: str, position: Position, seat: int) -> list[Aim]:
    names = position.setup.board.names
    near = maze_of(position).adjacent(position.squares[seat])
    return [(names[s], "") for s in near if _why_not_in(position, seat, s, name) is None]


def _why_not(position: Position, seat: int, cast: Cast) -> Refusal | None:
    return _why_not_in(position, seat, position.setup.board.square[cast.target], cast.card)


def _work(draft: Draft, seat: int, cast: Cast, ward: int) -> None:
    """``creature.steps``: it has its steps at once, but no attack in this turn."""
    row, square = CREATURE_ROWS[cast.card], draft.setup.board.square[cast.target]
    steps = row["steps"] if in_main_part(draft, seat) else 0
    do(draft, CreatureMade(Creature(cast.card, seat, square, row["life"], steps)))


OGRE = Spell(lambda position, seat: _aims("ogre", position, seat), _why_not, _work)
SKELETON = Spell(lambda position, seat: _aims("skeleton", position, seat), _why_not, _work)
